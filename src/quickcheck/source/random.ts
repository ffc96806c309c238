import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

/** How often a random `suchThat` tries again before the test is discarded. */
export const randomRetries = 100;

/** Ranges up to here are served by one multiplication; the bias is below one part in 65 536. */
const smallRange = 65_536;

/**
 * How the numbers of one test are spread: evenly over their ranges; with many on the edges of their ranges, which is where programs go
 * wrong; or mostly near the simplest, so that values coincide and lists are short. The law of the stream is the same for all.
 */
export type Temper = "even" | "edges" | "small";

/**
 * A stream of random numbers that can be split: `at(seed, i)` and `derive(key)` give streams that are independent for
 * all practical purposes, found by hashing instead of by running ahead. The generator itself is pure-rand's xoroshiro128+.
 * Law: equal seeds, indices and keys give equal streams.
 */
export class Random {
  private readonly generator: RandomGenerator;
  private readonly temper: Temper;
  /** The last answer over a wide range, to be given again now and then. */
  private last = 0;
  /** Answers that were suggested and not used yet, as distances from the simplest; the next one last. */
  private readonly script: number[] = [];

  private constructor(generator: RandomGenerator, temper: Temper) {
    this.generator = generator;
    this.temper = temper;
  }

  /** The stream of the `index`-th test of a run with this seed. */
  static at(seed: number, index: number, temper: Temper = "even"): Random {
    const low = mix((seed | 0) ^ 0x2545f491);
    const high = mix(low ^ Math.floor(seed / 0x1_0000_0000) ^ 0x6c078965);
    return new Random(fromWord(mix(high ^ mix(index))), temper);
  }

  /** A stream that depends on the present state and on `key`, and leaves this stream where it is. */
  derive(key: number): Random {
    let word = mix(key ^ 0x5bd1e995);
    for (const part of this.generator.getState()) word = mix(word ^ part);
    return new Random(fromWord(word), this.temper);
  }

  /** A number from `low` to `high` in the manner of the test's temper; `origin` is the simplest. */
  answer(low: number, high: number, origin: number): number {
    if (this.script.length > 0) return this.scripted(low, high, origin);
    switch (this.temper) {
      case "even":
        return this.between(low, high);
      case "small":
        return this.near(origin, low, high);
      case "edges":
        this.last = this.edged(low, high, origin);
        return this.last;
    }
  }

  /** A length from `min` to `max`: even, mostly short, or now and then the least or the greatest. */
  length(min: number, max: number): number {
    if (this.script.length > 0) return this.scripted(min, max, min);
    if (this.temper === "even") return this.between(min, max);
    if (this.temper === "small") return this.near(min, min, max);
    const ticket = this.below(8);
    return ticket === 0 ? min : ticket === 1 ? max : this.between(min, max);
  }

  /** One of `count` alternatives, each equally likely. */
  alternative(count: number): number {
    return this.script.length > 0 ? this.scripted(0, count - 1, 0) : this.between(0, count - 1);
  }

  /** Now and then answers the next questions by one of these suggestions, unless numbers are to be spread evenly. */
  suggest(suggestions: readonly (readonly number[])[]): void {
    if (this.temper === "even" || suggestions.length === 0 || this.below(suggestionRate) > 0) return;
    const answers = suggestions[this.below(suggestions.length)] ?? [];
    for (let i = answers.length - 1; i >= 0; i--) this.script.push(answers[i] as number);
  }

  private scripted(low: number, high: number, origin: number): number {
    return Math.max(low, Math.min(high, origin + (this.script.pop() ?? 0)));
  }

  /** Half of the answers lie on an edge of the range or next to one, or repeat the last answer if chance alone would not. */
  private edged(low: number, high: number, origin: number): number {
    const ticket = this.below(16);
    if (ticket < 8) return this.between(low, high);
    if (ticket < 11) return this.near(high, low, high, edgeBits);
    if (ticket < 13) return this.near(low, low, high, edgeBits);
    if (ticket < 15 && high - low > wideRange && this.last >= low && this.last <= high) return this.last;
    return this.near(origin, low, high);
  }

  /** A number whose distance from the centre has any number of binary digits equally likely; every other distance is next to a power of two. */
  private near(centre: number, low: number, high: number, mostBits = 53): number {
    const below = centre - low;
    const above = high - centre;
    const isBelow = above === 0 || (below > 0 && this.below(2) === 0);
    const room = isBelow ? below : above;
    const bits = this.below(Math.min(mostBits, bitsOf(room)) + 1);
    const power = 2 ** bits;
    const distance = Math.min(room, this.below(2) === 0 ? power - this.below(2) : this.between(0, power - 1));
    return isBelow ? centre - distance : centre + distance;
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

/** One time in so many a suggestion is taken. */
const suggestionRate = 16;
/** From this many possible answers on, chance hardly ever gives the same twice. */
const wideRange = 64;
/** How far from an edge of a range still counts as its edge, in binary digits. */
const edgeBits = 1;

/** How many binary digits a number has. */
function bitsOf(n: number): number {
  return n < 0x1_0000_0000 ? 32 - Math.clz32(n) : Math.floor(Math.log2(n)) + 1;
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
