import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apps, boolT, constant, type Free, free, fun, funs, intT, names, natT, type Term, type Type, tcon } from "../../src/logic/index.ts";
import type { FractionValue, Value } from "../../src/program/index.ts";
import { Hand } from "../program/hand-theory.ts";
import { Compiled } from "./running.ts";

const { theory } = new Hand();
const ratT = tcon("Rat.rat");

/** Integers around all edges: small, at the limit of safe numbers, beyond. */
const edges = [
  0n,
  1n,
  2n,
  3n,
  7n,
  2n ** 31n,
  2n ** 52n,
  2n ** 53n - 2n,
  2n ** 53n - 1n,
  2n ** 53n,
  2n ** 53n + 1n,
  2n ** 80n,
  10n ** 999n + 7n,
];
const natural = fc.oneof(fc.constantFrom(...edges), fc.bigInt(0n, 2n ** 60n), fc.bigInt(0n, 50n));
const integer = fc.tuple(natural, fc.boolean()).map(([n, negative]) => (negative ? -n : n));

/** The run-time form of an integer. */
const form = (n: bigint): Value => (n >= Number.MIN_SAFE_INTEGER && n <= Number.MAX_SAFE_INTEGER ? Number(n) : n);

function operation(name: string, type: Type, result: Type = type): (a: Value, b: Value) => Value {
  const x: Free = free("x", type);
  const y: Free = free("y", type);
  const compiled = new Compiled(theory, [x, y], apps(constant(name, funs([type, type], result)), [x, y]));
  return (a, b) => compiled.value(a, b);
}

const floorDiv = (a: bigint, b: bigint): bigint => (b === 0n ? 0n : a / b - (a % b !== 0n && a % b < 0n !== b < 0n ? 1n : 0n));
const floorMod = (a: bigint, b: bigint): bigint => (b === 0n ? a : a - floorDiv(a, b) * b);

const check = (
  numbers: fc.Arbitrary<bigint>,
  run: (a: Value, b: Value) => Value,
  model: (a: bigint, b: bigint) => bigint | boolean,
): void =>
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      const expected = model(a, b);
      expect(run(form(a), form(b))).toBe(typeof expected === "boolean" ? expected : form(expected));
    }),
    { seed: 7, numRuns: 400 },
  );

describe("natural numbers are exact, each in one form", () => {
  const div = "Rings.divide_class.divide";
  const mod = "Rings.modulo_class.modulo";
  it("adds", () => check(natural, operation(names.plus, natT), (a, b) => a + b));
  it("subtracts down to zero", () => check(natural, operation(names.minus, natT), (a, b) => (a < b ? 0n : a - b)));
  it("multiplies", () => check(natural, operation(names.times, natT), (a, b) => a * b));
  it("divides, by zero giving zero", () => check(natural, operation(div, natT), floorDiv));
  it("takes remainders, by zero giving the number", () => check(natural, operation(mod, natT), floorMod));
  it("compares", () => check(natural, operation(names.less, natT, boolT), (a, b) => a < b));
  it("knows divisors", () => check(natural, operation("Rings.dvd_class.dvd", natT, boolT), (a, b) => (a === 0n ? b === 0n : b % a === 0n)));
});

describe("integers round towards minus infinity", () => {
  it("adds", () => check(integer, operation(names.plus, intT), (a, b) => a + b));
  it("subtracts", () => check(integer, operation(names.minus, intT), (a, b) => a - b));
  it("multiplies", () => check(integer, operation(names.times, intT), (a, b) => a * b));
  it("divides", () => check(integer, operation("Rings.divide_class.divide", intT), floorDiv));
  it("takes remainders", () => check(integer, operation("Rings.modulo_class.modulo", intT), floorMod));
  it("compares", () => check(integer, operation(names.lessEq, intT, boolT), (a, b) => a <= b));
});

describe("powers", () => {
  const x = free("x", intT);
  const n = free("n", natT);
  const power: Term = apps(constant("Power.power_class.power", funs([intT, natT], intT)), [x, n]);
  const compiled = new Compiled(theory, [x, n], power);

  it("are exact", () => {
    fc.assert(
      fc.property(fc.bigInt(-20n, 20n), fc.integer({ min: 0, max: 60 }), (a, k) => {
        expect(compiled.value(form(a), k)).toBe(form(a ** BigInt(k)));
      }),
      { seed: 7 },
    );
  });

  it("of one and zero need no time", () => {
    expect([compiled.value(1, 2n ** 80n), compiled.value(-1, 2n ** 80n), compiled.value(0, 2n ** 80n)]).toEqual([1, 1, 0]);
  });

  it("too large to hold are a limit", () => {
    expect(compiled.run(7, 10 ** 12)).toEqual({ kind: "limit", limit: "memory" });
  });
});

describe("rational numbers are exact", () => {
  const fraction = fc.tuple(fc.bigInt(-30n, 30n), fc.bigInt(1n, 12n));
  const value = ([n, d]: readonly [bigint, bigint]): Value => {
    const x = free("a", intT);
    const y = free("b", intT);
    const embed = (t: Term): Term => apps(constant("Int.ring_1_class.of_int", fun(intT, ratT)), [t]);
    const divide = apps(constant("Rings.divide_class.divide", funs([ratT, ratT], ratT)), [embed(x), embed(y)]);
    quotient ??= new Compiled(theory, [x, y], divide);
    return quotient.value(form(n), form(d));
  };
  let quotient: Compiled | undefined;
  /** Numerator and denominator in lowest terms. */
  const parts = (v: Value): readonly [bigint, bigint] =>
    typeof v === "object" && v !== null ? [(v as FractionValue).n, (v as FractionValue).d] : [BigInt(v as number), 1n];
  const equal = ([a, b]: readonly [bigint, bigint], [c, d]: readonly [bigint, bigint]): boolean => a * d === b * c;

  it("in sum, difference, product and quotient", () => {
    const [add, sub, mul, div] = [names.plus, names.minus, names.times, "Rings.divide_class.divide"].map((name) => operation(name, ratT));
    fc.assert(
      fc.property(fraction, fraction, (p, q) => {
        const [[a, b], [c, d]] = [p, q];
        expect(equal(parts(add!(value(p), value(q))), [a * d + c * b, b * d])).toBe(true);
        expect(equal(parts(sub!(value(p), value(q))), [a * d - c * b, b * d])).toBe(true);
        expect(equal(parts(mul!(value(p), value(q))), [a * c, b * d])).toBe(true);
        expect(equal(parts(div!(value(p), value(q))), c === 0n ? [0n, 1n] : [a * d, b * c])).toBe(true);
      }),
      { seed: 7 },
    );
  });

  it("in lowest terms, so that equality is by form", () => {
    const same = operation(names.eq, ratT, boolT);
    fc.assert(
      fc.property(fraction, fraction, (p, q) => {
        expect(same(value(p), value(q))).toBe(equal(p, q));
      }),
      { seed: 7 },
    );
  });
});
