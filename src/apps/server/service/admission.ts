/** How many requests may be under way; others are told when to come again. */
export class Admission {
  readonly most: number;
  private readonly workers: number;
  active = 0;
  /** Requests that were told to come again. */
  refused = 0;
  /** Seconds that requests took lately, the newest counting most. */
  private meanSeconds = 0.1;

  constructor(most: number, workers: number) {
    this.most = most;
    this.workers = workers;
  }

  /** Whether whoever comes now has to come again. */
  refuses(): boolean {
    const isFull = this.active >= this.most;
    if (isFull) this.refused++;
    return isFull;
  }

  /** Null where there is no room; otherwise what ends the stay. */
  enter(): (() => void) | null {
    if (this.refuses()) return null;
    this.active++;
    const since = performance.now();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.active--;
      // What waits for others took longer than its own work: the share of one worker is what the next can hope for.
      const own = (((performance.now() - since) / 1000) * this.workers) / Math.max(1, this.active + 1);
      this.meanSeconds += (own - this.meanSeconds) / 16;
    };
  }

  /** Whole seconds until there may be room. */
  get retryAfter(): number {
    const seconds = (this.active * this.meanSeconds) / this.workers / 2;
    return Math.min(30, Math.max(1, Math.round(seconds)));
  }
}
