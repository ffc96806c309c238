import type { Gen } from "./gen.ts";
import type { Source } from "./source.ts";

/** How one test of a property ended. */
export type Status = "passed" | "failed" | "discarded";

/** One drawn argument of a property. */
export interface Argument {
  readonly value: unknown;
  readonly gen: Gen<unknown>;
  /** A second drawing of the same value, untouched by the property; only when the trial asks for copies. */
  readonly copy: unknown;
}

/** One observation made for a `cover`. */
export interface CoverHit {
  readonly label: string;
  readonly percent: number;
  readonly isHit: boolean;
}

/**
 * One test while it runs: where its choices come from, and what the property says about it.
 * A trial is used for many tests in turn; `begin` makes it new.
 */
export class Trial {
  source: Source;
  /** The arguments drawn so far, outermost quantifier first. */
  arguments: Argument[] = [];
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
  /** Told of each argument before the property sees it. */
  readonly announce: ((argument: Argument) => void) | null;
  /** Whether arguments are drawn twice, to have one that the property cannot have changed. */
  readonly keepsCopies: boolean;

  constructor(source: Source, options: { readonly announce?: (argument: Argument) => void; readonly keepsCopies?: boolean } = {}) {
    this.source = source;
    this.announce = options.announce ?? null;
    this.keepsCopies = options.keepsCopies ?? false;
  }

  /** Starts the next test. */
  begin(source: Source): void {
    this.source = source;
    if (this.arguments.length > 0) this.arguments = [];
    if (this.labels.length > 0) this.labels = [];
    if (this.classes.length > 0) this.classes = [];
    if (this.tabled.length > 0) this.tabled = [];
    if (this.covers.length > 0) this.covers = [];
    if (this.witnesses.length > 0) this.witnesses = [];
    this.error = undefined;
    this.undecided = null;
  }
}
