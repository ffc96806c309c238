/** Operations on numbers in lazy code: exact values, or numbers that are variables with a lower bound. */
import { present } from "../../base/index.ts";
import type { Expr } from "../../program/index.ts";
import type { LazyContext } from "./lazy-context.ts";

type PrimitiveExpr = Extract<Expr, { kind: "primitive" }>;

/** The text of an operation; it may be stuck only when `maySuspend`. */
export interface NumberText {
  readonly text: string;
  readonly maySuspend: boolean;
}

const total: ReadonlySet<string> = new Set(["add", "sub", "suc", "pred", "offset", "neg", "abs", "lt", "le", "eq", "int.nat", "embed"]);

/** Operations that are cheaper to carry out than to postpone. */
export function isTotal(cx: LazyContext, e: PrimitiveExpr): boolean {
  const { shape } = cx.representation(e.on);
  return shape.kind === "number" && total.has(e.op) && !cx.isSymbolic(e.on);
}

/** An operation on numbers or a comparison of scalars, from the texts of its evaluated arguments; null when it is none. */
export function numberText(cx: LazyContext, e: PrimitiveExpr, value: (arg: Expr) => string): NumberText | null {
  const { shape } = cx.representation(e.on);
  const isWrapped = cx.driver.type(e.on).shape.kind === "wrapped";
  if (shape.kind !== "number") {
    if (e.op !== "eq" || isWrapped || cx.form(e.on) !== "scalar") return null;
    const [a, b] = e.args.map(value);
    return { text: `${a} === ${b}`, maySuspend: false };
  }
  if (isWrapped && e.op === "eq") return null;
  const args = e.args.map(value);
  if (cx.isSymbolic(e.on)) return symbolic(cx, e, args);
  const [a, b] = args;
  if (e.op === "eq") return { text: `${a} === ${b}`, maySuspend: false };
  if (e.op === "lt") return { text: `${a} < ${b}`, maySuspend: false };
  if (e.op === "le") return { text: `${a} <= ${b}`, maySuspend: false };
  return { text: `f${target(cx, e)}(${args.join(", ")})`, maySuspend: false };
}

function target(cx: LazyContext, e: PrimitiveExpr): number {
  return present(cx.island(e), "numberText: no function for the operation").target;
}

function symbolic(cx: LazyContext, e: PrimitiveExpr, args: readonly string[]): NumberText {
  const { shape } = cx.representation(e.on);
  const isNat = shape.kind === "number" && shape.sort === "nat";
  const [a, b] = args;
  const either = (exact: string, partial: string): NumberText => {
    const test = args.map((arg) => `typeof ${arg} === "object"`).join(" || ");
    return { text: `(${test}) ? ${partial} : ${exact}`, maySuspend: true };
  };
  switch (e.op) {
    case "eq":
      return { text: `peq(${a}, ${b})`, maySuspend: true };
    case "lt":
      return { text: `plt(${a}, ${b})`, maySuspend: true };
    case "le":
      return { text: `ple(${a}, ${b})`, maySuspend: true };
    case "suc":
      return either(`f${target(cx, e)}(${a})`, `padd(${a}, 1)`);
    case "add":
      return either(`f${target(cx, e)}(${a}, ${b})`, `padd(${a}, ${b})`);
    case "pred":
      return either(`f${target(cx, e)}(${a})`, `psub(${a}, 1)`);
    case "sub":
      return either(`f${target(cx, e)}(${a}, ${b})`, `${isNat ? "psub" : "pdiff"}(${a}, ${b})`);
    case "neg":
      return either(`f${target(cx, e)}(${a})`, `pneg(${a})`);
    default: {
      const [first] = args;
      const asks = args.reduceRight(
        (rest, arg) => `typeof ${arg} === "object" ? ask(${arg}) : ${rest}`,
        `f${target(cx, e)}(${args.join(", ")})`,
      );
      return { text: first === undefined ? `f${target(cx, e)}()` : asks, maySuspend: true };
    }
  }
}
