/** How promising a move is: a record, compared by one criterion after the other. */

/** Where the values of a move come from, best first. */
export const levels = [
  /** They follow from what is known. */
  "computed",
  /** They follow, but from no known value: nothing holds the solutions together. */
  "unguided",
  /** A predicate yields them, and generates some inside. */
  "called",
  /** The places where a function was changed, and others. */
  "lookedUp",
  /** Some of a type with few values are tried. */
  "tried",
  /** A predicate generates inside what could as well be tried. */
  "calledForFew",
  /** Some of a type with many values are tried. */
  "triedMany",
] as const;

export type Level = (typeof levels)[number];

export interface Cost {
  readonly level: Level;
  /** Variables that get their values by the move; of those that are tried, the ones of types with many values. */
  readonly outputs: number;
  /** A predicate calls itself. */
  readonly isRecursive: boolean;
  /** Variables without value before something can be tested. */
  readonly unknown: number;
  /** Function applications must be flattened first. */
  readonly isFlattened: boolean;
  /** How large the type of the value tried is. */
  readonly type: TypeSize | null;
  /** Values made in vain when the test fails that the move leads to, in bits. */
  readonly lost: number;
  /** The largest type among the variables that are tried, in bits. */
  readonly widest: number;
}

/**
 * What is tried with a type: a fixed number of values without parts; numbers, and tuples of small types; values of several forms, functions, sets. Of
 * the last a predicate rules out whole forms, so that they are computed rather than tried.
 */
export const varieties = ["finite", "steady", "varied"] as const;

export interface TypeSize {
  readonly variety: (typeof varieties)[number];
  /** One more than the binary logarithm of the number of small values. */
  readonly bits: number;
}

const none = { outputs: 0, isRecursive: false, unknown: 0, isFlattened: false, type: null, lost: 0, widest: 0 } as const;

export function cost(level: Level, rest: Partial<Cost> = {}): Cost {
  return { ...none, ...rest, level };
}

/** One reason to prefer a move to another: the smaller number is better. */
export interface Criterion {
  readonly name: string;
  /** Where it was published, or what shows its use. */
  readonly source: string;
  readonly of: (cost: Cost) => number;
}

/** Whether the first criterion that tells the costs apart prefers `a`; null when none does. */
export function isBetter(criteria: readonly Criterion[], a: Cost, b: Cost): boolean | null {
  for (const { of } of criteria) {
    const [x, y] = [of(a), of(b)];
    if (x !== y) return x < y;
  }
  return null;
}

/** The first of those that cost least. */
export function cheapest<T extends { readonly cost: Cost }>(criteria: readonly Criterion[], all: readonly T[]): T | undefined {
  return all.reduce<T | undefined>((best, one) => (best === undefined || isBetter(criteria, one.cost, best.cost) ? one : best), undefined);
}
