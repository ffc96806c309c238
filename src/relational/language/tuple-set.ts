import { RelationalError } from "./error.ts";
import type { Atom, Universe } from "./universe.ts";

/** An immutable set of tuples of one arity over one universe, as ascending tuple indices. */
export class TupleSet {
  readonly universe: Universe;
  readonly arity: number;
  /** Tuple indices, ascending, without repetition. */
  readonly indices: readonly number[];

  private constructor(universe: Universe, arity: number, indices: readonly number[]) {
    this.universe = universe;
    this.arity = arity;
    this.indices = indices;
  }

  /** The empty set. */
  static none(universe: Universe, arity: number): TupleSet {
    return new TupleSet(universe, checkedArity(arity), []);
  }

  /** Every tuple of the arity. */
  static all(universe: Universe, arity: number): TupleSet {
    const capacity = universe.capacity(checkedArity(arity));
    return new TupleSet(
      universe,
      arity,
      Array.from({ length: capacity }, (_, i) => i),
    );
  }

  /** The set of the given tuples: `TupleSet.of(u, 2, [["a", "b"], [0, 0]])`. */
  static of(universe: Universe, arity: number, tuples: Iterable<readonly Atom[]>): TupleSet {
    const indices: number[] = [];
    for (const tuple of tuples) {
      if (tuple.length !== arity)
        throw new RelationalError("arity", `the tuple (${tuple.join(", ")}) has arity ${tuple.length}, but ${arity} is expected`);
      indices.push(universe.indexOf(tuple));
    }
    return TupleSet.ofIndices(universe, arity, indices);
  }

  /** The set of the given tuple indices, in any order. */
  static ofIndices(universe: Universe, arity: number, indices: Iterable<number>): TupleSet {
    const capacity = universe.capacity(checkedArity(arity));
    const sorted = inOrder([...indices]);
    for (const index of sorted)
      if (!Number.isInteger(index) || index < 0 || index >= capacity)
        throw new RelationalError("unknown-atom", `there is no tuple number ${index} of arity ${arity} over ${universe.size} atoms`);
    return new TupleSet(universe, arity, sorted);
  }

  /** The set of the given tuple indices, which are not checked. Requires: they ascend and are those of tuples. */
  static ascending(universe: Universe, arity: number, indices: readonly number[]): TupleSet {
    return new TupleSet(universe, arity, indices);
  }

  /** The unary set of the given atoms. */
  static atoms(universe: Universe, atoms: Iterable<Atom>): TupleSet {
    return TupleSet.ofIndices(
      universe,
      1,
      Array.from(atoms, (atom) => universe.place(atom)),
    );
  }

  /** The unary set of the atoms at places `from` up to but not including `to`. */
  static range(universe: Universe, from: number, to: number): TupleSet {
    return TupleSet.atoms(
      universe,
      Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i),
    );
  }

  get size(): number {
    return this.indices.length;
  }

  get isEmpty(): boolean {
    return this.indices.length === 0;
  }

  /** Whether the tuple with this index is a member. */
  hasIndex(index: number): boolean {
    return this.indices[this.placeOf(index)] === index;
  }

  /** The place in `indices` of the first index that is not less than the given one. */
  placeOf(index: number): number {
    let low = 0;
    let high = this.indices.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.indices[middle] as number) < index) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether the tuple is a member. */
  has(tuple: readonly Atom[]): boolean {
    return tuple.length === this.arity && this.hasIndex(this.universe.indexOf(tuple));
  }

  union(other: TupleSet): TupleSet {
    this.checkAlike(other, "+");
    if (this.isEmpty) return other;
    return other.isEmpty ? this : new TupleSet(this.universe, this.arity, merged(this.indices, other.indices));
  }

  intersection(other: TupleSet): TupleSet {
    this.checkAlike(other, "&");
    return this.filter((index) => other.hasIndex(index));
  }

  difference(other: TupleSet): TupleSet {
    this.checkAlike(other, "-");
    return this.filter((index) => !other.hasIndex(index));
  }

  /** All concatenations of a tuple of this set with one of the other. */
  product(other: TupleSet): TupleSet {
    if (this.universe !== other.universe) throw new RelationalError("foreign-universe", "-> of tuple sets over different universes");
    const width = this.universe.capacity(other.arity);
    this.universe.capacity(this.arity + other.arity);
    const indices: number[] = [];
    for (const left of this.indices) for (const right of other.indices) indices.push(left * width + right);
    return new TupleSet(this.universe, this.arity + other.arity, indices);
  }

  /** The members whose index passes the test. */
  filter(test: (index: number) => boolean): TupleSet {
    return new TupleSet(this.universe, this.arity, this.indices.filter(test));
  }

  isSubsetOf(other: TupleSet): boolean {
    this.checkAlike(other, "in");
    return this.size <= other.size && this.indices.every((index) => other.hasIndex(index));
  }

  equals(other: TupleSet): boolean {
    this.checkAlike(other, "=");
    return this.size === other.size && this.indices.every((index, i) => index === other.indices[i]);
  }

  /** The tuples as places of atoms, ascending. */
  tuples(): number[][] {
    return this.indices.map((index) => this.universe.tupleAt(index, this.arity));
  }

  /** The tuples as names of atoms, ascending. */
  names(): string[][] {
    return this.tuples().map((tuple) => tuple.map((place) => this.universe.nameOf(place)));
  }

  /** For people: `{(a0, a1), (a1, a1)}`, unary tuples without parentheses. */
  toString(): string {
    const shown = this.names().map((tuple) => (tuple.length === 1 ? (tuple[0] ?? "") : `(${tuple.join(", ")})`));
    return `{${shown.join(", ")}}`;
  }

  private checkAlike(other: TupleSet, operator: string): void {
    if (this.universe !== other.universe)
      throw new RelationalError("foreign-universe", `${operator} of tuple sets over different universes`);
    if (this.arity !== other.arity)
      throw new RelationalError("arity", `${operator} of tuple sets of arities ${this.arity} and ${other.arity}`);
  }
}

function checkedArity(arity: number): number {
  if (!Number.isInteger(arity) || arity < 1) throw new RelationalError("arity", `${arity} is no arity; it must be 1 or more`);
  return arity;
}

/** The same numbers in ascending order, each once; nothing to do for numbers that are so already. */
function inOrder(numbers: readonly number[]): readonly number[] {
  const isAscending = numbers.every((number, i) => i === 0 || (numbers[i - 1] as number) < number);
  return isAscending ? numbers : [...new Set(numbers)].sort((a, b) => a - b);
}

/** The numbers of both ascending lists in ascending order, each once. */
function merged(a: readonly number[], b: readonly number[]): number[] {
  const all: number[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const next = Math.min(a[i] ?? Infinity, b[j] ?? Infinity);
    all.push(next);
    if (a[i] === next) i++;
    if (b[j] === next) j++;
  }
  return all;
}
