/** Operations on numbers in lazy code: exact values, or numbers that are variables with a lower bound. */
import { present } from "../../base/index.ts";
import { type BinaryOp, type Js, js } from "../../javascript/index.ts";
import { type Expr, type Primitive, primitives } from "../../program/index.ts";
import type { LazyContext } from "./lazy-context.ts";

type PrimitiveExpr = Extract<Expr, { kind: "primitive" }>;

/** An operation; it may be stuck only when `maySuspend`. */
export interface NumberCode {
  readonly code: Js;
  readonly maySuspend: boolean;
}

/** Operations that are cheaper to carry out than to postpone. */
export function isTotal(cx: LazyContext, e: PrimitiveExpr): boolean {
  const { shape } = cx.representation(e.on);
  return shape.kind === "number" && primitives[e.op].isCheap && !cx.isSymbolic(e.on);
}

/** An operation on numbers or a comparison of scalars, from its evaluated arguments; null when it is none. */
export function numberCode(cx: LazyContext, e: PrimitiveExpr, value: (arg: Expr) => Js): NumberCode | null {
  const { shape } = cx.representation(e.on);
  const isWrapped = cx.driver.type(e.on).shape.kind === "wrapped";
  if (shape.kind !== "number") {
    if (e.op !== "eq" || isWrapped || cx.form(e.on) !== "scalar") return null;
    const [a = null, b = null] = e.args.map(value);
    return { code: js.same(a, b), maySuspend: false };
  }
  if (isWrapped && e.op === "eq") return null;
  const args = e.args.map(value);
  if (cx.isSymbolic(e.on)) return { code: symbolic(cx, e, args), maySuspend: true };
  const [a = null, b = null] = args;
  const comparison = comparisons[e.op];
  const code = comparison === undefined ? js.call(strictOperation(cx, e), ...args) : js.op(a, comparison, b);
  return { code, maySuspend: false };
}

const comparisons: Readonly<Partial<Record<Primitive, BinaryOp>>> = { eq: "===", lt: "<", le: "<=" };

function strictOperation(cx: LazyContext, e: PrimitiveExpr): string {
  return `f${present(cx.part(e), "numberCode: no function for the operation").target}`;
}

const isVariable = (x: Js): Js => js.same(js.unary("typeof", x), js.text("object"));

function symbolic(cx: LazyContext, e: PrimitiveExpr, args: readonly Js[]): Js {
  const { shape } = cx.representation(e.on);
  const isNat = shape.kind === "number" && shape.sort === "nat";
  const [a = null] = args;
  const exact = (): Js => js.call(strictOperation(cx, e), ...args);
  const either = (partial: Js): Js =>
    js.choose(
      args.map(isVariable).reduce((all, test) => js.op(all, "||", test)),
      partial,
      exact(),
    );
  switch (e.op) {
    case "eq":
      return js.call("peq", ...args);
    case "lt":
      return js.call("plt", ...args);
    case "le":
      return js.call("ple", ...args);
    case "suc":
      return either(js.call("padd", a, 1));
    case "add":
      return either(js.call("padd", ...args));
    case "pred":
      return either(js.call("psub", a, 1));
    case "sub":
      return either(js.call(isNat ? "psub" : "pdiff", ...args));
    case "neg":
      return either(js.call("pneg", a));
    default:
      return args.reduceRight<Js>((rest, arg) => js.choose(isVariable(arg), js.call("ask", arg), rest), exact());
  }
}
