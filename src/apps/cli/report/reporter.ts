/** What a command has to say, for people or for programs. */
import type { Diagnostic, LineMap } from "../../../base/index.ts";
import type { MutantResult, Report, UnusedReport } from "../../../refute/index.ts";
import type { BatchLine } from "../workers/tool-messages.ts";

/** Where something stands: the file as the user calls it, and its lines. */
export interface Source {
  readonly file: string;
  readonly lines: LineMap;
}

/** A problem with a file as a whole. */
export interface FileProblem {
  readonly file: string;
  readonly code: string;
  readonly message: string;
  readonly hint: string | null;
}

/** An equation of a class of equal terms, as printed. */
export interface FoundEquation {
  readonly left: string;
  readonly right: string;
  readonly smallest: string;
}

/** The formats that a user can ask for. */
export const formats = ["text", "json", "junit"] as const;
export type Format = (typeof formats)[number];

/** Each method prints, or keeps silent where its readers need nothing. */
export interface Reporter {
  /** Whether people read it, so that progress may be shown meanwhile. */
  readonly isForPeople: boolean;
  report(source: Source, report: Report): void;
  diagnostic(source: Source, theory: string, d: Diagnostic): void;
  fileProblem(problem: FileProblem): void;
  batchLine(source: Source, theory: string, line: BatchLine): void;
  equation(equation: FoundEquation): void;
  /** `isAsked`: the user named this theorem. */
  unused(source: Source, theory: string, at: { readonly from: number; readonly isAsked: boolean }, report: UnusedReport): void;
  mutant(result: MutantResult): void;
  mutants(results: readonly MutantResult[]): void;
  /** Nothing more comes; `summary` is for people. */
  end(summary: string): void;
}
