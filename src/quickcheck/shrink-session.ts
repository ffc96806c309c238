import type { Budget } from "../base/index.ts";
import { type Steps, settledInTime } from "./conduct.ts";
import type { Property } from "./property.ts";
import { encodeTrace, type Recipe } from "./token.ts";
import { compareTraces, type Trace } from "./trace.ts";
import { ReplaySource } from "./tree-source.ts";
import { Trial } from "./trial.ts";

/** How a test failed, as far as shrinking must keep it: by being false, or by this sort of exception. */
export function failureKind(trial: Trial): string {
  const { error } = trial;
  if (error === undefined) return "false";
  return error instanceof Error ? `throws ${error.name}` : `throws ${typeof error}`;
}

/** What bounds shrinking. */
export interface ShrinkLimits {
  readonly budget: Budget;
  readonly maxAttempts: number;
}

/** Shrinking while it goes on. Invariant: `current` fails in the way asked for, and only ever gets less. */
export class ShrinkSession {
  current: Trace;
  shrinks = 0;
  attempts = 0;
  private readonly property: Property;
  private readonly start: Recipe;
  private readonly kind: string;
  private readonly limits: ShrinkLimits;
  /** Traces that were tried: the same is never tried twice. */
  private readonly seen = new Set<string>();

  constructor(property: Property, start: Recipe, kind: string, limits: ShrinkLimits) {
    this.property = property;
    this.start = start;
    this.kind = kind;
    this.limits = limits;
    this.current = start.trace;
    this.seen.add(encodeTrace(start.trace));
  }

  get isOver(): boolean {
    return this.attempts >= this.limits.maxAttempts || this.limits.budget.isSpent;
  }

  /** Goes on from the candidate if it is less and still fails in the same way. */
  *try(candidate: Trace): Steps<boolean> {
    const text = encodeTrace(candidate);
    if (this.isOver || this.seen.has(text)) return false;
    this.seen.add(text);
    this.attempts++;
    const source = new ReplaySource(candidate, this.start.size, this.start.isExhaustive);
    const trial = new Trial(source);
    const status = yield* settledInTime(this.property.run(trial));
    if (status !== "failed" || failureKind(trial) !== this.kind || compareTraces(source.root, this.current) >= 0) return false;
    this.current = source.root;
    this.seen.add(encodeTrace(source.root));
    this.shrinks++;
    return true;
  }
}
