import type { Circuit, Lit } from "../../circuit/index.ts";
import type { Expr, Formula, IntExpr, Relation } from "../language/syntax.ts";
import type { BitAlgebra, Bits } from "./bit-vector.ts";
import type { Matrix } from "./matrix.ts";
import type { MatrixJoin } from "./matrix-join.ts";
import type { Overflow } from "./overflow.ts";
import type { Scope } from "./scope.ts";

/**
 * What the compilers of expressions, formulas and integers share. Each node is compiled once to a function without arguments
 * that computes its value for the bindings in force; quantifiers run such functions in nested loops.
 */
export interface Grounding {
  readonly circuit: Circuit;
  readonly joins: MatrixJoin;
  readonly algebra: BitAlgebra;
  readonly scope: Scope;
  readonly overflow: Overflow;
  /** Number of atoms. */
  readonly n: number;
  /** Width of integers. */
  readonly bits: number;
  /** Integers of atoms, by place. */
  readonly ints: ReadonlyMap<number, number>;
  relationMatrix(relation: Relation): Matrix;
  expr(e: Expr): () => Matrix;
  formula(f: Formula): () => Lit;
  int(i: IntExpr): () => Bits;
  /** Called once per binding; may throw to stop. */
  poll(): void;
}
