import { conduct, conductNow, type Steps } from "../property/conduct.ts";
import { type AsyncTestable, Property, property, type TimeOf } from "../property/property.ts";
import type { Findings, Report } from "../reporting/report.ts";
import { describe } from "../reporting/report-text.ts";
import { decode, fits } from "../source/token.ts";
import { enumerationRun } from "./enumeration-driver.ts";
import { exampleCase, knownCases } from "./known-cases.ts";
import { rerun } from "./outcome.ts";
import { randomRun } from "./random-driver.ts";
import { Run } from "./run.ts";
import { type CheckOptions, settingsFrom } from "./settings.ts";

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
  return finish(run, settings.replay === null ? allSteps(run) : replaySteps(run, settings.replay));
}

/** Runs the property exactly once, on the case that a report gave the token of. */
export function replay<R extends AsyncTestable>(token: string, testable: R, options: CheckOptions = {}): Checked<R> {
  const settings = settingsFrom(options);
  const run = new Run(asProperty(testable), settings);
  return finish(run, replaySteps(run, token));
}

function asProperty(testable: AsyncTestable): Property {
  return testable instanceof Property ? testable : property(testable);
}

function* allSteps(run: Run): Steps<Findings> {
  return (yield* knownCases(run)) ?? (yield* stepsOf(run));
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
  const example = /^x(\d+)$/.exec(token);
  if (example !== null)
    return (yield* exampleCase(run, Number(example[1]))) ?? { ...run.base(true), kind: "passed", enumeration: null, witnesses: [] };
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

function finish<R extends AsyncTestable>(run: Run, steps: Steps<Findings>): Checked<R> {
  if (run.property.time === "async") return finishLater(run, steps) as Checked<R>;
  return reported(conductNow(steps), run) as Checked<R>;
}

async function finishLater(run: Run, steps: Steps<Findings>): Promise<Report> {
  return reported(await conduct(steps, run.budget), run);
}

/** Has the failing case remembered; what to tell where that is not possible, on a disk that cannot be written to for instance. */
function stored(findings: Findings, { settings: { store, name }, remembered }: Run): readonly string[] {
  const tokens = tokensOf(findings, remembered);
  if (name === null || store === null || tokens.length + remembered.length === 0) return [];
  try {
    store.save(name, tokens);
    return [];
  } catch (error) {
    return [`failures cannot be remembered: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Failing cases worth keeping: the one just found, or what was known if nothing was decided. */
function tokensOf(report: Findings, remembered: readonly string[]): readonly string[] {
  if (report.kind === "timeout") return remembered;
  return report.kind === "falsified" && !report.ok && report.counterexample.isReproducible && !report.counterexample.token.startsWith("x")
    ? [report.counterexample.token]
    : [];
}

function reported(findings: Findings, run: Run): Report {
  const { settings } = run;
  const notes = stored(findings, run);
  const text = [describe(findings), ...notes.map((note) => `Warning: ${note}`)].join("\n");
  const report: Report = { ...findings, warnings: [...findings.warnings, ...notes], text };
  settings.print?.(report.text);
  settings.reporter?.(report);
  return report;
}
