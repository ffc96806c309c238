import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

/** How often a random `suchThat` tries again before the test is discarded. */
export const randomRetries = 100;

/** Ranges up to here are served by one multiplication; the bias is below one part in 65 536. */
const smallRange = 65_536;

/**
 * A stream of random numbers that can be split: `at(seed, i)` and `derive(key)` give streams that are independent for
 * all practical purposes, found by hashing instead of by running ahead. The generator itself is pure-rand's xoroshiro128+.
 * Law: equal seeds, indices and keys give equal streams.
 */
export class Random {
  private readonly generator: RandomGenerator;

  private constructor(generator: RandomGenerator) {
    this.generator = generator;
  }

  /** The stream of the `index`-th test of a run with this seed. */
  static at(seed: number, index: number): Random {
    const low = mix((seed | 0) ^ 0x2545f491);
    const high = mix(low ^ Math.floor(seed / 0x1_0000_0000) ^ 0x6c078965);
    return new Random(fromWord(mix(high ^ mix(index))));
  }

  /** A stream that depends on the present state and on `key`, and leaves this stream where it is. */
  derive(key: number): Random {
    let word = mix(key ^ 0x5bd1e995);
    for (const part of this.generator.getState()) word = mix(word ^ part);
    return new Random(fromWord(word));
  }

  /** A number from `low` to `high`, both included, each equally likely. */
  between(low: number, high: number): number {
    const count = high - low + 1;
    if (count <= smallRange) return low + this.below(count);
    return uniformInt(this.generator, low, high);
  }

  /** A number from 0 to `count - 1`. Requires: `count` is at most 65 536. */
  below(count: number): number {
    return (((this.generator.next() >>> 0) * count) / 0x1_0000_0000) | 0;
  }

  /** An index below `count`, the i-th with weight `upTo[i] - upTo[i-1]`. */
  weighted(upTo: readonly number[], count: number): number {
    const ticket = this.between(1, upTo[count - 1] ?? 1);
    let index = 0;
    while (ticket > (upTo[index] ?? ticket)) index++;
    return index;
  }
}

/** Written and read at once by `fromWord`: a new array for each test would be felt. */
const state: [number, number, number, number] = [0, 0, 0, 0];
/** 2^32 divided by the golden ratio, as in Steele, Lea and Flood's SplitMix (2014). */
const golden = 0x9e3779b9;

function fromWord(word: number): RandomGenerator {
  for (let i = 0; i < 4; i++) state[i] = mix(word + Math.imul(golden, i + 1));
  state[3] |= 1;
  return xoroshiro128plusFromState(state);
}

/** Austin Appleby's finaliser of MurmurHash3: every bit of the input reaches every bit of the output. */
function mix(word: number): number {
  let w = word | 0;
  w = Math.imul(w ^ (w >>> 16), 0x85ebca6b);
  w = Math.imul(w ^ (w >>> 13), 0xc2b2ae35);
  return w ^ (w >>> 16);
}
