import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Budget } from "../../src/base/index.ts";
import { TheoryLoader } from "../../src/elaborate/index.ts";
import type { Conjecture } from "../../src/logic/index.ts";
import { prepare } from "../../src/refute/index.ts";
import { prepareNarrowing } from "../../src/testing/narrowing/index.ts";

/**
 * Conjectures and sizes; size N means all depths 1 … N − 1, as in the study of narrowing designs. `recorded` are the seconds that study has
 * for its Haskell engine, used where that program is not at hand; it has none for D2, D3, S2, S3.
 */
const points: readonly { readonly name: string; readonly size: number; readonly recorded: number | null }[] = [
  { name: "D1", size: 11, recorded: 1.26 },
  { name: "D1", size: 12, recorded: 13.8 },
  { name: "D2", size: 10, recorded: null },
  { name: "D3", size: 7, recorded: null },
  { name: "S1", size: 18, recorded: 0.594 },
  { name: "S1", size: 20, recorded: 2.93 },
  { name: "S2", size: 14, recorded: null },
  { name: "S3", size: 10, recorded: null },
];
const repetitions = 3;
/** How many times faster than the Haskell engine the search is meant to be. */
const aim = 10;

const here = dirname(fileURLToPath(import.meta.url));
const library = join(here, "..", "..", "library");

function conjectures(): ReadonlyMap<string, Conjecture> {
  const path = (name: string): string => join(name === "Narrowing_Bench" ? here : library, `${name}.thy`);
  const loader = new TheoryLoader({
    resolve: (name) => (existsSync(path(name)) ? name : null),
    read: (name) => ({ text: readFileSync(path(name), "utf8"), badAt: null }),
  });
  const found = new Map<string, Conjecture>();
  for (const item of loader.load("Narrowing_Bench").items) {
    if (item.kind !== "statement" || item.statement.name === null) continue;
    const [first] = prepare(item.statement, { locale: ["expand"], noAssumptions: false });
    if (first !== undefined) found.set(item.statement.name, first);
  }
  return found;
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Processor seconds for all depths below `size`, the best of some runs, and the leaves that were tested. */
function measure(conjecture: Conjecture, size: number): { readonly seconds: number; readonly tests: number } {
  let best = Number.POSITIVE_INFINITY;
  let tests = 0;
  for (let i = 0; i < repetitions; i++) {
    const from = cpu();
    const test = prepareNarrowing(conjecture);
    if (test.kind === "unsupported") throw new Error(test.reason);
    tests = 0;
    for (let depth = 1; depth < size; depth++) {
      const result = test.run(depth, new Budget(() => performance.now(), 600_000));
      if (result.end !== "complete") throw new Error(`ended with ${result.end} at depth ${depth}`);
      tests += result.tests;
    }
    best = Math.min(best, cpu() - from);
  }
  return { seconds: best, tests };
}

/** The Haskell program's seconds in this run, null when it was not built. */
function haskell(name: string, size: number): number | null {
  const folder = process.env.HOLLOW_PEERS ?? join(here, "../../../shared/perf");
  const program = join(folder, "build", "Narrow");
  if (!existsSync(program) || (name !== "D1" && name !== "S1")) return null;
  const words = execFileSync(program, [name, String(size)], { encoding: "utf8" }).split(" ");
  return Number(words[4]);
}

/** Narrowing beside the Haskell engine; ends with an error when an aim is missed. */
export async function run(): Promise<void> {
  const known = conjectures();
  const missed: string[] = [];
  for (const { name, size, recorded } of points) {
    const conjecture = known.get(name);
    if (conjecture === undefined) throw new Error(`no conjecture ${name}`);
    const ours = measure(conjecture, size);
    const theirs = haskell(name, size);
    const peer = theirs ?? recorded;
    const ratio = peer === null ? null : peer / ours.seconds;
    const against = peer === null ? "" : `; Haskell ${peer} s${theirs === null ? " (recorded)" : ""}, ${ratio?.toFixed(1)}x faster`;
    console.log(
      `${name} size ${size}: ${ours.seconds.toFixed(3)} s, ${ours.tests} leaves, ${((ours.seconds * 1e9) / ours.tests).toFixed(0)} ns each${against}`,
    );
    if (ratio !== null && ratio < aim) missed.push(`${name} ${size}`);
  }
  const heap = process.memoryUsage().heapUsed / 2 ** 20;
  console.log(`heap after all runs: ${heap.toFixed(0)} MB`);
  if (missed.length > 0) throw new Error(`narrowing bench: less than ${aim}x for ${missed.join("; ")}`);
}
