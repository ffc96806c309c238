/** What is shown for a command. */
import type { Diagnostic } from "../../../base/index.ts";
import type { Counterexample, Report, UnusedReport } from "../../../refute/index.ts";

/** An answer. Places of problems count from the beginning of the command. */
export interface ShownAnswer {
  readonly report: Report | null;
  readonly problems: readonly Diagnostic[];
  /** Whether more time would not be given. */
  readonly isFinal: boolean;
  /** Milliseconds of the search. */
  readonly milliseconds: number;
}

export interface Shown {
  /** The last answers to the questions of the command, in their order; of an older text until there are new ones. */
  readonly answers: readonly (ShownAnswer | undefined)[];
  /** Assumptions that can be left out, where somebody asked, and for which text that holds. */
  readonly unused?: { readonly report: UnusedReport; readonly key: string };
  /** Which of several counterexamples the user looks at. */
  readonly at?: { readonly number: number; readonly key: string };
}

/** Of the counterexamples to a question, the one that the user looks at. */
export function lookedAt(shown: Shown | undefined, key: string, report: Report): Counterexample {
  return shown?.at?.key === key ? ([report, ...report.more][shown.at.number] ?? report) : report;
}

export const nothingShown: Shown = { answers: [] };
