/** Answers in words, for messages and hovers. */
import type { Counterexample, Report } from "../../../refute/index.ts";
import { standsText } from "../../cli/report/coverage-text.ts";
import type { Asked } from "../searches/question.ts";

/** `x = 1, xs = [0]`. */
export function assignmentText({ assignment, types }: Counterexample): string {
  const values = Object.entries(assignment).map(([name, value]) => `${name} = ${value}`);
  const cards = Object.entries(types).map(([name, size]) => `${name} has ${size}`);
  return [...values, ...cards].join(", ");
}

/** The first question whose answer is a counterexample. */
export function foundIn(asked: readonly Asked[]): Asked | null {
  return asked.find(({ answer }) => answer?.report != null && isFound(answer.report)) ?? null;
}

export const isFound = ({ outcome }: Report): boolean => outcome === "genuine" || outcome === "quasi_genuine" || outcome === "potential";

/** The first line about an answer. */
export function verdictText(report: Report, found: Counterexample = report): string {
  const values = assignmentText(found);
  switch (report.outcome) {
    case "genuine":
      return values === "" ? "Counterexample: the statement is false" : `Counterexample: ${values}`;
    case "quasi_genuine":
      return `Counterexample, up to what could not be checked: ${values}`;
    case "potential":
      return `Potential counterexample: ${values}`;
    case "none":
    case "unknown": {
      const text = standsText(report);
      return text.charAt(0).toUpperCase() + text.slice(1);
    }
    case "value":
      if (report.type === null) return report.value ?? "";
      return `${report.value ?? ""} :: ${report.type}${report.reason === null ? "" : ` (${report.reason})`}`;
    case "unsupported":
      return `Not supported: ${report.reason ?? ""}`;
    case "error":
      return report.reason ?? "An error";
  }
}

/** Rows of what was evaluated and chosen, as `term = value`. */
export function evaluatedRows({ evaluated, chosen }: Counterexample): string[] {
  return [...Object.entries(chosen), ...Object.entries(evaluated)].map(([term, value]) => `${term} = ${value}`);
}

/** The counterexamples of a report, of different shapes. */
export function counterexamples(report: Report): readonly Counterexample[] {
  return [report, ...report.more];
}
