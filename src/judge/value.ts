import type { Const, Term, Type } from "../logic/index.ts";

/** Values of the reference evaluator: lazy, plain, slow. */

/** The evaluator's third answer: the value cannot be computed from the definitions, and why. */
export class CannotSay extends Error {
  override readonly name = "CannotSay";
}

/** Time is up: nobody inside may take that for an answer. */
export class TimeUp extends Error {
  override readonly name = "TimeUp";
}

/** `THE` or `SOME` was asked for where several values will do: one of these may be chosen. */
export class OpenChoice extends CannotSay {
  readonly goal: string;
  readonly values: readonly Term[];

  constructor(goal: string, values: readonly Term[], reason: string) {
    super(reason);
    this.goal = goal;
    this.values = values;
  }
}

/** Something was asked about a value in general (`generic.ts`). */
export class NotGeneral extends CannotSay {
  override readonly name = "CannotSay";
}

/** A logic variable was needed that nothing has bound yet. */
export class Suspended extends CannotSay {
  readonly hole: Thunk;

  constructor(hole: Thunk) {
    super("a value that is not determined");
    this.hole = hole;
  }
}

/**
 * A value computed when needed, and kept. Logic variables (holes) are bound and unbound in the manner of a stack; a value that was
 * computed under a binding is forgotten with it: `trail` holds a number for each binding in force, and a kept value remembers the
 * last of them.
 */
export class Thunk {
  private static readonly trail: number[] = [];
  private static bindings = 0;
  private static holes = 0;
  private value: Value | null;
  private readonly compute: (() => Value) | null;
  /** How many bindings were in force when the value was kept, and the last of them. */
  private depth = 0;
  private last = 0;
  /** For holes: the type, where it is known. */
  readonly type: Type | null;
  /** For holes: another one that this one is equal to. */
  private other: Thunk | null = null;
  /** For values in general: those that it was compared with. */
  others: Thunk[] | null = null;
  /** For holes and values in general: how many were made before. */
  readonly age: number;

  constructor(compute: (() => Value) | null, value: Value | null = null, type: Type | null = null, age = 0) {
    this.compute = compute;
    this.value = value;
    this.type = type;
    this.age = age;
  }

  static of(value: Value): Thunk {
    return new Thunk(null, value);
  }

  /** An unbound logic variable. */
  static hole(type: Type | null = null): Thunk {
    return new Thunk(null, null, type, ++Thunk.holes);
  }

  /** A value of which nothing is known. */
  static generic(): Thunk {
    const look = (): never => {
      throw new NotGeneral("a value in general is looked into");
    };
    const made = new Thunk(look, null, null, ++Thunk.holes);
    made.others = [];
    return made;
  }

  get isHole(): boolean {
    return this.other === null ? this.value === null && this.compute === null : this.other.isHole;
  }

  /** The hole that this one is equal to in the end, or itself. */
  get target(): Thunk {
    return this.other === null ? this : this.other.target;
  }

  force(): Value {
    if (this.other !== null) return this.other.force();
    if (this.compute === null) {
      if (this.value === null) throw new Suspended(this);
      return this.value;
    }
    if (this.value !== null && (this.depth === 0 || Thunk.trail[this.depth - 1] === this.last)) return this.value;
    const value = this.compute();
    this.value = value;
    this.depth = Thunk.trail.length;
    this.last = Thunk.trail.at(-1) ?? 0;
    return value;
  }

  /** Runs `body` with the hole bound. Requires: it is a hole. */
  bound<R>(value: Value, body: () => R): R {
    const { target } = this;
    target.value = value;
    Thunk.trail.push(++Thunk.bindings);
    try {
      return body();
    } finally {
      Thunk.trail.pop();
      target.value = null;
    }
  }

  /** Runs `body` with two holes made one. Requires: both are holes. */
  joined<R>(hole: Thunk, body: () => R): R {
    const { target } = this;
    if (target === hole.target) return body();
    target.other = hole.target;
    Thunk.trail.push(++Thunk.bindings);
    try {
      return body();
    } finally {
      Thunk.trail.pop();
      target.other = null;
    }
  }
}

export type Value =
  | { readonly kind: "data"; readonly constructor: string; readonly args: readonly Thunk[] }
  /** nat, int, rat, real: an exact fraction in lowest terms, denominator positive. */
  | { readonly kind: "number"; readonly above: bigint; readonly below: bigint }
  /** For predicates: `candidates` lists every value that can make it true, `exceptions` every value that can make it false, or null. */
  | {
      readonly kind: "function";
      apply(x: Thunk): Value;
      candidates?(): readonly Thunk[] | null;
      exceptions?(): readonly Thunk[] | null;
      /** A value that is worth trying first. */
      hint?(): Thunk | null;
      /** A constant applied to too few arguments. */
      readonly partial?: { readonly c: Const; readonly args: readonly Thunk[] };
    }
  | SetValue;

/** A set by its members, by what it lacks, or by a test. */
export type SetValue =
  | { readonly kind: "set"; readonly form: "finite" | "cofinite"; readonly elements: readonly Thunk[] }
  | { readonly kind: "set"; readonly form: "test"; holds(x: Thunk): boolean; candidates(): readonly Thunk[] | null };

/** Integers of which only a part is known are made of a natural number n by these: n, and −1 − n. */
export const aboveZero = "integer ≥ 0";
export const belowZero = "integer < 0";

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
