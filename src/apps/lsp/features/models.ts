/** `hollow/models`: the counterexamples at a place as data, for clients that draw them. */
import type { ModelData } from "../../../refute/index.ts";
import type { Spot } from "./request.ts";
import { counterexamples, evaluatedRows, isFound, verdictText } from "./words.ts";

export interface ModelsAnswer {
  readonly lemma: string | null;
  readonly statement: readonly string[];
  readonly outcome: string;
  readonly verdict: string;
  /** Milliseconds that the search took. */
  readonly milliseconds: number;
  /** Which of them the user looks at. */
  readonly at: number;
  readonly models: readonly { readonly title: string; readonly rows: readonly string[]; readonly model: ModelData | null }[];
}

export function models({ session, document, index }: Spot): ModelsAnswer | null {
  for (const { question, answer } of session.asked(document, index)) {
    const report = answer?.report ?? null;
    if (answer === undefined || report === null || !isFound(report)) continue;
    const at = document.shown[index]?.at;
    return {
      lemma: report.lemma,
      statement: report.statement,
      outcome: report.outcome,
      verdict: verdictText(report),
      milliseconds: answer.milliseconds,
      at: at?.key === question.key ? at.number : 0,
      models: counterexamples(report).map((found) => ({
        title: verdictText(report, found),
        rows: evaluatedRows(found),
        model: found.model,
      })),
    };
  }
  return null;
}
