/** Values of the reference evaluator: lazy, plain, slow. */

/** The evaluator's third answer: the value cannot be computed from the definitions, and why. */
export class CannotSay extends Error {
  override readonly name = "CannotSay";
}

/** A logic variable was needed that nothing has bound yet (only while solving rules of inductive predicates). */
export class Suspended extends CannotSay {}

/** A value computed at most once, when needed. */
export class Thunk {
  private value: Value | null;
  private compute: (() => Value) | null;

  constructor(compute: (() => Value) | null, value: Value | null = null) {
    this.compute = compute;
    this.value = value;
  }

  static of(value: Value): Thunk {
    return new Thunk(null, value);
  }

  /** An unbound logic variable. */
  static hole(): Thunk {
    return new Thunk(null);
  }

  get isHole(): boolean {
    return this.value === null && this.compute === null;
  }

  force(): Value {
    if (this.value !== null) return this.value;
    if (this.compute === null) throw new Suspended("a value that is not determined");
    const value = this.compute();
    this.value = value;
    return value;
  }

  /** Binds a hole; `unbind` takes it back. */
  bind(value: Value): void {
    this.value = value;
  }

  unbind(): void {
    this.value = null;
  }
}

export type Value =
  | { readonly kind: "data"; readonly constructor: string; readonly args: readonly Thunk[] }
  /** nat, int, rat, real: an exact fraction in lowest terms, denominator positive. */
  | { readonly kind: "number"; readonly above: bigint; readonly below: bigint }
  /** For predicates: `candidates` lists every value that can make it true, `exceptions` every value that can make it false, or null. */
  | { readonly kind: "function"; apply(x: Thunk): Value; candidates?(): readonly Thunk[] | null; exceptions?(): readonly Thunk[] | null }
  | SetValue;

/** A set by its members, by what it lacks, or by a test. */
export type SetValue =
  | { readonly kind: "set"; readonly form: "finite" | "cofinite"; readonly elements: readonly Thunk[] }
  | { readonly kind: "set"; readonly form: "test"; holds(x: Thunk): boolean; candidates(): readonly Thunk[] | null };

export const integer = (n: bigint): Value => ({ kind: "number", above: n, below: 1n });

export function fraction(above: bigint, below: bigint): Value {
  if (below === 0n) return integer(0n);
  const divisor = gcd(above < 0n ? -above : above, below < 0n ? -below : below);
  const sign = below < 0n ? -1n : 1n;
  return { kind: "number", above: (sign * above) / divisor, below: (sign * below) / divisor };
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}

export const data = (name: string, args: readonly Thunk[] = []): Value => ({ kind: "data", constructor: name, args });
