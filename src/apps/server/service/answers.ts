/** Reports and diagnostics of workers as what requests are answered with. */
import { type Diagnostic, LineMap } from "../../../base/index.ts";
import { blankReport, type Report } from "../../../refute/index.ts";
import { szsStatus } from "../../cli/report/szs.ts";
import type { Answer, Problem } from "./answer-schemas.ts";
import { overdue } from "./deadline.ts";
import type { GoalText } from "./goal-text.ts";

/** Where a text stands in a request. */
export type Locate = (offset: number) => Pick<Problem, "part" | "line" | "column">;

export function placeIn(part: string, text: string): Locate {
  const lines = new LineMap(text);
  return (offset) => ({ part, ...lines.position(offset) });
}

/** Places in the text of a goal lead back to the part of the request. */
export function placeInGoal({ text, parts }: GoalText): Locate {
  return (offset) => {
    const part = parts.find(({ from, to }) => from <= offset && offset <= to) ?? parts.at(-1);
    if (part === undefined) return { part: null, line: 1, column: 1 };
    const at = Math.min(Math.max(offset, part.from), part.to) - part.from;
    return { part: part.name, ...new LineMap(text.slice(part.from, part.to)).position(at) };
  };
}

export function problemOf(place: Locate, { span, severity, code, message, hint, notes }: Diagnostic): Problem {
  return { severity, code, message, hint: hint ?? null, notes: [...(notes ?? [])], ...place(span.from) };
}

/** A report as an answer; `position`: where it stands in a theory. */
export function answerOf(report: Report, position: { readonly line: number; readonly column: number } | null): Answer {
  const { span: _span, theory: _theory, expect: _expect, met: _met, statistics: _statistics, proofs: _proofs, ...rest } = report;
  const { certificate: _certificate, isClaim: _claim, more, ...fields } = rest;
  const plain = {
    ...fields,
    szs: report.value === null ? szsStatus(report, true) : null,
    line: position?.line ?? null,
    column: position?.column ?? null,
    more: more.map(({ assignment, types, evaluated, chosen, model }) => ({ assignment, types, evaluated, chosen, model })),
  };
  // Plain data all the way down; only its arrays are said to be read-only.
  return plain as unknown as Answer;
}

/** The answer of a goal that was ended from outside. */
export function answerInTime(report: Report): Answer {
  const answer = answerOf(report, null);
  return report.reason === overdue ? { ...answer, szs: "Timeout" } : answer;
}

/** An answer without findings. */
export function blankAnswer(
  outcome: Report["outcome"],
  reason: string | null,
  facts: Partial<Pick<Report, "lemma" | "command" | "statement">> = {},
): Answer {
  const base = { ...blankReport, span: { from: 0, to: 0 }, theory: "", lemma: null, command: "check" };
  return answerInTime({ ...base, ...facts, outcome, reason });
}
