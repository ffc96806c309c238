import type { Span } from "../base/index.ts";
import type { ProofNote } from "../finding/index.ts";
import type { Coverage } from "../logic/index.ts";
import type { SizeStatistics } from "../testing/index.ts";
import type { Certificate } from "./certificate.ts";
import type { ModelData } from "./shown/model-data.ts";
import type { TraceNode } from "./shown/trace.ts";

/** The ways an answer can turn out. */
export type ReportOutcome = "genuine" | "quasi_genuine" | "potential" | "none" | "unknown" | "unsupported" | "value" | "error";

/** What one engine covered of a statement, and how its search ended. */
export interface EngineCoverage extends Coverage {
  readonly engine: string;
  readonly outcome: ReportOutcome;
  readonly reason: string | null;
}

/** Values that refute a statement, as printed. */
export interface Counterexample {
  readonly assignment: Readonly<Record<string, string>>;
  /** What type variables stand for: `'a` to "3 elements" or to `int`. */
  readonly types: Readonly<Record<string, string>>;
  /** Terms and their values under the assignment. */
  readonly evaluated: Readonly<Record<string, string>>;
  /** Unspecified values that the counterexample chose. */
  readonly chosen: Readonly<Record<string, string>>;
  /** The same as data; null where nothing was found. */
  readonly model: ModelData | null;
  /** The values as texts that find the counterexample again in one test; null where there are none. */
  readonly replay: readonly string[] | null;
}

/** What a counterexample refutes, as printed: premises that it satisfies, and a conclusion that it does not. */
export interface RefutedClaim {
  readonly premises: readonly string[];
  readonly conclusion: string;
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
  /** Which of its conclusions the counterexample refutes, under which premises; null where nothing was found. */
  readonly claim: RefutedClaim | null;
  /** Further counterexamples of other shapes, where several were asked for. */
  readonly more: readonly Counterexample[];
  /** Of random testing and smart generators, where `report` asks for it. */
  readonly statistics: readonly SizeStatistics[];
  /** Of `none` by model finding, where proofs are asked for: one for each scope and mode that was searched. */
  readonly proofs: readonly ProofNote[];
  /** Of a genuine counterexample, where certificates are asked for. */
  readonly certificate: Certificate | null;
  /** Of a confirmed counterexample, where `traces` asks for it: premises and conclusion with the values of their subterms. */
  readonly trace?: readonly TraceNode[];
  readonly value: string | null;
  readonly type: string | null;
  /** What each engine covered, in the order in which they ran. */
  readonly coverage: readonly EngineCoverage[];
  readonly seconds: number;
  readonly seed: number | null;
  readonly rechecked: boolean;
  readonly reason: string | null;
  /** Whether the statement claims to be true: it does not end in `oops`. */
  readonly isClaim: boolean;
  /** Of a counterexample to a problem of another tool: its symbols and types by our names of them. */
  readonly symbols?: Readonly<Record<string, string>>;
}

/** A report without findings. What it leaves out says whose it is and how it turned out. */
export const blankReport: Omit<Report, "span" | "theory" | "lemma" | "command" | "outcome"> = {
  tester: null,
  expect: null,
  met: null,
  statement: [],
  assignment: {},
  types: {},
  evaluated: {},
  chosen: {},
  model: null,
  claim: null,
  more: [],
  replay: null,
  statistics: [],
  proofs: [],
  certificate: null,
  value: null,
  type: null,
  coverage: [],
  seconds: 0,
  seed: null,
  rechecked: false,
  reason: null,
  isClaim: false,
};
