import type { Budget, Clock } from "../../base/index.ts";

/** Who may stop a search, and when it ends by itself. */
export interface Limits {
  /** Time for translation, solving and checking together. */
  readonly budget?: Budget;
  /** Asked every few milliseconds; true stops the search. */
  readonly terminate?: () => boolean;
  /** For the times in the statistics, when there is no budget; milliseconds. */
  readonly clock?: Clock;
}

/** Thrown inside a translation when a limit is reached; becomes the outcome "unknown" at the edge of this folder. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
}

/** Whether a limit is reached. */
export function isOver(limits: Limits): boolean {
  return (limits.budget?.isSpent ?? false) || (limits.terminate?.() ?? false);
}

/** The clock for statistics; without any, it stands still. */
export function clockOf(limits: Limits): Clock {
  return limits.clock ?? limits.budget?.clock ?? (() => 0);
}
