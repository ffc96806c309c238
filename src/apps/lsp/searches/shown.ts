/** What is shown for a command. */
import type { UnusedReport } from "../../../refute/index.ts";
import type { Answer, Question } from "./question.ts";

export interface Shown {
  /** The last answers to the questions of the command, in their order; of an older text until there are new ones. */
  readonly answers: readonly (Answer | undefined)[];
  /** Assumptions that can be left out, where somebody asked, and for which text that holds. */
  readonly unused?: { readonly report: UnusedReport; readonly key: string };
  /** Which of several counterexamples the user looks at. */
  readonly at?: { readonly number: number; readonly key: string };
}

export const nothingShown: Shown = { answers: [] };

/** A question with what is shown for it. */
export interface Asked {
  readonly question: Question;
  readonly answer: Answer | undefined;
}
