import { spawn } from "node:child_process";
import { access, constants, mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { RelationalError } from "../../../relational/index.ts";
import { externalFactory, type ProgramResult, type SatSolverFactory } from "../../../sat/index.ts";

/** SAT solvers that may be on the PATH. */
export const nativeSolvers = ["cadical", "minisat", "cryptominisat5", "kissat"] as const;

/** One of them. */
export type NativeSolver = (typeof nativeSolvers)[number];

/** How often a running program is asked to stop, in milliseconds. */
const stopInterval = 50;

/** Where a program is on the PATH, or null. */
export async function findProgram(name: string, path = process.env.PATH ?? ""): Promise<string | null> {
  for (const folder of path.split(delimiter)) {
    const file = join(folder, name);
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (folder !== "" && isThere) return file;
  }
  return null;
}

/** A solver of the PATH behind the common interface. A name that is none, or a program that is not there, is a `RelationalError`. */
export async function nativeSolver(name: string): Promise<SatSolverFactory> {
  if (!isNative(name))
    throw new RelationalError("bad-argument", `there is no native SAT solver named ${name}; known are ${nativeSolvers.join(", ")}`);
  const program = await findProgram(name);
  if (program === null) throw new RelationalError("missing-solver", await missing(name));
  return externalFactory(name, (dimacs, terminate) => runInFolder(name, program, dimacs, terminate));
}

function isNative(name: string): name is NativeSolver {
  return nativeSolvers.some((known) => known === name);
}

async function missing(name: string): Promise<string> {
  const found: string[] = [];
  for (const other of nativeSolvers) if ((await findProgram(other)) !== null) found.push(other);
  const others = found.length === 0 ? "no other one is either" : `there are ${found.join(", ")}`;
  return `the SAT solver ${name} is not on the PATH (${others}); without the option solver the embedded one is used`;
}

/** Each run has a folder of its own, which is removed in the end. */
async function runInFolder(
  name: NativeSolver,
  program: string,
  dimacs: Iterable<string>,
  terminate: () => boolean,
): Promise<ProgramResult> {
  const folder = await mkdtemp(join(tmpdir(), "hollow-"));
  try {
    const problem = join(folder, "problem.cnf");
    const file = await open(problem, "w");
    for (const piece of dimacs) await file.write(piece);
    await file.close();
    // MiniSat writes its model to a second file, the others to their output.
    const answer = name === "minisat" ? join(folder, "answer") : null;
    const args = answer === null ? quietly(name, problem) : ["-verb=0", problem, answer];
    const result = await run(program, args, terminate);
    if (result.kind !== "finished" || answer === null) return result;
    return { ...result, output: await readFile(answer, "utf8").catch(() => "") };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function quietly(name: NativeSolver, problem: string): string[] {
  return name === "cryptominisat5" ? ["--verb", "0", problem] : ["-q", problem];
}

function run(program: string, args: readonly string[], terminate: () => boolean): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] });
    const output: string[] = [];
    let isStopped = false;
    const timer = setInterval(() => {
      if (!terminate()) return;
      isStopped = true;
      child.kill("SIGKILL");
    }, stopInterval);
    child.stdout.setEncoding("utf8").on("data", (text: string) => output.push(text));
    child.on("error", (error) => {
      clearInterval(timer);
      resolve({ kind: "failed", message: error.message });
    });
    child.on("close", (code, signal) => {
      clearInterval(timer);
      if (isStopped) resolve({ kind: "stopped" });
      else if (code === null) resolve({ kind: "failed", message: `ended by signal ${signal}` });
      else resolve({ kind: "finished", exitCode: code, output: output.join("") });
    });
  });
}
