import { type Circuit, type Lit, TRUE } from "../../circuit/index.ts";
import type { Bounds } from "../language/bounds.ts";
import { Instance } from "../language/instance.ts";
import type { Relation } from "../language/syntax.ts";
import { TupleSet } from "../language/tuple-set.ts";
import { Matrix } from "./matrix.ts";

/**
 * The matrix of each relation: certain for the tuples of the lower bound, a fresh variable for the others of the
 * upper bound. Relations already known are left out.
 */
export function lowerBounds(
  circuit: Circuit,
  bounds: Bounds,
  known: ReadonlyMap<Relation, Matrix> = new Map(),
): ReadonlyMap<Relation, Matrix> {
  const matrices = new Map<Relation, Matrix>();
  for (const [relation, { lower, upper }] of bounds.relations) {
    if (known.has(relation)) continue;
    let next = 0;
    const lits = upper.indices.map((index): Lit => {
      if (lower.indices[next] !== index) return circuit.variable();
      next++;
      return TRUE;
    });
    matrices.set(relation, new Matrix(upper.indices, lits));
  }
  return matrices;
}

/** The instance that a valuation of the variables describes; only the relations of `bounds`. */
export function raiseInstance(bounds: Bounds, matrices: ReadonlyMap<Relation, Matrix>, isTrue: (p: Lit) => boolean): Instance {
  const values = new Map<Relation, TupleSet>();
  for (const relation of bounds.relations.keys()) {
    const matrix = matrices.get(relation);
    const indices = matrix?.keys.filter((_, i) => isTrue(matrix.lits[i] as Lit)) ?? [];
    values.set(relation, TupleSet.ofIndices(bounds.universe, relation.arity, indices));
  }
  return new Instance(bounds.universe, values, bounds.ints);
}
