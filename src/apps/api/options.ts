import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { confining, type Untrusted, untrustedDefaults } from "../cli/untrusted.ts";
import type { Pool } from "../cli/workers/pool/pool.ts";
import { Pool as WorkerPool } from "../cli/workers/pool/pool.ts";
import { workerScript } from "../cli/workers/worker-script.ts";

/** What workers may use. */
export interface WorkerOptions {
  /** Processes at once; the number of cores by default. */
  readonly workers?: number;
  /** Megabytes of heap for each. */
  readonly memory?: number;
  /** Seconds for each statement. */
  readonly timeout?: number;
  /** Seconds of processor time for the reading of each command; 2 by default. */
  readonly readTime?: number;
  /** Megabytes that the reading of one command may add; 500 by default. */
  readonly readMemory?: number;
  /** For text of strangers: workers without rights, and limits on all together (`docs/security.md`). */
  readonly untrusted?: boolean | UntrustedOptions;
}

export interface UntrustedOptions {
  /** Folders beside the library from which may be imported; none by default. */
  readonly allow?: readonly string[];
  /** Statements that are answered; 500 by default. */
  readonly statements?: number;
  /** Characters of all answers, as JSON; 4,000,000 by default. */
  readonly output?: number;
  /** Seconds for the whole call; 300 by default. */
  readonly seconds?: number;
}

/** The limits that the options stand for; null where the text is trusted. */
export function untrustedOf({ untrusted = false }: WorkerOptions): Untrusted | null {
  if (untrusted === false) return null;
  const { allow = [], statements, output, seconds } = untrusted === true ? {} : untrusted;
  return {
    folders: allow.map((folder) => resolve(folder)),
    statements: statements ?? untrustedDefaults.statements,
    output: output ?? untrustedDefaults.output,
    seconds: seconds ?? untrustedDefaults.seconds,
  };
}

export function openPool(options: WorkerOptions, most = Number.POSITIVE_INFINITY): Pool {
  const { workers, memory, readTime, readMemory } = options;
  const size = Math.min(most, Math.max(1, workers ?? availableParallelism()));
  const reading = { seconds: readTime ?? null, megabytes: readMemory ?? null };
  return new WorkerPool(workerScript(), size, { memory: memory ?? null, reading, ...confining(untrustedOf(options)) });
}
