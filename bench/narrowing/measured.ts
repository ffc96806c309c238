/** What is measured at a point, in one process. */
export interface Measured {
  /** Processor seconds for all depths below the size: the first time, compilation included, and the best of the others. */
  readonly cold: number;
  readonly seconds: number;
  /** Leaves of the refinement trees. */
  readonly tests: number;
  /** Megabytes of the heap at the end, after a collection, and by how many it grew after the first run. */
  readonly heap: number;
  readonly growth: number;
}
