import type { Span } from "../base/index.ts";

/** The ways an answer can turn out. */
export type ReportOutcome = "genuine" | "quasi_genuine" | "potential" | "none" | "unknown" | "unsupported" | "value" | "error";

/** Values that refute a statement, as printed. */
export interface Counterexample {
  readonly assignment: Readonly<Record<string, string>>;
  /** What type variables stand for: `'a` to "3 elements". */
  readonly types: Readonly<Record<string, string>>;
  /** Terms and their values under the assignment. */
  readonly evaluated: Readonly<Record<string, string>>;
  /** Unspecified values that the counterexample chose. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** What random tests of one size came to. */
export interface Statistics {
  readonly size: number;
  /** Elements of the types that stand for type variables. */
  readonly card: number;
  readonly tests: number;
  /** How often each premise held when it was reached. */
  readonly premises: readonly number[];
  /** Tests that satisfied all premises. */
  readonly satisfied: number;
  /** Tests without an outcome. */
  readonly undecided: number;
}

/** One answer: of a tool command, or of the portfolio on a statement without one. Plain data, ready to be sent between threads. */
export interface Report extends Counterexample {
  /** The place of the command, or of the statement where there is none. */
  readonly span: Span;
  readonly theory: string;
  readonly lemma: string | null;
  /** `quickcheck`, `nitpick`, `value` …; `check` for the portfolio. */
  readonly command: string;
  readonly tester: string | null;
  readonly outcome: ReportOutcome;
  readonly expect: string | null;
  /** Whether the expectation was met; null without one. */
  readonly met: boolean | null;
  /** The statement as written, for display. */
  readonly statement: readonly string[];
  /** Further counterexamples of other shapes, where several were asked for. */
  readonly more: readonly Counterexample[];
  /** The values as texts that find the counterexample again in one test; null where there are none. */
  readonly replay: readonly string[] | null;
  /** Of random testing, where `report` asks for it. */
  readonly statistics: readonly Statistics[];
  readonly value: string | null;
  readonly type: string | null;
  readonly tests: number;
  readonly premisesSatisfied: number;
  readonly bound: string | null;
  readonly seconds: number;
  readonly seed: number | null;
  readonly rechecked: boolean;
  readonly reason: string | null;
  /** Whether the statement claims to be true: it does not end in `oops`. */
  readonly isClaim: boolean;
}
