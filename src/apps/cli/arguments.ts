/** The command line: what is asked for. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type CheckSettings, type MutationOperator, mutationOperators, type Strategy, strategies } from "../../refute/index.ts";
import type { CampaignRequest } from "../campaign/request.ts";
import type { ServeRequest } from "../server/serve.ts";
import type { QuickcheckRequest } from "./commands/quickcheck.ts";
import type { SessionsRequest } from "./commands/sessions.ts";
import { ArgumentMistake, didYouMean, isCommand, type OptionValues, readCommandLine } from "./option-values.ts";
import { type CommandName, commands } from "./options.ts";
import { type Format, formats } from "./report/reporter.ts";
import { type Untrusted, untrustedDefaults } from "./untrusted.ts";
import type { ReadingOptions } from "./workers/pool/limits.ts";

/** Of `hollow serve`; no registered service uses it. */
const defaultPort = 4747;

/** What the workers of any command may use. */
export interface Limits {
  /** Megabytes of heap for each. */
  readonly memory: number | null;
  /** Seconds for each statement. */
  readonly timeout: number | null;
  /** For the reading of each command. */
  readonly reading: ReadingOptions;
  /** For text of strangers; null where the text is trusted. */
  readonly untrusted: Untrusted | null;
}

export interface CheckRequest extends CheckSettings, Limits {
  readonly files: readonly string[];
  readonly format: Format;
  readonly workers: number | null;
  readonly watch: boolean;
  /** The folder for proofs of model finding. */
  readonly proofs: string | null;
  /** The folder for certificates of counterexamples. */
  readonly certificates: string | null;
  /** The folder for pictures of counterexamples. */
  readonly draw: string | null;
}

export interface MutateRequest extends CheckRequest {
  /** How many mutants of each file. */
  readonly mutants: number;
  readonly operators: readonly MutationOperator[];
  /** The portfolio instead of each engine. */
  readonly together: boolean;
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
  | { readonly kind: "sessions"; readonly sessions: SessionsRequest }
  | { readonly kind: "verify"; readonly files: readonly string[]; readonly limits: Limits }
  | { readonly kind: "show"; readonly stage: string; readonly file: string; readonly limits: Limits }
  | { readonly kind: "eval"; readonly file: string; readonly term: string; readonly seconds: number; readonly limits: Limits }
  | { readonly kind: "export-types"; readonly file: string; readonly limits: Limits }
  | { readonly kind: "quickcheck"; readonly quickcheck: QuickcheckRequest }
  | { readonly kind: "lsp" }
  | { readonly kind: "cache"; readonly isClearing: boolean }
  | { readonly kind: "serve" | "mcp"; readonly serve: ServeRequest }
  | { readonly kind: "campaign"; readonly campaign: CampaignRequest }
  | { readonly kind: "help" }
  | { readonly kind: "playground"; readonly port: number }
  | { readonly kind: "version" }
  | { readonly kind: "mistake"; readonly message: string };

/** What is asked for, the folders of sessions, and whether nothing is to be kept. */
export function readArguments(args: readonly string[]): Request & { readonly folders?: readonly string[]; readonly noCache?: boolean } {
  try {
    const { command, rest, values, isHelp, isVersion } = readCommandLine(args);
    if (isVersion) return { kind: "version" };
    if (isHelp || command === null || command === "help") return { kind: "help" };
    if (!isCommand(command)) throw new ArgumentMistake(`unknown command: ${command}${didYouMean(command, Object.keys(commands))}`);
    return { ...requestOf(command, values, rest), folders: values.texts("dir"), noCache: values.has("no-cache") };
  } catch (error) {
    if (error instanceof ArgumentMistake) return { kind: "mistake", message: `${error.message}\nTry hollow --help.` };
    throw error;
  }
}

function requestOf(command: CommandName, values: OptionValues, rest: readonly string[]): Request {
  const [file, term] = rest;
  if (command === "sessions") return { kind: "sessions", sessions: { names: rest, json: values.has("json") } };
  if (command === "cache") {
    if (rest.some((word) => word !== "clear")) throw new ArgumentMistake(`cache takes no more than the word clear: ${rest.join(" ")}`);
    return { kind: "cache", isClearing: rest.length > 0 };
  }
  if (command === "lsp") return { kind: "lsp" };
  if (command === "playground") return { kind: "playground", port: values.number("port") ?? 4747 };
  if (command === "campaign") return { kind: "campaign", campaign: campaignRequest(values, rest) };
  if (command === "serve") return { kind: "serve", serve: serveRequest(command, values, rest) };
  // Over HTTP the protocol is one of the server's paths.
  if (command === "mcp") return { kind: values.number("port") === null ? "mcp" : "serve", serve: serveRequest(command, values, rest) };
  if (file === undefined) throw new ArgumentMistake(needs(command));
  const check = checkRequest(values, rest);
  switch (command) {
    case "check":
      return { kind: values.has("batch") ? "batch" : "check", check };
    case "unused":
      return { kind: "unused", check };
    case "mutate":
      return { kind: "mutate", mutate: mutateRequest(values, check) };
    case "conjecture": {
      const about = values.words("about");
      if (about.length === 0) throw new ArgumentMistake("conjecture needs constants: --about f,g,h");
      return { kind: "conjecture", conjecture: { ...check, about } };
    }
    case "verify":
      return { kind: "verify", files: rest, limits: check };
    case "eval":
      if (term === undefined) throw new ArgumentMistake(needs(command));
      return { kind: "eval", file, term, seconds: check.timeout ?? 30, limits: check };
    case "quickcheck": {
      const { seed, timeout } = check;
      return { kind: "quickcheck", quickcheck: { files: rest, tests: values.number("tests"), seed, timeout } };
    }
    case "export-types":
      return { kind: "export-types", file, limits: check };
    case "show":
      return { kind: "show", stage: values.text("stage") ?? "theory", file, limits: check };
  }
}

function needs(command: CommandName): string {
  if (command === "eval") return "eval needs a file and a term";
  return `${command} needs ${commands[command].usage.includes("…") ? "at least one file" : "a file"}`;
}

function checkRequest(values: OptionValues, files: readonly string[]): CheckRequest {
  return {
    files,
    format: formatIn(values),
    all: values.has("all"),
    watch: values.has("watch"),
    proofs: values.text("proofs"),
    certificates: values.text("certificates"),
    draw: values.text("draw"),
    certifies: values.text("certificates") !== null,
    lemma: values.text("lemma"),
    strategy: strategies.find((s): s is Strategy => s === values.text("strategy")) ?? null,
    values: values.texts("value"),
    place: null,
    size: values.number("size"),
    seed: values.number("seed"),
    workers: values.number("workers"),
    max: values.number("max"),
    timeout: values.number("timeout"),
    memory: values.number("memory"),
    reading: { seconds: values.number("read-time"), megabytes: values.number("read-memory") },
    untrusted: untrustedIn(values),
  };
}

function formatIn(values: OptionValues): Format {
  const named = formats.find((f) => f === values.text("format")) ?? null;
  if (values.has("json") && named !== null && named !== "json") throw new ArgumentMistake(`--json cannot go with --format ${named}`);
  const other = named === "junit" ? (["watch", "batch"] as const).find((option) => values.has(option)) : undefined;
  if (other !== undefined) throw new ArgumentMistake(`--format junit cannot go with --${other}`);
  return named ?? (values.has("json") ? "json" : "text");
}

function serveRequest(command: CommandName, values: OptionValues, rest: readonly string[]): ServeRequest {
  if (rest.length > 0) throw new ArgumentMistake(`${command} takes no files: ${rest.join(" ")}`);
  const port = values.number("port") ?? defaultPort;
  if (port > 65_535) throw new ArgumentMistake("--port needs a number up to 65535");
  return {
    host: values.text("host") ?? "127.0.0.1",
    port,
    tokens: values.text("tokens"),
    workers: values.number("workers"),
    memory: values.number("memory"),
    queue: values.number("queue"),
    cache: values.number("cache"),
    longest: values.number("longest"),
    allow: [...values.texts("allow"), ...values.texts("dir")].map((folder) => resolve(folder)),
  };
}

/** The limits of a request on text that is not trusted; null where it is trusted. */
export function untrustedOf(request: Request): Untrusted | null {
  switch (request.kind) {
    case "check":
    case "batch":
    case "unused":
      return request.check.untrusted;
    case "mutate":
      return request.mutate.untrusted;
    case "conjecture":
      return request.conjecture.untrusted;
    case "show":
    case "eval":
    case "export-types":
    case "verify":
      return request.limits.untrusted;
    default:
      return null;
  }
}

/** Folders of sessions are named by the user, so that they are allowed too. */
function untrustedIn(values: OptionValues): Untrusted | null {
  const folders = values.texts("allow");
  if (!values.has("untrusted")) {
    if (folders.length > 0) throw new ArgumentMistake("--allow goes with --untrusted only");
    return null;
  }
  if (values.text("proofs") !== null) throw new ArgumentMistake("--proofs cannot go with --untrusted: workers would have to write files");
  const missing = folders.find((folder) => !existsSync(folder));
  if (missing !== undefined) throw new ArgumentMistake(`--allow: no such folder: ${missing}`);
  return { ...untrustedDefaults, folders: [...folders, ...values.texts("dir")].map((folder) => resolve(folder)) };
}

const campaignActions: readonly CampaignRequest["action"][] = ["create", "work", "status", "report", "cancel"];

function campaignRequest(values: OptionValues, [word, name, ...files]: readonly string[]): CampaignRequest {
  const action = campaignActions.find((a) => a === word);
  const near = word === undefined ? "" : didYouMean(word, campaignActions);
  if (action === undefined) throw new ArgumentMistake(`campaign needs one of ${campaignActions.join(", ")}${near}`);
  if (name === undefined) throw new ArgumentMistake(`campaign ${action} needs the name of a campaign`);
  if (action !== "create" && files.length > 0) throw new ArgumentMistake(`campaign ${action} takes no files: ${files.join(" ")}`);
  const kinds = [values.has("goals"), values.has("pairs"), values.number("mutants") !== null].filter((isGiven) => isGiven);
  if (kinds.length > 1) throw new ArgumentMistake("--goals, --pairs and --mutants exclude each other");
  const { workers, memory, reading, ...check } = checkRequest(values, files);
  const { all, lemma, place, values: given, certifies, strategy, size, timeout, seed, max } = check;
  return {
    action,
    name,
    files,
    database: values.text("database"),
    folder: values.text("folder") ?? "hollow-campaign",
    settings: { all, lemma, place, values: given, certifies, strategy, size, timeout, seed, max },
    pairs: values.has("pairs"),
    goals: values.has("goals"),
    mutants: values.number("mutants"),
    finder: values.number("finder"),
    workers,
    memory,
    reading,
    patience: values.number("patience"),
    trusted: values.has("trusted"),
    output: values.text("output"),
    json: values.has("json"),
  };
}

function mutateRequest(values: OptionValues, check: CheckRequest): MutateRequest {
  const wanted = values.words("operators");
  return {
    ...check,
    mutants: values.number("mutants") ?? 400,
    operators: mutationOperators.filter((o) => wanted.length === 0 || wanted.includes(o)),
    together: values.has("together"),
    store: values.text("store") ?? "mutants.jsonl",
    plot: values.text("plot"),
  };
}
