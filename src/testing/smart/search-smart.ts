/**
 * The search by smart generators: sizes in order, and finite types of growing cardinality ([Bulwahn 2013], sections 3.3.3 and 4.2). Beside the
 * thesis' bounds, where a number deep inside a value is as small as the depth left, each size is tried with numbers up to the size
 * and half the depth: search trees have their largest keys at the leaves. Where derivations branch, runs that bound the number of their steps
 * (all generated constructors included) go before: small derivations are few, however deep.
 */
import { type Budget, getOrInsert } from "../../base/index.ts";
import type { Conjecture } from "../../logic/index.ts";
import { type Scheduled, schedule, unsupportedResult } from "../exhaustive/search-exhaustive.ts";
import { type SizeStatistics, sizeStatistics } from "../run/size-statistics.ts";
import type { TestResult } from "../run/tally.ts";
import { Tally } from "../run/tally.ts";
import type { RunEnd, RunResult } from "../run/test-run.ts";
import { noTypeReason, type TypeInstance, typeInstances } from "../types/type-instances.ts";
import * as limits from "./limits.ts";
import { type SmartOptions, smartDefaults } from "./options.ts";
import { shrinkDrawn } from "./shrink-drawn.ts";
import { type Manner, type PreparedSmart, prepareSmart, type SmartBounds } from "./smart.ts";

/** Searches for a counterexample among the values that satisfy the premises. */
export function searchSmart(conjecture: Conjecture, given: Partial<SmartOptions>, budget: Budget): SmartResult {
  const options = { ...smartDefaults, ...given };
  const found = typeInstances(conjecture, options);
  if (found.kind === "none") return { ...unsupportedResult(noTypeReason(found.variable)), statistics: [] };
  const search = new SmartSearch(options, budget, found.instances);
  return { ...search.run(schedule(found.instances, options)), statistics: search.statistics };
}

export type SmartResult = TestResult & { readonly statistics: readonly SizeStatistics[] };

type ReadyTest = Extract<PreparedSmart, { kind: "ready" }>;

interface Job {
  readonly instance: TypeInstance;
  readonly bounds: SmartBounds;
}

/** What runs bounded by the size of derivations come to: the size to be tried next, the steps of all of them, and those that were not enough. */
interface Ledger {
  total: number;
  used: number;
  tooFew: number;
}

/**
 * Runs go in rounds, by steps and never by the clock, so that a slow machine searches in the same order: a run that does not end within the
 * steps of the round is done again in the next one, which has more.
 */
class SmartSearch {
  private readonly options: SmartOptions;
  private readonly budget: Budget;
  private readonly tests: Readonly<Record<Manner, Map<TypeInstance, PreparedSmart>>> = {
    plain: new Map(),
    named: new Map(),
    forward: new Map(),
    drawn: new Map(),
  };
  /** So many runs have drawn their values. */
  private drawings = 0;
  private readonly exhausted = new Set<TypeInstance>();
  private readonly tally: Tally;
  /** Runs of this round that took too long. */
  private late: Job[] = [];
  /** Runs that had too many values; other bounds may have fewer. */
  private readonly tooLarge: Job[] = [];
  /** Runs that ended, by instance. */
  private readonly ended = new Map<TypeInstance, SmartBounds[]>();
  /** Steps of runs bounded by depth. */
  private spent = 0;
  private readonly ledgers = new Map<ReadyTest, Ledger>();
  /** Of the runs bounded by depth, where they are asked for. */
  readonly statistics: SizeStatistics[] = [];

  constructor(options: SmartOptions, budget: Budget, instances: readonly TypeInstance[]) {
    this.options = options;
    this.budget = budget;
    this.tally = new Tally(options, instances, false);
  }

  run(pairs: readonly Scheduled[]): TestResult {
    for (let slice = limits.firstRound; ; slice *= limits.roundGrowth) {
      this.late = [];
      for (const { instance, size } of pairs) {
        const test = this.prepared(instance);
        if (test.kind === "unsupported") return unsupportedResult(test.reason);
        if (size > 1) for (const manner of ["named", "forward"] as const) this.otherwise(manner, { instance, size }, slice);
        if (size > 1) this.draw(instance, size);
        if (test.isBranching && size > 1) this.lean(test, instance, size, limits.leastLean * size + this.spent);
        for (const bounds of this.boundsOf(size, test.hasNumbers)) {
          if (this.tally.isOver) return this.tally.result(this.budget.ending);
          this.one(test, { instance, bounds }, size <= 1 ? Number.POSITIVE_INFINITY : slice);
        }
      }
      if (this.late.length === 0 || this.tally.isOver) break;
    }
    this.finish(pairs.at(-1)?.size ?? 1);
    return this.tally.result(this.budget.ending);
  }

  /** Larger derivations for a while. */
  private finish(size: number): void {
    for (const [instance, test] of this.tests.plain)
      if (test.kind === "ready" && test.isBranching) this.lean(test, instance, size, this.ledger(test).used + limits.lastLean);
  }

  private prepared(instance: TypeInstance, manner: Manner = "plain"): PreparedSmart {
    return getOrInsert(this.tests[manner], instance, () => prepareSmart(instance.conjecture, this.options, instance.atoms, manner));
  }

  /**
   * The same with few names, where some values only name things, or with relations run forwards: then programs and states of some size are
   * few. What is not found there says nothing about all values.
   */
  private otherwise(manner: "named" | "forward", { instance, size }: Scheduled, steps: number): void {
    const known = this.prepared(instance, manner);
    if (known.kind === "unsupported" || this.tally.isOver) return;
    const granted = manner === "forward" ? limits.leastLean * size + limits.forwardShare * this.spent : this.ledger(known).used + steps;
    if (known.isBranching) this.lean(known, instance, size, granted);
    if (this.tally.isOver || manner === "forward") return;
    const run = known.run({ size, depth: this.options.depth ?? size, numbers: 0 }, this.budget, steps);
    this.tally.add({ ...run, end: endOf(run, "enough"), undecided: new Map() }, instance, size);
  }

  /** Programs of some size at random: what needs several of them at once is far out among all that are small. */
  private draw(instance: TypeInstance, size: number): void {
    const test = this.prepared(instance, "drawn");
    if (test.kind === "unsupported" || this.tally.isOver) return;
    const drawn = Math.min(size - 1, limits.largestGenerated);
    const bounds = { size: drawn, depth: limits.leastDerivation + drawn, numbers: drawn, seed: this.options.seed + this.drawings++ };
    const run = test.run(bounds, this.budget, limits.drawnSteps);
    const finds = run.finds.map((find) => shrinkDrawn(instance.conjecture, instance.atoms, find, this.budget));
    this.tally.add({ ...run, finds, end: endOf(run, "enough"), undecided: new Map() }, instance, size);
  }

  private boundsOf(size: number, hasNumbers: boolean): SmartBounds[] {
    const deep: SmartBounds = { size, depth: this.options.depth ?? size, numbers: 0 };
    const wide: SmartBounds = { size, depth: this.options.depth ?? Math.floor(size / 2) + 1, numbers: size };
    return hasNumbers && size > 2 ? [deep, wide] : [deep];
  }

  private ledger(test: ReadyTest): Ledger {
    return getOrInsert(this.ledgers, test, () => ({ total: 2, used: 0, tooFew: 0 }));
  }

  /** Derivations of growing size, for this many steps in all. What was not enough for a size is tried again with more. */
  private lean(test: ReadyTest, instance: TypeInstance, size: number, granted: number): void {
    const ledger = this.ledger(test);
    const largest = limits.leastDerivation + limits.derivationPerSize * size;
    while (ledger.total <= largest && !this.tally.isOver && !this.exhausted.has(instance)) {
      const left = granted - ledger.used;
      if (left <= ledger.tooFew) break;
      const run = test.run(leanBounds(test, ledger.total), this.budget, left);
      ledger.used += run.steps;
      if (run.isExhausted) this.exhausted.add(instance);
      // What larger derivations leave undecided says nothing about the size.
      const end = endOf(run, run.isExhausted ? "complete" : "enough");
      this.tally.add({ ...run, end, undecided: run.isExhausted ? run.undecided : new Map() }, instance, run.isExhausted ? null : size);
      if (run.end === "limit") ledger.total = Number.POSITIVE_INFINITY;
      ledger.tooFew = run.end === "late" ? left : 0;
      if (run.end !== "complete") break;
      ledger.total++;
    }
  }

  private one(test: ReadyTest, job: Job, steps: number): void {
    const { bounds, instance } = job;
    const ended = this.ended.get(instance) ?? [];
    if (this.exhausted.has(instance) || ended.some((other) => isSame(other, bounds))) return;
    const hopeless = [...this.late, ...this.tooLarge].some((other) => other.instance === instance && isWithin(other.bounds, bounds));
    if (hopeless) return;
    const run = test.run(bounds, this.budget, steps);
    this.spent += run.steps;
    if (run.isExhausted) this.exhausted.add(instance);
    if (this.options.report) this.statistics.push(sizeStatistics(run, bounds.size, instance.card, { repeated: run.repeated }));
    const isPostponed = run.end === "late" && !this.budget.isSpent;
    if (run.end === "limit") this.tooLarge.push(job);
    if (isPostponed) this.late.push(job);
    else this.ended.set(instance, [...ended, bounds]);
    // A run that is to be done again covers nothing yet, nor does one with numbers of its own, which goes less deep.
    const isPart = isPostponed || (run.end === "complete" && bounds.numbers > 0 && !run.isExhausted);
    const result: RunResult = isPart ? { ...run, end: "enough" } : run;
    this.tally.add(result, instance, run.isExhausted ? null : bounds.size);
  }
}

/** How a run that covers no size counts: as one that ended otherwise, but for a limit that it met. */
const endOf = (run: RunResult, otherwise: RunEnd): RunEnd => (run.end === "limit" ? "limit" : otherwise);

/** The bounds of a run of derivations up to a size. What is computed from generated values may be some steps longer than these are large. */
function leanBounds({ isForward }: ReadyTest, total: number): SmartBounds {
  if (isForward) return { size: total, depth: limits.leastDerivation + total, numbers: total, total };
  const size = Math.min(limits.largestGenerated, 1 + Math.floor(total / 3));
  return { size, depth: limits.deepest, numbers: limits.deepest, total };
}

function isSame(a: SmartBounds, b: SmartBounds): boolean {
  return a.depth === b.depth && a.size === b.size && a.numbers === b.numbers;
}

/** What did not end in time with some bounds will not with larger ones. */
function isWithin(a: SmartBounds, b: SmartBounds): boolean {
  return a.depth <= b.depth && a.size <= b.size && (a.numbers === 0) === (b.numbers === 0);
}
