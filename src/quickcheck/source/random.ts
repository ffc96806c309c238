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
 * all practical purposes, found by hashing instead of by running ahead. The numbers are those of xoshiro128** (Blackman and Vigna, Scrambled
 * Linear Pseudorandom Number Generators, ACM TOMS 47, 2021), whose state is four words of 32 bits.
 * Law: equal seeds, indices and keys give equal streams.
 */
export class Random {
  /** The state; never all zero. */
  private a: number;
  private b: number;
  private c: number;
  private d: number;
  private readonly temper: Temper;
  /** The last answer over a wide range, to be given again now and then. */
  private last = 0;
  /** Answers that were suggested and not used yet, as distances from the simplest; the next one last. */
  private script: number[] | null = null;

  private constructor(word: number, temper: Temper) {
    this.a = mix(word + golden);
    this.b = mix(word + 2 * golden);
    this.c = mix(word + 3 * golden);
    this.d = mix(word + 4 * golden) | 1;
    this.temper = temper;
  }

  /** The stream of the `index`-th test of a run with this seed. */
  static at(seed: number, index: number, temper: Temper = "even"): Random {
    const low = mix((seed | 0) ^ 0x2545f491);
    const high = mix(low ^ Math.floor(seed / 0x1_0000_0000) ^ 0x6c078965);
    return new Random(mix(high ^ mix(index)), temper);
  }

  /** A stream that depends on the present state and on `key`, and leaves this stream where it is. */
  derive(key: number): Random {
    let word = mix(key ^ 0x5bd1e995);
    for (const part of [this.a, this.b, this.c, this.d]) word = mix(word ^ part);
    return new Random(word, this.temper);
  }

  /** The next 32 random bits, as a number from 0 on. */
  private next(): number {
    const { a, b, c, d } = this;
    const scrambled = Math.imul(b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const third = c ^ a;
    const fourth = d ^ b;
    this.b = b ^ third;
    this.a = a ^ fourth;
    this.c = third ^ (b << 9);
    this.d = (fourth << 11) | (fourth >>> 21);
    return result;
  }

  /** A number from `low` to `high` in the manner of the test's temper; `origin` is the simplest. */
  answer(low: number, high: number, origin: number): number {
    if (this.script !== null) return this.scripted(this.script, low, high, origin);
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
    if (this.script !== null) return this.scripted(this.script, min, max, min);
    if (this.temper === "even") return this.between(min, max);
    if (this.temper === "small") return this.near(min, min, max);
    const word = this.next();
    const ticket = word & 7;
    if (ticket < 2) return ticket === 0 ? min : max;
    const count = max - min + 1;
    return count <= smallRange ? min + ((((word >>> 3) * count) / 0x2000_0000) | 0) : this.between(min, max);
  }

  /** One of `count` alternatives, each equally likely. */
  alternative(count: number): number {
    return this.script !== null ? this.scripted(this.script, 0, count - 1, 0) : this.between(0, count - 1);
  }

  /** Now and then answers the next questions by one of these suggestions, unless numbers are to be spread evenly. */
  suggest(suggestions: readonly (readonly number[])[]): void {
    if (this.temper === "even" || suggestions.length === 0 || this.below(suggestionRate) > 0) return;
    this.script = (suggestions[this.below(suggestions.length)] ?? []).toReversed();
  }

  /** Answers the next questions in this way. */
  follow(answers: (seed: number) => readonly number[]): void {
    const chosen = answers(this.next());
    this.script = chosen.length === 0 ? null : chosen.toReversed();
  }

  private scripted(script: number[], low: number, high: number, origin: number): number {
    const answer = Math.max(low, Math.min(high, origin + (script.pop() ?? 0)));
    if (script.length === 0) this.script = null;
    return answer;
  }

  /** Half of the answers lie on an edge of the range or next to one, or repeat the last answer if chance alone would not. */
  private edged(low: number, high: number, origin: number): number {
    // One random word serves for the decision and, where it suffices, for the number: these lines are run for every number drawn.
    const word = this.next();
    const ticket = word & 15;
    if (ticket < 8) {
      const count = high - low + 1;
      return count <= smallRange ? low + ((((word >>> 4) * count) / 0x1000_0000) | 0) : this.between(low, high);
    }
    if (ticket < 11) return near(word >>> 4, high, low, high, edgeBits);
    if (ticket < 13) return near(word >>> 4, low, low, high, edgeBits);
    if (ticket < 15 && high - low > wideRange && this.last >= low && this.last <= high) return this.last;
    return this.near(origin, low, high);
  }

  private near(centre: number, low: number, high: number): number {
    return near(this.next() & 0xfff_ffff, centre, low, high, 53);
  }

  /** A number from `low` to `high`, both included, each equally likely. */
  between(low: number, high: number): number {
    const count = high - low + 1;
    if (count <= smallRange) return low + this.below(count);
    if (count <= 2 ** 53) return low + this.far(count);
    const middle = Math.floor(low / 2 + high / 2);
    return this.below(2) === 0 ? this.between(low, middle) : this.between(middle + 1, high);
  }

  /** A number from 0 to `count - 1` for large counts: of 53 bits, those in the incomplete last round are drawn again. */
  private far(count: number): number {
    const limit = 2 ** 53 - (2 ** 53 % count);
    for (;;) {
      const drawn = (this.next() >>> 11) * 0x1_0000_0000 + this.next();
      if (drawn < limit) return drawn % count;
    }
  }

  /** A number from 0 to `count - 1`. Requires: `count` is at most 65 536. */
  below(count: number): number {
    return ((this.next() * count) / 0x1_0000_0000) | 0;
  }

  /** An index below `count`, the i-th with weight `upTo[i] - upTo[i-1]`. */
  weighted(upTo: readonly number[], count: number): number {
    const ticket = this.between(1, upTo[count - 1] ?? 1);
    let index = 0;
    while (ticket > (upTo[index] ?? ticket)) index++;
    return index;
  }
}

/** One time in this many a suggestion is taken. */
const suggestionRate = 16;
/** From this many possible answers on, chance hardly ever gives the same twice. */
const wideRange = 64;
/** How far from an edge of a range still counts as its edge, in binary digits. */
const edgeBits = 1;

/**
 * A number whose distance from the centre has any number of binary digits equally likely; every other distance is next to a power of two.
 * `word` has 28 random bits: one for the side, two for the sort of distance, eight for the number of digits, the others for the distance.
 */
function near(word: number, centre: number, low: number, high: number, mostBits: number): number {
  const below = centre - low;
  const above = high - centre;
  const isBelow = above === 0 || (below > 0 && (word & 1) === 0);
  const room = isBelow ? below : above;
  const bits = (((word >>> 3) & 0xff) * (Math.min(mostBits, bitsOf(room)) + 1)) >> 8;
  const distance = bits < 14 ? shortDistance(word, bits) : longDistance(word, bits);
  const kept = Math.min(distance, room);
  return isBelow ? centre - kept : centre + kept;
}

/** Whole numbers of few digits stay whole for the machine: dividing would make floating-point numbers of them. */
function shortDistance(word: number, bits: number): number {
  return (word & 2) === 0 ? (1 << bits) - ((word >>> 2) & 1) : ((word >>> 11) << bits) >>> 17;
}

function longDistance(word: number, bits: number): number {
  const power = 2 ** bits;
  return (word & 2) === 0 ? power - ((word >>> 2) & 1) : Math.floor(((word >>> 11) * power) / 0x2_0000);
}

/** How many binary digits a number has. */
function bitsOf(n: number): number {
  return n < 0x1_0000_0000 ? 32 - Math.clz32(n) : Math.floor(Math.log2(n)) + 1;
}

/** 2^32 divided by the golden ratio, as in Steele, Lea and Flood's SplitMix (2014). */
const golden = 0x9e3779b9;

/** Austin Appleby's finaliser of MurmurHash3: every bit of the input reaches every bit of the output. */
function mix(word: number): number {
  let w = word | 0;
  w = Math.imul(w ^ (w >>> 16), 0x85ebca6b);
  w = Math.imul(w ^ (w >>> 13), 0xc2b2ae35);
  return w ^ (w >>> 16);
}
