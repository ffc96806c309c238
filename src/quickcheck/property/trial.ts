import type { Source } from "../source/source.ts";
import { Recording } from "../values/context.ts";

/** How one test of a property ended. */
export type Status = "passed" | "failed" | "discarded";

/** One observation made for a `cover`. */
export interface CoverHit {
  readonly label: string;
  readonly percent: number;
  readonly isHit: boolean;
}

/** What is special about a trial. */
export interface TrialOptions {
  readonly announce?: (value: unknown) => void;
  readonly keepsCopies?: boolean;
  readonly given?: readonly unknown[];
}

/**
 * One test while it runs: where its choices come from, and what the property says about it.
 * A trial is used for many tests in turn; `begin` makes it new.
 */
export class Trial {
  source: Source;
  /** How many arguments have been drawn. */
  count = 0;
  /** The arguments; only the first `count` are of this test. The room is used again, because hardly a test has more than two. */
  private readonly room: unknown[] = [];
  /** The arguments drawn a second time, untouched by the property; empty unless the trial asks for copies. */
  readonly copies: unknown[] = [];
  /** Labels by `label` and `collect`. */
  labels: string[] = [];
  /** Classes by `classify`. */
  classes: string[] = [];
  /** Values by `tabulate`, with the name of their table. */
  tabled: (readonly [table: string, value: string])[] = [];
  /** Observations by `cover`. */
  covers: CoverHit[] = [];
  /** Witnesses that `exists` found. */
  witnesses: unknown[] = [];
  /** What was thrown, if the test failed by an exception. */
  error: unknown = undefined;
  /** Why the test neither passed nor failed, if the reason is not a false premise. */
  undecided: string | null = null;
  /** Ends the test with a mistake in the property; there while it is waited for. */
  private fail: ((error: Error) => void) | null = null;
  /** Told of each argument before the property sees it. */
  readonly announce: ((value: unknown) => void) | null;
  /** Arguments that are given instead of drawn. */
  readonly given: readonly unknown[];
  /** Whether arguments are drawn twice, to have one that the property cannot have changed. */
  readonly keepsCopies: boolean;

  constructor(source: Source, options: TrialOptions = {}) {
    this.source = source;
    this.given = options.given ?? [];
    this.announce = options.announce ?? null;
    this.keepsCopies = options.keepsCopies ?? false;
  }

  /** Starts the next test. */
  begin(source: Source): void {
    this.source = source;
    this.count = 0;
    if (this.copies.length > 0) this.copies.length = 0;
    if (this.labels.length > 0) this.labels = [];
    if (this.classes.length > 0) this.classes = [];
    if (this.tabled.length > 0) this.tabled = [];
    if (this.covers.length > 0) this.covers = [];
    if (this.witnesses.length > 0) this.witnesses = [];
    this.error = undefined;
    this.undecided = null;
  }

  /** Keeps an argument for the report. */
  keep(value: unknown): void {
    this.room[this.count++] = value;
    this.announce?.(value);
    if (this.fail !== null && value instanceof Recording) value.watch(this.fail);
  }

  /** The promise, unless an argument finds out that it will never be settled. */
  watched<A>(promise: PromiseLike<A>): PromiseLike<A> {
    const before = this.fail;
    return new Promise<A>((resolve, reject) => {
      this.fail = reject;
      for (const value of this.values) if (value instanceof Recording) value.watch(reject);
      promise.then(resolve, reject);
    }).finally(() => {
      this.fail = before;
      for (const value of this.values) if (value instanceof Recording) value.unwatch();
    });
  }

  /** Forgets all but the first arguments. */
  forget(count: number): void {
    this.count = count;
    if (this.copies.length > count) this.copies.length = count;
  }

  /** The arguments drawn so far, outermost quantifier first. */
  get values(): readonly unknown[] {
    return this.room.slice(0, this.count);
  }

  /** The argument at a place. */
  valueAt(index: number): unknown {
    return this.room[index];
  }
}
