import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Processor seconds of a peer at a point; null when it is not at hand. */
export type Peer = (conjecture: string, size: number) => number | null;

/** The hand-expanded generators in C and Poly/ML. */
export function smartPeers(folder: string): { readonly c: Peer; readonly poly: Peer } {
  const binary = compile(join(folder, "c", "bench.c"));
  return {
    c: (conjecture, size) => (binary === null ? null : told(binary, [conjecture, "smart", String(size)], {})),
    poly: (conjecture, size) => {
      const script = join(folder, "sml", "bench.sml");
      if (!existsSync(script)) return null;
      return told("poly", ["--gcthreads", "1", "--script", script], { PERF_ARGS: `${conjecture} smart ${size}` });
    },
  };
}

function compile(source: string): string | null {
  if (!existsSync(source)) return null;
  const binary = join(mkdtempSync(join(tmpdir(), "peers-")), "bench");
  try {
    execFileSync("gcc", ["-O2", "-w", "-o", binary, source]);
    return binary;
  } catch {
    return null;
  }
}

/** The programs print `D1 smart 15 ok 0.1234`. */
function told(program: string, args: readonly string[], environment: Readonly<Record<string, string>>): number | null {
  try {
    const text = execFileSync(program, args, { env: { ...process.env, ...environment }, encoding: "utf8" });
    const found = /ok ([\d.]+)/.exec(text)?.[1];
    return found === undefined ? null : Number(found);
  } catch {
    return null;
  }
}

/** Processor seconds of this process, all threads, spent in `work`. */
export function seconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
