import { type Const, names, type Term, type Type } from "../logic/index.ts";

/** Values of the reference evaluator: lazy, plain, slow. */

/** The evaluator's third answer: the value cannot be computed from the definitions, and why. */
export class CannotSay extends Error {
  override readonly name = "CannotSay";
}

/** Whether an inductive predicate holds was asked, and nothing was handed over that shows it: a search may find it. */
export class NoEvidence extends CannotSay {
  constructor(name: string) {
    super(`whether ${name} holds has no evidence`);
  }
}

/** Time is up: nobody inside may take that for an answer. */
export class TimeUp extends Error {
  override readonly name = "TimeUp";
}

/** `THE` or `SOME` was asked for where several values will do: one of these may be chosen. */
export class OpenChoice extends CannotSay {
  readonly goal: string;
  readonly type: Type;
  readonly values: readonly Thunk[];

  constructor(goal: string, type: Type, values: readonly Thunk[], reason: string) {
    super(reason);
    this.goal = goal;
    this.type = type;
    this.values = values;
  }
}

/** A value was needed that is not known yet. */
export class Suspended extends CannotSay {
  readonly hole: Thunk;
  /** The question was whether it is one of these. */
  readonly among: readonly Thunk[];
  /** The question was whether the number is at least this one. */
  readonly least: bigint | null;
  /** The question was whether two unknown numbers are so. */
  readonly order: Order | null;

  constructor(hole: Thunk, among: readonly Thunk[] = [], least: bigint | null = null, order: Order | null = null) {
    super("a value that is not determined");
    this.hole = hole;
    this.among = among;
    this.least = least;
    this.order = order;
  }
}

/** That `low − high ≤ most`, of two unknown whole numbers. */
export interface Order {
  readonly low: Thunk;
  readonly high: Thunk;
  readonly most: bigint;
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
  /** For holes: values that it is not. */
  readonly differs: Thunk[] = [];
  /** For holes: how many were made before. */
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

  get isHole(): boolean {
    return this.other === null ? this.value === null && this.compute === null : this.other.isHole;
  }

  /** Whether nothing at all is known of it. */
  get isOpen(): boolean {
    return this.other === null && this.isHole;
  }

  /** Whether it has a value that no binding can change, as far as it does not lie inside. */
  get isFixed(): boolean {
    return this.other === null && this.value !== null && (this.compute === null ? this.age === 0 : this.depth === 0);
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

  /** Runs `body` with something more assumed: what is computed there is forgotten afterwards. */
  static later<R>(body: () => R): R {
    Thunk.trail.push(++Thunk.bindings);
    try {
      return body();
    } finally {
      Thunk.trail.pop();
    }
  }

  /** Runs `body` with the hole bound. Requires: it is a hole. */
  bound<R>(value: Value, body: () => R): R {
    const { target } = this;
    target.value = value;
    try {
      return Thunk.later(body);
    } finally {
      target.value = null;
    }
  }

  /** Runs `body` with two holes made one. Requires: both are holes. */
  joined<R>(hole: Thunk, body: () => R): R {
    const { target } = this;
    if (target === hole.target) return body();
    target.other = hole.target;
    try {
      return Thunk.later(body);
    } finally {
      target.other = null;
    }
  }

  /** Runs `body` with the hole known to be none of these values. Requires: it is a hole. */
  apart<R>(values: readonly Thunk[], body: () => R): R {
    this.differs.push(...values);
    try {
      return Thunk.later(body);
    } finally {
      this.differs.length -= values.length;
    }
  }
}

/** What a function or a set is that is known at some points only: the age of the hole that it stands for, and the results so far. */
export interface Unknown {
  readonly age: number;
  results(): readonly Thunk[];
}

/** A call whose result a value is. */
export interface Origin {
  readonly c: Const;
  readonly args: readonly Thunk[];
}

export type Value =
  | {
      readonly kind: "data";
      readonly constructor: string;
      readonly args: readonly Thunk[];
      /** Of an infinite object: the call that made it. */
      readonly origin?: Origin | undefined;
    }
  | NumberValue
  | {
      readonly kind: "function";
      apply(x: Thunk): Value;
      /** The same with other thunks for those that it looks at; absent where it looks at none that may change. */
      settle?(each: (x: Thunk) => Thunk): Value;
      readonly unknown?: Unknown;
      /** What it is a function of: the term, and the values of its variables. */
      readonly closure?: { readonly term: Term; readonly used: () => readonly Thunk[] };
      /** A constant applied to too few arguments. */
      readonly partial?: { readonly c: Const; readonly args: readonly Thunk[] };
    }
  | SetValue;

/** nat, int, rat, real: an exact fraction in lowest terms, denominator positive; plus or minus a rest that is not known yet. */
export interface NumberValue {
  readonly kind: "number";
  readonly above: bigint;
  readonly below: bigint;
  readonly rest: Rest | null;
}

/** A hole, whose values are numbers; those of type nat are not negative. */
export interface Rest {
  readonly hole: Thunk;
  readonly sign: 1n | -1n;
}

/** A set by its members, by what it lacks, or by a test. */
export type SetValue =
  | { readonly kind: "set"; readonly form: "finite" | "cofinite"; readonly elements: readonly Thunk[] }
  | {
      readonly kind: "set";
      readonly form: "test";
      holds(x: Thunk): boolean;
      settle?(each: (x: Thunk) => Thunk): Value;
      readonly unknown?: Unknown;
    };

export const integer = (n: bigint, rest: Rest | null = null): NumberValue => ({ kind: "number", above: n, below: 1n, rest });

export function fraction(above: bigint, below: bigint, rest: Rest | null = null): NumberValue {
  if (below === 0n) return integer(0n);
  const divisor = gcd(above < 0n ? -above : above, below < 0n ? -below : below);
  const sign = below < 0n ? -1n : 1n;
  return { kind: "number", above: (sign * above) / divisor, below: (sign * below) / divisor, rest };
}

/** A number, as far as it is known. */
export function numberOf(x: Thunk): NumberValue {
  if (x.isHole) return integer(0n, { hole: x.target, sign: 1n });
  const value = x.force();
  if (value.kind !== "number") throw new CannotSay("a number that is not one");
  if (value.rest === null) return value;
  const { hole, sign } = value.rest;
  if (hole.isHole) return hole.target === hole ? value : { ...value, rest: { hole: hole.target, sign } };
  const { above, below, rest } = numberOf(hole);
  const inner = rest === null ? null : { hole: rest.hole, sign: (rest.sign * sign) as Rest["sign"] };
  return fraction(value.above * below + sign * above * value.below, value.below * below, inner);
}

/** A number that is known. */
export function knownNumber(x: Thunk): NumberValue {
  const number = numberOf(x);
  if (number.rest !== null) throw new Suspended(number.rest.hole);
  return number;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}

export const data = (name: string, args: readonly Thunk[] = []): Value => ({ kind: "data", constructor: name, args });

export const truth = (b: boolean): Value => data(b ? names.True : names.False);

export function isTrue(value: Value): boolean {
  if (value.kind !== "data") throw new CannotSay("a truth value that is not one");
  return value.constructor === names.True;
}

export function setOf(value: Value): SetValue {
  if (value.kind !== "set") throw new CannotSay("a set that is not one");
  return value;
}
