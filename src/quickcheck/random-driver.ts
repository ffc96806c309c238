import { isPromise, type Steps, settledInTime } from "./conduct.ts";
import { judgeCoverage } from "./coverage.ts";
import { falsified, falsifiedBy } from "./outcome.ts";
import { Random } from "./random.ts";
import { RandomSource } from "./random-source.ts";
import { RecordingSource } from "./recording-source.ts";
import type { Findings } from "./report.ts";
import type { Run } from "./run.ts";
import { show } from "./show.ts";
import { encode } from "./token.ts";
import { Trial } from "./trial.ts";

/** With `checkCoverage`, the number of tests may grow to this many times what was asked for. */
const coveragePatience = 1000;

/**
 * Random testing (paper 002): tests of growing size until enough have passed. The hot loop records nothing; a failing test is drawn
 * again with a record, and shrunk.
 */
export function* randomRun(run: Run): Steps<Findings> {
  const trial = new Trial(sourceOf(run, 0), run.announcement);
  for (let index = 0; !isDone(run); index++) {
    if (run.isOverdue) return { ...run.base(false), kind: "timeout", enumeration: null };
    if (run.discards > run.settings.maxDiscard) return { ...run.base(false), kind: "exhausted", undecided: run.undecided };
    trial.begin(sourceOf(run, index));
    const result = run.property.run(trial);
    const status = isPromise(result) ? yield* settledInTime(result) : result;
    if (status === "failed") return yield* found(run, index, trial);
    if (status === null) return { ...run.base(false), kind: "timeout", enumeration: null };
    run.count(status, trial);
    // A property that draws nothing has only one case.
    if (!trial.source.events.hasDrawn) break;
  }
  return conclusion(run);
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

/** Sizes grow from 1 to the size asked for, and begin again when discarded tests use them up. */
function sizeAt(run: Run, index: number): number {
  const { tests, size } = run.settings;
  const progress = (index % tests) / Math.max(1, tests - 1);
  return Math.min(size, 1 + Math.floor(progress * size));
}

function sourceOf(run: Run, index: number): RandomSource {
  return new RandomSource(Random.at(run.settings.seed, index), sizeAt(run, index));
}

/** Draws the failing test again, with a record. */
function* found(run: Run, index: number, first: Trial): Steps<Findings> {
  const size = sizeAt(run, index);
  const source = new RecordingSource(Random.at(run.settings.seed, index), size);
  const again = new Trial(source);
  const status = yield* settledInTime(run.property.run(again));
  const recipe = { isExhaustive: false, size, trace: source.root };
  if (status === "failed") return yield* falsified(run, recipe, again);
  // It failed, and then on the same values did not: that is worth telling, but there is nothing to shrink.
  const shown = first.arguments.map((argument) => show(argument.value));
  const values = first.arguments.map((argument) => argument.value);
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
