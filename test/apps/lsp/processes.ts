/** The processes of a server, as Linux tells them; elsewhere there seem to be none. */
import { readFileSync } from "node:fs";

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** The processes that a process has started, and theirs. */
export function processesBelow(pid: number): number[] {
  const own = textOf(`/proc/${pid}/task/${pid}/children`).trim();
  return own === "" ? [] : own.split(" ").flatMap((p) => [Number(p), ...processesBelow(Number(p))]);
}

export const isWorker = (pid: number): boolean => textOf(`/proc/${pid}/cmdline`).includes("worker.cjs");

/** Processor time and memory of a process and those below it. */
export function usage(pid: number): { readonly milliseconds: number; readonly bytes: number } {
  const each = [pid, ...processesBelow(pid)].map((p) =>
    textOf(`/proc/${p}/stat`)
      .replace(/^.*\) /, "")
      .split(" "),
  );
  const sum = (value: (fields: readonly string[]) => number): number =>
    each.reduce((n, fields) => n + (fields.length > 1 ? value(fields) : 0), 0);
  return { milliseconds: sum((f) => 10 * (Number(f[11]) + Number(f[12]))), bytes: sum((f) => 4096 * Number(f[21])) };
}
