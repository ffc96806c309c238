/**
 * `npx tsx bench/relational/main.ts`: the classical problems, warm, beside real Kodkod where `HOLLOW_KODKOD` says where it is (see `kodkod.ts`)
 * and beside a native CaDiCaL where one is on the PATH; then a cold start, and a million clauses under a time limit
 * (3 s, or the seconds in `HOLLOW_BENCH_LIMIT`).
 */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { findProgram, nativeSolver } from "../../src/apps/cli/native-solver.ts";
import { measureKodkod } from "./kodkod.ts";
import { clausesOf, geometricMean, type Measured, measure, solvingTime } from "./measure.ts";
import { benchProblems, type Classical } from "./problems/index.ts";

const call = promisify(execFile);
const runs = 8;
const limit = 10_000;

/** Prints the tables; throws if an answer is wrong. */
export async function run(): Promise<void> {
  const problems = benchProblems();
  const ours = await measureAll(problems);
  const theirs = await measureKodkod(problems, runs, limit);
  printTable(ours, theirs);
  await compareNative(problems);
  await runAlone();
}

async function measureAll(problems: readonly Classical[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const problem of problems) {
    const best = await measure(problem, runs, limit);
    if (best.outcome !== problem.expected) throw new Error(`${problem.name} is ${problem.expected}, not ${best.outcome}`);
    measured.push(best);
  }
  return measured;
}

function printTable(ours: readonly Measured[], theirs: ReadonlyMap<string, Measured> | null): void {
  console.log("milliseconds of processor time, best of some runs in one process: translation + solving = total (instance checked)");
  for (const mine of ours) {
    const other = theirs?.get(mine.name);
    const beside = other === undefined ? "" : `   Kodkod ${times(other)}`;
    console.log(`${mine.name.padEnd(36)} ${mine.outcome.padEnd(5)} ${times(mine)} ${String(mine.clauses).padStart(7)} clauses${beside}`);
  }
  if (theirs === null) return;
  for (const what of ["translation", "total"] as const) {
    const ratios = ours.map((mine) => mine[what] / (theirs.get(mine.name)?.[what] ?? Number.NaN));
    const [worst, mean] = [Math.max(...ratios), geometricMean(ratios)].map((ratio) => ratio.toFixed(2));
    console.log(`${what}, ours to Kodkod's: at worst ${worst}, geometric mean ${mean}`);
  }
}

function times({ translation, solving, total }: Measured): string {
  const shown = [translation, solving, total].map((time) => time.toFixed(1).padStart(8));
  return `${shown[0]} +${shown[1]} =${shown[2]}`;
}

/** The solving of problems that take it a while, in this process and by the program. */
async function compareNative(problems: readonly Classical[]): Promise<void> {
  if ((await findProgram("cadical")) === null) return console.log("no native cadical on the PATH to compare with");
  const native = await nativeSolver("cadical");
  const ratios: number[] = [];
  for (const problem of problems) {
    const clauses = await clausesOf(problem);
    const embedded = await solvingTime(clauses, 3);
    if (embedded < 100) continue;
    const solver = await native.create();
    solver.addClauses(clauses);
    const before = childTime();
    await solver.solve();
    const alone = childTime() - before;
    ratios.push(embedded / alone);
    console.log(`${problem.name.padEnd(36)} embedded ${embedded.toFixed(0)} ms, native ${alone.toFixed(0)} ms`);
  }
  console.log(
    `solving, embedded to native: at worst ${Math.max(...ratios).toFixed(2)}, geometric mean ${geometricMean(ratios).toFixed(2)}`,
  );
}

/** Milliseconds of processor time of the programs called so far. */
function childTime(): number {
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]?.split(" ") ?? [];
  // cutime and cstime, in hundredths of a second
  return 10 * (Number(fields[13]) + Number(fields[14]));
}

/** What depends on a fresh process. */
async function runAlone(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "hollow-bench-"));
  try {
    const script = join(folder, "isolated.mjs");
    const entry = fileURLToPath(new URL("isolated.ts", import.meta.url));
    await build({ entryPoints: [entry], outfile: script, bundle: true, platform: "node", format: "esm", logLevel: "error" });
    await copyFile(createRequire(import.meta.url).resolve("cadical-wasm/cadical.wasm"), join(folder, "cadical.wasm"));
    const seconds = Number(process.env.HOLLOW_BENCH_LIMIT ?? 3);
    console.log("pigeonhole 30/29, cold:", (await call(process.execPath, [script, "cold"])).stdout.trim());
    console.log(
      `a million clauses, ${seconds} s:`,
      (await call(process.execPath, [script, "large", String(1000 * seconds)])).stdout.trim(),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run();
