/** The commands and the options of the command line, each in one row: what is read, checked and shown by `--help` follows from here. */
import { mutationOperators, strategies } from "../../refute/index.ts";
import { formats } from "./report/reporter.ts";

/** What an option takes. */
export type OptionKind =
  | { readonly kind: "switch" }
  | { readonly kind: "text" | "texts"; readonly placeholder: string }
  /** Words with commas between them; the known ones, if not all are. */
  | { readonly kind: "words"; readonly placeholder: string; readonly known?: readonly string[]; readonly what?: string }
  | { readonly kind: "one-of"; readonly placeholder: string; readonly known: readonly string[] }
  /** A whole number from `least` on. */
  | { readonly kind: "count"; readonly placeholder: string; readonly least: number }
  /** A time greater than 0. */
  | { readonly kind: "seconds"; readonly placeholder: string };

export interface OptionRow {
  readonly takes: OptionKind;
  /** The commands that have it; the help shows it under the first. */
  readonly of: readonly CommandName[];
  readonly help: string;
  /** One letter, for `-d`. */
  readonly short?: string;
}

const flag: OptionKind = { kind: "switch" };
const text = (placeholder: string): OptionKind => ({ kind: "text", placeholder });
const count = (placeholder = "N", least = 1): OptionKind => ({ kind: "count", placeholder, least });

/** The commands in the order of the help. */
export const commands = {
  check: {
    usage: "check FILE…",
    help: "test every statement, run the commands in the files (also folders, sessions, and - for the standard input)",
  },
  unused: { usage: "unused FILE…", help: "assumptions that can be left out, and why the others cannot" },
  mutate: { usage: "mutate FILE…", help: "changed statements as a test of the engines, with tables" },
  conjecture: { usage: "conjecture FILE --about f,g,h", help: "equations between these constants that stand all tests" },
  verify: {
    usage: "verify FILE…",
    help: "check what --certificates wrote (.json) and --proofs (.lrat, with the clauses in .cnf beside it)",
  },
  eval: { usage: "eval FILE TERM", help: "evaluate a term in a theory's context" },
  sessions: { usage: "sessions [SESSION…]", help: "list sessions with their theories and what is missing" },
  cache: { usage: "cache [clear]", help: "what is kept for later runs: where it is, how large; clear: removes it" },
  lsp: { usage: "lsp", help: "serve an editor by the language server protocol, on the standard streams" },
  quickcheck: { usage: "quickcheck FILE…", help: "check the exported properties of modules that use hollow/quickcheck" },
  serve: { usage: "serve", help: "answer questions over HTTP (docs/server.md)" },
  mcp: { usage: "mcp", help: "tools for language models: the Model Context Protocol over the standard input, or HTTP (--port)" },
  playground: { usage: "playground", help: "the page with an editor, from this machine (--port)" },
  campaign: {
    usage: "campaign create NAME FILE…, campaign work|status|report|cancel NAME",
    help: "many statements on many machines, with PostgreSQL (docs/campaigns.md)",
  },
  "export-types": { usage: "export-types FILE", help: "write the datatypes of a theory as TypeScript types" },
  show: {
    usage: "show --stage S FILE",
    help: "print a stage: tokens, commands, syntax, theory, conjecture, plan, program, scopes … (an unknown one lists all)",
  },
} as const;

export type CommandName = keyof typeof commands;

const searching = ["check", "unused", "mutate", "conjecture"] as const;
const reading = ["check", "unused", "mutate", "conjecture", "eval", "export-types", "show"] as const;
const everywhere = ["check", "unused", "mutate", "conjecture", "verify", "eval", "quickcheck", "export-types", "show"] as const;

export const options = {
  dir: {
    takes: { kind: "texts", placeholder: "DIR" },
    of: [...reading, "sessions", "lsp", "serve", "mcp", "campaign"],
    short: "d",
    help: "a folder of sessions (with ROOT or ROOTS); Isabelle's own folder gives its theories (also by ISABELLE_HOME)",
  },
  all: { takes: flag, of: ["check"], help: "run the portfolio also where a statement has commands of its own" },
  json: { takes: flag, of: [...searching, "sessions", "campaign"], help: "one JSON object per line" },
  format: {
    takes: { kind: "one-of", placeholder: "F", known: formats },
    of: ["check"],
    help: "text, json (as --json), or junit: XML for build servers",
  },
  lemma: { takes: text("NAME"), of: ["check", "unused"], help: "only this statement (a number: that of this line)" },
  strategy: {
    takes: { kind: "one-of", placeholder: "S", known: strategies },
    of: ["check", "unused", "mutate", "campaign"],
    help: `only this engine: ${strategies.join(", ")}`,
  },
  size: {
    takes: count(),
    of: [...searching, "campaign"],
    help: "bound for each statement (conjecture: symbols on the larger side, default 5)",
  },
  timeout: {
    takes: { kind: "seconds", placeholder: "S" },
    of: [...everywhere, "campaign"],
    help: "seconds for each statement (eval: default 30)",
  },
  "read-time": {
    takes: { kind: "seconds", placeholder: "S" },
    of: [...reading, "campaign"],
    help: "seconds of processor time for reading each command (default 2)",
  },
  "read-memory": {
    takes: count("MB"),
    of: [...reading, "campaign"],
    help: "megabytes that reading one command may add (default 500)",
  },
  tests: { takes: count(), of: ["quickcheck"], help: "tests of each property (default 100)" },
  seed: { takes: count("N", 0), of: [...searching, "quickcheck", "campaign"], help: "for random testing" },
  max: { takes: count(), of: ["check", "unused", "mutate"], help: "up to this many counterexamples of different shapes" },
  value: {
    takes: { kind: "texts", placeholder: '"x = 0"' },
    of: ["check"],
    help: "test these values only (for each variable one; 'a = 2 for a type of two elements)",
  },
  certificates: { takes: text("DIR"), of: ["check"], help: "evidence (JSON) and a theory for each genuine counterexample" },
  proofs: { takes: text("DIR"), of: ["check"], help: "clauses and checked proofs of the scopes in which model finding found none" },
  draw: { takes: text("DIR"), of: ["check"], help: "a picture of each counterexample (.svg, and .dot for Graphviz)" },
  workers: {
    takes: count(),
    of: ["check", "unused", "mutate", "serve", "mcp", "campaign"],
    help: "processes (default: the number of cores)",
  },
  untrusted: {
    takes: flag,
    of: [...reading, "verify"],
    help: "for text of strangers: imports from the library only, workers without rights, limits on all (docs/security.md)",
  },
  allow: {
    takes: { kind: "texts", placeholder: "DIR" },
    of: [...reading, "verify", "serve", "mcp"],
    help: "with --untrusted, and of servers: a folder to import from",
  },
  memory: {
    takes: count(),
    of: [...everywhere, "serve", "mcp", "campaign"],
    help: "megabytes of heap for each process (default: at most 1536)",
  },
  stdio: { takes: flag, of: ["lsp"], help: "as editors' clients ask for; there is no other way" },
  clientProcessId: {
    takes: count("PID"),
    of: ["lsp"],
    help: "the editor's process, as some clients say it; the end of the streams is the end",
  },
  "no-cache": {
    takes: flag,
    of: [...everywhere, "lsp", "serve", "mcp", "campaign"],
    help: "use and keep nothing in the user's cache folder (images of sessions, compiled code)",
  },
  watch: { takes: flag, of: ["check"], help: "run again when a file changes" },
  batch: { takes: flag, of: ["check"], help: "all statements in few programs: only says refuted or not" },
  mutants: { takes: count(), of: ["mutate", "campaign"], help: "how many of each file (default 400)" },
  operators: {
    takes: { kind: "words", placeholder: "O", known: mutationOperators, what: "operator" },
    of: ["mutate"],
    help: "exchange, signature or both (default)",
  },
  together: { takes: flag, of: ["mutate"], help: "the portfolio, as check has it, instead of each engine" },
  store: { takes: text("FILE"), of: ["mutate"], help: "finished results (default mutants.jsonl); those in it are not run again" },
  plot: { takes: text("FILE"), of: ["mutate"], help: "answers over time, as SVG" },
  about: { takes: { kind: "words", placeholder: "f,g,h" }, of: ["conjecture"], help: "the constants of the equations" },
  host: { takes: text("H"), of: ["serve", "mcp"], help: "listen on this address (default 127.0.0.1; others need --tokens)" },
  port: { takes: count("P", 0), of: ["serve", "mcp", "playground"], help: "listen on this port (default 4747; 0: any that is free)" },
  tokens: { takes: text("FILE"), of: ["serve", "mcp"], help: "bearer tokens that may ask, one in each line (also by HOLLOW_TOKENS)" },
  queue: { takes: count(), of: ["serve", "mcp"], help: "requests under way at once (default 64 for each worker); others get 429" },
  cache: { takes: count("MB"), of: ["serve", "mcp"], help: "megabytes of contexts that stay read (default 512)" },
  longest: { takes: { kind: "seconds", placeholder: "S" }, of: ["serve", "mcp"], help: "the longest deadline of a request (default 120)" },
  database: { takes: text("URL"), of: ["campaign"], help: "the PostgreSQL of the campaign (default: one of its own in --folder)" },
  folder: { takes: text("DIR"), of: ["campaign"], help: "the folder of the campaign's own database (default hollow-campaign)" },
  goals: { takes: flag, of: ["campaign"], help: "create: the files have goals as lines of JSON, as the server takes them" },
  pairs: { takes: flag, of: ["campaign"], help: "create: all implications between the statements of a theory's locale" },
  finder: { takes: count("S"), of: ["campaign"], help: "create --pairs: seconds of model finding in each job (default: none)" },
  patience: { takes: count("S"), of: ["campaign"], help: "work: seconds until a worker without a sign is taken for gone (default 15)" },
  trusted: { takes: flag, of: ["campaign"], help: "work: workers with all rights of the command, for native SAT solvers" },
  output: { takes: text("DIR"), of: ["campaign"], help: "report: the folder of the page and the lines of JSON" },
  stage: { takes: text("S"), of: ["show"], help: "which stage (default theory)" },
} as const satisfies Readonly<Record<string, OptionRow>>;

export type OptionName = keyof typeof options;

/** The column where explanations begin. */
const helpColumn = 32;

/** The text of `--help`. */
export function usage(): string {
  const row = (left: string, help: string): string =>
    left.length < helpColumn - 1 ? `${left.padEnd(helpColumn)}${help}` : `${left}\n${" ".repeat(helpColumn)}${help}`;
  const rows: readonly (readonly [string, OptionRow])[] = Object.entries(options);
  const lines = Object.entries(commands).flatMap(([name, command]) => [
    row(`  hollow ${command.usage}`, command.help),
    ...rows.flatMap(([option, { of, takes, help, short }]) =>
      of[0] === name
        ? [row(`    ${short === undefined ? "" : `-${short}, `}--${option}${takes.kind === "switch" ? "" : ` ${takes.placeholder}`}`, help)]
        : [],
    ),
  ]);
  return ["hollow: finds counterexamples to Isabelle/HOL specifications", "", ...lines, "  hollow --version, --help"].join("\n");
}
