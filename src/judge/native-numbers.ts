/** Numbers: exact fractions, with the conventions of HOL (division by zero is zero, subtraction of naturals stops at zero). */
import { type Const, fractionTypes, names, natT } from "../logic/index.ts";
import type { Machine } from "./machine.ts";
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

/** The value for arguments; those beyond the arity are not there. */
export type Run = (machine: Machine, c: Const, x: Thunk, y: Thunk, z: Thunk) => Value;

export function native(name: string, arity: number, run: Run): readonly [string, Native] {
  return [name, { arity, run: (machine, c, args) => run(machine, c, ...(args as [Thunk, Thunk, Thunk])) }];
}

const whole = (x: Thunk): bigint => knownNumber(x).above;

const arithmetic =
  (f: (a: bigint, b: bigint) => bigint): Run =>
  (_m, _c, x, y) =>
    integer(f(whole(x), whole(y)));

/** A sum, where at most one part has a rest that is not known. */
const sum =
  (sign: 1n | -1n): Run =>
  (_m, _c, left, right) => {
    const [x, y] = [numberOf(left), numberOf(right)];
    if (x.rest !== null && y.rest !== null) throw new Suspended(x.rest.hole.age > y.rest.hole.age ? x.rest.hole : y.rest.hole);
    const rest = y.rest === null ? x.rest : { hole: y.rest.hole, sign: (sign * y.rest.sign) as 1n | -1n };
    return fraction(x.above * y.below + sign * y.above * x.below, x.below * y.below, rest);
  };

const negation: Run = (m, c, x) => sum(-1n)(m, c, Thunk.of(integer(0n)), x, x);

/** Subtraction of natural numbers stops at zero. */
const naturalDifference: Run = (_m, _c, left, right) => {
  const [x, y] = [numberOf(left), knownNumber(right)];
  if (x.above >= y.above) return { ...x, above: x.above - y.above };
  if (x.rest !== null) throw new Suspended(x.rest.hole, [], y.above - x.above);
  return integer(0n);
};

const comparison =
  (f: (a: bigint, b: bigint) => boolean): Run =>
  (m, _c, left, right) => {
    if (left === right) return truth(f(0n, 0n));
    const [x, y] = [numberOf(left), numberOf(right)];
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
  (_m, _c, left, right) => {
    const [x, y] = [knownNumber(left), knownNumber(right)];
    return fraction(...f(x.above, x.below, y.above, y.below));
  };

/** Rounds towards minus infinity; 0 for a zero divisor. */
function floorDivide(a: bigint, b: bigint): bigint {
  if (b === 0n) return 0n;
  const q = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? q - 1n : q;
}

const modulo = (a: bigint, b: bigint): bigint => a - b * floorDivide(a, b);

const floor: Run = (_m, _c, x) => integer(floorDivide(knownNumber(x).above, knownNumber(x).below));
const inverse: Run = (_m, _c, x) => fraction(knownNumber(x).below, knownNumber(x).above);
const itself: Run = (_m, _c, x) => numberOf(x);

const fractionProduct = rational((a, b, c, d) => [a * c, b * d]);
const fractionQuotient = rational((a, b, c, d) => [a * d, b * c]);
const wholeProduct = arithmetic((a, b) => a * b);
const atMost = comparison((a, b) => a <= b);
const below = comparison((a, b) => a < b);

/** The operations of a type of numbers, as instances of their classes in a theory. */
function operations(theory: string, ty: string, kind: "nat" | "int" | "fraction"): (readonly [string, Native])[] {
  const operation = (op: string, arity: number, run: Run, home = theory) => native(`${home}.${op}_${ty}_inst.${op}_${ty}`, arity, run);
  const own =
    kind === "fraction"
      ? [
          operation("times", 2, fractionProduct),
          operation("divide", 2, fractionQuotient),
          operation("inverse", 1, inverse),
          operation("floor", 1, floor),
        ]
      : [
          operation("times", 2, wholeProduct),
          operation("divide", 2, arithmetic(floorDivide), "Euclidean_Rings"),
          operation("modulo", 2, arithmetic(modulo), "Euclidean_Rings"),
        ];
  return [
    ...own,
    operation("zero", 0, () => integer(0n)),
    operation("one", 0, () => integer(1n)),
    operation("plus", 2, sum(1n)),
    operation("minus", 2, kind === "nat" ? naturalDifference : sum(-1n)),
    operation("uminus", 1, negation),
    operation("less_eq", 2, atMost),
    operation("less", 2, below),
  ];
}

/** The operations on numbers by full name. */
export const numberOperations: readonly (readonly [string, Native])[] = [
  native(names.Suc, 1, (m, c, x) => sum(1n)(m, c, x, Thunk.of(integer(1n)), x)),
  native("Int.int_of_nat", 1, itself),
  native("Int.nat", 1, (_m, _c, x) => integer(whole(x) < 0n ? 0n : whole(x))),
  native("Rat.of_int", 1, itself),
  native("Rat.quotient_of", 1, (_m, _c, x) => {
    const { above, below } = knownNumber(x);
    return data(names.Pair, [Thunk.of(integer(above)), Thunk.of(integer(below))]);
  }),
  native("Real.Ratreal", 1, itself),
  ...operations("Nat", "nat", "nat"),
  ...operations("Int", "int", "int"),
  ...fractionTypes.flatMap(({ theory, name }) => operations(theory, name, "fraction")),
];
