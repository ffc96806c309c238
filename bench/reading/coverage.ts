import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { LoadedTheory, TheoryLoader } from "../../src/elaborate/index.ts";
import { type Command, parseTheory } from "../../src/syntax/index.ts";

/** The commands that state or define something. */
const counted: ReadonlySet<Command["kind"]> = new Set<Command["kind"]>([
  "statement",
  "typedecl",
  "type_synonym",
  "datatype",
  "record",
  "typedef",
  "quotient_type",
  "rep_datatype",
  "free_constructors",
  "definition",
  "abbreviation",
  "primrec",
  "fun",
  "function",
  "partial_function",
  "primcorec",
  "foreign",
  "inductive",
  "consts",
  "axiomatization",
  "specification",
  "lift_definition",
  "quotient_definition",
  "class",
  "instantiation",
  "instance",
  "subclass",
  "locale",
  "interpretation",
  "overloading",
]);

/** Whether a command states or defines something, or would if it could be read. */
export function isCounted(command: Command): boolean {
  return counted.has(command.kind) || (command.kind === "skipped" && (command.isBroken || command.declared.length > 0));
}

/** What was read of a folder of theories. */
export interface Coverage {
  readonly folder: string;
  readonly files: number;
  readonly lines: number;
  /** Commands that state or define something, and how many of them have no error. */
  readonly commands: number;
  readonly elaborated: number;
  readonly seconds: number;
  /** `file:line code message` of what failed. */
  readonly failures: readonly string[];
}

/** All theory files below a folder. */
export function theoriesBelow(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? theoriesBelow(path) : name.endsWith(".thy") ? [path] : [];
    });
}

/** Reads every theory of a folder and counts. Library theories that it needs should be loaded before, to keep them out of the time. */
export function coverage(loader: TheoryLoader, read: (file: string) => string, folder: string): Coverage {
  const files = theoriesBelow(folder);
  const start = performance.now();
  const theories = files.map((file) => loader.load(file));
  const seconds = (performance.now() - start) / 1000;
  const found = theories.map((theory) => ofTheory(theory, read(theory.id)));
  const sum = (f: (x: (typeof found)[number]) => number): number => found.reduce((n, x) => n + f(x), 0);
  return {
    folder,
    files: files.length,
    lines: sum((x) => x.lines),
    commands: sum((x) => x.commands),
    elaborated: sum((x) => x.elaborated),
    seconds,
    failures: found.flatMap((x) => x.failures),
  };
}

function ofTheory(theory: LoadedTheory, text: string) {
  const errors = theory.diagnostics.filter((d) => d.severity === "error");
  const commands = parseTheory(text, theory.keywords).commands.filter(isCounted);
  const failed = commands.filter((c) => errors.some((e) => e.span.from >= c.span.from && e.span.from <= c.span.to));
  return {
    lines: text.split("\n").length,
    commands: commands.length,
    elaborated: commands.length - failed.length,
    failures: errors.map((e) => `${theory.name}:${text.slice(0, e.span.from).split("\n").length} ${e.code} ${e.message}`),
  };
}
