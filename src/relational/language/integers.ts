import { RelationalError } from "./error.ts";
import { not } from "./formulas.ts";
import { show, showWithArity } from "./show.ts";
import type { Decl, Expr, Formula, IntExpr, IntOperator } from "./syntax.ts";

/** A number; one that does not fit the chosen width overflows. */
export function int(value: number): IntExpr {
  if (!Number.isSafeInteger(value)) throw new RelationalError("bad-argument", `${value} is not an integer`);
  return { kind: "int", value };
}

/** `#e`: the number of tuples. */
export function cardinality(of: Expr): IntExpr {
  return { kind: "cardinality", of };
}

/** The sum of the integers that the atoms of a set stand for. */
export function intSum(of: Expr): IntExpr {
  if (of.arity !== 1) throw new RelationalError("arity", `the sum needs a set of atoms, but ${showWithArity(of)} is given`);
  return { kind: "int-sum", of };
}

/** `left operator right`. */
export function arithmetic(operator: IntOperator, left: IntExpr, right: IntExpr): IntExpr {
  return { kind: "arithmetic", operator, left, right };
}

/** `a + b`. */
export function plus(left: IntExpr, right: IntExpr): IntExpr {
  return arithmetic("+", left, right);
}

/** `a - b`. */
export function minus(left: IntExpr, right: IntExpr): IntExpr {
  return arithmetic("-", left, right);
}

/** `a * b`. */
export function times(left: IntExpr, right: IntExpr): IntExpr {
  return arithmetic("*", left, right);
}

/** `a / b`, truncated towards zero; `a / 0 = 0`. */
export function divide(left: IntExpr, right: IntExpr): IntExpr {
  return arithmetic("/", left, right);
}

/** `a % b`, with the sign of a; `a % 0 = a`. */
export function modulo(left: IntExpr, right: IntExpr): IntExpr {
  return arithmetic("%", left, right);
}

/** `-a`. */
export function negative(of: IntExpr): IntExpr {
  return { kind: "negate", of };
}

/** `|a|`. */
export function absolute(of: IntExpr): IntExpr {
  return { kind: "absolute", of };
}

/** -1, 0 or 1. */
export function sign(of: IntExpr): IntExpr {
  return { kind: "sign", of };
}

/** Every bit flipped. */
export function bitNot(of: IntExpr): IntExpr {
  return { kind: "bit-not", of };
}

/** `if c then a else b`. */
export function ifInt(condition: Formula, yes: IntExpr, no: IntExpr): IntExpr {
  return { kind: "int-if", condition, yes, no };
}

/** `sum x: a | i`: the sum of i over all tuples x of a; the declarations must be of multiplicity one. */
export function sum(decls: readonly Decl[], body: IntExpr): IntExpr {
  for (const d of decls)
    if (d.multiplicity !== "one")
      throw new RelationalError(
        "higher-order",
        `a sum cannot range over subsets: ${d.variable.name}: ${d.multiplicity} (${show(body, 80)})`,
      );
  return decls.length === 0 ? body : { kind: "sum", decls, body };
}

/** `a = b`. */
export function intEqual(left: IntExpr, right: IntExpr): Formula {
  return { kind: "int-compare", operator: "=", left, right };
}

/** `a < b`. */
export function less(left: IntExpr, right: IntExpr): Formula {
  return { kind: "int-compare", operator: "<", left, right };
}

/** `a <= b`. */
export function atMost(left: IntExpr, right: IntExpr): Formula {
  return { kind: "int-compare", operator: "<=", left, right };
}

/** `a > b`. */
export function greater(left: IntExpr, right: IntExpr): Formula {
  return less(right, left);
}

/** `a >= b`. */
export function atLeast(left: IntExpr, right: IntExpr): Formula {
  return atMost(right, left);
}

/** `a != b`. */
export function intDiffer(left: IntExpr, right: IntExpr): Formula {
  return not(intEqual(left, right));
}
