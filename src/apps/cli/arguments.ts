/** The command line: what is asked for. */
import { parseArgs } from "node:util";
import { type CheckSettings, type Tester, testers } from "../../refute/index.ts";

export interface CheckRequest extends CheckSettings {
  readonly files: readonly string[];
  readonly json: boolean;
  readonly workers: number | null;
  readonly watch: boolean;
}

export type Request =
  | { readonly kind: "check"; readonly check: CheckRequest }
  | { readonly kind: "show"; readonly stage: string; readonly file: string }
  | { readonly kind: "eval"; readonly file: string; readonly term: string }
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | { readonly kind: "mistake"; readonly message: string };

export const usage = `hollow: finds counterexamples to Isabelle/HOL specifications

  hollow check FILE…            test every statement, run the commands in the files
    --all                       run the portfolio also where a statement has commands of its own
    --json                      one JSON object per line
    --lemma NAME                only this statement
    --strategy S                only this engine: ${testers.join(", ")}
    --size N  --timeout S       bounds for each statement
    --seed N                    for random testing
    --workers N                 threads (default: the number of cores)
    --watch                     run again when a file changes
  hollow eval FILE TERM         evaluate a term in a theory's context
  hollow show --stage S FILE    print a stage: tokens, commands, syntax, theory
  hollow --version, --help`;

const options = {
  all: { type: "boolean" },
  json: { type: "boolean" },
  lemma: { type: "string" },
  strategy: { type: "string" },
  size: { type: "string" },
  timeout: { type: "string" },
  seed: { type: "string" },
  workers: { type: "string" },
  watch: { type: "boolean" },
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
    if (command === "check") return readCheck(values, rest);
    if (command === "show")
      return rest[0] === undefined ? mistake("show needs a file") : { kind: "show", stage: values.stage ?? "theory", file: rest[0] };
    if (command === "eval")
      return rest[0] === undefined || rest[1] === undefined
        ? mistake("eval needs a file and a term")
        : { kind: "eval", file: rest[0], term: rest[1] };
    return mistake(`unknown command: ${command}`);
  } catch (error) {
    return mistake(error instanceof Error ? error.message : String(error));
  }
}

const mistake = (message: string): Request => ({ kind: "mistake", message: `${message}\nTry hollow --help.` });

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>["values"];

function readCheck(values: Values, files: readonly string[]): Request {
  if (files.length === 0) return mistake("check needs at least one file");
  const strategy = values.strategy === undefined ? null : (testers.find((t): t is Tester => t === values.strategy) ?? undefined);
  if (strategy === undefined) return mistake(`unknown strategy: ${values.strategy} (one of ${testers.join(", ")})`);
  const numbers = {
    size: number(values.size),
    timeout: number(values.timeout),
    seed: number(values.seed),
    workers: number(values.workers),
  };
  for (const [name, value] of Object.entries(numbers)) if (Number.isNaN(value)) return mistake(`--${name} needs a number`);
  return {
    kind: "check",
    check: {
      files,
      json: values.json ?? false,
      all: values.all ?? false,
      lemma: values.lemma ?? null,
      watch: values.watch ?? false,
      strategy,
      ...numbers,
    },
  };
}

/** A number that is not negative; NaN when it is none, null when it is not given. */
function number(text: string | undefined): number | null {
  if (text === undefined) return null;
  const value = Number(text);
  return text.trim() !== "" && value >= 0 ? value : Number.NaN;
}
