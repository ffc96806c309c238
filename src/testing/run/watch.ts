import type { Budget, Work } from "../../base/index.ts";
import type { Instance } from "../../javascript/index.ts";
import { leastSteps, stepsPerLook } from "../limits.ts";

/** Watches over generated code: ends it when time is up, and single evaluations that do not end. */
export class Watch {
  /** Time was up while code ran, or the steps granted to the run were spent. */
  isLate = false;
  /** Steps of this run so far: how much was done, on any machine the same. */
  spent = 0;
  /** Letters of the code that is watched, and those that were written for it and nobody has charged yet. */
  private letters = 0;
  private unpaid = 0;
  /** What progress is, as work, and how much of it has been charged. */
  private kind: "test" | "evaluation" = "test";
  private charged = 0;
  private granted = Number.POSITIVE_INFINITY;
  private budget: Budget | null = null;
  /** Steps after which one evaluation is given up; fewer when that happens often. */
  private steps: number;
  /** A number that changes with every test and every value made. */
  private progress: () => number = () => 0;
  /** Progress at the last look, and looks since it changed. */
  private seen = -1;
  private looks = 0;

  constructor(steps: number) {
    this.steps = steps;
  }

  /** Code was made that is to be watched. */
  made({ letters }: Instance): void {
    this.letters = letters;
    this.unpaid += letters;
  }

  /** Begins to watch a run, which may take this many steps. */
  begin(budget: Budget, progress: () => number, steps = Number.POSITIVE_INFINITY, kind: "test" | "evaluation" = "test"): void {
    budget.charge("letter", this.unpaid);
    budget.charge("run", 1);
    this.unpaid = 0;
    this.spent = 0;
    this.kind = kind;
    this.charged = progress();
    this.granted = steps;
    this.budget = budget;
    this.progress = progress;
    this.isLate = budget.isSpent;
    this.restart();
  }

  /** An evaluation was given up: the next ones are given less. */
  gaveUp(): void {
    this.steps = Math.max(leastSteps, this.steps * 0.8);
    this.restart();
  }

  /** What follows is another evaluation. */
  restart(): void {
    this.seen = -1;
    this.looks = 0;
  }

  get isSpent(): boolean {
    return this.budget?.isSpent === true;
  }

  /** Counts work outside of the code's own steps. */
  charge(kind: Work, count: number): void {
    this.budget?.charge(kind, count);
  }

  /** Charges the progress since the last look; each takes longer the more code there is. */
  count(): number {
    const progress = this.progress();
    this.charge(this.kind, ((progress - this.charged) * this.letters) / 1000);
    this.charged = progress;
    return progress;
  }

  /** Looks from outside whether to end. */
  get isOver(): boolean {
    this.count();
    return this.isLate || this.isSpent;
  }

  /** Asked by generated code every so often, with the steps since; true ends the evaluation. */
  readonly interrupted = (steps: number): boolean => {
    this.spent += steps;
    this.charge("step", steps);
    const progress = this.count();
    if (this.isSpent || this.spent >= this.granted) {
      this.isLate = true;
      return true;
    }
    this.looks = progress === this.seen ? this.looks + 1 : 1;
    this.seen = progress;
    return this.looks * stepsPerLook >= this.steps;
  };
}
