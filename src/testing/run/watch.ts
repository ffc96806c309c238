import type { Budget } from "../../base/index.ts";
import { stepsBetweenLooks } from "../../javascript/index.ts";
import { leastSteps, stepsPerLook } from "../limits.ts";

/** Watches over generated code: ends it when time is up, and single evaluations that do not end. */
export class Watch {
  /** Time was up while code ran, or the steps granted to the run were spent. */
  isLate = false;
  /** Looks at the clock in this run: how much was done, on any machine the same. */
  private done = 0;
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

  /** Begins to watch a run, which may take this many steps. */
  begin(budget: Budget, progress: () => number, steps = Number.POSITIVE_INFINITY): void {
    this.done = 0;
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

  /** Steps of this run so far, roughly. */
  get spent(): number {
    return this.done * stepsBetweenLooks;
  }

  /** Asked by generated code every so often; true ends the evaluation. */
  readonly interrupted = (): boolean => {
    this.done++;
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
