/** Arithmetic on the numbers that atoms stand for; results without an atom are the unnamed element. */
import { Bug } from "../../base/index.ts";
import { FALSE, type Lit, TRUE } from "../../circuit/index.ts";
import { domain, fractionTypes, isNumberType, isWholeNumber, natT, range, type Type } from "../../logic/index.ts";
import type { Algebra } from "../value/algebra.ts";
import { add, compare, type Fraction, floor, fraction, invert, multiply, subtract } from "../value/numbers.ts";
import { fromCases, type NumberCase, numberCases, numbersOf } from "../value/unnamed-numbers.ts";
import { asElement, type Bool, type Element, LazyBool, type Value } from "../value/value.ts";
import type { Native } from "./evaluator.ts";

/** The element that is a number; `isNat` types have no negative ones. */
export function numberValue(algebra: Algebra, ty: Type, n: number): Element {
  return fromCases(algebra, ty, [[TRUE, fraction(n)]], true);
}

type Operation = (a: Fraction, b: Fraction) => Fraction | "other" | null;

/** What is known when an operand has no name; `named`: how many have one. */
type Unnamed = (a: Fraction | "other", b: Fraction | "other", named: number) => Fraction | "other" | null;

/** Applies to every pair of numbers. */
function binary(operation: Operation, unnamed: Unnamed = () => null): Native {
  return {
    arity: 2,
    run: (ev, c, [x, y]) => {
      const { algebra } = ev;
      const [a, b] = [asElement(value(x)), asElement(value(y))];
      const numbers = numbersOf(algebra, a.type);
      const cases: NumberCase[] = [];
      let isTotal = algebra.gates.isPartition(a.lits) && algebra.gates.isPartition(b.lits);
      for (const [p, m] of numberCases(algebra, a))
        for (const [q, n] of numberCases(algebra, b)) {
          const result = m === "other" || n === "other" ? unnamed(m, n, numbers.length) : operation(m, n);
          if (result !== null) cases.push([algebra.gates.and(p, q), result]);
          else isTotal = false;
        }
      return fromCases(algebra, range(range(c.type)), cases, isTotal);
    },
  };
}

function value(x: (() => Value) | undefined): Value {
  if (x === undefined) throw new Bug("native: an argument is missing");
  return x();
}

function unary(operation: (a: Fraction) => Fraction | "other" | null): Native {
  return {
    arity: 1,
    run: (ev, c, [x]) => {
      const a = asElement(value(x));
      let isTotal = ev.algebra.gates.isPartition(a.lits);
      const cases = numberCases(ev.algebra, a).flatMap(([p, n]): NumberCase[] => {
        const result = n !== "other" ? operation(n) : c.name === "Nat.Suc" ? "other" : null;
        isTotal &&= result !== null;
        return result === null ? [] : [[p, result]];
      });
      return fromCases(ev.algebra, range(c.type), cases, isTotal);
    },
  };
}

function comparison(test: (order: number) => boolean): Native {
  return {
    arity: 2,
    run: (ev, c, [x, y]) => {
      const { algebra } = ev;
      const [as, bs] = [numberCases(algebra, asElement(value(x))), numberCases(algebra, asElement(value(y)))];
      const order = orderOf(domain(c.type) === natT ? numbersOf(algebra, natT).length : null);
      const side = (wanted: boolean) => (): Lit =>
        algebra.gates.any(
          as.flatMap(([p, m]) =>
            bs.map(([q, n]) => {
              const known = order(m, n);
              return known === null || test(known) !== wanted ? FALSE : algebra.gates.and(p, q);
            }),
          ),
        );
      const result: Bool = new LazyBool(side(true), side(false));
      return result;
    },
  };
}

/** The order of two numbers as far as it is known: of the natural numbers, those without a name are not below the `first`. */
function orderOf(first: number | null): (m: Fraction | "other", n: Fraction | "other") => number | null {
  return (m, n) => {
    if (m !== "other" && n !== "other") return compare(m, n);
    if (first === null || m === n) return null;
    if (m === "other") return n !== "other" && n.n < first ? 1 : null;
    return m.n < first ? -1 : null;
  };
}

const truncated = (a: Fraction, b: Fraction): Fraction => (compare(a, b) <= 0 ? fraction(0) : subtract(a, b));
const quotient = (a: Fraction, b: Fraction): Fraction => (b.n === 0 ? fraction(0) : floor(multiply(a, invert(b))));
const remainder = (a: Fraction, b: Fraction): Fraction => subtract(a, multiply(b, quotient(a, b)));
const isZero = (a: Fraction | "other"): boolean => a !== "other" && a.n === 0;

/** A sum with an unnamed natural number has no name; a product neither unless the other factor is zero. */
const natPlus = binary(add, () => "other");
const natTimes = binary(multiply, (a, b) => (isZero(a) || isZero(b) ? fraction(0) : "other"));
const natMinus = binary(truncated, (a, b, named) =>
  b === "other" && a !== "other" && a.n < named ? fraction(0) : isZero(b) ? "other" : null,
);

const ring = (theory: string, name: string): (readonly [string, Native])[] => [
  [`${theory}.zero_${name}_inst.zero_${name}`, { arity: 0, run: (ev, c) => numberValue(ev.algebra, c.type, 0) }],
  [`${theory}.one_${name}_inst.one_${name}`, { arity: 0, run: (ev, c) => numberValue(ev.algebra, c.type, 1) }],
  [`${theory}.plus_${name}_inst.plus_${name}`, binary(add)],
  [`${theory}.minus_${name}_inst.minus_${name}`, binary(subtract)],
  [`${theory}.uminus_${name}_inst.uminus_${name}`, unary((a) => fraction(-a.n, a.d))],
  [`${theory}.times_${name}_inst.times_${name}`, binary(multiply, (a, b) => (isZero(a) || isZero(b) ? fraction(0) : null))],
  [`${theory}.less_eq_${name}_inst.less_eq_${name}`, comparison((o) => o <= 0)],
  [`${theory}.less_${name}_inst.less_${name}`, comparison((o) => o < 0)],
];

const field = (theory: string, name: string): (readonly [string, Native])[] => [
  ...ring(theory, name),
  [`${theory}.inverse_${name}_inst.inverse_${name}`, unary(invert)],
  [`${theory}.divide_${name}_inst.divide_${name}`, binary((a, b) => multiply(a, invert(b)))],
  [`${theory}.floor_${name}_inst.floor_${name}`, unary(floor)],
];

const whole = (a: Fraction): Fraction | null => (a.n < 0 ? fraction(0) : a);

export const numericNatives: readonly (readonly [string, Native])[] = [
  ["Nat.Suc", unary((a) => add(a, fraction(1)))],
  ["Nat.zero_nat_inst.zero_nat", { arity: 0, run: (ev) => numberValue(ev.algebra, natT, 0) }],
  ["Nat.plus_nat_inst.plus_nat", natPlus],
  ["Nat.minus_nat_inst.minus_nat", natMinus],
  ["Nat.times_nat_inst.times_nat", natTimes],
  ["Nat.less_eq_nat_inst.less_eq_nat", comparison((o) => o <= 0)],
  ["Nat.less_nat_inst.less_nat", comparison((o) => o < 0)],
  ["Euclidean_Rings.divide_nat_inst.divide_nat", binary(quotient)],
  ["Euclidean_Rings.modulo_nat_inst.modulo_nat", binary(remainder)],
  ["Euclidean_Rings.divide_int_inst.divide_int", binary(quotient)],
  ["Euclidean_Rings.modulo_int_inst.modulo_int", binary(remainder)],
  ["Int.nat", unary(whole)],
  ["Int.int_of_nat", unary((a) => a)],
  ...ring("Int", "int"),
  ...fractionTypes.flatMap(({ theory, name }) => field(theory, name)),
];

/** `of_nat` and `of_int` between numeric types. */
export const embedding: Native = {
  ...unary((a) => a),
  accepts: (_, ty) => isWholeNumber(domain(ty)) && isNumberType(range(ty)),
};
