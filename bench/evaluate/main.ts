import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Context, readTerm, TheoryLoader } from "../../src/elaborate/index.ts";
import { emit, instantiate } from "../../src/javascript/index.ts";
import { app, constant, free, freeVars, fun, natT, type Theory } from "../../src/logic/index.ts";
import { lowerProgram } from "../../src/program/index.ts";
import { plainSource } from "../../src/syntax/index.ts";

/** The programs and sizes; the peers print the same names. */
const programs: readonly (readonly [string, number])[] = [
  ["fib", 30],
  ["run_ack", 3000],
  ["run_isort", 3000],
  ["run_sieve", 20_000],
  ["run_avl", 100_000],
  ["run_rbt", 100_000],
  ["run_mirror", 17],
];

const here = dirname(fileURLToPath(import.meta.url));
const library = join(here, "..", "..", "library");

/** Best CPU seconds by program. */
type Times = Map<string, number>;

function loadTheory(): Context {
  const path = (name: string): string => join(name === "Evaluate_Bench" ? here : library, `${name}.thy`);
  const loader = new TheoryLoader({
    resolve: (name) => (existsSync(path(name)) ? name : null),
    read: (name) => ({ text: readFileSync(path(name), "utf8"), badAt: null }),
  });
  return loader.load("Evaluate_Bench").context;
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Best CPU seconds to compile a conjecture about lists, warm. */
function compileOne(context: Context): number {
  const text =
    "sorted xs ∧ distinct (xs @ ys) ⟶ rev (map Suc (xs @ ys)) = rev (map Suc ys) @ filter (λx. x ∈ set xs) (rev (xs :: nat list))";
  const body = readTerm(context, plainSource(text));
  const params = [...freeVars(body).values()];
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 60; i++) {
    const from = cpu();
    const lowered = lowerProgram(context.theory, [{ name: "it", params, body }]);
    if (lowered.kind === "refused") throw new Error(`refused: ${JSON.stringify(lowered.reasons)}`);
    instantiate(emit(lowered.program));
    best = Math.min(best, cpu() - from);
  }
  return best;
}

function measureOurs(theory: Theory): { readonly times: Times; readonly compile: number } {
  const times: Times = new Map();
  const n = free("n", natT);
  const lower = () => {
    const lowered = lowerProgram(
      theory,
      programs.map(([name]) => ({ name, params: [n], body: app(constant(`Evaluate_Bench.${name}`, fun(natT, natT)), n) })),
    );
    if (lowered.kind === "refused") throw new Error(`refused: ${JSON.stringify(lowered.reasons)}`);
    return instantiate(emit(lowered.program));
  };
  let instance = lower();
  let compile = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 20; i++) {
    const from = cpu();
    instance = lower();
    compile = Math.min(compile, cpu() - from);
  }
  for (const [name, size] of programs) {
    let [best, sum] = [Number.POSITIVE_INFINITY, 0];
    // At least eight runs and half a second, as the peers have: short programs are compiled by then.
    for (let i = 0; i < 8 || sum < 0.5; i++) {
      const from = cpu();
      const outcome = instance.run(name, [size]);
      const spent = cpu() - from;
      sum += spent;
      best = Math.min(best, spent);
      if (outcome.kind !== "value") throw new Error(`${name}: ${outcome.kind}`);
    }
    times.set(name, best);
  }
  return { times, compile };
}

function parse(output: string): Times {
  const times: Times = new Map();
  for (const line of output.split("\n")) {
    const [name, , , seconds] = line.split(" ");
    if (name !== undefined && seconds !== undefined) times.set(name, Number(seconds));
  }
  return times;
}

function attempt(run: () => string): Times | null {
  try {
    return parse(run());
  } catch {
    return null;
  }
}

const quiet: { encoding: "utf8"; stdio: ("ignore" | "pipe")[] } = { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] };

const source = (name: string): string => join(here, "peers", name);

function poly(): Times | null {
  return attempt(() => execFileSync("poly", ["--script", source("evaluate.sml")], quiet));
}

/** Compiles the peer in C; the result runs it. */
function peerInC(): () => Times | null {
  const binary = join(mkdtempSync(join(tmpdir(), "evaluate-")), "evaluate");
  const compiled = attempt(() => execFileSync("gcc", ["-O2", "-o", binary, source("evaluate.c")], quiet));
  return () => (compiled === null ? null : attempt(() => execFileSync("sh", ["-c", `ulimit -s unlimited; ${binary}`], quiet)));
}

interface Round {
  readonly times: Times;
  readonly compile: number;
  readonly one: number;
}

/** In a process of its own with room for young objects, as the product's workers have. */
function inProcess(): Round {
  const args = [...process.execArgv, "--max-semi-space-size=64", fileURLToPath(import.meta.url), measure];
  const { times, compile, one } = JSON.parse(execFileSync(process.execPath, args, quiet));
  return { times: new Map(times), compile, one };
}

const measure = "--measure";
const rounds = 3;

function least(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : Math.min(...values);
}

function leastOf(times: readonly (Times | null)[], name: string): number | undefined {
  return least(times.flatMap((t) => t?.get(name) ?? []));
}

/**
 * Measures evaluation against Poly/ML and C, where installed. Times are CPU seconds, best of several runs in one process. The three take
 * turns, and the best turn of each counts: whatever else the machine does only adds.
 */
export async function run(): Promise<void> {
  const inC = peerInC();
  const ours: Round[] = [];
  const peers: { readonly poly: Times | null; readonly c: Times | null }[] = [];
  for (let i = 0; i < rounds; i++) {
    ours.push(inProcess());
    peers.push({ poly: poly(), c: inC() });
  }
  const shown = (seconds: number | undefined): string => (seconds === undefined ? "-" : (seconds * 1000).toFixed(1)).padStart(9);
  const ratio = (a: number | undefined, b: number | undefined): string =>
    (a === undefined || b === undefined ? "-" : (a / b).toFixed(2)).padStart(9);
  console.log("program           ours ms   poly ms      C ms  ours/poly  ours/C   turns of ours");
  for (const [name] of programs) {
    const turns = ours.map(({ times }) => times);
    const mine = leastOf(turns, name);
    const [ml, cc] = [peers.map((p) => p.poly), peers.map((p) => p.c)].map((times) => leastOf(times, name));
    const each = turns.map((t) => shown(t.get(name)).trim()).join(" ");
    console.log(`${name.padEnd(14)} ${shown(mine)} ${shown(ml)} ${shown(cc)} ${ratio(mine, ml)} ${ratio(mine, cc)}   ${each}`);
  }
  const [all, one] = [least(ours.map((r) => r.compile)), least(ours.map((r) => r.one))].map((t) => shown(t).trim());
  console.log(`compile all seven: ${all} ms warm; a conjecture about lists: ${one} ms`);
}

if (process.argv[2] === measure) {
  const context = loadTheory();
  const { times, compile } = measureOurs(context.theory);
  console.log(JSON.stringify({ times: [...times], compile, one: compileOne(context) }));
} else if (process.argv[1] === fileURLToPath(import.meta.url)) await run();
