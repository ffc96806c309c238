/**
 * The search by smart generators: sizes in order, and finite types of growing cardinality (thesis, sections 3.3.3 and 4.2). Beside the
 * thesis' bounds, where a number deep inside a value is as small as the depth left, each size is tried with numbers up to the size
 * and half the depth: search trees have their largest keys at the leaves. Where derivations branch, runs that bound the number of their steps
 * (all generated constructors included) go before: small derivations are few, however deep.
 */
import { Budget } from "../../base/index.ts";
import type { Conjecture } from "../../logic/index.ts";
import { schedule, type TestResult, unsupportedResult } from "../exhaustive/search-exhaustive.ts";
import { type SizeStatistics, sizeStatistics } from "../run/size-statistics.ts";
import { Tally } from "../run/tally.ts";
import type { RunResult } from "../run/test-run.ts";
import { noTypeReason, type TypeInstance, typeInstances } from "../types/type-instances.ts";
import { type SmartOptions, smartDefaults } from "./options.ts";
import { type PreparedSmart, prepareSmart, type SmartBounds } from "./smart.ts";

/** Searches for a counterexample among the values that satisfy the premises. */
export function searchSmart(conjecture: Conjecture, given: Partial<SmartOptions>, budget: Budget): SmartResult {
  const options = { ...smartDefaults, ...given };
  const found = typeInstances(conjecture, options);
  if (found.kind === "none") return { ...unsupportedResult(noTypeReason(found.variable)), statistics: [] };
  const search = new Search(options, budget, found.instances);
  return { ...search.run(schedule(found.instances, options.size)), statistics: search.statistics };
}

export type SmartResult = TestResult & { readonly statistics: readonly SizeStatistics[] };

type ReadyTest = Extract<PreparedSmart, { kind: "ready" }>;

/** No limit of the depth. */
const deepest = 1000;

interface Job {
  readonly instance: TypeInstance;
  readonly bounds: SmartBounds;
}

/** The share of the time left that one run may take while others wait. */
const share = 0.3;
/** The same where runs bounded by the number of steps wait too. */
const shareBesideLean = 0.1;

/** Runs bounded by the number of steps take at least so many milliseconds for each size, and as many as all others before. */
const leastLean = 100;
/** Milliseconds for larger derivations at the end, when all sizes are done. */
const longestExtra = 2500;
/** How many steps there may be: some for each size, and some more. */
const mostSteps = 5;
const leastSteps = 10;

class Search {
  private readonly options: SmartOptions;
  private readonly budget: Budget;
  private readonly tests = new Map<TypeInstance, PreparedSmart>();
  private readonly exhausted = new Set<TypeInstance>();
  private readonly tally: Tally;
  /** Runs that took too long, to be done again when all others are done. */
  private readonly late: Job[] = [];
  /** Milliseconds spent on runs bounded by depth. */
  private spent = 0;
  private spentLean = 0;
  /** The number of steps to be tried next. */
  private readonly totals = new Map<TypeInstance, number>();
  /** Of the runs bounded by depth, where they are asked for. */
  readonly statistics: SizeStatistics[] = [];

  constructor(options: SmartOptions, budget: Budget, instances: readonly TypeInstance[]) {
    this.options = options;
    this.budget = budget;
    this.tally = new Tally(options, instances);
  }

  run(pairs: readonly { readonly instance: TypeInstance; readonly size: number }[]): TestResult {
    for (const { instance, size } of pairs) {
      const test = this.prepared(instance);
      if (test.kind === "unsupported") return unsupportedResult(test.reason);
      if (test.isBranching && size > 1) this.lean(test, instance, size, leastLean * size + this.spent - this.spentLean);
      if (this.tally.isOver) return this.tally.result();
      for (const bounds of this.boundsOf(size, test.hasNumbers)) {
        if (this.exhausted.has(instance)) continue;
        this.one(test, { instance, bounds }, this.isFirst(size) ? 1 : test.isBranching ? shareBesideLean : share);
        if (this.tally.isOver) return this.tally.result();
      }
    }
    this.finish(pairs.at(-1)?.size ?? 1);
    return this.tally.result();
  }

  /** Larger derivations for a while, and what took too long before. */
  private finish(size: number): void {
    const waiting = new Set(this.late.map((job) => job.instance));
    for (const [instance, test] of this.tests) {
      if (test.kind !== "ready" || !test.isBranching) continue;
      this.lean(test, instance, size, waiting.has(instance) ? this.budget.left / 2 : Math.min(longestExtra, this.budget.left / 4));
    }
    for (const job of this.late) {
      if (this.tally.isOver) return;
      const test = this.prepared(job.instance);
      if (test.kind === "ready") this.one(test, job, 1);
    }
  }

  private isFirst(size: number): boolean {
    return size <= 1;
  }

  private prepared(instance: TypeInstance): PreparedSmart {
    const known = this.tests.get(instance) ?? prepareSmart(instance.conjecture, this.options, instance.atoms);
    this.tests.set(instance, known);
    return known;
  }

  private boundsOf(size: number, hasNumbers: boolean): SmartBounds[] {
    const deep: SmartBounds = { size, depth: this.options.depth ?? size, numbers: 0 };
    const wide: SmartBounds = { size, depth: this.options.depth ?? Math.floor(size / 2) + 1, numbers: size };
    return hasNumbers && size > 2 ? [deep, wide] : [deep];
  }

  /** Derivations of growing size, for so many milliseconds. */
  private lean(test: ReadyTest, instance: TypeInstance, size: number, allowance: number): void {
    const until = this.budget.clock() + allowance;
    let total = this.totals.get(instance) ?? 2;
    while (total <= leastSteps + mostSteps * size && !this.tally.isOver && !this.exhausted.has(instance)) {
      const slice = Math.min(until - this.budget.clock(), this.budget.left / 2);
      if (slice <= 0) break;
      const start = this.budget.clock();
      const generated = Math.min(4, 1 + Math.floor(total / 3));
      const run = test.run({ size: generated, depth: deepest, numbers: deepest, total }, new Budget(this.budget.clock, slice));
      this.spentLean += this.budget.clock() - start;
      if (run.isExhausted) this.exhausted.add(instance);
      // What larger derivations leave undecided says nothing about the size.
      const end = run.isExhausted ? "complete" : "enough";
      this.tally.add({ ...run, end, undecided: run.isExhausted ? run.undecided : new Map() }, instance, run.isExhausted ? null : size);
      if (run.end !== "complete") break;
      total++;
    }
    this.totals.set(instance, total);
  }

  private one(test: ReadyTest, job: Job, part: number): void {
    const { bounds, instance } = job;
    if (this.late.some((other) => other.instance === instance && isWithin(other.bounds, bounds)) && part < 1) return;
    const slice = part === 1 ? this.budget : new Budget(this.budget.clock, this.budget.left * part);
    const start = this.budget.clock();
    const run = test.run(bounds, slice);
    this.spent += this.budget.clock() - start;
    if (run.isExhausted) this.exhausted.add(instance);
    if (this.options.report) this.statistics.push(sizeStatistics(run, bounds.size, instance.card, { repeated: run.repeated }));
    const isPostponed = run.end === "late" && !this.budget.isSpent;
    if (isPostponed) this.late.push(job);
    // A run that is to be done again covers nothing yet, nor does one with numbers of its own, which goes less deep.
    const isPart = isPostponed || (run.end === "complete" && bounds.numbers > 0 && !run.isExhausted);
    const result: RunResult = isPart ? { ...run, end: "enough" } : run;
    this.tally.add(result, instance, run.isExhausted ? null : bounds.size);
  }
}

/** What did not end in time with some bounds will not with larger ones. */
function isWithin(a: SmartBounds, b: SmartBounds): boolean {
  return a.depth <= b.depth && a.size <= b.size && (a.numbers === 0) === (b.numbers === 0);
}
