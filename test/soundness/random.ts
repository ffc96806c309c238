/** Random choices from a seed (xorshift, Marsaglia, "Xorshift RNGs", Journal of Statistical Software 2003). */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = (seed * 2_654_435_761 + 1) >>> 0 || 1;
    for (let i = 0; i < 8; i++) this.below(2);
  }

  /** A number from 0 to `n` - 1. */
  below(n: number): number {
    this.state ^= this.state << 13;
    this.state >>>= 0;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    this.state >>>= 0;
    return this.state % n;
  }

  pick<T>(from: readonly T[]): T {
    const found = from[this.below(from.length)];
    if (found === undefined) throw new RangeError("Random.pick: nothing to choose from");
    return found;
  }

  some<T>(count: number, from: readonly T[]): T[] {
    return Array.from({ length: count }, () => this.pick(from));
  }
}
