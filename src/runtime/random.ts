/**
 * The source of random values: xoroshiro64** (Blackman and Vigna, "Scrambled linear pseudorandom number generators", 2018), seeded by the
 * finalizer of SplitMix over seed, size and number, so that any single test can be repeated by itself.
 */

import { spend } from "./environment.ts";
import { type Num, neg, pow, sub } from "./numbers.ts";
import { countValue, held } from "./tests.ts";

export let ra = 1;
export let rb = 1;

/** Functions that are filled when they are asked answer with their default from now on. */
export let frozen = false;

export function freeze(now: boolean): void {
  frozen = now;
}

/** Thrown to give a test up for which a value could not be made. */
const giveUp = { toString: () => "no value" };

export function noValue(): never {
  throw giveUp;
}

export function mix(n: number): number {
  let h = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

export function reseed(seed: number, k: number, n: number): void {
  ra = mix((mix((mix((seed + 0x9e3779b9) | 0) + k) | 0) + n) | 0);
  rb = mix((ra + 0x7f4a7c15) | 0);
  if ((ra | rb) === 0) rb = 1;
}

/** The next 32 bits, as a signed number. */
export function next(): number {
  const a = ra;
  let b = rb;
  const m = Math.imul(a, 0x9e3779bb);
  b ^= a;
  ra = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9);
  rb = (b << 13) | (b >>> 19);
  return Math.imul((m << 5) | (m >>> 27), 5);
}

export function below(n: number): number {
  return Math.floor(((next() >>> 0) / 4294967296) * n);
}

/** Tests up to this size, the default, have small numbers only. */
export const smallTest = 10;

/** A number up to the size; in large tests now and then a power of two or a neighbour, where words and bit operations have their corners. */
export function randomNat(j: number): Num {
  return j > smallTest && below(4) === 0 ? sub(pow(2, below(65)), below(2)) : below(j + 1);
}

/** The same with a sign. */
export function randomInt(j: number): Num {
  if (j > smallTest && below(4) === 0) return below(2) === 0 ? randomNat(j) : neg(randomNat(j));
  return below(2 * j + 1) - j;
}

/** A character: now and then one that the program mentions or any other, else one of the first letters. */
export function randomChar(j: number, mentioned: readonly number[]): number {
  if (mentioned.length > 0 && below(4) === 0) return mentioned[below(mentioned.length)] as number;
  return below(8) === 0 ? below(256) : 97 + below(j < 25 ? j + 1 : 26);
}

/** Draws from another source, whose state is an array of two numbers. */
export function drawFrom<T>(source: [number, number], draw: () => T): T {
  const [keptA, keptB] = [ra, rb];
  [ra, rb] = source;
  const y = draw();
  source[0] = ra;
  source[1] = rb;
  ra = keptA;
  rb = keptB;
  return y;
}

export function premisesHeld(): number[] {
  return held.slice();
}

/** Runs the tests `from` … `to − 1` of size `k`, until one says to stop. */
export function runTests(one: (k: number) => boolean, k: number, seed: number, from: number, to: number): boolean {
  for (let n = from; n < to; n++) {
    reseed(seed, k, n);
    spend(1);
    try {
      if (one(k)) return true;
    } catch (e) {
      if (e !== giveUp) throw e;
      countValue();
    }
  }
  return false;
}
