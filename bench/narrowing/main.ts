import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Budget } from "../../src/base/index.ts";
import { TheoryLoader } from "../../src/elaborate/index.ts";
import type { Conjecture } from "../../src/logic/index.ts";
import { prepare } from "../../src/refute/index.ts";
import { prepareNarrowing } from "../../src/testing/narrowing/index.ts";

/** What the study of narrowing designs has for a point, in seconds: its Haskell engine, and its design N2s in JavaScript. */
interface Recorded {
  readonly haskell: number;
  readonly yardstick: number;
}

/** Conjectures and sizes; size N means all depths 1 … N − 1, as in that study, which has nothing for D2, D3, S2, S3. */
const points: readonly { readonly name: string; readonly size: number; readonly recorded: Recorded | null }[] = [
  { name: "D1", size: 11, recorded: { haskell: 1.26, yardstick: 0.047 } },
  { name: "D1", size: 12, recorded: { haskell: 13.8, yardstick: 0.52 } },
  { name: "D2", size: 10, recorded: null },
  { name: "D3", size: 7, recorded: null },
  { name: "S1", size: 18, recorded: { haskell: 0.594, yardstick: 0.062 } },
  { name: "S1", size: 20, recorded: { haskell: 2.93, yardstick: 0.269 } },
  { name: "S2", size: 14, recorded: null },
  { name: "S3", size: 10, recorded: null },
];
const repetitions = 4;
/** How many times faster than the Haskell engine the search is meant to be. */
const aim = 10;
/** How many megabytes the heap may grow by from a small search to one with a thousand times as many tests. */
const growth = 4;

const here = dirname(fileURLToPath(import.meta.url));
const library = join(here, "..", "..", "library");
const peers = process.env.HOLLOW_PEERS ?? join(here, "../../../shared/perf");

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

interface Measured {
  /** Processor seconds for all depths below the size: the first time, compilation included, and the best of the others. */
  readonly cold: number;
  readonly seconds: number;
  /** Leaves of the refinement trees. */
  readonly tests: number;
}

function measure(conjecture: Conjecture, size: number): Measured {
  const begun = cpu();
  const test = prepareNarrowing(conjecture);
  if (test.kind === "unsupported") throw new Error(test.reason);
  const times: number[] = [];
  let tests = 0;
  for (let i = 0; i <= repetitions; i++) {
    const from = i === 0 ? begun : cpu();
    tests = 0;
    for (let depth = 1; depth < size; depth++) {
      const result = test.run(depth, new Budget(() => performance.now(), 600_000));
      if (result.end !== "complete") throw new Error(`ended with ${result.end} at depth ${depth}`);
      tests += result.tests;
    }
    times.push(cpu() - from);
  }
  const [cold = 0, ...warm] = times;
  return { cold, seconds: Math.min(...warm), tests };
}

interface Peer {
  readonly seconds: number;
  readonly how: string;
}

/**
 * The Haskell program's seconds in this run; where it was not built, those of the study, scaled by how long the study's own JavaScript takes
 * here and took there; as they stand where that is not at hand either.
 */
function haskell(name: string, size: number, recorded: Recorded | null): Peer | null {
  const program = join(peers, "build", "Narrow");
  if (recorded === null) return null;
  if (existsSync(program))
    return { seconds: Number(execFileSync(program, [name, String(size)], { encoding: "utf8" }).split(" ")[4]), how: "in this run" };
  const yardstick = join(peers, "js", "narrow.js");
  if (!existsSync(yardstick)) return { seconds: recorded.haskell, how: "recorded" };
  const text = execFileSync(process.execPath, [yardstick, "N2s", name, String(size), "4"], { encoding: "utf8" });
  const now = Number(/best=([\d.]+)/.exec(text)?.[1]);
  return { seconds: (recorded.haskell * now) / recorded.yardstick, how: "recorded, scaled to this machine" };
}

/** Megabytes of the heap after a collection. */
function heap(): number {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** Narrowing beside the Haskell engine; ends with an error when an aim is missed. */
export async function run(): Promise<void> {
  const known = conjectures();
  const missed: string[] = [];
  const at = (name: string): Conjecture => {
    const conjecture = known.get(name);
    if (conjecture === undefined) throw new Error(`no conjecture ${name}`);
    return conjecture;
  };
  for (const { name, size, recorded } of points) {
    const { cold, seconds, tests } = measure(at(name), size);
    const peer = haskell(name, size, recorded);
    const times = peer === null ? null : peer.seconds / seconds;
    const against = peer === null ? "" : `; Haskell ${peer.seconds.toFixed(2)} s (${peer.how}), ${times?.toFixed(1)}x`;
    const each = ((seconds * 1e9) / tests).toFixed(0);
    console.log(`${name} size ${size}: ${seconds.toFixed(3)} s (cold ${cold.toFixed(3)} s), ${tests} leaves, ${each} ns each${against}`);
    if (times !== null && times < aim) missed.push(`${name} ${size} is less than ${aim}x faster`);
  }
  measure(at("S1"), 11);
  const before = heap();
  measure(at("S1"), 20);
  const after = heap();
  console.log(`heap after S1 11: ${before.toFixed(1)} MB; after S1 20: ${after.toFixed(1)} MB`);
  if (after - before > growth) missed.push(`the heap grew by ${(after - before).toFixed(1)} MB`);
  if (missed.length > 0) throw new Error(`narrowing bench: ${missed.join("; ")}`);
}
