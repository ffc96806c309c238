import { RelationalError } from "./error.ts";
import type { Relation } from "./syntax.ts";
import type { TupleSet } from "./tuple-set.ts";
import type { Universe } from "./universe.ts";

/** A value for each relation: a model of a problem, once it has been checked. */
export class Instance {
  readonly universe: Universe;
  /** Value of each relation. */
  readonly relations: ReadonlyMap<Relation, TupleSet>;
  /** Integer of each atom that stands for one, by place. */
  readonly ints: ReadonlyMap<number, number>;

  constructor(universe: Universe, relations: ReadonlyMap<Relation, TupleSet>, ints: ReadonlyMap<number, number> = new Map()) {
    this.universe = universe;
    this.relations = relations;
    this.ints = ints;
  }

  /** The value of a relation, which must be bound. */
  tuples(relation: Relation): TupleSet {
    const tuples = this.relations.get(relation);
    if (tuples === undefined) throw new RelationalError("unbound-relation", `the relation ${relation.name} is not bound`);
    return tuples;
  }

  /** For people: one line per relation, in order of binding. */
  toString(): string {
    return [...this.relations].map(([relation, tuples]) => `${relation.name} = ${tuples}`).join("\n");
  }
}
