/** The words of a command line, read by the table of options. */
import { parseArgs } from "node:util";
import { nearNames } from "../../base/index.ts";
import { type CommandName, commands, type OptionKind, type OptionName, type OptionRow, options } from "./options.ts";

/** A mistake of whoever wrote the command line. */
export class ArgumentMistake extends Error {}

type OptionValue = string | boolean | readonly (string | boolean)[];

/** What the options say; each is checked already. */
export class OptionValues {
  private readonly values: ReadonlyMap<string, OptionValue>;

  constructor(values: ReadonlyMap<string, OptionValue>) {
    this.values = values;
  }

  has(name: OptionName): boolean {
    return this.values.get(name) === true;
  }

  text(name: OptionName): string | null {
    const value = this.values.get(name);
    return typeof value === "string" ? value : null;
  }

  number(name: OptionName): number | null {
    const value = this.text(name);
    return value === null ? null : Number(value);
  }

  texts(name: OptionName): string[] {
    const value = this.values.get(name);
    return Array.isArray(value) ? value.map(String) : [];
  }

  words(name: OptionName): string[] {
    return wordsOf(this.text(name) ?? "");
  }
}

export interface CommandLine {
  /** As written; null when there is none. */
  readonly command: string | null;
  readonly rest: readonly string[];
  readonly values: OptionValues;
  readonly isHelp: boolean;
  readonly isVersion: boolean;
}

/** Splits the command line and checks each option. Throws an `ArgumentMistake`. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parse(args);
  const { help, version, ...rest } = values;
  const [command = null, ...files] = positionals;
  const given = new Map(Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));
  if (help !== true && version !== true && isCommand(command)) for (const [name, value] of given) check(command, name, value);
  return { command, rest: files, values: new OptionValues(given), isHelp: help === true, isVersion: version === true };
}

export function isCommand(word: string | null): word is CommandName {
  return word !== null && Object.hasOwn(commands, word);
}

type Parsed = { readonly values: Readonly<Record<string, OptionValue | undefined>>; readonly positionals: readonly string[] };

function parse(args: readonly string[]): Parsed {
  const rows: readonly (readonly [string, OptionRow])[] = Object.entries(options);
  const known = rows.map(
    ([name, { takes, short }]) =>
      [
        name,
        {
          type: takes.kind === "switch" ? ("boolean" as const) : ("string" as const),
          multiple: takes.kind === "texts",
          ...(short === undefined ? {} : { short }),
        },
      ] as const,
  );
  const own = { version: { type: "boolean" as const }, help: { type: "boolean" as const, short: "h" } };
  try {
    const parsed = parseArgs({ args: [...args], options: { ...Object.fromEntries(known), ...own }, allowPositionals: true, tokens: true });
    refuseRepeated(parsed.tokens.flatMap((token) => (token.kind === "option" ? [token.name] : [])));
    return parsed as Parsed;
  } catch (error) {
    if (error instanceof ArgumentMistake) throw error;
    throw new ArgumentMistake(optionProblem(error instanceof Error ? error.message : String(error)));
  }
}

/** Whoever gives a name twice means both; a number may be given once more to override the first. */
function refuseRepeated(names: readonly string[]): void {
  const rows: ReadonlyMap<string, OptionRow> = new Map(Object.entries(options));
  const repeated = names.find((name, i) => rows.get(name)?.takes.kind === "text" && names.indexOf(name) < i);
  if (repeated !== undefined) throw new ArgumentMistake(`--${repeated} is given more than once; it takes one value`);
}

function check(command: CommandName, name: string, value: OptionValue): void {
  const row: OptionRow | undefined = new Map<string, OptionRow>(Object.entries(options)).get(name);
  if (row === undefined) return;
  if (!row.of.includes(command))
    throw new ArgumentMistake(`${command} has no option --${name} (${row.of.join(", ")} ${row.of.length === 1 ? "has" : "have"})`);
  const problem = typeof value === "string" ? problemOf(name, row.takes, value) : null;
  if (problem !== null) throw new ArgumentMistake(problem);
}

function problemOf(name: string, takes: OptionKind, value: string): string | null {
  const number = value.trim() === "" ? Number.NaN : Number(value);
  switch (takes.kind) {
    case "switch":
    case "text":
    case "texts":
      return null;
    case "one-of":
      return takes.known.includes(value) ? null : `unknown ${name}: ${value} (one of ${takes.known.join(", ")})`;
    case "words": {
      const unknown = takes.known === undefined ? undefined : wordsOf(value).find((word) => !takes.known?.includes(word));
      return unknown === undefined ? null : `unknown ${takes.what ?? "word"}: ${unknown} (one of ${takes.known?.join(", ") ?? ""})`;
    }
    case "seconds":
      if (!(Number.isFinite(number) && number >= 0)) return `--${name} needs a number`;
      return number > 0 ? null : `--${name} needs a number greater than 0`;
    case "count":
      if (!(Number.isFinite(number) && number >= 0)) return `--${name} needs a number`;
      if (!Number.isSafeInteger(number)) return `--${name} needs a whole number`;
      return number >= takes.least ? null : `--${name} needs a number greater than ${takes.least - 1}`;
  }
}

const wordsOf = (text: string): string[] =>
  text
    .split(",")
    .map((w) => w.trim())
    .filter((w) => w !== "");

/** ` (did you mean --size?)`, or nothing. */
export function didYouMean(name: string, known: readonly string[], dashes = ""): string {
  const near = nearNames(name, known);
  return near.length === 0 ? "" : ` (did you mean ${near.map((n) => dashes + n).join(" or ")}?)`;
}

/** Node's message about an option, shorter, and with what may be meant. */
function optionProblem(message: string): string {
  const name = /^Unknown option '-{1,2}([^']*)'/.exec(message)?.[1];
  return name === undefined ? message : `unknown option: --${name}${didYouMean(name, [...Object.keys(options), "help", "version"], "--")}`;
}
