/** The clock comes in from outside: milliseconds from any fixed start. */
export type Clock = () => number;

/**
 * How long a search may go on. One budget covers search, shrinking, recheck and explanation.
 * Requires: `clock` never goes back. A spent budget stays spent.
 */
export class Budget {
  /** Reads the time. */
  readonly clock: Clock;
  /** When the budget ends, on `clock`. */
  readonly deadline: number;
  /** Set from outside to stop at once. */
  private stopped = false;

  constructor(clock: Clock, milliseconds: number) {
    this.clock = clock;
    this.deadline = clock() + milliseconds;
  }

  stop(): void {
    this.stopped = true;
  }

  get isSpent(): boolean {
    return this.stopped || this.clock() >= this.deadline;
  }

  get left(): number {
    return this.stopped ? 0 : Math.max(0, this.deadline - this.clock());
  }
}
