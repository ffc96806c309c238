import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";

/** Runs a peer at a point; null when it is not at hand. */
export type Peer = (conjecture: string, size: number) => number | null;

/** The peer programs in C and Poly/ML, from the folder that `HOLLOW_PEERS` names: `ex` tests exhaustively, `smart` has hand-expanded generators. */
export function peers(folder: string, way: "ex" | "smart" = "ex"): { readonly c: Peer; readonly poly: Peer } {
  const binary = compile(join(folder, "c", "bench.c"));
  return {
    c: (conjecture, size) => (binary === null ? null : seconds(binary, [conjecture, way, String(size)], {})),
    poly: (conjecture, size) => {
      const script = join(folder, "sml", "bench.sml");
      if (!existsSync(script)) return null;
      return seconds("poly", ["--gcthreads", "1", "--script", script], { PERF_ARGS: `${conjecture} ${way} ${size}` });
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

/** The programs print `D1 ex 12 ok 0.1234`, in seconds of processor time. */
function seconds(program: string, args: readonly string[], environment: Readonly<Record<string, string>>): number | null {
  try {
    const text = execFileSync(program, args, { env: { ...process.env, ...environment }, encoding: "utf8" });
    const found = /ok ([\d.]+)/.exec(text)?.[1];
    return found === undefined ? null : Number(found);
  } catch {
    return null;
  }
}

const rev = <A>(xs: readonly A[]): A[] => [...xs].reverse();
const same = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((x, i) => x === b[i]);

/** fast-check on the properties of the random bench: seconds for so many runs, lists of numbers up to `size`. */
export function fastCheck(name: "rev_rev" | "rev_append", size: number, runs: number): number {
  const lists = fc.array(fc.nat(size), { maxLength: size });
  const settings = { numRuns: runs, seed: 1 };
  const before = process.cpuUsage();
  if (name === "rev_rev")
    fc.assert(
      fc.property(lists, (xs) => same(rev(rev(xs)), xs)),
      settings,
    );
  else
    fc.assert(
      fc.property(lists, lists, (xs, ys) => same(rev([...xs, ...ys]), [...rev(ys), ...rev(xs)])),
      settings,
    );
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
