/** The number of elements that a search gave to a type: a type variable, or a declared type. */
export interface Card {
  readonly type: string;
  readonly size: number;
}

/** How far a search went: cardinalities, and the size of values; null: all values of these types. */
export interface Bound {
  readonly cards: readonly Card[];
  readonly size: number | null;
}

/** What a search covered. It claims only what was decided: a test without an outcome, a scope that lacks a value, are not covered. */
export interface Coverage {
  /** Bounds up to which every test was decided, the largest last. None contains another. */
  readonly completed: readonly Bound[];
  /** Whether types with different cardinalities were combined; otherwise a bound speaks of equal ones only. */
  readonly isMixed: boolean;
  /** Type variables that stood for one type all along: `'a` to `int`. */
  readonly types: Readonly<Record<string, string>>;
  /** The bound up to which values were drawn at random; null where they were not. */
  readonly sampled: Bound | null;
  /** The bound at which something was found, or at which time or space ended the search; null where the search came to its end. */
  readonly last: Bound | null;
  /** Of model finding: scopes decided, and scopes to be searched. */
  readonly scopes: { readonly decided: number; readonly total: number } | null;
  /** How many assignments (or partial assignments) were tested. */
  readonly tests: number;
  /** How many of them satisfied the premises. */
  readonly premises: number;
  /** How many of them had no outcome. */
  readonly undecided: number;
}

export const noCoverage: Coverage = {
  completed: [],
  isMixed: false,
  types: {},
  sampled: null,
  last: null,
  scopes: null,
  tests: 0,
  premises: 0,
  undecided: 0,
};

/** What was covered for two conclusions of a statement: bounds that both reached, tests of both. */
export function bothCovered(a: Coverage, b: Coverage): Coverage {
  const [x, y] = [a.completed.at(-1), b.completed.at(-1)];
  return {
    completed: x === undefined || y === undefined ? [] : [meet(x, y)],
    isMixed: a.isMixed && b.isMixed,
    types: { ...a.types, ...b.types },
    sampled: a.sampled === null || b.sampled === null ? null : meet(a.sampled, b.sampled),
    last: a.last ?? b.last,
    scopes:
      a.scopes === null || b.scopes === null
        ? null
        : { decided: a.scopes.decided + b.scopes.decided, total: a.scopes.total + b.scopes.total },
    tests: a.tests + b.tests,
    premises: a.premises + b.premises,
    undecided: a.undecided + b.undecided,
  };
}

/** The largest bound within two. */
function meet(a: Bound, b: Bound): Bound {
  const cards = new Map(a.cards.map((c) => [c.type, c.size]));
  for (const { type, size } of b.cards) cards.set(type, Math.min(size, cards.get(type) ?? size));
  const size = a.size === null ? b.size : b.size === null ? a.size : Math.min(a.size, b.size);
  return { cards: [...cards].map(([type, size]) => ({ type, size })), size };
}
