import { availableParallelism } from "node:os";
import type { Pool } from "../cli/workers/pool.ts";
import { Pool as WorkerPool } from "../cli/workers/pool.ts";
import { workerScript } from "../cli/workers/worker-script.ts";

/** What workers may use. */
export interface WorkerOptions {
  /** Processes at once; the number of cores by default. */
  readonly workers?: number;
  /** Megabytes of heap for each. */
  readonly memory?: number;
  /** Seconds for each statement, and for the reading of each command. */
  readonly timeout?: number;
}

export function openPool({ workers, memory, timeout }: WorkerOptions, most = Number.POSITIVE_INFINITY): Pool {
  const size = Math.min(most, Math.max(1, workers ?? availableParallelism()));
  return new WorkerPool(workerScript(), size, { memory: memory ?? null, readSeconds: timeout ?? null });
}
