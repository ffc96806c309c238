import { isPromise, type Steps, settledInTime } from "../property/conduct.ts";
import { type Status, Trial } from "../property/trial.ts";
import { judgeCoverage } from "../reporting/coverage.ts";
import type { Findings } from "../reporting/report.ts";
import { Random } from "../source/random.ts";
import { RandomSource } from "../source/random-source.ts";
import { RecordingSource } from "../source/recording-source.ts";
import { encode } from "../source/token.ts";
import { show } from "../values/show.ts";
import { falsified, falsifiedBy } from "./outcome.ts";
import type { Run } from "./run.ts";
import { sizeAt, temperAt } from "./schedule.ts";

/** With `checkCoverage`, the number of tests may grow to this many times what was asked for. */
const coveragePatience = 1000;

/**
 * Random testing ([Claessen, Hughes 2000]): tests of all sizes until enough have passed. The hot loop records nothing; a failing test is drawn
 * again with a record, and shrunk.
 */
export function* randomRun(run: Run): Steps<Findings> {
  const trial = new Trial(sourceOf(run, 0), run.announcement);
  for (let index = 0; ; index++) {
    const stop = runTests(run, trial, index);
    if (stop.kind === "over") return stop.findings;
    index = stop.index;
    const status = isPromise(stop.result) ? yield* settledInTime(stop.result) : stop.result;
    if (status === "failed") return yield* found(run, index, trial);
    if (status === null) return { ...run.base(false), kind: "timeout", enumeration: null };
    run.count(status, trial);
    if (!trial.source.events.hasDrawn) return conclusion(run);
  }
}

/** Why the hot loop stopped: the check is over, or this test failed or has to be waited for. */
type Stop =
  | { readonly kind: "over"; readonly findings: Findings }
  | { readonly kind: "test"; readonly index: number; readonly result: Status | PromiseLike<Status> };

/** Runs tests from `index` on as long as they pass or are discarded at once. */
function runTests(run: Run, trial: Trial, index: number): Stop {
  const { property, settings } = run;
  const source = sourceOf(run, index);
  for (let i = index; !isDone(run); i++) {
    if (run.isOverdue) return { kind: "over", findings: { ...run.base(false), kind: "timeout", enumeration: null } };
    if (run.discards > settings.maxDiscard)
      return { kind: "over", findings: { ...run.base(false), kind: "exhausted", undecided: run.undecided } };
    // A test that has to be waited for may still draw when the next has begun.
    if (property.time === "sync") source.begin(randomAt(run, i), sizeAt(i, settings.size));
    trial.begin(property.time === "sync" ? source : sourceOf(run, i));
    const result = property.run(trial);
    if (result !== "passed" && result !== "discarded") return { kind: "test", index: i, result };
    run.count(result, trial);
    // A property that draws nothing has only one case.
    if (!trial.source.events.hasDrawn) break;
  }
  return { kind: "over", findings: conclusion(run) };
}

function conclusion(run: Run): Findings {
  const labels = run.uncovered;
  if (labels.length > 0) return { ...run.base(false), kind: "uncovered", labels };
  if (run.property.expectsFailure) return { ...run.base(false), kind: "unfalsified" };
  if (run.tests === 0 && run.discards > 0) return { ...run.base(false), kind: "exhausted", undecided: run.undecided };
  return { ...run.base(true), kind: "passed", enumeration: null, witnesses: run.witnesses };
}

function isDone(run: Run): boolean {
  const { tests, checkCoverage } = run.settings;
  if (run.tests < tests) return false;
  if (!checkCoverage || run.tests >= coveragePatience * tests) return true;
  // The demands are judged once per round of tests: judging after every test would give chance too many chances.
  if (run.tests % tests !== 0) return false;
  return run.statistics.coverage.every((demand) => judgeCoverage(demand, run.tests) !== "undecided");
}

function randomAt(run: Run, index: number): Random {
  return Random.at(run.settings.seed, index, run.settings.bias ? temperAt(index) : "even");
}

function sourceOf(run: Run, index: number): RandomSource {
  return new RandomSource(randomAt(run, index), sizeAt(index, run.settings.size));
}

/** Draws the failing test again, with a record. */
function* found(run: Run, index: number, first: Trial): Steps<Findings> {
  const size = sizeAt(index, run.settings.size);
  const source = new RecordingSource(randomAt(run, index), size);
  const again = new Trial(source);
  const status = yield* settledInTime(run.property.run(again));
  const recipe = { isExhaustive: false, size, trace: source.root, heedsSize: source.heedsSize };
  if (status === "failed") return yield* falsified(run, recipe, again);
  // It failed, and then on the same values did not: that is worth telling, but there is nothing to shrink.
  const shown = first.values.map((value) => show(value));
  const { values } = first;
  return falsifiedBy(run, {
    values,
    shown,
    original: shown,
    error: first.error,
    token: encode(recipe),
    shrinks: 0,
    attempts: 0,
    isReproducible: false,
  });
}
