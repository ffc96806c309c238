/**
 * Workers are processes: whatever happens in one (memory used up, a crash of the engine below us, `kill -9`) costs one task and nothing
 * else. A thread would not do: V8 ends the whole process when a single allocation in one of its threads fails.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { availableParallelism, constants, setPriority, totalmem } from "node:os";
import { fileURLToPath } from "node:url";

/** Kilobytes of stack that generated code may use. Evaluation follows the structure of values, so that a list of length n takes depth n. */
export const stackKilobytes = 60_000;

/** What a process may use beside the stack of generated code. */
const stackMargin = 2_000;

/** The largest heap of a worker, in megabytes. */
const mostMegabytes = 3072;

/** Room for young objects: with V8's own sixteen megabytes, programs that build trees take several times as long (`bench/evaluate`). */
const youngFlag = "--max-semi-space-size=64";

/** V8's own flag for the stack; a worker that was started with it needs no thread to get one. */
export const stackFlag = "--stack-size=";

/** Room for a main thread's stack is a matter of the shell; where it does not give it, the worker takes a thread (`worker-start.ts`). */
const shellText = (stack: number): string =>
  `ulimit -c 0 2>/dev/null; if ulimit -s ${stack + stackMargin} 2>/dev/null; then exec "$0" ${stackFlag}${stack} "$@"; else exec "$0" "$@"; fi`;

/**
 * The heap's flag: as many megabytes as the variable `HOLLOW_MEMORY` says. Without it, one worker for each core stays within three
 * quarters of the machine's memory. The number of workers is not asked for: compiled code is kept for each set of flags.
 */
function heapFlag(): string {
  const asked = Number(process.env.HOLLOW_MEMORY);
  if (asked > 0) return `--max-old-space-size=${Math.ceil(asked)}`;
  const share = Math.floor((0.75 * totalmem()) / (1024 * 1024) / availableParallelism());
  return `--max-old-space-size=${Math.max(256, Math.min(mostMegabytes, share))}`;
}

/** The argument of a worker that is to do without compiled code that was kept. */
export const withoutCode = "--without-code";

/** Starts a worker's process. Messages go both ways by `send` and the event `message`. */
export function startWorker(script: URL, stack = stackKilobytes, usesCode = true): ChildProcess {
  const args = [heapFlag(), youngFlag, fileURLToPath(script), ...(usesCode ? [] : [withoutCode])];
  const log = process.env.HOLLOW_DEBUG ? "inherit" : "ignore";
  const options = { stdio: ["ignore", log, log, "ipc"] as ("ignore" | "inherit" | "ipc")[], serialization: "advanced" as const };
  return process.platform === "win32"
    ? spawn(process.execPath, args, options)
    : spawn("/bin/sh", ["-c", shellText(stack), process.execPath, ...args], options);
}

/** Lets other processes go first. */
export function giveWay(worker: ChildProcess): void {
  try {
    if (worker.pid !== undefined) setPriority(worker.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it: then it is like the others.
  }
}

/** Why a worker's process ended by itself, in words. */
export function describeEnd(code: number | null, signal: NodeJS.Signals | null): string {
  // V8 aborts when there is no memory left; a shell would call that 134.
  if (signal === "SIGABRT" || signal === "SIGTRAP" || signal === "SIGILL" || code === 134) return "the search used up its memory";
  return signal === null ? `the search broke down (status ${code ?? "unknown"})` : `the search was killed (${signal})`;
}
