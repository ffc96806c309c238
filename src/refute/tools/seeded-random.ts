/** Random numbers of Park and Miller (Comm. ACM 31, 1988), as the mutation experiments of [Bulwahn 2013] use them. */
const multiplier = 16_807;
const modulus = 2_147_483_647;

export class SeededRandom {
  /** Between 1 and `modulus - 1`. */
  private state: number;

  constructor(seed: number) {
    this.state = (Math.abs(Math.trunc(seed)) % (modulus - 1)) + 1;
    // Neighbouring seeds begin with neighbouring numbers.
    for (let i = 0; i < 4; i++) this.below(2);
  }

  /** A number from 0 to `bound - 1`. */
  below(bound: number): number {
    this.state = (this.state * multiplier) % modulus;
    return Math.floor(((this.state - 1) / (modulus - 1)) * bound);
  }

  /** A new array with the elements in random order (Fisher and Yates). */
  shuffled<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const [a, b] = [mixed[i], mixed[j]];
      if (a !== undefined && b !== undefined) [mixed[i], mixed[j]] = [b, a];
    }
    return mixed;
  }
}

/** A number from a text, for seeds that belong to a name. */
export function seedOf(text: string): number {
  let hash = 7;
  for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) % modulus;
  return hash;
}
