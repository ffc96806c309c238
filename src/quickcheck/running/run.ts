import { Budget } from "../../base/index.ts";
import type { Property } from "../property/property.ts";
import type { Status, Trial } from "../property/trial.ts";
import { judgeCoverage } from "../reporting/coverage.ts";
import type { ReportBase } from "../reporting/report.ts";
import { type Statistics, Tally } from "../reporting/statistics.ts";
import { show } from "../values/show.ts";
import { eachTest } from "./each-test.ts";
import type { Settings } from "./settings.ts";

/** A check while it goes on: what is asked, and what has been counted so far. */
export class Run {
  readonly property: Property;
  readonly settings: Settings;
  readonly budget: Budget;
  /** Tests that passed. */
  tests = 0;
  /** Tests that were discarded. */
  discards = 0;
  /** Why a test was left undecided, the last time that happened. */
  undecided: string | null = null;
  /** The witnesses of the last test that had some. */
  witnesses: readonly string[] = [];
  /** Things to tell besides what the statistics say. */
  readonly remarks: string[] = [];
  /** Failing cases of earlier runs. */
  readonly remembered: readonly string[];
  private tally = new Tally();

  constructor(property: Property, settings: Settings) {
    this.property = eachTest(property, settings);
    this.settings = settings;
    this.remembered = settings.name === null ? [] : (settings.store?.load(settings.name) ?? []);
    this.budget = new Budget(settings.clock, settings.timeout);
  }

  /** Counts a test that did not fail. */
  count(status: Status, trial: Trial): void {
    if (status === "passed") {
      this.tests++;
      this.tally.add(trial);
      if (trial.witnesses.length > 0) this.witnesses = trial.witnesses.map((witness) => show(witness));
    } else {
      this.discards++;
      this.undecided = trial.undecided ?? this.undecided;
    }
  }

  /** Whether the time is over; the clock is not asked when there is no limit. */
  get isOverdue(): boolean {
    return this.settings.timeout !== Number.POSITIVE_INFINITY && this.budget.isSpent;
  }

  /** Forgets the counts: the next depth contains the cases of this one. */
  recount(): void {
    this.tests = 0;
    this.discards = 0;
    this.tally = new Tally();
  }

  /** Prints the arguments of a test before it runs, if that was asked for. */
  get announcement(): { readonly announce?: (value: unknown) => void } {
    const { print, verbose } = this.settings;
    return verbose && print !== null ? { announce: (value) => print(show(value)) } : {};
  }

  get statistics(): Statistics {
    return this.tally.statistics;
  }

  /** What every report says. */
  base(ok: boolean): Omit<ReportBase, "text"> {
    const { statistics, tests, discards } = this;
    const { driver, seed } = this.settings;
    return { ok, driver, tests, discards, statistics, seed, warnings: [...this.remarks, ...warningsOf(statistics, tests)] };
  }

  /** Demands of `cover` that are clearly not met. */
  get uncovered(): readonly string[] {
    const demands = this.statistics.coverage;
    return demands.filter((demand) => judgeCoverage(demand, this.tests) === "insufficient").map((demand) => demand.label);
  }
}

/** More than this percentage of trivial cases is worth a warning, when there are at least this many tests. */
const tooTrivial = 50;
const enoughTests = 20;

function warningsOf(statistics: Statistics, tests: number): readonly string[] {
  const warnings: string[] = [];
  if (tests < enoughTests) return warnings;
  const trivial = statistics.classes.find((share) => share.label === "trivial");
  if (trivial !== undefined && trivial.percent > tooTrivial) warnings.push(`most cases are trivial (${Math.round(trivial.percent)}%).`);
  else if (statistics.emptyPercent > tooTrivial)
    warnings.push(`in ${Math.round(statistics.emptyPercent)}% of the cases all collections are empty.`);
  for (const demand of statistics.coverage) {
    if (!demand.isMet && judgeCoverage(demand, tests) !== "insufficient") {
      warnings.push(`too few cases are ${demand.label}; it may be chance, checkCoverage would decide.`);
    }
  }
  return warnings;
}
