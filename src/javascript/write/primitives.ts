import { Bug, present } from "../../base/index.ts";
import type { MonoType, Primitive } from "../../program/index.ts";
import type { Helper } from "../run/prelude.ts";

/** How an operation is written: the text from the arguments' texts, and the helpers it needs. */
export interface Operation {
  readonly needs: readonly Helper[];
  readonly text: (args: readonly string[]) => string;
}

const infix = (op: string): Operation => ({ needs: [], text: ([a, b]) => `${a} ${op} ${b}` });
const helper = (name: Helper): Operation => ({ needs: [name], text: (args) => `${name}(${args.join(", ")})` });
const same: Operation = { needs: [], text: ([a]) => present(a, "same: no argument") };

const byNat: Readonly<Record<string, Operation>> = {
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

const byInt: Readonly<Record<string, Operation>> = {
  ...byNat,
  add: helper("add"),
  sub: helper("sub"),
  div: helper("intDiv"),
  mod: helper("intMod"),
  neg: helper("neg"),
  abs: helper("abs"),
  "int.nat": { needs: [], text: ([a]) => `(${a} > 0 ? ${a} : 0)` },
};

const byRational: Readonly<Record<string, Operation>> = {
  add: helper("ratAdd"),
  sub: helper("ratSub"),
  mul: helper("ratMul"),
  div: helper("ratDiv"),
  inverse: { needs: ["ratDiv"], text: ([a]) => `ratDiv(1, ${a})` },
  neg: helper("ratNeg"),
  abs: helper("ratAbs"),
  pow: helper("ratPow"),
  lt: helper("ratLt"),
  le: { needs: ["ratLt"], text: ([a, b]) => `!ratLt(${b}, ${a})` },
  floor: helper("ratFloor"),
  numerator: { needs: ["fraction"], text: ([a]) => `big(numerator(${a}))` },
  denominator: { needs: ["fraction"], text: ([a]) => `big(denominator(${a}))` },
  embed: same,
};

const byAny: Readonly<Record<string, Operation>> = {
  wrap: same,
  unwrap: same,
  "char.bit": { needs: [], text: ([c, i]) => `((${c} >> ${i}) & 1) === 1` },
  "char.ofBits": { needs: [], text: (bits) => `(${bits.map((bit, i) => `(${bit} ? ${1 << i} : 0)`).join(" | ")})` },
};

/** The text of an operation on values of a type. Equality, sets and functions are derived per type elsewhere. */
export function operation(op: Primitive, on: MonoType): Operation {
  const found = tableOf(on)[op] ?? byAny[op];
  if (found === undefined) throw new Bug(`operation: no ${op} on ${on.shape.kind}`);
  return found;
}

function tableOf(on: MonoType): Readonly<Record<string, Operation>> {
  if (on.shape.kind === "rational") return byRational;
  if (on.shape.kind === "number") return on.shape.sort === "nat" ? byNat : byInt;
  return byAny;
}
