/** Clock and processor time of a command: its own, that of its workers, and that of a database it uses. */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds between two looks; what a process does between the last look and its end is not seen. */
const lookInterval = 50;

/** Workers have this argument. */
const workerFlag = "--disallow-code-generation-from-strings";

export interface Spent {
  readonly status: number | null;
  readonly stderr: string;
  /** Seconds by the clock. */
  readonly clock: number;
  /** Seconds of processor time of the workers, and of all others. */
  readonly workers: number;
  readonly others: number;
}

interface Seen {
  readonly parent: number;
  readonly seconds: number;
}

/** Processes by their numbers. */
function processes(): Map<number, Seen> {
  const found = new Map<number, Seen>();
  for (const pid of readdirSync("/proc").map(Number)) {
    const stat = pid > 0 ? readOr(`/proc/${pid}/stat`) : "";
    const fields = stat.replace(/^.*\) /, "").split(" ");
    if (stat !== "") found.set(pid, { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / 100 });
  }
  return found;
}

/** The text of a file, or nothing where it is gone. */
function readOr(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** `postmaster`: the file in which a database says which process it is. */
export async function spentBy(args: readonly string[], folder: string, postmaster: string): Promise<Spent> {
  const since = performance.now();
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  const last = new Map<number, { readonly seconds: number; readonly isWorker: boolean }>();
  const look = (): void => {
    const all = processes();
    const roots = new Set([child.pid, Number(readOr(postmaster).split("\n")[0])]);
    const isOurs = (pid: number): boolean => pid > 1 && (roots.has(pid) || isOurs(all.get(pid)?.parent ?? 0));
    for (const [pid, { seconds }] of all) {
      if (!isOurs(pid)) continue;
      const isWorker = readOr(`/proc/${pid}/cmdline`).includes(workerFlag) || last.get(pid)?.isWorker === true;
      last.set(pid, { seconds, isWorker });
    }
  };
  const looking = setInterval(look, lookInterval);
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const status = await new Promise<number | null>((done) => child.once("close", done));
  clearInterval(looking);
  const sum = (isWorker: boolean): number => [...last.values()].filter((p) => p.isWorker === isWorker).reduce((n, p) => n + p.seconds, 0);
  return { status, stderr, clock: (performance.now() - since) / 1000, workers: sum(true), others: sum(false) };
}
