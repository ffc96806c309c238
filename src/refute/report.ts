import type { Span } from "../base/index.ts";

/** The ways an answer can turn out. */
export type ReportOutcome = "genuine" | "quasi_genuine" | "potential" | "none" | "unknown" | "unsupported" | "value" | "error";

/** One answer: of a tool command, or of the portfolio on a statement without one. Plain data, ready to be sent between threads. */
export interface Report {
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
  readonly assignment: Readonly<Record<string, string>>;
  /** What type variables stand for: `'a` to "3 elements". */
  readonly types: Readonly<Record<string, string>>;
  /** Terms and their values under the assignment. */
  readonly evaluated: Readonly<Record<string, string>>;
  /** Unspecified values that the counterexample chose. */
  readonly chosen: Readonly<Record<string, string>>;
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
