import type { Events } from "./source.ts";
import { emptyTrace, type GrowingTrace } from "./trace.ts";
import { TreeSource } from "./tree-source.ts";

/**
 * Counts through all sequences of answers. A run asks `next` for its answers in the order in which it needs them; `advance` moves on to
 * the next sequence by raising the last answer that can be raised and forgetting those after it.
 * Requires: a run is determined by the answers it got. Ensures: every sequence of answers occurs in exactly one run.
 */
export class Odometer {
  private readonly digits: number[] = [];
  private readonly counts: number[] = [];
  private position = 0;

  /** The answer to a question with `count` possible answers. */
  next(count: number): number {
    const position = this.position++;
    if (position === this.digits.length) {
      this.digits.push(0);
      this.counts.push(count);
    }
    return this.digits[position] ?? 0;
  }

  /** Goes to the next sequence; false when all have been seen. */
  advance(): boolean {
    this.digits.length = Math.min(this.digits.length, this.position);
    this.position = 0;
    for (let last = this.digits.length - 1; last >= 0; last--) {
      const raised = (this.digits[last] ?? 0) + 1;
      if (raised < (this.counts[last] ?? 0)) {
        this.digits[last] = raised;
        this.digits.length = last + 1;
        this.counts.length = last + 1;
        return true;
      }
    }
    return false;
  }
}

/** Answers from an odometer. Under `isLazy` a component is asked for only when the code under test looks at it. */
export class EnumerationSource extends TreeSource {
  override readonly retries = 1;
  private readonly odometer: Odometer;

  constructor(
    odometer: Odometer,
    depth: number,
    isLazy: boolean,
    events: Events | null = null,
    trace: GrowingTrace = emptyTrace("part", null, null),
  ) {
    super(depth, { isExhaustive: true, isLazy }, { trace, model: null }, events);
    this.odometer = odometer;
  }

  protected override pick(low: number, high: number, origin: number): number {
    return nearest(this.odometer.next(high - low + 1), low, high, origin);
  }

  protected override beside(frame: { readonly trace: GrowingTrace }): TreeSource {
    return new EnumerationSource(this.odometer, this.size, this.isLazy, this.events, frame.trace);
  }
}

/** The number at place `index` when the range is sorted by distance from the origin: 0, 1, -1, 2, -2, ... */
export function nearest(index: number, low: number, high: number, origin: number): number {
  const both = Math.min(high - origin, origin - low);
  if (index <= 2 * both) return index % 2 === 1 ? origin + (index + 1) / 2 : origin - index / 2;
  return high - origin > both ? origin + index - both : origin - (index - both);
}
