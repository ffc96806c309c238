import { Bug } from "../../base/index.ts";
import type { MonoType, Primitive } from "../../program/index.ts";
import * as js from "../tree/build.ts";
import type { BinaryOp, Js } from "../tree/syntax.ts";

/** How an operation is written, from its arguments. */
type Operation = (...args: readonly Js[]) => Js;

type Table = Readonly<Partial<Record<Primitive, Operation>>>;

function given(arg: Js | undefined): Js {
  if (arg === undefined) throw new Bug("operation: no argument");
  return arg;
}
const infix =
  (op: BinaryOp): Operation =>
  (a, b) =>
    js.op(given(a), op, given(b));
const helper =
  (name: string): Operation =>
  (...args) =>
    js.call(name, ...args);
const same: Operation = (a) => given(a);

const byNat: Table = {
  add: helper("natAdd"),
  sub: helper("natSub"),
  mul: helper("mul"),
  div: helper("natDiv"),
  mod: helper("natMod"),
  pow: helper("pow"),
  dvd: helper("dvd"),
  suc: helper("suc"),
  pred: helper("pred"),
  lt: infix("<"),
  le: infix("<="),
  embed: same,
  offset: helper("add"),
};

const byInt: Table = {
  ...byNat,
  add: helper("add"),
  sub: helper("sub"),
  div: helper("intDiv"),
  mod: helper("intMod"),
  neg: helper("neg"),
  abs: helper("abs"),
  "int.nat": (a) => js.choose(js.op(given(a), ">", 0), given(a), 0),
};

const byRational: Table = {
  add: helper("ratAdd"),
  sub: helper("ratSub"),
  mul: helper("ratMul"),
  div: helper("ratDiv"),
  inverse: (a) => js.call("ratDiv", 1, given(a)),
  neg: helper("ratNeg"),
  abs: helper("ratAbs"),
  pow: helper("ratPow"),
  lt: helper("ratLt"),
  le: (a, b) => js.not(js.call("ratLt", given(b), given(a))),
  floor: helper("ratFloor"),
  numerator: (a) => js.call("big", js.call("numerator", given(a))),
  denominator: (a) => js.call("big", js.call("denominator", given(a))),
  embed: same,
};

const byAny: Table = {
  wrap: same,
  unwrap: same,
  "char.bit": (c, i) => js.same(js.op(js.op(given(c), ">>", given(i)), "&", 1), 1),
  "char.ofBits": (...bits) => bits.map((bit, i) => js.choose(bit, 1 << i, 0)).reduce((all, bit) => js.op(all, "|", bit)),
};

/** An operation on values of a type. Equality, sets and functions are derived per type elsewhere. */
export function operation(op: Primitive, on: MonoType): Operation {
  const found = tableOf(on)[op] ?? byAny[op];
  if (found === undefined) throw new Bug(`operation: no ${op} on ${on.shape.kind}`);
  return found;
}

function tableOf(on: MonoType): Table {
  if (on.shape.kind === "rational") return byRational;
  if (on.shape.kind === "number") return on.shape.sort === "nat" ? byNat : byInt;
  return byAny;
}
