/** The command line: what is asked for. */
import { parseArgs } from "node:util";
import { nearNames } from "../../base/index.ts";
import { type CheckSettings, type MutationOperator, mutationOperators, type Strategy, strategies } from "../../refute/index.ts";

export interface CheckRequest extends CheckSettings {
  readonly files: readonly string[];
  readonly json: boolean;
  readonly workers: number | null;
  readonly watch: boolean;
}

export interface MutateRequest extends CheckRequest {
  /** How many mutants of each file. */
  readonly mutants: number;
  readonly operators: readonly MutationOperator[];
  /** Where finished results are kept. */
  readonly store: string;
  /** Where the picture of answers over time goes. */
  readonly plot: string | null;
}

export interface ConjectureRequest extends CheckRequest {
  /** Constants, as written. */
  readonly about: readonly string[];
}

export type Request =
  | { readonly kind: "check" | "batch" | "unused"; readonly check: CheckRequest }
  | { readonly kind: "mutate"; readonly mutate: MutateRequest }
  | { readonly kind: "conjecture"; readonly conjecture: ConjectureRequest }
  | { readonly kind: "show"; readonly stage: string; readonly file: string }
  | { readonly kind: "eval"; readonly file: string; readonly term: string; readonly seconds: number }
  | { readonly kind: "export-types"; readonly file: string }
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | { readonly kind: "mistake"; readonly message: string };

export const usage = `hollow: finds counterexamples to Isabelle/HOL specifications

  hollow check FILE…            test every statement, run the commands in the files (also folders, and - for the standard input)
    --all                       run the portfolio also where a statement has commands of its own
    --json                      one JSON object per line
    --lemma NAME                only this statement (a number: that of this line)
    --strategy S                only this engine: ${strategies.join(", ")}
    --size N  --timeout S       bounds for each statement, the time in seconds
    --seed N                    for random testing
    --max N                     so many counterexamples of different shapes
    --value "x = 0"             test these values only (for each variable one; 'a = 2 for a type of two elements)
    --workers N                 processes (default: the number of cores)
    --watch                     run again when a file changes
    --batch                     all statements in few programs: only says refuted or not
  hollow unused FILE…           assumptions that can be left out, and why the others cannot
  hollow mutate FILE…           changed statements as a test of the engines, with tables
    --mutants N                 how many of each file (default 400)
    --operators O               exchange, signature or both (default)
    --store FILE                finished results (default mutants.jsonl); those in it are not run again
    --plot FILE                 answers over time, as SVG
  hollow conjecture FILE --about f,g,h
                                equations between these constants that stand all tests
    --size N                    symbols on the larger side (default 5)
  hollow eval FILE TERM         evaluate a term in a theory's context
    --timeout S                 give up after so many seconds (default 30)
  hollow export-types FILE      write the datatypes of a theory as TypeScript types
  hollow show --stage S FILE    print a stage: tokens, commands, syntax, theory, clauses, modes, program, javascript
  hollow --version, --help`;

const options = {
  all: { type: "boolean" },
  json: { type: "boolean" },
  lemma: { type: "string" },
  strategy: { type: "string" },
  size: { type: "string" },
  timeout: { type: "string" },
  seed: { type: "string" },
  max: { type: "string" },
  value: { type: "string", multiple: true },
  workers: { type: "string" },
  watch: { type: "boolean" },
  batch: { type: "boolean" },
  about: { type: "string" },
  mutants: { type: "string" },
  operators: { type: "string" },
  store: { type: "string" },
  plot: { type: "string" },
  stage: { type: "string" },
  version: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

export function readArguments(args: readonly string[]): Request {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.version) return { kind: "version" };
    const [command, ...rest] = positionals;
    if (values.help || command === undefined || command === "help") return { kind: "help" };
    const tool = readTool(command, values, rest);
    if (tool !== null) return tool;
    if (command === "show")
      return rest[0] === undefined ? mistake("show needs a file") : { kind: "show", stage: values.stage ?? "theory", file: rest[0] };
    if (command === "export-types")
      return rest[0] === undefined ? mistake("export-types needs a file") : { kind: "export-types", file: rest[0] };
    if (command === "eval") return readEval(values, rest);
    return mistake(`unknown command: ${command}${didYouMean(command, commands)}`);
  } catch (error) {
    return mistake(optionProblem(error instanceof Error ? error.message : String(error)));
  }
}

const commands = ["check", "unused", "mutate", "conjecture", "eval", "export-types", "show", "help"];

function didYouMean(name: string, known: readonly string[], dashes = ""): string {
  const near = nearNames(name, known);
  return near.length === 0 ? "" : ` (did you mean ${near.map((n) => dashes + n).join(" or ")}?)`;
}

/** Node's message about an option, shorter, and with what may be meant. */
function optionProblem(message: string): string {
  const name = /^Unknown option '-{1,2}([^']*)'/.exec(message)?.[1];
  return name === undefined ? message : `unknown option: --${name}${didYouMean(name, Object.keys(options), "--")}`;
}

const mistake = (message: string): Request => ({ kind: "mistake", message: `${message}\nTry hollow --help.` });

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>["values"];

/** The commands that share the settings of `check`; null when it is another. */
function readTool(command: string, values: Values, files: readonly string[]): Request | null {
  if (command !== "check" && command !== "unused" && command !== "mutate" && command !== "conjecture") return null;
  const check = readCheck(command, values, files);
  if (typeof check === "string") return mistake(check);
  switch (command) {
    case "check":
      return { kind: values.batch ? "batch" : "check", check };
    case "unused":
      return { kind: "unused", check };
    case "mutate":
      return readMutate(values, check);
    case "conjecture": {
      const about = words(values.about);
      if (about.length === 0) return mistake("conjecture needs constants: --about f,g,h");
      return { kind: "conjecture", conjecture: { ...check, about } };
    }
  }
}

function readEval(values: Values, [file, term]: readonly string[]): Request {
  if (file === undefined || term === undefined) return mistake("eval needs a file and a term");
  const seconds = number(values.timeout) ?? 30;
  return Number.isNaN(seconds) ? mistake("--timeout needs a number") : { kind: "eval", file, term, seconds };
}

const words = (text: string | undefined): string[] =>
  (text ?? "")
    .split(",")
    .map((w) => w.trim())
    .filter((w) => w !== "");

function readMutate(values: Values, check: CheckRequest): Request {
  const mutants = number(values.mutants) ?? 400;
  if (Number.isNaN(mutants)) return mistake("--mutants needs a number");
  const wanted = words(values.operators);
  const operators = mutationOperators.filter((o) => wanted.length === 0 || wanted.includes(o));
  const unknown = wanted.find((w) => !operators.some((o) => o === w));
  if (unknown !== undefined) return mistake(`unknown operator: ${unknown} (one of ${mutationOperators.join(", ")})`);
  return {
    kind: "mutate",
    mutate: { ...check, mutants, operators, store: values.store ?? "mutants.jsonl", plot: values.plot ?? null },
  };
}

function readCheck(command: string, values: Values, files: readonly string[]): CheckRequest | string {
  if (files.length === 0) return `${command} needs at least one file`;
  const strategy = values.strategy === undefined ? null : strategies.find((t): t is Strategy => t === values.strategy);
  if (strategy === undefined) return `unknown strategy: ${values.strategy} (one of ${strategies.join(", ")})`;
  const numbers = {
    size: number(values.size),
    seed: number(values.seed),
    workers: number(values.workers),
    max: number(values.max),
    timeout: number(values.timeout),
  };
  for (const [name, value] of Object.entries(numbers)) {
    if (Number.isNaN(value)) return `--${name} needs a number`;
    if (name !== "timeout" && value !== null && !Number.isSafeInteger(value)) return `--${name} needs a whole number`;
    if (value === 0 && name !== "seed") return `--${name} needs a number greater than 0`;
  }
  const { json = false, all = false, watch = false, lemma = null, value = [] } = values;
  return { files, json, all, watch, lemma, strategy, values: value, place: null, ...numbers };
}

/** A number that is not negative; NaN when it is none, null when it is not given. */
function number(text: string | undefined): number | null {
  if (text === undefined) return null;
  const value = Number(text);
  return text.trim() !== "" && Number.isFinite(value) && value >= 0 ? value : Number.NaN;
}
