import { Bug } from "../../base/index.ts";
import type { MonoType, Primitive } from "../../program/index.ts";
import * as js from "../tree/build.ts";
import type { BinaryOp, Js } from "../tree/syntax.ts";

/** How an operation is written, from its arguments. */
type Operation = (...args: readonly Js[]) => Js;

/** Operations whose text follows from how numbers look; the others are derived for each type. */
type Direct = Exclude<Primitive, "eq" | `${"list" | "fun" | "set" | "bag"}.${string}`>;

/** The text of an operation for each representation that has it. */
type Row = Partial<Record<"nat" | "int" | "rational" | "any", Operation>>;

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

const sameFor = (operation: Operation): Row => ({ nat: operation, int: operation });

/** A row for each operation; the compiler misses none. */
const rows: Readonly<Record<Direct, Row>> = {
  add: { nat: helper("natAdd"), int: helper("add"), rational: helper("ratAdd") },
  sub: { nat: helper("natSub"), int: helper("sub"), rational: helper("ratSub") },
  mul: { ...sameFor(helper("mul")), rational: helper("ratMul") },
  div: { nat: helper("natDiv"), int: helper("intDiv"), rational: helper("ratDiv") },
  mod: { nat: helper("natMod"), int: helper("intMod") },
  pow: { ...sameFor(helper("pow")), rational: helper("ratPow") },
  dvd: sameFor(helper("dvd")),
  suc: sameFor(helper("suc")),
  pred: sameFor(helper("pred")),
  lt: { ...sameFor(infix("<")), rational: helper("ratLt") },
  le: { ...sameFor(infix("<=")), rational: (a, b) => js.not(js.call("ratLt", given(b), given(a))) },
  embed: { ...sameFor(same), rational: same },
  offset: sameFor(helper("add")),
  neg: { int: helper("neg"), rational: helper("ratNeg") },
  abs: { int: helper("abs"), rational: helper("ratAbs") },
  "int.nat": { int: (a) => js.choose(js.op(given(a), ">", 0), given(a), 0) },
  inverse: { rational: (a) => js.call("ratDiv", 1, given(a)) },
  floor: { rational: helper("ratFloor") },
  numerator: { rational: (a) => js.call("big", js.call("numerator", given(a))) },
  denominator: { rational: (a) => js.call("big", js.call("denominator", given(a))) },
  wrap: { any: same },
  unwrap: { any: same },
  "char.bit": { any: (c, i) => js.same(js.op(js.op(given(c), ">>", given(i)), "&", 1), 1) },
  "char.ofBits": { any: (...bits) => bits.map((bit, i) => js.choose(bit, 1 << i, 0)).reduce((all, bit) => js.op(all, "|", bit)) },
};

/** An operation on values of a type. Equality, sets and functions are derived per type elsewhere. */
export function operation(op: Primitive, on: MonoType): Operation {
  const row: Row | undefined = (rows as Partial<Record<Primitive, Row>>)[op];
  const found = row?.[representation(on)] ?? row?.any;
  if (found === undefined) throw new Bug(`operation: no ${op} on ${on.shape.kind}`);
  return found;
}

function representation({ shape }: MonoType): keyof Row {
  if (shape.kind === "rational") return "rational";
  return shape.kind === "number" ? shape.sort : "any";
}
