/** One point in a process of its own: `point.ts NAME SIZE` prints what `Measured` says, as JSON. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Budget } from "../../src/base/index.ts";
import { TheoryLoader } from "../../src/elaborate/index.ts";
import type { Conjecture } from "../../src/logic/index.ts";
import { prepare } from "../../src/refute/index.ts";
import { prepareNarrowing } from "../../src/testing/narrowing/index.ts";
import type { Measured } from "./measured.ts";

/** How often a point is run after the first time. */
const repetitions = 15;
const library = join(import.meta.dirname, "..", "..", "library");

function conjectureNamed(wanted: string): Conjecture {
  const path = (name: string): string => join(name === "Narrowing_Bench" ? import.meta.dirname : library, `${name}.thy`);
  const loader = new TheoryLoader({
    resolve: (name) => (existsSync(path(name)) ? name : null),
    read: (name) => ({ text: readFileSync(path(name), "utf8"), badAt: null }),
  });
  for (const item of loader.load("Narrowing_Bench").items) {
    if (item.kind !== "statement" || item.statement.name !== wanted) continue;
    const [first] = prepare(item.statement, { locale: ["expand"], noAssumptions: false });
    if (first !== undefined) return first;
  }
  throw new Error(`no conjecture ${wanted}`);
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Megabytes of the heap after a collection. */
function heap(): number {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

function measure(conjecture: Conjecture, size: number): Measured {
  const begun = cpu();
  const test = prepareNarrowing(conjecture);
  if (test.kind === "unsupported") throw new Error(test.reason);
  const times: number[] = [];
  let tests = 0;
  let before = 0;
  for (let i = 0; i <= repetitions; i++) {
    if (i === 1) before = heap();
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
  return { cold, seconds: Math.min(...warm), tests, heap: heap(), growth: heap() - before };
}

const [name = "", size = ""] = process.argv.slice(2);
console.log(JSON.stringify(measure(conjectureNamed(name), Number(size))));
