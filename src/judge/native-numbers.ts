/** Numbers: exact fractions, with the conventions of HOL (division by zero is zero, subtraction of naturals stops at zero). */
import { present } from "../base/index.ts";
import { type Const, names, natT } from "../logic/index.ts";
import type { Machine } from "./machine.ts";
import { fractionTypes } from "./types.ts";
import {
  data,
  fraction,
  integer,
  knownNumber,
  type NumberValue,
  numberOf,
  type Rest,
  Suspended,
  Thunk,
  truth,
  type Value,
} from "./value.ts";

/** A constant given by the run time: how many arguments it takes, and its value. */
export interface Native {
  readonly arity: number;
  run(machine: Machine, c: Const, args: readonly Thunk[]): Value;
}

/** The i-th argument, which must be there. */
export function at(args: readonly Thunk[], i: number): Thunk {
  return present(args[i], "native: argument");
}

type Run = Native["run"];

const whole = (x: Thunk): bigint => knownNumber(x).above;

const arithmetic =
  (f: (a: bigint, b: bigint) => bigint): Run =>
  (_m, _c, args) =>
    integer(f(whole(at(args, 0)), whole(at(args, 1))));

/** A sum, where at most one part has a rest that is not known. */
const sum =
  (sign: 1n | -1n): Run =>
  (_m, _c, args) => {
    const [x, y] = [numberOf(at(args, 0)), numberOf(at(args, 1))];
    if (x.rest !== null && y.rest !== null) throw new Suspended(x.rest.hole.age > y.rest.hole.age ? x.rest.hole : y.rest.hole);
    const rest = y.rest === null ? x.rest : { hole: y.rest.hole, sign: (sign * y.rest.sign) as 1n | -1n };
    return fraction(x.above * y.below + sign * y.above * x.below, x.below * y.below, rest);
  };

const negation: Run = (m, c, args) => sum(-1n)(m, c, [Thunk.of(integer(0n)), ...args]);

/** Subtraction of natural numbers stops at zero. */
const naturalDifference: Run = (_m, _c, args) => {
  const [x, y] = [numberOf(at(args, 0)), knownNumber(at(args, 1))];
  if (x.above >= y.above) return { ...x, above: x.above - y.above };
  if (x.rest !== null) throw new Suspended(x.rest.hole, [], y.above - x.above);
  return integer(0n);
};

const comparison =
  (f: (a: bigint, b: bigint) => boolean): Run =>
  (m, _c, args) => {
    if (args[0] === args[1]) return truth(f(0n, 0n));
    const [x, y] = [numberOf(at(args, 0)), numberOf(at(args, 1))];
    const answer = f(x.above * y.below, y.above * x.below);
    if (x.rest !== null && x.rest.hole === y.rest?.hole && x.rest.sign === y.rest.sign) return truth(answer);
    const order = m.orders.question(x, y, !f(0n, 0n));
    const assumed = order === null ? null : m.orders.answer(order);
    if (assumed !== null) return truth(assumed);
    // `<` and `≤` stay true while the left side cannot grow and the right side cannot shrink, and stay false the other way round.
    const mover = [answer ? grows(x) : shrinks(x), answer ? shrinks(y) : grows(y)].find((rest) => rest !== null);
    if (mover == null) return truth(answer);
    throw new Suspended(mover.hole, [], mover.hole.type === natT ? turn(f, x, y) : null, order);
  };

const grows = ({ rest }: NumberValue): Rest | null => (rest?.hole.type === natT && rest.sign < 0n ? null : rest);
const shrinks = ({ rest }: NumberValue): Rest | null => (rest?.hole.type === natT && rest.sign > 0n ? null : rest);

/** How much one side has to move for the answer to turn; null where both may move. */
function turn(f: (a: bigint, b: bigint) => boolean, x: NumberValue, y: NumberValue): bigint | null {
  if (x.rest !== null && y.rest !== null) return 1n;
  const [left, right] = [x.above * y.below, y.above * x.below];
  const size = x.below * y.below;
  const distance = (left < right ? right - left : left - right) / size;
  const [moved, still] = [distance * size, f(left, right)];
  const isTurned = f(left + (left < right ? moved : -moved), right) !== still;
  return isTurned ? distance : distance + 1n;
}

const rational =
  (f: (a: bigint, b: bigint, c: bigint, d: bigint) => readonly [bigint, bigint]): Run =>
  (_m, _c, args) => {
    const [x, y] = [knownNumber(at(args, 0)), knownNumber(at(args, 1))];
    return fraction(...f(x.above, x.below, y.above, y.below));
  };

/** Rounds towards minus infinity; 0 for a zero divisor. */
function floorDivide(a: bigint, b: bigint): bigint {
  if (b === 0n) return 0n;
  const q = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? q - 1n : q;
}

const modulo = (a: bigint, b: bigint): bigint => a - b * floorDivide(a, b);

/** The operations of a type of fractions. */
function fractions(theory: string, ty: string): [string, readonly [number, Run]][] {
  const name = (op: string): string => `${theory}.${op}_${ty}_inst.${op}_${ty}`;
  return [
    [name("zero"), [0, () => integer(0n)]],
    [name("one"), [0, () => integer(1n)]],
    [name("plus"), [2, sum(1n)]],
    [name("minus"), [2, sum(-1n)]],
    [name("times"), [2, rational((a, b, c, d) => [a * c, b * d])]],
    [name("divide"), [2, rational((a, b, c, d) => [a * d, b * c])]],
    [name("uminus"), [1, negation]],
    [name("inverse"), [1, (_m, _c, args) => fraction(knownNumber(at(args, 0)).below, knownNumber(at(args, 0)).above)]],
    [name("less_eq"), [2, comparison((a, b) => a <= b)]],
    [name("less"), [2, comparison((a, b) => a < b)]],
    [name("floor"), [1, (_m, _c, args) => integer(floorDivide(knownNumber(at(args, 0)).above, knownNumber(at(args, 0)).below))]],
  ];
}

function wholeNumbers(ty: "nat" | "int"): [string, readonly [number, Run]][] {
  const name = (theory: string, op: string): string => `${theory}.${op}_${ty}_inst.${op}_${ty}`;
  const home = ty === "nat" ? "Nat" : "Int";
  return [
    [name(home, "zero"), [0, () => integer(0n)]],
    [name(home, "one"), [0, () => integer(1n)]],
    [name(home, "plus"), [2, sum(1n)]],
    [name(home, "minus"), [2, ty === "nat" ? naturalDifference : sum(-1n)]],
    [name(home, "times"), [2, arithmetic((a, b) => a * b)]],
    [name(home, "uminus"), [1, negation]],
    [name(home, "less_eq"), [2, comparison((a, b) => a <= b)]],
    [name(home, "less"), [2, comparison((a, b) => a < b)]],
    [name("Euclidean_Rings", "divide"), [2, arithmetic(floorDivide)]],
    [name("Euclidean_Rings", "modulo"), [2, arithmetic(modulo)]],
  ];
}

/** The operations on numbers by full name: how many arguments, and the value. */
export const numberOperations: readonly (readonly [string, readonly [number, Run]])[] = [
  [names.Suc, [1, (m, c, args) => sum(1n)(m, c, [...args, Thunk.of(integer(1n))])]],
  ["Int.int_of_nat", [1, (_m, _c, args) => numberOf(at(args, 0))]],
  ["Int.nat", [1, (_m, _c, args) => integer(whole(at(args, 0)) < 0n ? 0n : whole(at(args, 0)))]],
  ["Rat.of_int", [1, (_m, _c, args) => numberOf(at(args, 0))]],
  [
    "Rat.quotient_of",
    [
      1,
      (_m, _c, args) =>
        data(names.Pair, [Thunk.of(integer(knownNumber(at(args, 0)).above)), Thunk.of(integer(knownNumber(at(args, 0)).below))]),
    ],
  ],
  ["Real.Ratreal", [1, (_m, _c, args) => numberOf(at(args, 0))]],
  ...wholeNumbers("nat"),
  ...wholeNumbers("int"),
  ...fractionTypes.flatMap(([theory, name]) => fractions(theory, name)),
];
