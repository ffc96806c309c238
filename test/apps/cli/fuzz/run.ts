/** The real command on many inputs at once, and what must hold whatever they are. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Random } from "../../../soundness/random.ts";
import { grammatical } from "./grammar.ts";
import { mutated } from "./mutations.ts";

/** Megabytes of heap for each worker, and what a worker may have in memory by that (`workers/pool/usage.ts`), with some room for what is looked at too late. */
const heap = 256;
const mostResident = (heap + 512 + 60 + 400) * 1024 * 1024;

/** Seconds for each statement; what the whole of a run may take beyond them is for a busy machine. */
const seconds = 1;
const mostSecondsEach = 60;

const engines = ["", "exhaustive", "random", "narrowing", "smart_exhaustive", "nitpick"];

export interface Finding {
  readonly seed: number;
  readonly what: string;
  readonly text: string;
}

/** The input of a number: every second from the grammar. */
export const inputOf = (seed: number): Buffer => (seed % 2 === 0 ? grammatical : mutated)(new Random(seed));

/** Gives inputs to the command, some at a time, and returns what was wrong. */
export async function fuzz(first: number, count: number, atOnce = 25): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let from = first; from < first + count; from += atOnce) {
    const seeds = Array.from({ length: Math.min(atOnce, first + count - from) }, (_, i) => from + i);
    if ((await problemOf(seeds)) === null) continue;
    // Which of them it is; where it is none alone, it is all together.
    let isAlone = false;
    for (const seed of seeds) {
      const what = await problemOf([seed]);
      if (what === null) continue;
      isAlone = true;
      findings.push({ seed, what, text: inputOf(seed).toString("utf8") });
    }
    if (!isAlone) findings.push({ seed: from, what: `only together: ${(await problemOf(seeds)) ?? "not again"}`, text: "" });
  }
  return findings;
}

/** Runs the command on the inputs; what was wrong with how it went, or null. */
export async function problemOf(seeds: readonly number[]): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), "hollow-fuzz-"));
  try {
    const files = seeds.map((seed) => {
      mkdirSync(join(folder, String(seed)));
      const file = join(folder, String(seed), "T.thy");
      writeFileSync(file, inputOf(seed));
      return file;
    });
    const engine = engines[Math.floor((seeds[0] ?? 0) / 50) % engines.length] ?? "";
    const chosen = engine === "" ? [] : ["--strategy", engine];
    const switches = Math.floor((seeds[0] ?? 0) / 25) % 2 === 0 ? ["--untrusted"] : [];
    const args = [
      "check",
      "--json",
      "--workers",
      "1",
      "--size",
      "2",
      "--seed",
      "1",
      "--timeout",
      String(seconds),
      "--memory",
      String(heap),
    ];
    return await outcome([...args, ...chosen, ...switches, ...files], seeds.length);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function outcome(args: readonly string[], count: number): Promise<string | null> {
  const child = spawn(process.execPath, ["dist/hollow.js", ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const watch = new Watch(child);
  const [out, err] = [collect(child.stdout), collect(child.stderr)];
  const limit = setTimeout(() => child.kill("SIGKILL"), 1000 * mostSecondsEach * count);
  const end = await new Promise<number | string | null>((settle) => child.on("close", (code, signal) => settle(code ?? signal)));
  clearTimeout(limit);
  const orphans = await watch.end();
  if (end === "SIGKILL") return "no end in its time";
  if (err().trim() !== "") return `on the error stream: ${err().slice(0, 500)}`;
  if (end !== 0 && end !== 1 && end !== 2) return `status ${end}`;
  if (orphans.length > 0) return `processes left: ${orphans.join(", ")}`;
  if (watch.most > mostResident) return `${Math.round(watch.most / 1e6)} MB in memory`;
  return problemIn(out(), end);
}

function collect(stream: NodeJS.ReadableStream): () => string {
  const pieces: string[] = [];
  stream.setEncoding("utf8").on("data", (text: string) => pieces.push(text));
  return () => pieces.join("");
}

/** Each line an object with an outcome, no stack trace, nothing that reaches a terminal, and the status that belongs to them. */
function problemIn(out: string, status: number): string | null {
  let hasErrors = false;
  for (const line of out.split("\n")) {
    if (line === "") continue;
    const found = parsed(line);
    if (found === null) return `a line is no JSON: ${line.slice(0, 200)}`;
    if (
      /\n\s+at .*:\d+:\d+|an error of ours|(?<!HOL\.)\bundefined is not|Cannot read propert/.test(`${found["reason"]} ${found["message"]}`)
    )
      return `an error of ours: ${line.slice(0, 500)}`;
    if (found["outcome"] === "error") hasErrors = true;
  }
  return hasErrors === (status === 2) ? null : `status ${status}, ${hasErrors ? "with" : "without"} errors`;
}

function parsed(line: string): Record<string, unknown> | null {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return null;
  }
}

/** Looks at the processes of a run (Linux): how much memory they take, and whether they outlive it. */
class Watch {
  most = 0;
  private readonly seen = new Set<number>();
  private readonly timer: NodeJS.Timeout;

  constructor(child: ChildProcess) {
    this.timer = setInterval(() => this.look(child.pid ?? 0), 100);
  }

  private look(parent: number): void {
    const pids = textOf(`/proc/${parent}/task/${parent}/children`).trim().split(" ").filter(Boolean).map(Number);
    for (const pid of [parent, ...pids]) {
      if (pid !== parent) this.seen.add(pid);
      this.most = Math.max(this.most, 4096 * Number(textOf(`/proc/${pid}/statm`).split(" ")[1] ?? 0));
    }
  }

  /** Those that are there a second after the end; a zombie is nobody. */
  async end(): Promise<number[]> {
    clearInterval(this.timer);
    const alive = (): number[] =>
      [...this.seen].filter((pid) => existsSync(`/proc/${pid}`) && /hollow|worker\.cjs|pids=/.test(textOf(`/proc/${pid}/cmdline`)));
    for (let i = 0; i < 10 && alive().length > 0; i++) await new Promise((settle) => setTimeout(settle, 100));
    return alive();
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
