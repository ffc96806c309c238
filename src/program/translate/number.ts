import type { Type } from "../../logic/index.ts";
import { literal } from "../language/expressions.ts";
import type { Expr } from "../language/program.ts";
import type { TypeTable } from "../language/type-table.ts";

/** An exact integer in its one run-time form: a number when safe, else a BigInt. */
export function exact(n: bigint): number | bigint {
  return n >= Number.MIN_SAFE_INTEGER && n <= Number.MAX_SAFE_INTEGER ? Number(n) : n;
}

/** The literal `n` at a type of numbers known to the run time, or null at another type. */
export function numberLiteral(types: TypeTable, n: bigint, type: Type): Expr | null {
  const { id, shape } = types.of(type);
  return shape.kind === "number" || shape.kind === "rational" ? literal(exact(n), id) : null;
}
