import { type Expr, eachExpr, type Func, type Local, mapParts, substituteLocals } from "../../program/index.ts";

/** A first test of a function's body that ends it with a constant. */
interface BaseCase {
  readonly param: Local;
  readonly position: number;
  readonly test: Expr;
  readonly value: Expr;
}

/**
 * The function with the test for its base case made before each call to itself, not inside: half the calls of a function on a binary
 * tree are for leaves.
 */
export function skipBaseCalls(f: Func): Func {
  const base = baseCase(f);
  if (base === null) return f;
  const go = (e: Expr): Expr => {
    const inside = mapParts(e, go);
    const arg = inside.kind === "call" && inside.target === f.id ? inside.args[base.position] : undefined;
    if (arg?.kind !== "local") return inside;
    return { kind: "if", test: substituteLocals(base.test, new Map([[base.param.id, arg]])), yes: base.value, no: inside };
  };
  return { ...f, body: go(f.body) };
}

function baseCase(f: Func): BaseCase | null {
  const { body } = f;
  if (body.kind === "switch") {
    const arm = body.arms.find(({ fields, body: value }) => fields.length === 0 && isConstant(value));
    return arm === undefined ? null : ofTest(f, { kind: "is", subject: body.subject, index: arm.index }, arm.body);
  }
  return body.kind === "if" && isConstant(body.yes) ? ofTest(f, body.test, body.yes) : null;
}

/** Of a test that looks at one parameter only, and calls nothing. */
function ofTest(f: Func, test: Expr, value: Expr): BaseCase | null {
  const looked = new Set<number>();
  let isPlain = true;
  eachExpr(test, (e) => {
    if (e.kind === "local") looked.add(e.local.id);
    else isPlain &&= e.kind === "is" || e.kind === "literal" || (e.kind === "primitive" && e.op === "eq");
  });
  const position = f.params.findIndex((p) => looked.has(p.id));
  const param = f.params[position];
  return param !== undefined && isPlain && looked.size === 1 ? { param, position, test, value } : null;
}

function isConstant(e: Expr): boolean {
  return e.kind === "literal" || (e.kind === "construct" && e.args.length === 0);
}
