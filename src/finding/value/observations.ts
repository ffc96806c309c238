/** What evaluation met that a value does not show. Literals are built when asked for, so it is noted by whoever asks. */

/** A result with what was noted on the way to it. */
export interface Observed<V> {
  readonly value: V;
  /** Elements without a name were looked at, so that there may be a potential model where there is no certain one. */
  readonly isOpen: boolean;
  /** What was left out, so that "no model" means less; null if nothing was. */
  readonly lossy: string | null;
}

export class Observations {
  private isOpen = false;
  private lossy: string | null = null;

  noteOpen(): void {
    this.isOpen = true;
  }

  noteLoss(why: string): void {
    this.lossy ??= why;
  }

  /** The result of a computation with what it met; whoever asks decides what that means, nothing is noted elsewhere. */
  during<V>(compute: () => V): Observed<V> {
    const { isOpen, lossy } = this;
    [this.isOpen, this.lossy] = [false, null];
    try {
      const value = compute();
      return { value, isOpen: this.isOpen, lossy: this.lossy };
    } finally {
      [this.isOpen, this.lossy] = [isOpen, lossy];
    }
  }
}
