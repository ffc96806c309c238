/**
 * Workers are processes: whatever happens in one (memory used up, a crash of the engine below us, `kill -9`) costs one task and nothing
 * else. A thread would not do: V8 ends the whole process when a single allocation in one of its threads fails.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { type Confinement, confinedArguments, confiningText } from "./confinement.ts";
import { closeNote, openNote, writeNumber } from "./stop-note.ts";

/** Kilobytes of stack that generated code may use. Evaluation follows the structure of values, so that a list of length n takes depth n. */
export const stackKilobytes = 60_000;

/** What a process may use beside the stack of generated code. */
const stackMargin = 2_000;

/** Room for young objects: with V8's own sixteen megabytes, programs that build trees take several times as long (`bench/evaluate`). */
const youngFlag = "--max-semi-space-size=64";

/** The heap grows by so much before V8 collects garbage. */
export const thriftyGrowth = "--heap-growing-percent=30";

/** For a worker that stays for hours beside an editor: little room for young objects, and old garbage less than a third of what is alive. */
const thriftyFlags: readonly string[] = ["--max-semi-space-size=8", thriftyGrowth];

/**
 * For workers that have all cores between them: V8 compiles and collects garbage in the thread that searches. In threads beside it, a worker whose
 * searches are short takes two cores, a quarter of that for code that comes too late.
 */
const oneCoreFlag = "--single-threaded";

/** V8's own flag for the stack; a worker that was started with it needs no thread to get one. */
export const stackFlag = "--stack-size=";

/** Makes functions of strings impossible: generated code is compiled by Node's `vm` alone. */
export const textFlag = "--disallow-code-generation-from-strings";

/** Kilobytes for recursion in a confined worker, which can have no thread, where the shell gives no more; systems have at least eight megabytes. */
const modestStack = 6_000;

/** Room for a main thread's stack is a matter of the shell; where it does not give it, the worker takes a thread (`worker-start.ts`). */
function shellText(stack: number, isConfined: boolean): string {
  const start = `exec ${isConfined ? "$run " : ""}"$0"`;
  const otherwise = isConfined ? `${start} ${stackFlag}${modestStack} "$@"` : `${start} "$@"`;
  const raised = `if ulimit -s ${stack + stackMargin} 2>/dev/null; then ${start} ${stackFlag}${stack} "$@"; else ${otherwise}; fi`;
  return `ulimit -c 0 2>/dev/null; script=$1; shift\n${isConfined ? confiningText : ""}${raised}`;
}

/** The argument of a worker that is to do without compiled code that was kept. */
export const withoutCode = "--without-code";

export interface WorkerSettings {
  /** Kilobytes for recursion. */
  readonly stack: number;
  /** Megabytes. */
  readonly heap: number;
  readonly usesCode: boolean;
  /** Whether memory matters more than speed. */
  readonly isThrifty?: boolean;
  /** Whether it keeps to one core. */
  readonly isOnOneCore?: boolean;
  /** For text that is not trusted. */
  readonly confinement?: Confinement | null;
}

/** The notes by which workers hear that a question is taken back. */
const notes = new WeakMap<ChildProcess, number>();

/** Starts a worker's process, as the first of a group of its own. Messages go both ways by `send` and the event `message`. */
export function startWorker(script: URL, settings: WorkerSettings): ChildProcess {
  const { stack, heap, usesCode, isThrifty = false, isOnOneCore = false, confinement = null } = settings;
  const confined = confinement === null ? null : confinedArguments(script, confinement);
  const file = fileURLToPath(script);
  const manner = [...(isThrifty ? thriftyFlags : [youngFlag]), ...(isOnOneCore ? [oneCoreFlag] : [])];
  const flags = [textFlag, `--max-old-space-size=${heap}`, ...manner, ...(confined?.flags ?? [])];
  const args = [...flags, file, ...(usesCode ? [] : [withoutCode]), ...(confined?.args ?? [])];
  const log = process.env.HOLLOW_DEBUG && confined === null ? "inherit" : "ignore";
  const note = openNote();
  const options = {
    stdio: ["ignore", log, log, "ipc", note ?? "ignore"] as ("ignore" | "inherit" | "ipc" | number)[],
    serialization: "advanced" as const,
    detached: process.platform !== "win32",
    ...(confined === null ? {} : { env: {} }),
  };
  const worker =
    process.platform === "win32"
      ? spawn(process.execPath, args, options)
      : spawn("/bin/sh", ["-c", shellText(stack, confined !== null), process.execPath, file, ...args], options);
  if (note !== null) {
    notes.set(worker, note);
    worker.once("close", () => {
      notes.delete(worker);
      closeNote(note);
    });
  }
  return worker;
}

/** Tells a worker that nobody waits for the answer to a question. */
export function takeBack(worker: ChildProcess, ticket: number): void {
  const note = notes.get(worker);
  if (note !== undefined) writeNumber(note, ticket);
}

/** Ends a worker with all processes that it has started. */
export function endWorker(worker: ChildProcess): void {
  try {
    if (worker.pid !== undefined && process.platform !== "win32") process.kill(-worker.pid, "SIGKILL");
    else worker.kill("SIGKILL");
  } catch {
    // It has ended already.
  }
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
