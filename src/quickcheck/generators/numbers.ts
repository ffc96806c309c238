import { elements, frequency } from "./choice.ts";
import { constant, Gen } from "./gen.ts";
import { tuple } from "./product.ts";

/**
 * A whole number from `low` to `high`, both included. Half of the tests spread it evenly, the others prefer the edges or what is near to 0. It shrinks towards 0, or the bound nearest to 0.
 * Enumeration at depth d goes up to d steps away from there.
 */
export function choose(low: number, high: number): Gen<number> {
  if (!(Number.isSafeInteger(low) && Number.isSafeInteger(high) && low <= high)) {
    throw new RangeError(`choose: expected two safe integers in order, got ${low} and ${high}`);
  }
  const origin = Math.max(low, Math.min(high, 0));
  return new Gen((source) => source.integer(low, high, origin));
}

/** A whole number of 32 bits, or within the bounds: `integer({ min: 0, max: 9 })`. Unlike `int` it does not heed the size. */
export function integer(bounds: { readonly min?: number; readonly max?: number } = {}): Gen<number> {
  if (typeof bounds !== "object") throw new TypeError("integer: expected { min, max }; choose(min, max) takes two numbers");
  const { min = -(2 ** 31), max = 2 ** 31 - 1 } = bounds;
  return choose(min, max);
}

/** A whole number between minus the size and the size. */
export const int: Gen<number> = new Gen((source) => {
  const { bound } = source;
  return source.integer(-bound, bound, 0);
});

/** A whole number from 0 to the size. */
export const nat: Gen<number> = new Gen((source) => source.integer(0, source.bound, 0));

/** A whole number from 1 to the size, or 1. */
export const positive: Gen<number> = new Gen((source) => source.integer(1, Math.max(1, source.bound), 1));

/** Any safe integer, however large. */
export const safeInteger: Gen<number> = choose(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** True or false; false is the simpler. */
export const boolean: Gen<boolean> = elements([false, true]);

/** Steps between two whole numbers that `float` may take. */
const fractions = 1000;

/** A finite floating-point number between minus the size and the size, in steps of a thousandth; whole numbers are the simpler. */
export const float: Gen<number> = tuple(choose(0, fractions - 1), int).map(([rest, whole]) =>
  whole < 0 ? whole - rest / fractions : whole + rest / fractions,
);

/** A floating-point number, with the awkward ones now and then: -0, the infinities, NaN, the largest and the smallest. */
export const double: Gen<number> = frequency<number>([
  [12, float],
  [2, safeInteger],
  [1, elements([-0, Number.MIN_VALUE, Number.EPSILON, Number.MAX_VALUE, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN])],
]);

/** A big whole number from `low` to `high`, each equally likely; shrinks towards 0, or the bound nearest to 0. */
export function chooseBigInt(low: bigint, high: bigint): Gen<bigint> {
  if (low > high) throw new RangeError(`chooseBigInt: ${low} is greater than ${high}`);
  const origin = low > 0n ? low : high < 0n ? high : 0n;
  const most = high - low;
  return naturalUpTo(most).map((index) => nearestBigInt(index, low, high, origin));
}

/** A big whole number between minus and plus the size-th power of two. */
export const bigInt: Gen<bigint> = new Gen((source) => {
  const bound = source.isExhaustive ? BigInt(source.bound) : 1n << BigInt(source.bound);
  return chooseBigInt(-bound, bound).draw(source);
});

/** Decimal places of a limb are base 2^30: small enough to be exact, large enough to be few. */
const limbBits = 30n;

function naturalUpTo(most: bigint): Gen<bigint> {
  if (most <= BigInt(Number.MAX_SAFE_INTEGER)) return choose(0, Number(most)).map(BigInt);
  let limbs = 0n;
  while (most >> (limbs * limbBits) >= 1n << limbBits) limbs++;
  const top = choose(0, Number(most >> (limbs * limbBits)));
  const rest = Array.from({ length: Number(limbs) }, () => choose(0, 2 ** Number(limbBits) - 1));
  return tuple(top, ...rest)
    .map((digits) => digits.reduce((sum, digit) => (sum << limbBits) | BigInt(digit), 0n))
    .suchThat((value) => value <= most);
}

function nearestBigInt(index: bigint, low: bigint, high: bigint, origin: bigint): bigint {
  const above = high - origin;
  const below = origin - low;
  const isBelowLonger = above < below;
  const both = isBelowLonger ? above : below;
  if (index <= 2n * both) return index % 2n === 1n ? origin + (index + 1n) / 2n : origin - index / 2n;
  return !isBelowLonger ? origin + index - both : origin - (index - both);
}

/** The value or `undefined`; `undefined` is the simpler and comes up one time in four. */
export function optional<A>(gen: Gen<A>): Gen<A | undefined> {
  return frequency<A | undefined>([
    [1, constant(undefined)],
    [3, gen],
  ]);
}

/** The value or `null`; `null` is the simpler and comes up one time in four. */
export function nullable<A>(gen: Gen<A>): Gen<A | null> {
  return frequency<A | null>([
    [1, constant(null)],
    [3, gen],
  ]);
}
