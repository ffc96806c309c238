import { type Work, worth } from "./work.ts";

/** Why searches end before their end. */
export const timeUp = "time was up";
export const shareDone = "its share of the work was used up";

/** The clock comes in from outside: milliseconds from any fixed start. */
export type Clock = () => number;

/**
 * How long a search may go on. One budget covers search, shrinking, recheck and explanation. The clock ends the whole and nothing else: what a
 * part of it may take is measured in work, so that the parts are the same on any machine, however busy.
 * Requires: `clock` never goes back. A spent budget stays spent.
 */
export class Budget {
  /** Reads the time. */
  readonly clock: Clock;
  /** When the budget ends, on `clock`. */
  readonly deadline: number;
  /** What it is a part of. */
  private readonly whole: Budget | null;
  /** Nominal milliseconds from which parts are reckoned; a part ends with them. */
  readonly granted: number;
  /** Nominal milliseconds of work done. */
  private done = 0;

  constructor(clock: Clock, milliseconds: number, whole: Budget | null = null) {
    this.clock = clock;
    this.deadline = whole?.deadline ?? clock() + milliseconds;
    this.granted = milliseconds;
    this.whole = whole;
  }

  /** A part of it: as much work as a quiet machine does in this time. What is done in it is done in the whole. */
  slice(milliseconds: number): Budget {
    return new Budget(this.clock, milliseconds, this);
  }

  /** Counts work of a kind. */
  charge(kind: Work, count: number): void {
    this.add((count * worth[kind]) / 1e6);
  }

  /** For what asks now and then whether it shall end: it says how much work it has done since, or it is always as much. */
  looking(kind: Work, usual = 1): (count?: number) => boolean {
    return (count = usual) => {
      this.charge(kind, count);
      return this.isSpent;
    };
  }

  private add(milliseconds: number): void {
    this.done += milliseconds;
    this.whole?.add(milliseconds);
  }

  get isSpent(): boolean {
    return this.whole === null ? this.clock() >= this.deadline : this.done >= this.granted || this.whole.isSpent;
  }

  /** Why it is spent: the clock ended the whole, or all of this part was done. */
  get ending(): typeof timeUp | typeof shareDone {
    return this.clock() >= this.deadline ? timeUp : shareDone;
  }

  /** Nominal milliseconds of work that are left. The whole may do more, until the clock ends it. */
  get workLeft(): number {
    return Math.max(0, this.granted - this.done);
  }

  /** Milliseconds until the clock ends the whole. It is for those who wait, and no measure of how much to do. */
  get left(): number {
    return Math.max(0, this.deadline - this.clock());
  }
}
