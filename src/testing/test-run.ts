/** One run of a test program at one size: what its hooks are told, and how it ended. */
import type { Budget } from "../base/index.ts";
import { type Instance, limitOf, signal } from "../javascript/index.ts";
import type { ChosenValue, Find, Term } from "../logic/index.ts";
import type { Value } from "../program/index.ts";
import { type Compiled, raiseAssignment } from "./compile.ts";
import type { TestOptions } from "./options.ts";

/** How a run ended: all values were tried, enough was found, or time was up. */
export type RunEnd = "complete" | "enough" | "late" | "too-large";

export interface RunResult {
  readonly end: RunEnd;
  readonly finds: readonly Find[];
  /** Finds that depend on unspecified values. */
  readonly potential: readonly Find[];
  readonly tests: number;
  readonly premisesSatisfied: number;
  /** Tests whose outcome is not known, by reason. */
  readonly undecided: ReadonlyMap<string, number>;
}

/** How many finds that depend on unspecified values are kept. */
const mostPotential = 1;

/** Watches over the runs of one test program. */
export class TestRun {
  private readonly compiled: Compiled;
  private readonly options: TestOptions;
  private instance: Instance | null = null;
  private budget: Budget | null = null;
  private finds: Find[] = [];
  private potential: Find[] = [];
  private undecided = new Map<string, number>();
  /** Tests without outcome, which the program does not count. */
  private open = 0;
  private isLate = false;
  /** Progress at the last look at the clock, and looks since it changed. */
  private seen = -1;
  private looks = 0;
  private counts: () => Counts = () => ({ satisfied: 0, discarded: 0, passed: 0 });

  constructor(compiled: Compiled, options: TestOptions) {
    this.compiled = compiled;
    this.options = options;
  }

  /** Connects the hooks of a test program. */
  attach(instance: Instance): void {
    this.instance = instance;
    this.counts = instance.exported("counts") as () => Counts;
    const bind = instance.exported("bind") as (hooks: object) => void;
    bind({
      hit: (answer: unknown, ...values: Value[]) => this.hit(answer, values),
      unsure: (answer: unknown) => this.unsure(answer),
      trouble: (error: unknown) => this.trouble(error),
      makeSet: (type: number, elements: readonly Value[]) => instance.machine.makeSet(type, elements, false),
    });
  }

  /** Asked by generated code every so often: true ends the evaluation under way, or everything when time is up. */
  readonly interrupted = (): boolean => {
    if (this.budget?.isSpent === true) {
      this.isLate = true;
      return true;
    }
    const { satisfied, discarded, passed } = this.counts();
    const progress = satisfied + discarded + passed + this.open;
    this.looks = progress === this.seen ? this.looks + 1 : 0;
    this.seen = progress;
    return this.looks * stride >= this.options.steps;
  };

  /** Runs the program and tells what it met. */
  run(budget: Budget, start: () => unknown): RunResult {
    this.budget = budget;
    this.finds = [];
    this.potential = [];
    this.undecided = new Map();
    this.open = 0;
    this.isLate = budget.isSpent;
    const before = this.counts();
    const outcome = this.isLate || this.instance === null ? null : this.instance.guarded(start);
    const { satisfied, discarded } = this.counts();
    const premisesSatisfied = satisfied - before.satisfied;
    return {
      end:
        this.isLate || outcome === null
          ? "late"
          : outcome.kind === "limit"
            ? "too-large"
            : outcome.kind === "value" && outcome.value === true
              ? "enough"
              : "complete",
      finds: this.finds,
      potential: this.potential,
      tests: premisesSatisfied + discarded - before.discarded + this.open,
      premisesSatisfied,
      undecided: this.undecided,
    };
  }

  private hit(answer: unknown, values: readonly Value[]): boolean {
    if (answer === false) return this.found(values, true, []);
    const missing = answer === signal ? this.instance?.lastMissing : null;
    if (missing?.site.why === "unspecified") {
      if (this.options.genuineOnly) return false;
      return this.found(values, false, []) && this.options.abortPotential;
    }
    this.note(
      answer === undefined ? "evaluation did not end" : `the value of ${missing?.site.constant.name ?? "a term"} could not be decided`,
    );
    return false;
  }

  /** Keeps a find; true when there are enough. */
  private found(values: readonly Value[], isCertain: boolean, chosen: readonly ChosenValue[]): boolean {
    const list = isCertain ? this.finds : this.potential;
    const most = isCertain ? this.options.max : mostPotential;
    if (list.length >= most) return true;
    const assignment = this.instance === null ? null : raiseAssignment(this.compiled, this.instance, values);
    if (assignment === null) {
      this.note("a value could not be written down");
      return false;
    }
    list.push(makeFind(assignment, isCertain, chosen));
    return list.length >= most;
  }

  private unsure(answer: unknown): void {
    this.open++;
    const missing = answer === signal ? this.instance?.lastMissing : null;
    if (missing?.site.why === "unspecified") return;
    this.note(
      answer === undefined ? "evaluation did not end" : `the value of ${missing?.site.constant.name ?? "a term"} could not be decided`,
    );
  }

  private note(reason: string): void {
    this.undecided.set(reason, (this.undecided.get(reason) ?? 0) + 1);
  }

  private trouble(error: unknown): undefined {
    if (limitOf(error) === null || this.isLate) throw error;
    this.looks = 0;
    return undefined;
  }
}

interface Counts {
  readonly satisfied: number;
  readonly discarded: number;
  /** Values that were made without being tested. */
  readonly passed: number;
}

/** Steps between two looks, as `javascript` has it. */
const stride = 20_000;

export function makeFind(assignment: ReadonlyMap<string, Term>, isCertain: boolean, chosen: readonly ChosenValue[]): Find {
  return { assignment, shown: new Map(), hasHoles: false, isCertain, chosen };
}
