import { blankReport, type Report } from "../../../refute/index.ts";
import type { PlannedTask } from "../workers/messages.ts";

/** The answer for a task that never came back: nothing is known, and why. */
export function lostReport(planned: PlannedTask, theory: string, reason: string): Report {
  const { from, lemma, command, statement, isClaim, expect, milliseconds } = planned;
  return {
    ...blankReport,
    span: { from, to: from },
    theory,
    lemma,
    command,
    outcome: "unknown",
    expect,
    // quickcheck expects no counterexample to be found, nitpick names the outcome.
    met: expect === null ? null : expect === "no_counterexample" || expect === "unknown",
    statement,
    seconds: milliseconds / 1000,
    reason,
    isClaim,
  };
}
