import { unreachable } from "../../base/index.ts";
import type { Expr, FunctionId, Local, Primitive, TypeId } from "./program.ts";

/** The boolean literals need the type of bool, which is always the program's first. */
export const boolId: TypeId = 0;

export const yes: Expr = { kind: "literal", value: true, type: boolId };
export const no: Expr = { kind: "literal", value: false, type: boolId };

export function use(local: Local): Expr {
  return { kind: "local", local };
}

export function literal(value: boolean | number | bigint, type: TypeId): Expr {
  return { kind: "literal", value, type };
}

export function primitive(op: Primitive, on: TypeId, args: readonly Expr[], type: TypeId): Expr {
  return { kind: "primitive", op, on, args, type };
}

export function call(target: FunctionId, args: readonly Expr[], type: TypeId): Expr {
  return { kind: "call", target, args, type };
}

/** `if`, simplified where the test or both branches are truth values. */
export function ifThen(test: Expr, then: Expr, otherwise: Expr): Expr {
  if (test.kind === "literal") return test.value === true ? then : otherwise;
  if (test.kind === "not") return ifThen(test.arg, otherwise, then);
  if (isTrue(then) && isFalse(otherwise)) return test;
  if (isFalse(then) && isTrue(otherwise)) return not(test);
  if (isFalse(otherwise)) return and(test, then);
  if (isTrue(then)) return or(test, otherwise);
  if (isFalse(then)) return and(not(test), otherwise);
  if (isTrue(otherwise)) return or(not(test), then);
  return { kind: "if", test, yes: then, no: otherwise };
}

export function and(left: Expr, right: Expr): Expr {
  if (isTrue(left) || isFalse(right)) return isTrue(left) ? right : right;
  if (isFalse(left) || isTrue(right)) return left;
  return { kind: "and", left, right };
}

export function or(left: Expr, right: Expr): Expr {
  if (isFalse(left)) return right;
  if (isTrue(left) || isFalse(right)) return left;
  if (isTrue(right)) return right;
  return { kind: "or", left, right };
}

export function not(arg: Expr): Expr {
  if (arg.kind === "literal") return arg.value === true ? no : yes;
  return arg.kind === "not" ? arg.arg : { kind: "not", arg };
}

function isTrue(e: Expr): boolean {
  return e.kind === "literal" && e.value === true;
}

function isFalse(e: Expr): boolean {
  return e.kind === "literal" && e.value === false;
}

export function letIn(local: Local, value: Expr, body: Expr): Expr {
  return { kind: "let", local, value, body, lazy: false };
}

export function typeOf(e: Expr): TypeId {
  switch (e.kind) {
    case "local":
      return e.local.type;
    case "let":
      return typeOf(e.body);
    case "if":
      return typeOf(e.yes);
    case "join":
      return typeOf(e.rest);
    case "switch": {
      const [first] = e.arms;
      if (first !== undefined) return typeOf(first.body);
      return e.otherwise === null ? boolId : typeOf(e.otherwise);
    }
    case "fold":
      return e.accumulator.type;
    case "and":
    case "or":
    case "not":
    case "is":
      return boolId;
    case "literal":
    case "construct":
    case "call":
    case "apply":
    case "lambda":
    case "primitive":
    case "signal":
    case "jump":
      return e.type;
    default:
      return unreachable(e);
  }
}
