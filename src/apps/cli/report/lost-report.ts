import { blankReport, type Report } from "../../../refute/index.ts";
import type { PlannedTask } from "../workers/messages.ts";

/** The answer for a task that never came back: what was known before, and why it is no more. */
export function lostReport(planned: PlannedTask, theory: string, reason: string, soFar?: Report): Report {
  const { from, lemma, command, statement, isClaim, expect, milliseconds } = planned;
  if (soFar !== undefined) return endedReport(soFar, reason);
  return {
    ...blankReport,
    span: { from, to: from },
    theory,
    lemma,
    command,
    outcome: "unknown",
    expect,
    met: isUnknownMet(expect),
    statement,
    seconds: milliseconds / 1000,
    reason,
    isClaim,
  };
}

/** A report of a search under way as its last word: what was found stays found, but that nothing was found is no answer. */
export function endedReport(soFar: Report, reason: string): Report {
  return soFar.outcome === "none" || soFar.outcome === "unknown"
    ? { ...soFar, outcome: "unknown", reason, met: isUnknownMet(soFar.expect) }
    : soFar;
}

/** quickcheck expects no counterexample to be found, nitpick names the outcome. */
const isUnknownMet = (expect: string | null): boolean | null =>
  expect === null ? null : expect === "no_counterexample" || expect === "unknown";
