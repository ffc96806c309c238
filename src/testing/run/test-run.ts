/** One run of a test program at one size: what its hooks are told, and how it ended. */
import type { Budget } from "../../base/index.ts";
import { type Instance, limitOf, signal } from "../../javascript/index.ts";
import { type ChosenValue, type Find, findOf } from "../../logic/index.ts";
import type { Site, Value } from "../../program/index.ts";
import { type Compiled, raiseAssignment } from "../compile.ts";
import { mostRepeated } from "../limits.ts";
import type { TestOptions } from "../options.ts";
import { DoubtfulFinds } from "./doubtful-finds.ts";
import { shapeOf } from "./find-shape.ts";
import { Judge } from "./judge.ts";
import { chooseUnknowns } from "./unknowns.ts";
import { Watch } from "./watch.ts";

/** How a run ended: all values were tried, enough was found, time was up, or a limit was met (values too many to be kept). */
export type RunEnd = "complete" | "enough" | "late" | "limit";

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

/** Numbers that a test program counts up. */
interface Counts {
  readonly satisfied: number;
  readonly discarded: number;
  /** Values that were made without being tested. */
  readonly passed: number;
}

/** Makes a find better before it is kept: values of a smaller counterexample; null when it turns out to be none. */
export type Improve = (judge: Judge, values: readonly Value[]) => readonly Value[] | null;

/** Watches over the runs of one test program. */
export class TestRun {
  readonly watch: Watch;
  private readonly compiled: Compiled;
  private readonly options: TestOptions;
  private readonly improve: Improve | null;
  private instance: Instance | null = null;
  private judge: Judge | null = null;
  private finds: Find[] = [];
  private potential: Find[] = [];
  private readonly doubted = new DoubtfulFinds();
  private undecided = new Map<string, number>();
  /** Shapes of the finds kept in all runs. */
  private readonly shapes = new Set<string>();
  /** Finds of a shape that was known. */
  private repeated = 0;
  /** Tests without outcome, which the program does not count. */
  private open = 0;
  /** Tests that got to the conclusion past a premise without a value. */
  private doubtfulTests = 0;
  /** The size of the run under way. */
  private size = 1;
  private counts: () => Counts = () => ({ satisfied: 0, discarded: 0, passed: 0 });

  constructor(compiled: Compiled, options: TestOptions, improve: Improve | null = null) {
    this.compiled = compiled;
    this.options = options;
    this.improve = improve;
    this.watch = new Watch(options.steps);
  }

  /** Connects the hooks of a test program. */
  attach(instance: Instance): void {
    this.instance = instance;
    this.watch.made(instance);
    this.judge = new Judge(this.compiled, instance, this.watch);
    this.counts = instance.exported("counts") as () => Counts;
    const bind = instance.exported("bind") as (hooks: object) => void;
    bind({
      hit: (answer: unknown, doubts: number, ...values: Value[]) => this.hit(answer, doubts, values),
      unsure: (answer: unknown) => this.unsure(answer),
      trouble: (error: unknown) => this.trouble(error),
      makeSet: (type: number, elements: readonly Value[]) => instance.machine.makeSet(type, elements, false),
    });
  }

  /** Runs the program at a size, for this many steps, and tells what it met. */
  run(size: number, budget: Budget, start: () => unknown, steps = Number.POSITIVE_INFINITY): RunResult {
    this.size = size;
    this.finds = [];
    this.potential = [];
    this.undecided = new Map();
    this.open = 0;
    this.doubtfulTests = 0;
    this.watch.begin(budget, () => this.progress(), steps);
    const before = this.counts();
    this.options.progress(size, before.satisfied + before.discarded);
    const shapes = [...this.shapes];
    const outcome = this.watch.isLate || this.instance === null ? null : this.instance.guarded(start);
    this.watch.count();
    const { satisfied, discarded } = this.counts();
    const concluded = satisfied - before.satisfied;
    const isLimited = outcome?.kind === "limit" && !this.watch.isLate;
    // Such a run is done again, or given up: what it found does not count.
    if (isLimited) this.forget(shapes);
    const end = isLimited ? "limit" : outcome?.kind === "value" && outcome.value === true ? "enough" : "complete";
    return {
      end: this.watch.isLate ? "late" : end,
      finds: this.finds,
      potential: this.potential,
      tests: concluded + discarded - before.discarded + this.open,
      premisesSatisfied: concluded - this.doubtfulTests,
      undecided: this.undecided,
    };
  }

  private forget(shapes: readonly string[]): void {
    this.finds = [];
    this.shapes.clear();
    for (const shape of shapes) this.shapes.add(shape);
  }

  private progress(): number {
    const { satisfied, discarded, passed } = this.counts();
    this.options.progress(this.size, satisfied + discarded);
    return satisfied + discarded + passed + this.open;
  }

  /** A conclusion that is not true, or `doubts` premises without a value. True ends the run. */
  private hit(answer: unknown, doubts: number, values: readonly Value[]): boolean {
    if (answer === false && doubts === 0) return this.certain(values);
    if (doubts > 0) this.doubtfulTests++;
    if (this.options.undefinedValues && this.judge !== null) {
      const chosen = chooseUnknowns(this.compiled, this.judge, values, this.size);
      this.watch.restart();
      if (chosen.kind === "refuted") return this.keep(this.finds, values, chosen.chosen);
      if (chosen.kind === "holds") return false;
    }
    if (answer === true) return false;
    const last = this.instance?.lastMissing?.site;
    const site = answer === signal ? last : undefined;
    const isTried = (!this.options.byWeight || answer === false) && answer !== undefined;
    // What no execution finds, the judge does not find either: nothing speaks for such a find.
    if (isTried && (site?.why === "unspecified" || (doubts > 0 && last?.why !== "beyond"))) return this.doubtful(values);
    this.note(this.explain(answer, doubts > 0 ? last : site));
    return false;
  }

  private certain(values: readonly Value[]): boolean {
    const better = this.improve === null || this.judge === null ? values : this.improve(this.judge, values);
    this.watch.restart();
    if (better !== null) return this.keep(this.finds, better, []);
    this.note("a value changed during the test");
    return false;
  }

  private doubtful(values: readonly Value[]): boolean {
    if (this.options.genuineOnly || this.doubted.isFull) {
      this.note("the outcome depends on an unspecified value");
      return false;
    }
    this.keep(this.potential, values, [], false);
    return this.options.abortPotential && this.potential.length > 0;
  }

  /** Keeps a find, unless there is one of its shape; true when there are enough. */
  private keep(list: Find[], values: readonly Value[], chosen: readonly ChosenValue[], isCertain = true): boolean {
    const assignment = this.instance === null ? null : raiseAssignment(this.compiled, this.instance, values);
    if (assignment === null) {
      this.note("a value could not be written down");
      return false;
    }
    const shape = this.options.max > 1 && isCertain ? shapeOf(assignment) : "";
    if (isCertain && this.options.max > 1 && this.shapes.has(shape)) return ++this.repeated >= mostRepeated * this.options.max;
    if (isCertain) this.shapes.add(shape);
    const find = findOf(assignment, { chosen });
    if (isCertain || this.doubted.isNew(find)) list.push(find);
    return isCertain && this.shapes.size >= this.options.max;
  }

  private unsure(answer: unknown): void {
    this.open++;
    const site = answer === signal ? this.instance?.lastMissing?.site : undefined;
    this.note(site?.why === "unspecified" ? "a premise depends on an unspecified value" : this.explain(answer, site));
  }

  private explain(answer: unknown, site: Site | undefined): string {
    if (answer === undefined) return "evaluation did not end";
    return site?.note ?? `the value of ${site?.constant.name ?? "a term"} could not be decided`;
  }

  private note(reason: string): void {
    this.undecided.set(reason, (this.undecided.get(reason) ?? 0) + 1);
  }

  private trouble(error: unknown): undefined {
    if (limitOf(error) === null || this.watch.isLate) throw error;
    this.watch.gaveUp();
    return undefined;
  }
}
