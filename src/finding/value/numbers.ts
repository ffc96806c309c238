/** The numbers that stand for the atoms of numeric types, and exact arithmetic on them. */
import { type NativeType, nativeType, type Type } from "../../logic/index.ts";

/** A fraction in lowest terms, denominator positive. */
export interface Fraction {
  readonly n: number;
  readonly d: number;
}

export function fraction(n: number, d = 1): Fraction {
  const g = gcd(Math.abs(n), Math.abs(d)) * (d < 0 ? -1 : 1);
  return { n: n / g + 0, d: d / g };
}

function gcd(a: number, b: number): number {
  return b === 0 ? Math.max(a, 1) : gcd(b, a % b);
}

const natNumbers = (k: number): Fraction[] => Array.from({ length: k }, (_, i) => fraction(i));

/** `{−⌈k/2⌉+1 … ⌊k/2⌋}`. */
const intNumbers = (k: number): Fraction[] => Array.from({ length: k }, (_, i) => fraction(i - Math.ceil(k / 2) + 1));

/** 0, 1, −1, 1/2, −1/2, 2, −2, 1/3 …: by size of numerator and denominator. */
function ratNumbers(k: number): Fraction[] {
  const found: Fraction[] = [fraction(0)];
  for (let height = 1; found.length < k; height++)
    for (let d = 1; d <= height; d++)
      for (let n = 1; n <= height; n++) if (Math.max(n, d) === height && gcd(n, d) === 1) found.push(fraction(n, d), fraction(-n, d));
  return found.slice(0, k);
}

const numbersOf: Record<NativeType["kind"], ((k: number) => Fraction[]) | null> = {
  nat: natNumbers,
  int: intNumbers,
  rational: ratNumbers,
  char: null,
};

/** The k numbers of a type that its atoms stand for; null where its values are no numbers. */
export function firstNumbers(type: Type, k: number): readonly Fraction[] | null {
  const native = nativeType(type);
  return native === null ? null : (numbersOf[native.kind]?.(k) ?? null);
}

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, { n: -b.n, d: b.d });
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const compare = (a: Fraction, b: Fraction): number => a.n * b.d - b.n * a.d;
export const invert = (a: Fraction): Fraction => (a.n === 0 ? a : fraction(a.d, a.n));
export const floor = (a: Fraction): Fraction => fraction(Math.floor(a.n / a.d));
export const sameFraction = (a: Fraction, b: Fraction): boolean => a.n === b.n && a.d === b.d;
