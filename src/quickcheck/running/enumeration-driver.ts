import { isPromise, type Steps, settledInTime } from "../property/conduct.ts";
import { Trial } from "../property/trial.ts";
import type { Enumeration, Findings } from "../reporting/report.ts";
import { EnumerationSource, Odometer } from "../source/enumeration-source.ts";
import type { Recipe } from "../source/token.ts";
import { show } from "../values/show.ts";
import { falsified, falsifiedBy, rerun } from "./outcome.ts";
import type { Run } from "./run.ts";

/**
 * Exhaustive testing in the manner of SmallCheck and of [Bulwahn 2013], 3.2.3: all cases of depth 0, then of depth 1, and so on. The first
 * counterexample therefore has the least depth. Lazily, values are only as defined as the property made them ([Bulwahn 2013], 5.4), and one run
 * stands for all values that agree on what was looked at.
 */
export function* enumerationRun(run: Run, isLazy: boolean): Steps<Findings> {
  const levels = new Levels(run, isLazy);
  while (levels.reached.depth < run.settings.depth && !levels.reached.isComplete) {
    const ended = yield* levels.next();
    if (ended !== null) return ended;
  }
  if (run.property.expectsFailure) return { ...run.base(false), kind: "unfalsified" };
  if (run.tests === 0 && run.discards > 0) return { ...run.base(false), kind: "exhausted", undecided: run.undecided };
  return { ...run.base(true), kind: "passed", enumeration: levels.reached, witnesses: run.witnesses };
}

/** How the runs of one depth ended. */
type LevelEnd =
  | { readonly kind: "done"; readonly wasCut: boolean }
  | { readonly kind: "again" }
  | { readonly kind: "over"; readonly findings: Findings };

/** The levels of depth, one after another. */
class Levels {
  reached: Enumeration = { depth: -1, cases: 0, isComplete: false };
  private readonly run: Run;
  private isLazy: boolean;

  constructor(run: Run, isLazy: boolean) {
    this.run = run;
    this.isLazy = isLazy;
  }

  /** Tries all cases of the next depth; returns what ends the check, if anything does. */
  *next(): Steps<Findings | null> {
    const depth = this.reached.depth + 1;
    let end: LevelEnd;
    do {
      this.run.recount();
      end = yield* this.level(depth);
      if (end.kind === "over") return end.findings;
    } while (end.kind === "again");
    this.reached = { depth, cases: this.run.tests + this.run.discards, isComplete: !end.wasCut };
    return null;
  }

  private *level(depth: number): Steps<LevelEnd> {
    const { run } = this;
    const odometer = new Odometer();
    let wasCut = false;
    do {
      const source = new EnumerationSource(odometer, depth, this.isLazy);
      const trial = new Trial(source, run.announcement);
      const result = run.isOverdue ? null : run.property.run(trial);
      const status = isPromise(result) ? yield* settledInTime(result) : result;
      if (status === null) return { kind: "over", findings: { ...run.base(false), kind: "timeout", enumeration: this.reached } };
      if (status === "failed") return yield* this.failed(trial, { isExhaustive: true, size: depth, trace: source.root });
      // A rejected case is none: the generator has no value there.
      if (!source.events.wasRejected) run.count(status, trial);
      wasCut ||= source.events.wasCut;
    } while (odometer.advance());
    return { kind: "done", wasCut };
  }

  /** A case failed. A partially defined one must fail again when it is fully defined: otherwise partial values are no use here. */
  private *failed(trial: Trial, recipe: Recipe): Steps<LevelEnd> {
    const { run } = this;
    if (!this.isLazy) return { kind: "over", findings: yield* falsified(run, recipe, trial) };
    const shown = trial.values.map((value) => show(value));
    const again = yield* rerun(run.property, recipe);
    if (again.status === "failed") {
      const found = { ...again.evidence, shown, original: shown, shrinks: 0, attempts: 0, isReproducible: true };
      return { kind: "over", findings: falsifiedBy(run, found) };
    }
    this.isLazy = false;
    run.remarks.push("the property can tell partially defined values from others; all values were fully defined instead.");
    return { kind: "again" };
  }
}
