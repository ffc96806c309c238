/** How much memory a worker may take, and how much it and its processor time have come to. */
import { readFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";

/** The largest heap of a worker by default, in megabytes. */
const mostHeap = 1536;

/** The least heap that a worker is started with. */
const leastHeap = 256;

/** Megabytes beside the heap and the stack: the program itself, buffers, the memory of the SAT solver. */
const beside = 512;

/** In bytes. */
export const megabyte = 1024 * 1024;

/**
 * The heap of a worker in megabytes: what the user asks for (`--memory`, or the variable `HOLLOW_MEMORY`). Otherwise one worker for each
 * core stays within three quarters of the machine's memory; the number of workers is not asked for, since compiled code is kept for each
 * set of flags.
 */
export function heapMegabytes(asked: number | null): number {
  const wanted = asked ?? Number(process.env.HOLLOW_MEMORY);
  if (wanted > 0) return Math.ceil(wanted);
  const share = Math.floor((0.75 * totalmem()) / megabyte / availableParallelism());
  return Math.max(leastHeap, Math.min(mostHeap, share));
}

/** The bytes of memory at which a worker is ended. */
export function mostBytes(heap: number, stackKilobytes: number): number {
  return (heap + beside) * megabyte + stackKilobytes * 1024;
}

/** The bytes that a process has in memory now; null where the system does not say (other than Linux) or it has ended. */
export function residentBytes(pid: number): number | null {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
    return Number.isFinite(pages) ? pages * 4096 : null;
  } catch {
    return null;
  }
}

/** Linux counts processor time in hundredths of a second, whatever the machine. */
const tickMilliseconds = 10;

/** Milliseconds of processor time that a process has used, with all its threads; null as above. */
export function processorMilliseconds(pid: number): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program is in parentheses, and may contain anything.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * tickMilliseconds : null;
  } catch {
    return null;
  }
}
