import { TupleSet } from "../language/tuple-set.ts";

/** The relational operators on plain sets of tuples, as the definitions say. Used by the evaluator only. */

/** `a.b`: for each tuple of a, those of b that begin with its last atom stand together. */
export function joinSets(a: TupleSet, b: TupleSet): TupleSet {
  const n = a.universe.size;
  const width = n ** (b.arity - 1);
  const found: number[] = [];
  for (const index of a.indices) {
    const first = (index % n) * width;
    const base = Math.floor(index / n) * width - first;
    for (let i = b.placeOf(first); i < b.size && (b.indices[i] as number) < first + width; i++) found.push(base + (b.indices[i] as number));
  }
  return TupleSet.ofIndices(a.universe, a.arity + b.arity - 2, found);
}

/** `~a`. */
export function transposeSet(a: TupleSet): TupleSet {
  const n = a.universe.size;
  return TupleSet.ofIndices(
    a.universe,
    2,
    a.indices.map((index) => (index % n) * n + Math.floor(index / n)),
  );
}

/** `^a`: joined with itself until nothing is new. */
export function closeSet(a: TupleSet): TupleSet {
  let closed = a;
  for (;;) {
    const next = closed.union(joinSets(closed, closed));
    if (next.size === closed.size) return closed;
    closed = next;
  }
}

/** The identity. */
export function identitySet(a: { readonly universe: TupleSet["universe"] }): TupleSet {
  const n = a.universe.size;
  return TupleSet.ascending(
    a.universe,
    2,
    Array.from({ length: n }, (_, i) => i * n + i),
  );
}

/** `a ++ b`. */
export function overrideSet(a: TupleSet, b: TupleSet): TupleSet {
  const width = a.universe.size ** (a.arity - 1);
  const firsts = new Set(b.indices.map((index) => Math.floor(index / width)));
  return a.filter((index) => !firsts.has(Math.floor(index / width))).union(b);
}

/** The given columns of each tuple. */
export function projectSet(a: TupleSet, columns: readonly number[]): TupleSet {
  return TupleSet.of(
    a.universe,
    columns.length,
    a.tuples().map((tuple) => columns.map((column) => tuple[column] ?? 0)),
  );
}

/** Whether `r` is a (partial) function from the domain to the range. */
export function isFunctionSet(r: TupleSet, domain: TupleSet, range: TupleSet, isPartial: boolean): boolean {
  const width = r.universe.size ** range.arity;
  const images = new Map<number, number>();
  for (const index of r.indices) {
    const argument = Math.floor(index / width);
    if (!domain.hasIndex(argument) || !range.hasIndex(index % width)) return false;
    images.set(argument, (images.get(argument) ?? 0) + 1);
  }
  return [...images.values()].every((count) => count === 1) && (isPartial || images.size === domain.size);
}

/** Whether `r` is the successor relation of a total order on `ordered` from `first` to `last`. */
export function isTotalOrderSet(r: TupleSet, ordered: TupleSet, first: TupleSet, last: TupleSet): boolean {
  if (first.size !== 1 || last.size !== 1 || r.size !== ordered.size - 1) return false;
  const n = r.universe.size;
  const next = new Map(r.indices.map((index) => [Math.floor(index / n), index % n]));
  const seen = new Set<number>();
  let at: number | undefined = first.indices[0];
  let end = at;
  while (at !== undefined && ordered.hasIndex(at) && !seen.has(at)) {
    seen.add(at);
    end = at;
    at = next.get(at);
  }
  return at === undefined && seen.size === ordered.size && end === last.indices[0];
}

/** All subsets, the empty one first. Requires: few elements. */
export function* subsetsOf(a: TupleSet): Generator<TupleSet> {
  for (let mask = 0; mask < 2 ** a.size; mask++) {
    const chosen = a.indices.filter((_, i) => Math.floor(mask / 2 ** i) % 2 === 1);
    yield TupleSet.ascending(a.universe, a.arity, chosen);
  }
}
