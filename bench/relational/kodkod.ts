import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { exportProblem } from "./kodkod/export-problem.ts";
import type { Measured } from "./measure.ts";
import type { Classical } from "./problems/index.ts";

const call = promisify(execFile);

/**
 * Runs real Kodkod on the same problems, if it is there: `HOLLOW_KODKOD` is the class path of a build of Kodkod (with SAT4J), and
 * `HOLLOW_KODKOD_LIBRARY` the folder of its native MiniSat, if there is one. Null if the first is not set.
 * All problems are run twice, since the first pass is for Java to warm up.
 */
export async function measureKodkod(problems: readonly Classical[], runs: number, limit: number): Promise<Map<string, Measured> | null> {
  const classPath = process.env.HOLLOW_KODKOD;
  if (classPath === undefined) return null;
  const library = process.env.HOLLOW_KODKOD_LIBRARY;
  const folder = await mkdtemp(join(tmpdir(), "hollow-kodkod-"));
  try {
    const source = fileURLToPath(new URL("kodkod/Driver.java", import.meta.url));
    await call("javac", ["-nowarn", "-d", folder, "-cp", classPath, source]);
    const files = await Promise.all(problems.map((problem, i) => exported(folder, problem, i)));
    const solver = library === undefined ? "sat4j" : "minisat";
    const flags = [
      "-Xmx4g",
      ...(library === undefined ? [] : [`-Djava.library.path=${library}`]),
      "-cp",
      [folder, classPath].join(delimiter),
    ];
    const { stdout } = await call("java", [...flags, "Driver", solver, String(runs), String(limit), ...files, ...files], {
      maxBuffer: 1 << 24,
    });
    const lines = stdout.trim().split("\n").slice(files.length);
    return new Map(problems.map((problem, i) => [problem.name, { ...(JSON.parse(lines[i] ?? "") as Measured), name: problem.name }]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function exported(folder: string, { problem, options }: Classical, i: number): Promise<string> {
  const file = join(folder, `problem-${i}`);
  await writeFile(file, exportProblem(problem, options));
  return file;
}
