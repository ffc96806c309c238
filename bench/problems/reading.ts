/** Reading alone, of many problems in one process: how many are read without error, why not the others, and which took longest. */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { readyTheory } from "../../src/apps/cli/library-snapshot.ts";
import { FileLoader } from "../../src/apps/cli/problem-files.ts";
import { theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { groupOf, logged } from "./known.ts";

/** What became of one file: the first error's code and words, or null where it was read. */
interface Reading {
  readonly file: string;
  readonly failure: string | null;
  readonly seconds: number;
}

/** Reads the files and tells, group by group, how many were read. Those in the log are not read again. */
export function readAll(folder: string, files: readonly string[], log: string): string[] {
  const done = new Map(logged<Reading>(log).map((r) => [r.file, r]));
  const readings = files.map((file) => done.get(file) ?? told(reading(folder, file), log));
  const groups = [...new Set(files.map(groupOf))].sort();
  return [
    "| problems | files | read | seconds of processor time, all | the longest |",
    "|---|---:|---:|---:|---:|",
    ...groups.map((group) => {
      const own = readings.filter((r) => groupOf(r.file) === group);
      const total = own.reduce((sum, r) => sum + r.seconds, 0);
      const longest = Math.max(...own.map((r) => r.seconds));
      return `| ${group} | ${own.length} | ${own.filter((r) => r.failure === null).length} | ${total.toFixed(0)} | ${longest.toFixed(1)} |`;
    }),
  ];
}

/** Notes what became of a file, and tells what is worth telling, at once. */
function told(reading: Reading, log: string): Reading {
  appendFileSync(log, `${JSON.stringify(reading)}\n`);
  const { file, failure, seconds } = reading;
  if (failure !== null || seconds > 1) console.log(`${file}: ${failure ?? "read"} (${seconds.toFixed(1)} s)`);
  return reading;
}

let loader = newLoader();

function newLoader(): FileLoader {
  return new FileLoader({ ...theoryFiles(), ready: readyTheory });
}

function reading(folder: string, file: string): Reading {
  const path = join(folder, file);
  const start = process.cpuUsage();
  const failure = failureOf(path);
  const { user, system } = process.cpuUsage(start);
  return { file, failure, seconds: (user + system) / 1e6 };
}

function failureOf(path: string): string | null {
  try {
    const error = loader.load(path).diagnostics.find((d) => d.severity === "error");
    loader.forget(path);
    return error === undefined ? null : `${error.code} ${error.message}`;
  } catch (error) {
    loader = newLoader();
    return `CRASH ${error instanceof Error ? error.message : String(error)}`;
  }
}
