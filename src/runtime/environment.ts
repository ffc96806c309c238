/**
 * What generated code has around it. Every program gets its own: the text of the other modules of this folder is put beside these names
 * (see `javascript/run`), so that what stands here serves the type checker and the tests.
 */

/** The answer of an operation that has no value to give. */
export const S: unique symbol = Symbol("signal");

/** The type of the answer. */
export type Signal = typeof S;

/** Steps that an evaluation may still take before the limits are looked at. */
export let fuel = Number.POSITIVE_INFINITY;

/** Looks at the limits. */
export function tick(): void {
  fuel = Number.POSITIVE_INFINITY;
}

/** Counts steps. */
export function spend(steps: number): void {
  fuel -= steps;
  if (fuel < 0) tick();
}

/** Gives up: a value would be too large for memory. */
export function tooLarge(): never {
  throw new RangeError("too large");
}

/** Notes why there is no answer; `undecidedReasons` has the words. */
export function undecided(_reason: number): Signal {
  return S;
}

/** What `undecided` says, by number. */
export const undecidedReasons: readonly string[] = [
  "inclusion between sets that are not finite",
  "equality of sets that are not finite",
  "whether a set given by a predicate is finite",
  "the number of elements of a set given by a predicate",
  "whether a set given by a predicate has one element",
  "the elements of a set that is not finite",
  "equality of functions on an infinite type",
  "a quantifier over an infinite type that looks into functions or sets without known points",
];

/** A fraction in lowest terms with denominator above one; one class for all generated code, so that values can go from one to another. */
export class Fraction {
  readonly n: bigint;
  readonly d: bigint;

  constructor(n: bigint, d: bigint) {
    this.n = n;
    this.d = d;
  }
}
