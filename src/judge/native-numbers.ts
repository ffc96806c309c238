/** Numbers: exact fractions, with the conventions of HOL (division by zero is zero, subtraction of naturals stops at zero). */
import { names, natT } from "../logic/index.ts";
import { argument as at, type Native } from "./native.ts";
import { truth } from "./truth.ts";
import { aboveZero, belowZero, CannotSay, data, fraction, integer, Suspended, Thunk, type Value } from "./value.ts";

type Run = Native["run"];

/** The number that a value is. */
function number(x: Thunk): { above: bigint; below: bigint } {
  const value = x.force();
  if (value.kind === "number") return value;
  if (value.kind === "data") return { above: partlyKnown(value.constructor, number(at(value.args, 0)).above), below: 1n };
  throw new CannotSay("a number that is not one");
}

/** A number of which only a part was known. */
function partlyKnown(made: string, n: bigint): bigint {
  switch (made) {
    case names.Suc:
      return n + 1n;
    case aboveZero:
      return n;
    case belowZero:
      return -1n - n;
    default:
      throw new CannotSay("a number that is not one");
  }
}

/** `Suc` of a number, or of something that is not known yet. */
function successor(x: Thunk): Value {
  try {
    return integer(whole(x) + 1n);
  } catch (error) {
    if (error instanceof Suspended) return data(names.Suc, [x]);
    throw error;
  }
}

const whole = (x: Thunk): bigint => number(x).above;

const arithmetic =
  (f: (a: bigint, b: bigint) => bigint): Run =>
  (_m, _c, args) =>
    integer(f(whole(at(args, 0)), whole(at(args, 1))));
const comparison =
  (f: (a: bigint, b: bigint) => boolean): Run =>
  (_m, _c, args) => {
    if (args[0] === args[1]) return truth(f(0n, 0n));
    const [x, y] = [boundOf(at(args, 0)), boundOf(at(args, 1))];
    const answer = f(x.above * y.below, y.above * x.below);
    // `<` and `≤` stay true while the left side cannot grow and the right side cannot shrink, and stay false the other way round.
    const mover = answer ? (x.grows ?? y.shrinks) : (x.shrinks ?? y.grows);
    if (mover !== null) throw mover;
    return truth(answer);
  };

/** A number; where it is partly known the bound known so far, and what it waits for above or below that. */
interface Bound {
  readonly above: bigint;
  readonly below: bigint;
  readonly grows: Suspended | null;
  readonly shrinks: Suspended | null;
}

function boundOf(x: Thunk): Bound {
  try {
    const value = x.force();
    if (value.kind !== "data") return { ...number(x), grows: null, shrinks: null };
    const { above, grows } = boundOf(at(value.args, 0));
    if (value.constructor === belowZero) return { above: -1n - above, below: 1n, grows: null, shrinks: grows };
    return { above: partlyKnown(value.constructor, above), below: 1n, grows, shrinks: null };
  } catch (error) {
    if (error instanceof Suspended && error.hole === x && x.type === natT) return { above: 0n, below: 1n, grows: error, shrinks: null };
    throw error;
  }
}

const rational =
  (f: (a: bigint, b: bigint, c: bigint, d: bigint) => readonly [bigint, bigint]): Run =>
  (_m, _c, args) => {
    const [x, y] = [number(at(args, 0)), number(at(args, 1))];
    return fraction(...f(x.above, x.below, y.above, y.below));
  };

/** Rounds towards minus infinity; 0 for a zero divisor. */
function floorDivide(a: bigint, b: bigint): bigint {
  if (b === 0n) return 0n;
  const q = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? q - 1n : q;
}

const modulo = (a: bigint, b: bigint): bigint => a - b * floorDivide(a, b);

/** The same operations at rat and real. */
function fractions(theory: string, ty: string): [string, readonly [number, Run]][] {
  const name = (op: string): string => `${theory}.${op}_${ty}_inst.${op}_${ty}`;
  return [
    [name("zero"), [0, () => integer(0n)]],
    [name("one"), [0, () => integer(1n)]],
    [name("plus"), [2, rational((a, b, c, d) => [a * d + c * b, b * d])]],
    [name("minus"), [2, rational((a, b, c, d) => [a * d - c * b, b * d])]],
    [name("times"), [2, rational((a, b, c, d) => [a * c, b * d])]],
    [name("divide"), [2, rational((a, b, c, d) => [a * d, b * c])]],
    [name("uminus"), [1, (_m, _c, args) => fraction(-number(at(args, 0)).above, number(at(args, 0)).below)]],
    [name("inverse"), [1, (_m, _c, args) => fraction(number(at(args, 0)).below, number(at(args, 0)).above)]],
    [name("less_eq"), [2, comparison((a, b) => a <= b)]],
    [name("less"), [2, comparison((a, b) => a < b)]],
    [name("floor"), [1, (_m, _c, args) => integer(floorDivide(number(at(args, 0)).above, number(at(args, 0)).below))]],
  ];
}

function wholeNumbers(ty: "nat" | "int"): [string, readonly [number, Run]][] {
  const name = (theory: string, op: string): string => `${theory}.${op}_${ty}_inst.${op}_${ty}`;
  const home = ty === "nat" ? "Nat" : "Int";
  return [
    [name(home, "zero"), [0, () => integer(0n)]],
    [name(home, "one"), [0, () => integer(1n)]],
    [name(home, "plus"), [2, arithmetic((a, b) => a + b)]],
    [name(home, "minus"), [2, arithmetic((a, b) => (ty === "nat" && b > a ? 0n : a - b))]],
    [name(home, "times"), [2, arithmetic((a, b) => a * b)]],
    [name(home, "uminus"), [1, (_m, _c, args) => integer(-whole(at(args, 0)))]],
    [name(home, "less_eq"), [2, comparison((a, b) => a <= b)]],
    [name(home, "less"), [2, comparison((a, b) => a < b)]],
    [name("Euclidean_Rings", "divide"), [2, arithmetic(floorDivide)]],
    [name("Euclidean_Rings", "modulo"), [2, arithmetic(modulo)]],
  ];
}

/** The operations on numbers by full name: how many arguments, and the value. */
export const numberOperations: readonly (readonly [string, readonly [number, Run]])[] = [
  [names.Suc, [1, (_m, _c, args) => successor(at(args, 0))]],
  ["Int.int_of_nat", [1, (_m, _c, args) => at(args, 0).force()]],
  ["Int.nat", [1, (_m, _c, args) => integer(whole(at(args, 0)) < 0n ? 0n : whole(at(args, 0)))]],
  ["Rat.of_int", [1, (_m, _c, args) => at(args, 0).force()]],
  [
    "Rat.quotient_of",
    [1, (_m, _c, args) => data(names.Pair, [Thunk.of(integer(number(at(args, 0)).above)), Thunk.of(integer(number(at(args, 0)).below))])],
  ],
  ["Real.Ratreal", [1, (_m, _c, args) => at(args, 0).force()]],
  ...wholeNumbers("nat"),
  ...wholeNumbers("int"),
  ...fractions("Rat", "rat"),
  ...fractions("Real", "real"),
];
