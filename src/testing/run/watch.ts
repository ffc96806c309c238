import type { Budget, Work } from "../../base/index.ts";
import type { Instance } from "../../javascript/index.ts";
import { leastSteps, stepsPerLook } from "../limits.ts";

/** Watches over generated code: ends it when time is up, and single evaluations that do not end. */
export class Watch {
  /** Time was up while code ran, or the steps granted to the run were spent. */
  isLate = false;
  /** Steps of this run so far: how much was done, on any machine the same. */
  spent = 0;
  /** Letters of code that were written for this and nobody has counted yet. */
  private letters = 0;
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
    this.letters += letters;
  }

  /** Begins to watch a run, which may take this many steps. */
  begin(budget: Budget, progress: () => number, steps = Number.POSITIVE_INFINITY): void {
    budget.charge("letter", this.letters);
    budget.charge("run", 1);
    this.letters = 0;
    this.spent = 0;
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

  /** Counts so many times what takes longer the more code there is. */
  chargeBy(kind: Work, { letters }: Instance, count: number): void {
    this.charge(kind, (count * letters) / 1000);
  }

  /** Asked by generated code every so often, with the steps since; true ends the evaluation. */
  readonly interrupted = (steps: number): boolean => {
    this.spent += steps;
    this.charge("step", steps);
    if (this.isSpent || this.spent >= this.granted) {
      this.isLate = true;
      return true;
    }
    const progress = this.progress();
    this.looks = progress === this.seen ? this.looks + 1 : 1;
    this.seen = progress;
    return this.looks * stepsPerLook >= this.steps;
  };
}
