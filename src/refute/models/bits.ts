/** Sets of small numbers. */
export class Bits {
  readonly size: number;
  readonly words: Uint32Array;

  constructor(size: number, words: Uint32Array = new Uint32Array(Math.ceil(size / 32))) {
    this.size = size;
    this.words = words;
  }

  has(i: number): boolean {
    return (((this.words[i >> 5] ?? 0) >>> (i & 31)) & 1) === 1;
  }

  add(i: number): void {
    this.words[i >> 5] = (this.words[i >> 5] ?? 0) | (1 << (i & 31));
  }

  /** Adds all of another; how many were new. */
  addAll({ words }: Bits): number {
    let fresh = 0;
    for (let w = 0; w < words.length; w++) {
      const now = this.words[w] ?? 0;
      const added = (words[w] ?? 0) & ~now;
      if (added === 0) continue;
      fresh += ones(added);
      this.words[w] = now | added;
    }
    return fresh;
  }

  /** How many of another it lacks. */
  countNew({ words }: Bits): number {
    let fresh = 0;
    for (let w = 0; w < words.length; w++) fresh += ones((words[w] ?? 0) & ~(this.words[w] ?? 0));
    return fresh;
  }

  /** Those of another that it lacks. */
  lacking({ words }: Bits): Bits {
    return new Bits(
      this.size,
      words.map((word, w) => word & ~(this.words[w] ?? 0)),
    );
  }

  get count(): number {
    return this.words.reduce((sum, word) => sum + ones(word), 0);
  }

  *members(): Generator<number> {
    for (let i = 0; i < this.size; i++) if (this.has(i)) yield i;
  }

  /** Hexadecimal digits, eight for each word. */
  get text(): string {
    return [...this.words].map((word) => word.toString(16).padStart(8, "0")).join("");
  }

  static fromText(size: number, text: string): Bits {
    const bits = new Bits(size);
    for (let w = 0; w < bits.words.length; w++) bits.words[w] = Number.parseInt(text.slice(8 * w, 8 * w + 8), 16) || 0;
    return bits;
  }
}

function ones(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return (((x + (x >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
