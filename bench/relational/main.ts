/**
 * `npm run bench -- relational`: the classical problems, warm, beside real Kodkod where `HOLLOW_KODKOD` says where it is (see `kodkod.ts`)
 * and beside a native CaDiCaL where one is on the PATH; then a cold start, and a million clauses in 2 GB under a time limit
 * (30 s, or the seconds in `HOLLOW_BENCH_LIMIT`). Aims are in the README of this folder; one that is missed is an error.
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
import { findProgram, nativeSolver } from "../../src/apps/cli/workers/native-solver.ts";
import { measureKodkod } from "./kodkod.ts";
import { clausesOf, geometricMean, type Measured, measure, solvingTime } from "./measure.ts";
import { benchProblems, type Classical } from "./problems/index.ts";

const call = promisify(execFile);
/** Each problem is solved so often, or for so many milliseconds, in each of two passes; the first pass only warms up. */
const runs = 20;
const limit = 1500;

/** Prints the tables; throws if an answer is wrong. */
export async function run(): Promise<void> {
  const problems = benchProblems();
  await measureAll(problems);
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
    if (other !== undefined && other.outcome !== mine.outcome) throw new Error(`${mine.name} is ${other.outcome} for Kodkod`);
    const beside = other === undefined ? "" : `   Kodkod ${times(other)}`;
    console.log(`${mine.name.padEnd(36)} ${mine.outcome.padEnd(5)} ${times(mine)} ${String(mine.clauses).padStart(7)} clauses${beside}`);
  }
  if (theirs === null) return;
  for (const what of ["translation", "total"] as const) {
    const ratios = ours.map((mine) => mine[what] / (theirs.get(mine.name)?.[what] ?? Number.NaN));
    const [worst, mean] = [Math.max(...ratios), geometricMean(ratios)];
    console.log(`${what}, ours to Kodkod's: at worst ${worst.toFixed(2)}, geometric mean ${mean.toFixed(2)}`);
    if (what === "translation") aim("translation within twice Kodkod's on every problem", worst <= 2);
    else aim("total time no worse than Kodkod's in the geometric mean", mean <= 1);
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
  const { stdout: version } = await call("cadical", ["--version"]);
  console.log(`native CaDiCaL ${version.trim()}`);
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
  const worst = Math.max(...ratios);
  console.log(`solving, embedded to native: at worst ${worst.toFixed(2)}, geometric mean ${geometricMean(ratios).toFixed(2)}`);
  aim("embedded solving within three times native", worst <= 3);
}

/** Says whether an aim is met; the program's exit status tells it too. */
function aim(what: string, isMet: boolean): void {
  console.log(`${isMet ? "met" : "MISSED"}: ${what}`);
  if (!isMet) process.exitCode = 1;
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
    const seconds = Number(process.env.HOLLOW_BENCH_LIMIT ?? 30);
    const cold = await alone([script, "cold"]);
    console.log("pigeonhole 30/29, cold:", JSON.stringify(cold));
    aim("pigeonhole 30/29 within a second of the start of a process", cold.outcome === "unsat" && cold.sinceStart < 1000);
    const large = await alone(["--max-old-space-size=2048", script, "large", String(1000 * seconds)]);
    console.log(`a million clauses, ${seconds} s:`, JSON.stringify(large));
    aim("a million clauses in 2 GB", large.clauses >= 1_000_000 && large.megabytes < 2048);
    aim("the time limit kept within a second", large.outcome !== "unknown" || large.elapsed < 1000 * seconds + 1000);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What `isolated.ts` prints. */
interface Isolated {
  readonly outcome: string;
  readonly clauses: number;
  readonly sinceStart: number;
  readonly elapsed: number;
  readonly megabytes: number;
}

async function alone(args: readonly string[]): Promise<Isolated> {
  const { stdout } = await call(process.execPath, args);
  return JSON.parse(stdout) as Isolated;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run();
