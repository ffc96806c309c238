import { RelationalError } from "./error.ts";
import type { Relation } from "./syntax.ts";
import { TupleSet } from "./tuple-set.ts";
import type { Atom, Universe } from "./universe.ts";

/** What a relation must at least and may at most contain. Invariant: `lower ⊆ upper`. */
export interface Bound {
  readonly lower: TupleSet;
  readonly upper: TupleSet;
}

/** Lower and upper bounds of relations over one universe, and the integers that atoms stand for. Immutable. */
export class Bounds {
  readonly universe: Universe;
  /** The bounded relations, in order of binding. */
  readonly relations: ReadonlyMap<Relation, Bound>;
  /** Integer of each atom that stands for one, by place; each integer at most once. */
  readonly ints: ReadonlyMap<number, number>;

  private constructor(universe: Universe, relations: ReadonlyMap<Relation, Bound>, ints: ReadonlyMap<number, number>) {
    this.universe = universe;
    this.relations = relations;
    this.ints = ints;
  }

  /** No relation bound. */
  static over(universe: Universe): Bounds {
    return new Bounds(universe, new Map(), new Map());
  }

  /** Binds many at once; linear in their number, whereas a chain of `bound` is quadratic. */
  static of(universe: Universe, entries: Iterable<readonly [Relation, Bound]>): Bounds {
    return Bounds.over(universe).boundAll(entries);
  }

  /** With `lower ⊆ relation ⊆ upper`; replaces an earlier bound. With two arguments the lower bound is empty. */
  bound(relation: Relation, upper: TupleSet): Bounds;
  bound(relation: Relation, lower: TupleSet, upper: TupleSet): Bounds;
  bound(relation: Relation, a: TupleSet, b?: TupleSet): Bounds {
    const upper = b ?? a;
    const lower = b === undefined ? TupleSet.none(this.universe, upper.arity) : a;
    return this.boundAll([[relation, { lower, upper }]]);
  }

  /** With `relation = tuples`. */
  exactly(relation: Relation, tuples: TupleSet): Bounds {
    return this.boundAll([[relation, { lower: tuples, upper: tuples }]]);
  }

  /** With all the given bounds. */
  boundAll(entries: Iterable<readonly [Relation, Bound]>): Bounds {
    const relations = new Map(this.relations);
    for (const [relation, bound] of entries) {
      this.checkBound(relation, bound);
      relations.set(relation, bound);
    }
    return new Bounds(this.universe, relations, this.ints);
  }

  /** With the atom standing for the integer, and for no other. */
  withInt(value: number, atom: Atom): Bounds {
    const place = this.universe.place(atom);
    const ints = new Map(this.ints);
    for (const [other, i] of ints)
      if (i === value && other !== place)
        throw new RelationalError("bad-argument", `the integer ${value} already has the atom ${this.universe.nameOf(other)}`);
    ints.set(place, value);
    return new Bounds(this.universe, this.relations, ints);
  }

  private checkBound(relation: Relation, { lower, upper }: Bound): void {
    for (const side of [lower, upper]) {
      if (side.universe !== this.universe)
        throw new RelationalError("foreign-universe", `the bound of ${relation.name} is over another universe`);
      if (side.arity !== relation.arity)
        throw new RelationalError("arity", `${relation.name} (arity ${relation.arity}) cannot be bound by tuples of arity ${side.arity}`);
    }
    const outside = lower.difference(upper);
    if (outside.isEmpty) return;
    const shown = outside.size > 4 ? `${outside.size} tuples` : outside.toString();
    throw new RelationalError("bounds-not-nested", `the lower bound of ${relation.name} is not within its upper bound: ${shown}`);
  }
}
