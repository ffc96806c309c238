/** A file for a command: its text to the workers, its theorems from them, its problems told. */
import type { Limits } from "../arguments.ts";
import { complain } from "../console.ts";
import { type Input, openInput } from "../input.ts";
import type { Reporter } from "../report/reporter.ts";
import { internalErrorStatus } from "../report/tally.ts";
import { confining } from "../untrusted.ts";
import { Pool, type Reply, whyNot } from "../workers/pool/pool.ts";
import type { TheoremLabel } from "../workers/tool-messages.ts";
import { workerScript } from "../workers/worker-script.ts";

/** What a worker may take for a theory beside reading its commands. */
export const loadMilliseconds = 60_000;

export interface ToolFile extends Input {
  readonly theory: string;
  readonly theorems: readonly TheoremLabel[];
  /** Errors among its diagnostics. */
  readonly errors: number;
}

/** Workers within the limits that the user set. */
export function openPool({ memory, reading, untrusted }: Omit<Limits, "timeout">, size: number, stack?: number): Pool {
  const limits = { memory, reading, ...confining(untrusted), ...(stack === undefined ? {} : { stack }) };
  return new Pool(workerScript(), size, limits);
}

/** Opens a file and hands its text to the workers; null, and a message, when that cannot be. */
export function openSource(pool: Pool, file: string, reporter: Reporter): Input | null {
  const input = openInput(file);
  if (typeof input === "string") {
    reporter.fileProblem({ file, code: "E0001", message: input, hint: null });
    return null;
  }
  pool.provide(input.path, input.content);
  return input;
}

/** Reads a file and its theorems; a status, and a message, when it cannot be read. */
export async function openFile(pool: Pool, file: string, reporter: Reporter): Promise<ToolFile | number> {
  const input = openSource(pool, file, reporter);
  if (input === null) return 2;
  const reply = await pool.read({ kind: "theorems", file: input.path }, loadMilliseconds);
  if (reply.kind !== "theorems") {
    complain(`${file} could not be read: ${whyNot(reply)}`);
    return problemStatus(reply);
  }
  const errors = reply.diagnostics.filter((d) => d.severity === "error");
  for (const d of errors) reporter.diagnostic(input, reply.theory, d);
  return { ...input, theory: reply.theory, theorems: reply.theorems, errors: errors.length };
}

/** The exit status for such a reply: errors of ours have their own. */
export const problemStatus = (reply: Reply): number => (reply.kind === "lost" ? 2 : internalErrorStatus);
