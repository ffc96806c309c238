import type { Report } from "../../refute/index.ts";
import type { PlannedTask } from "./messages.ts";

/** The answer for a task that never came back: nothing is known, and why. */
export function lostReport(planned: PlannedTask, theory: string, reason: string): Report {
  const { from, lemma, command, statement, isClaim, expect, milliseconds } = planned;
  return {
    span: { from, to: from },
    theory,
    lemma,
    command,
    tester: null,
    outcome: "unknown",
    expect,
    // quickcheck expects no counterexample to be found, nitpick names the outcome.
    met: expect === null ? null : expect === "no_counterexample" || expect === "unknown",
    statement,
    assignment: {},
    types: {},
    evaluated: {},
    chosen: {},
    more: [],
    replay: null,
    statistics: [],
    value: null,
    type: null,
    tests: 0,
    premisesSatisfied: 0,
    bound: null,
    seconds: milliseconds / 1000,
    seed: null,
    rechecked: false,
    reason,
    isClaim,
  };
}
