/** Answers in words, and the signs that stand for them in the margin. */
import type { Report } from "../../refute/index.ts";
import { standsText } from "../cli/report/coverage-text.ts";
import { progressText } from "../cli/report/progress-text.ts";
import type { AnswerState, Shown } from "./checker.ts";

export type Verdict = "counterexample" | "potential" | "stands" | "value" | "trouble" | "running" | "waiting";

/** How an answer turned out, as far as colours and signs go. */
export function verdictOf(state: AnswerState, old: Report | null = null): Verdict {
  if (state.kind === "waiting") return old === null ? "waiting" : reportVerdict(old);
  if (state.kind === "running") return old === null ? "running" : reportVerdict(old);
  if (state.kind === "ended") return "trouble";
  return reportVerdict(state.report);
}

function reportVerdict({ outcome }: Report): Verdict {
  switch (outcome) {
    case "genuine":
    case "quasi_genuine":
      return "counterexample";
    case "potential":
      return "potential";
    case "none":
    case "unknown":
      return "stands";
    case "value":
      return "value";
    case "unsupported":
    case "error":
      return "trouble";
  }
}

/** Signs differ in shape, not in colour alone. */
export const signs: Readonly<Record<Verdict, string>> = {
  counterexample: "✗",
  potential: "?",
  stands: "○",
  value: "=",
  trouble: "!",
  running: "…",
  waiting: "·",
};

/** One line about an answer. */
export function headline({ planned, state, old }: Shown): string {
  if (state.kind === "done") return reportLine(state.report);
  if (state.kind === "ended") return state.reason;
  if (old !== null) return reportLine(old);
  if (state.kind === "waiting") return "waiting for a worker";
  const { progress } = state;
  if (progress === null) return `${planned.tool === "check" ? "searching" : planned.tool} …`;
  return `searching: ${progressText(progress)}`;
}

function reportLine(report: Report): string {
  const values = Object.entries(report.assignment).map(([name, value]) => `${name} = ${value}`);
  switch (report.outcome) {
    case "genuine":
      return `counterexample: ${values.join(", ") || "no variables"}`;
    case "quasi_genuine":
      return `counterexample (not judged to the end): ${values.join(", ")}`;
    case "potential":
      return `potential counterexample: ${values.join(", ")}`;
    case "none":
    case "unknown":
      return standsText(report);
    case "value":
      return report.type === null ? (report.value ?? "") : `${report.value ?? ""} :: ${report.type}`;
    case "unsupported":
      return `not supported: ${report.reason ?? ""}`;
    case "error":
      return report.reason ?? "";
  }
}

/** "found by exhaustive in 0.02 s, size 2, 14 tests, rechecked". */
export function howFound(report: Report): string {
  const main = report.coverage.find((c) => c.engine === report.tester) ?? report.coverage[0];
  const size = main?.last?.size ?? null;
  const parts = [
    `${report.seconds.toFixed(2)} s`,
    ...(size === null ? [] : [`size ${size}`]),
    ...(main === undefined || main.tests === 0 ? [] : [`${main.tests.toLocaleString("en-US")} test${main.tests === 1 ? "" : "s"}`]),
    ...(report.rechecked ? ["rechecked by the judge"] : []),
  ];
  return `${report.tester ?? report.command}: ${parts.join(", ")}`;
}
