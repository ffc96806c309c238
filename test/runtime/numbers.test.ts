import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Fraction } from "../../src/runtime/environment.ts";
import { type Ratio, ratAdd, ratDiv, ratEq, ratFloor, ratio, ratLt, ratMul } from "../../src/runtime/fractions.ts";
import { add, big, intDiv, intMod, isCoprime, mul, type Num, natDiv, natMod, natSub, pow, sub, suc } from "../../src/runtime/numbers.ts";

const limit = 2n ** 53n;
const integer = fc.oneof(fc.bigInt({ min: -20n, max: 20n }), fc.bigInt({ min: limit - 5n, max: limit + 5n }), fc.bigInt());

/** Each integer has one form: a safe number or a BigInt beyond. */
function isNormal(n: Num): boolean {
  return typeof n === "number" ? Number.isSafeInteger(n) && !Object.is(n, -0) : n > limit - 1n || n < 1n - limit;
}

function agrees(result: Num, expected: bigint): void {
  expect(isNormal(result)).toBe(true);
  expect(BigInt(result)).toBe(expected);
}

describe("integers", () => {
  it("are added, subtracted and multiplied exactly", () => {
    fc.assert(
      fc.property(integer, integer, (a, b) => {
        agrees(add(big(a), big(b)), a + b);
        agrees(sub(big(a), big(b)), a - b);
        agrees(mul(big(a), big(b)), a * b);
      }),
    );
  });

  it("have a successor, however far below zero", () => {
    fc.assert(fc.property(integer, fc.boolean(), (a, isNegative) => agrees(suc(big(isNegative ? -a : a)), (isNegative ? -a : a) + 1n)));
  });

  it("divide towards minus infinity, the rest with the sign of the divisor, and nothing is divided by zero", () => {
    fc.assert(
      fc.property(integer, integer, (a, b) => {
        const [q, r] = [BigInt(intDiv(big(a), big(b))), BigInt(intMod(big(a), big(b)))];
        if (b === 0n) expect([q, r]).toEqual([0n, a]);
        else {
          expect(q * b + r).toBe(a);
          expect(b > 0n ? r >= 0n && r < b : r <= 0n && r > b).toBe(true);
        }
      }),
    );
  });

  it("stop at zero as natural numbers", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: limit * 2n }), fc.bigInt({ min: 0n, max: limit * 2n }), (a, b) => {
        agrees(natSub(big(a), big(b)), a > b ? a - b : 0n);
        if (b > 0n) agrees(natDiv(big(a), big(b)), a / b);
        if (b > 0n) agrees(natMod(big(a), big(b)), a % b);
      }),
    );
  });

  it("have powers, up to a size", () => {
    fc.assert(fc.property(fc.bigInt({ min: -30n, max: 30n }), fc.nat(40), (a, n) => agrees(pow(big(a), n), a ** BigInt(n))));
    expect(() => pow(3, 2 ** 40)).toThrow("too large");
  });

  it("know what is coprime", () => {
    expect([isCoprime(1, 2), isCoprime(4, 6), isCoprime(0, 1), isCoprime(0, 3), isCoprime(9, 4)]).toEqual([true, false, true, false, true]);
  });
});

describe("fractions", () => {
  const rational = fc.tuple(fc.bigInt({ min: -50n, max: 50n }), fc.bigInt({ min: -9n, max: 9n })).map(([n, d]): Ratio => ratio(n, d));

  it("are in lowest terms", () => {
    fc.assert(
      fc.property(rational, (a) => {
        if (a instanceof Fraction) expect(a.d > 1n && isCoprime(Math.abs(Number(a.n)), Number(a.d))).toBe(true);
      }),
    );
  });

  it("form an ordered field, with 0 for what is divided by zero", () => {
    fc.assert(
      fc.property(rational, rational, rational, (a, b, c) => {
        expect(ratEq(ratMul(a, ratAdd(b, c)), ratAdd(ratMul(a, b), ratMul(a, c)))).toBe(true);
        expect(ratEq(ratMul(ratDiv(a, b), b), ratEq(b, 0) ? 0 : a)).toBe(true);
        if (ratLt(a, b)) expect(ratLt(ratAdd(a, c), ratAdd(b, c))).toBe(true);
        expect(ratLt(a, ratFloor(a))).toBe(false);
        expect(ratLt(a, ratAdd(ratFloor(a), 1))).toBe(true);
      }),
    );
  });
});
