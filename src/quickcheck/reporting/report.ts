import type { Statistics } from "./statistics.ts";

/** What every report says. */
export interface ReportBase {
  /** Whether the check found nothing wrong. */
  readonly ok: boolean;
  /** Which driver ran. */
  readonly driver: Driver;
  /** Tests that passed. */
  readonly tests: number;
  /** Tests whose premise was false. */
  readonly discards: number;
  readonly statistics: Statistics;
  /** What the reader should know although nothing failed. */
  readonly warnings: readonly string[];
  /** The seed of a random run. */
  readonly seed: number;
  /** The whole report as text. */
  readonly text: string;
}

/** The three ways to test a property. */
export type Driver = "random" | "exhaustive" | "lazy";

/** A failing case. */
export interface Counterexample {
  /** The values of the arguments, outermost quantifier first. */
  readonly values: readonly unknown[];
  /** The same as text; parts that do not matter are `_`. */
  readonly shown: readonly string[];
  /** What the property threw, if it threw. */
  readonly error: unknown;
  /** Reruns exactly this case: `replay(token, property)`. */
  readonly token: string;
  /** Successful steps of shrinking, and all that were tried. */
  readonly shrinks: number;
  readonly attempts: number;
  /** The case as it was found, before shrinking. */
  readonly original: readonly string[];
  /** False when the property did not fail again on the same values: it depends on something else. */
  readonly isReproducible: boolean;
}

/** How far enumeration got. */
export interface Enumeration {
  /** The depth up to which every case was tried; -1 when not even depth 0 was finished. */
  readonly depth: number;
  /** Cases at that depth. */
  readonly cases: number;
  /** Whether there are no other cases at all. */
  readonly isComplete: boolean;
}

/** The result of a check. It never says that the property is true, only what was tried. */
export type Report = ReportBase &
  (
    | { readonly kind: "passed"; readonly enumeration: Enumeration | null; readonly witnesses: readonly string[] }
    /** A counterexample was found; `ok` if that was expected. */
    | { readonly kind: "falsified"; readonly counterexample: Counterexample }
    /** Too few tests met the premise. */
    | { readonly kind: "exhausted"; readonly undecided: string | null }
    /** Time was over before enough tests were run. */
    | { readonly kind: "timeout"; readonly enumeration: Enumeration | null }
    /** A demand of `cover` is clearly not met. */
    | { readonly kind: "uncovered"; readonly labels: readonly string[] }
    /** A property that should fail did not. */
    | { readonly kind: "unfalsified" }
  );

/** A report before its text is written. */
export type Findings = Report extends infer R ? (R extends Report ? Omit<R, "text"> : never) : never;
