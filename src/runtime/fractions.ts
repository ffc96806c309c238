/** Exact rationals: an integer in its one form, or a fraction in lowest terms with a denominator above one. */
import { Fraction } from "./environment.ts";
import { abs, add, big, mul, type Num, neg, pow, sub } from "./numbers.ts";

export type Ratio = Num | Fraction;

export function gcdBig(n: bigint, m: bigint): bigint {
  let a = n < 0n ? -n : n;
  let b = m;
  while (b !== 0n) {
    const r = a % b;
    a = b;
    b = r;
  }
  return a;
}

/** The quotient; 0 for division by zero. */
export function ratio(n: bigint, d: bigint): Ratio {
  if (d === 0n) return 0;
  const g = d < 0n ? -gcdBig(n, -d) : gcdBig(n, d);
  return d === g ? big(n / g) : new Fraction(n / g, d / g);
}

export function numerator(a: Ratio): bigint {
  return a instanceof Fraction ? a.n : BigInt(a);
}

export function denominator(a: Ratio): bigint {
  return a instanceof Fraction ? a.d : 1n;
}

export function ratAdd(a: Ratio, b: Ratio): Ratio {
  if (!(a instanceof Fraction) && !(b instanceof Fraction)) return add(a, b);
  return ratio(numerator(a) * denominator(b) + numerator(b) * denominator(a), denominator(a) * denominator(b));
}

export function ratSub(a: Ratio, b: Ratio): Ratio {
  if (!(a instanceof Fraction) && !(b instanceof Fraction)) return sub(a, b);
  return ratio(numerator(a) * denominator(b) - numerator(b) * denominator(a), denominator(a) * denominator(b));
}

export function ratMul(a: Ratio, b: Ratio): Ratio {
  if (!(a instanceof Fraction) && !(b instanceof Fraction)) return mul(a, b);
  return ratio(numerator(a) * numerator(b), denominator(a) * denominator(b));
}

export function ratDiv(a: Ratio, b: Ratio): Ratio {
  return ratio(numerator(a) * denominator(b), denominator(a) * numerator(b));
}

export function ratNeg(a: Ratio): Ratio {
  return a instanceof Fraction ? new Fraction(-a.n, a.d) : neg(a);
}

export function ratAbs(a: Ratio): Ratio {
  if (!(a instanceof Fraction)) return abs(a);
  return a.n < 0n ? new Fraction(-a.n, a.d) : a;
}

export function ratEq(a: Ratio, b: Ratio): boolean {
  return a === b || (a instanceof Fraction && b instanceof Fraction && a.n === b.n && a.d === b.d);
}

export function ratLt(a: Ratio, b: Ratio): boolean {
  if (!(a instanceof Fraction) && !(b instanceof Fraction)) return a < b;
  return numerator(a) * denominator(b) < numerator(b) * denominator(a);
}

export function ratPow(a: Ratio, n: Num): Ratio {
  if (!(a instanceof Fraction)) return pow(a, n);
  return n === 0 ? 1 : new Fraction(BigInt(pow(big(a.n), n)), BigInt(pow(big(a.d), n)));
}

/** Rounds towards minus infinity. */
export function ratFloor(a: Ratio): Num {
  if (!(a instanceof Fraction)) return a;
  const r = a.n % a.d;
  return big(r < 0n ? (a.n - r) / a.d - 1n : (a.n - r) / a.d);
}
