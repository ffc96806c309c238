import { conduct, conductNow, type Steps } from "../property/conduct.ts";
import { type AsyncTestable, Property, property, type TimeOf } from "../property/property.ts";
import type { Findings, Report } from "../reporting/report.ts";
import { describe } from "../reporting/report-text.ts";
import { decode, fits } from "../source/token.ts";
import { enumerationRun } from "./enumeration-driver.ts";
import { rerun } from "./outcome.ts";
import { randomRun } from "./random-driver.ts";
import { Run } from "./run.ts";
import { type CheckOptions, type Settings, settingsFrom } from "./settings.ts";

/** A report, or the promise of one when the property has to be waited for. */
export type Checked<R> = TimeOf<R> extends "sync" ? Report : Promise<Report>;

/** Tests a property on 100 random cases and prints the report. */
export function quickCheck<R extends AsyncTestable>(testable: R): Checked<R> {
  return quickCheckWith({}, testable);
}

/** As `quickCheck`, and prints the arguments of every test before it is run. */
export function verboseCheck<R extends AsyncTestable>(testable: R): Checked<R> {
  return quickCheckWith({ verbose: true }, testable);
}

/** Tests a property on all cases up to a depth. */
export function smallCheck<R extends AsyncTestable>(depth: number, testable: R): Checked<R> {
  return quickCheckWith({ driver: "exhaustive", depth }, testable);
}

/** Tests a property on all cases up to a depth, leaving undefined what it does not look at. */
export function lazySmallCheck<R extends AsyncTestable>(depth: number, testable: R): Checked<R> {
  return quickCheckWith({ driver: "lazy", depth }, testable);
}

/** Tests a property as the options say, and prints the report. */
export function quickCheckWith<R extends AsyncTestable>(options: CheckOptions, testable: R): Checked<R> {
  const settings = settingsFrom(options);
  const run = new Run(asProperty(testable), settings);
  return finish(run, stepsOf(run), settings);
}

/** Runs the property exactly once, on the case that a report gave the token of. */
export function replay<R extends AsyncTestable>(token: string, testable: R, options: CheckOptions = {}): Checked<R> {
  const settings = settingsFrom(options);
  const run = new Run(asProperty(testable), settings);
  return finish(run, replaySteps(run, token), settings);
}

function asProperty(testable: AsyncTestable): Property {
  return testable instanceof Property ? testable : property(testable);
}

function stepsOf(run: Run): Steps<Findings> {
  switch (run.settings.driver) {
    case "random":
      return randomRun(run);
    case "exhaustive":
      return enumerationRun(run, false);
    case "lazy":
      return enumerationRun(run, true);
  }
}

function* replaySteps(run: Run, token: string): Steps<Findings> {
  const recipe = decode(token);
  const { status, trace, evidence } = yield* rerun(run.property, recipe);
  if (!fits(recipe, trace)) throw new RangeError(`the token ${token} belongs to another property, or the generators have changed since`);
  if (status === "failed") {
    const found = { ...evidence, original: evidence.shown, shrinks: 0, attempts: 0, isReproducible: true };
    return { ...run.base(run.property.expectsFailure), kind: "falsified", counterexample: found };
  }
  if (status === "passed") run.tests = 1;
  else run.discards = 1;
  return status === "passed"
    ? { ...run.base(true), kind: "passed", enumeration: null, witnesses: [] }
    : { ...run.base(false), kind: "exhausted", undecided: null };
}

function finish<R extends AsyncTestable>(run: Run, steps: Steps<Findings>, settings: Settings): Checked<R> {
  if (run.property.time === "async") return finishLater(run, steps, settings) as Checked<R>;
  return reported(conductNow(steps), settings) as Checked<R>;
}

async function finishLater(run: Run, steps: Steps<Findings>, settings: Settings): Promise<Report> {
  return reported(await conduct(steps, run.budget), settings);
}

function reported(findings: Findings, settings: Settings): Report {
  const report: Report = { ...findings, text: describe(findings) };
  settings.print?.(report.text);
  return report;
}
