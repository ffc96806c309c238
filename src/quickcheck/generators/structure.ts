import type { Box, Gen } from "./gen.ts";

/**
 * What can be read off the structure of generators, recursive ones included.
 *
 * The *height* of a generator is the number of nested unfoldings of recursive definitions that its least value needs:
 * 0 for a leaf, 1 for a branch whose parts may be leaves. It is the least solution of
 *
 *     height(any gs) = min, height(all gs) = max, height(recursion d) = 1 + height(d())
 *
 * found by iteration from infinity (Knuth, A generalization of Dijkstra's algorithm, 1977).
 */
const heights = new WeakMap<Gen<unknown>, number>();

/** Nested unfoldings that the least value needs; infinite when no value is finite. */
export function heightOf(gen: Gen<unknown>): number {
  const known = heights.get(gen);
  if (known !== undefined) return known;
  const reachable = reachableFrom(gen);
  const estimate = new Map<Gen<unknown>, number>();
  for (let changed = true; changed; ) {
    changed = false;
    for (const g of reachable) {
      const height = heightStep(g, estimate);
      if (height < (estimate.get(g) ?? Number.POSITIVE_INFINITY)) {
        estimate.set(g, height);
        changed = true;
      }
    }
  }
  for (const g of reachable) heights.set(g, estimate.get(g) ?? Number.POSITIVE_INFINITY);
  return heights.get(gen) ?? 0;
}

function heightStep(gen: Gen<unknown>, estimate: ReadonlyMap<Gen<unknown>, number>): number {
  const of = (g: Gen<unknown>) => estimate.get(g) ?? Number.POSITIVE_INFINITY;
  const { structure } = gen;
  switch (structure.kind) {
    case "opaque":
    case "constant":
      return 0;
    case "any":
      return Math.min(...structure.of.map(of));
    case "all":
      return Math.max(0, ...structure.of.map(of));
    case "many":
      return structure.min === 0 ? 0 : of(structure.of);
    case "recursion":
      return 1 + of(structure.define());
  }
}

/** Every generator that the structure of this one mentions, parts before wholes. */
function reachableFrom(gen: Gen<unknown>): readonly Gen<unknown>[] {
  const seen = new Set<Gen<unknown>>();
  const order: Gen<unknown>[] = [];
  const visit = (g: Gen<unknown>) => {
    if (seen.has(g)) return;
    seen.add(g);
    partsOf(g).forEach(visit);
    order.push(g);
  };
  visit(gen);
  return order;
}

function partsOf(gen: Gen<unknown>): readonly Gen<unknown>[] {
  const { structure } = gen;
  switch (structure.kind) {
    case "opaque":
    case "constant":
      return [];
    case "any":
    case "all":
      return structure.of;
    case "many":
      return [structure.of];
    case "recursion":
      return [structure.define()];
  }
}

/** Whether the structure mentions a recursive definition. */
export function isRecursive(gen: Gen<unknown>): boolean {
  return heightOf(gen) > 0 || reachableFrom(gen).some((g) => g.structure.kind === "recursion");
}

const knownBoxes = new WeakMap<Gen<unknown>, Box | null>();

/** The container that every value of the generator is, when it is a fresh one each time; otherwise null. */
export function boxOf(gen: Gen<unknown>): Box | null {
  const known = knownBoxes.get(gen);
  if (known !== undefined) return known;
  const found = boxesOf(gen, new Set());
  const box = found.size === 1 ? ([...found][0] ?? null) : null;
  knownBoxes.set(gen, box);
  return box;
}

function boxesOf(gen: Gen<unknown>, above: Set<Gen<unknown>>): Set<Box | null> {
  if (above.has(gen)) return new Set();
  above.add(gen);
  const { structure } = gen;
  switch (structure.kind) {
    case "opaque":
    case "constant":
      return new Set([null]);
    case "all":
    case "many":
      return new Set([structure.box]);
    case "any":
      return new Set(structure.of.flatMap((g) => [...boxesOf(g, above)]));
    case "recursion":
      return boxesOf(structure.define(), above);
  }
}
