/** Short names for the nodes of `syntax.ts`, used as `js.call(…)`, `js.when(…)`. */
import type { BinaryOp, Body, Case, Declaration, Field, Js, Statement, UnaryOp } from "./syntax.ts";

export const text = (value: string): Js => ({ kind: "text", value });
export const array = (items: readonly Js[]): Js => ({ kind: "array", items });
export const object = (fields: readonly Field[]): Js => ({ kind: "object", fields });
export const property = (name: string, value: Js): Field => ({ name, value, isLate: false });
/** A property whose value is looked up when it is asked for. */
export const lateProperty = (name: string, value: Js): Field => ({ name, value, isLate: true });
export const member = (of: Js, name: string): Js => ({ kind: "member", of, name });
export const index = (of: Js, at: Js): Js => ({ kind: "index", of, at });
export const call = (fun: Js, ...args: readonly Js[]): Js => ({ kind: "call", fun, args, isNew: false });
/** `of.name(args)` */
export const method = (of: Js, name: string, ...args: readonly Js[]): Js => call(member(of, name), ...args);
export const create = (fun: Js, ...args: readonly Js[]): Js => ({ kind: "call", fun, args, isNew: true });
export const unary = (op: UnaryOp, arg: Js): Js => ({ kind: "unary", op, arg });
export const not = (arg: Js): Js => unary("!", arg);
export const spread = (arg: Js): Js => unary("...", arg);
export const op = (left: Js, name: BinaryOp, right: Js): Js => ({ kind: "binary", op: name, left, right });
export const same = (left: Js, right: Js): Js => op(left, "===", right);
export const differ = (left: Js, right: Js): Js => op(left, "!==", right);
export const choose = (test: Js, yes: Js, no: Js): Js => ({ kind: "choice", test, yes, no });
export const arrow = (params: readonly string[], body: Js | Body): Js => ({ kind: "arrow", params, body });
/** All of them, or true. */
export const every = (tests: readonly Js[]): Js => (tests.length === 0 ? true : tests.reduce((all, test) => op(all, "&&", test)));

export const constant = (name: string, value: Js): Declaration => ({ kind: "declare", isConstant: true, names: [[name, value]] });
export const variable = (name: string, value?: Js): Declaration => ({ kind: "declare", isConstant: false, names: [[name, value]] });
/** Several variables without values. */
export const variables = (names: readonly string[]): Declaration => ({
  kind: "declare",
  isConstant: false,
  names: names.map((name) => [name, undefined]),
});
export const run = (value: Js): Statement => ({ kind: "do", value });
export const set = (target: Js, value: Js): Statement => run(op(target, "=", value));
export const increase = (target: Js): Statement => run(unary("++", target));
export const when = (test: Js, yes: Body, no: Body = []): Statement => ({ kind: "if", test, yes, no });
/** `for (let name = start; test; step)` */
export const loop = (name: string, start: Js, test: Js, step: Js, body: Body): Statement => ({
  kind: "for",
  start: variable(name, start),
  test,
  step,
  body,
});
/** `for (let name = 0; name < end; name++)` */
export const count = (name: string, end: Js, body: Body): Statement => loop(name, 0, op(name, "<", end), unary("++", name), body);
export const forever = (body: Body): Statement => ({ kind: "for", start: null, test: null, step: null, body });
export const each = (name: string, of: Js, body: Body): Statement => ({ kind: "each", name, of, body });
export const block = (body: Body): Statement => ({ kind: "block", body });
export const label = (name: string, body: Statement): Statement => ({ kind: "label", name, body });
export const select = (on: Js, cases: readonly Case[]): Statement => ({ kind: "switch", on, cases });
export const at = (value: Js, body: Body): Case => ({ value, isDefault: false, body });
export const otherwise = (body: Body): Case => ({ value: null, isDefault: true, body });
export const give = (value: Js): Statement => ({ kind: "return", value });
export const leave = (of: string | null = null): Statement => ({ kind: "jump", how: "break", label: of });
export const next = (of: string | null = null): Statement => ({ kind: "jump", how: "continue", label: of });
export const func = (name: string, params: readonly string[], body: Body): Statement => ({ kind: "function", name, params, body });
export const record = (name: string, params: readonly string[]): Statement => ({ kind: "class", name, params });
export const attempt = (body: Body, name: string, handler: Body): Statement => ({ kind: "try", body, name, handler });

const tick = (fuel: Js): Statement => when(op(fuel, "<", 0), [run(call("tick"))]);
/** Counts a step; `tick` looks at the limits when the steps granted are spent. */
export const guard: Statement = tick(unary("--", "fuel"));
/** Counts several steps at once. */
export const spend = (steps: Js): Statement => tick(op("fuel", "-=", steps));
