import type { Budget } from "../../base/index.ts";

/** Steps between two looks of generated code at the clock, as `javascript` has it. */
const stride = 20_000;

/** What every evaluation is granted. */
const leastSteps = 60_000;

/** Watches over generated code: ends it when time is up, and single evaluations that do not end. */
export class Watch {
  /** Time was up while code ran. */
  isLate = false;
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

  /** Begins to watch a run. */
  begin(budget: Budget, progress: () => number): void {
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

  /** Asked by generated code every so often; true ends the evaluation. */
  readonly interrupted = (): boolean => {
    if (this.isSpent) {
      this.isLate = true;
      return true;
    }
    const progress = this.progress();
    this.looks = progress === this.seen ? this.looks + 1 : 1;
    this.seen = progress;
    return this.looks * stride >= this.steps;
  };
}
