/** The theories that a text can import by name: those beside it, and the library's. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { theoriesBelow } from "../../../elaborate/index.ts";
import { mainKeywords, parseTheory } from "../../../syntax/index.ts";
import { libraryFolder } from "../../cli/theory-files.ts";
import { declarationsOf } from "./declarations.ts";

export interface Importable {
  readonly short: string;
  /** As it is written in an import. */
  readonly name: string;
  readonly file: string;
}

/** Of several theories with one short name, the first is nearest. */
export function importableFrom(folder: string): readonly Importable[] {
  const library = libraryFolder();
  const tops = ["Main", "Complex_Main"].map((short) => ({ short, name: short, file: join(library, `${short}.thy`) }));
  const sessions = namesIn(library).filter((name) => name.startsWith("HOL-"));
  const all = [...theoriesIn(folder, ""), ...tops, ...sessions.flatMap((s) => theoriesIn(join(library, s), `${s}.`))];
  const seen = new Set<string>();
  return all.filter(({ short }) => !seen.has(short) && seen.add(short));
}

/** Theories that declare a type or class under a plain name; what is below Main or Complex_Main comes with these. */
export function typeDeclarers(folder: string, name: string): string[] {
  const below = theoriesIn(libraryFolder(), "HOL.");
  const found = [...importableFrom(folder), ...below].filter(({ file }) => declaresType(file, name));
  return [...new Set(found.map((theory) => asImported(theory.name)))];
}

/** How people import a theory of HOL itself. */
export function asImported(theory: string): string {
  const top = ["Main", "Complex_Main"].find((t) => theory.startsWith("HOL.") && theoriesBelow([t]).has(theory));
  return top ?? theory;
}

function declaresType(file: string, name: string): boolean {
  const text = textOf(file);
  // Most texts do not even have the word.
  if (!text.includes(name)) return false;
  const declared = parseTheory(text, mainKeywords).commands.flatMap(declarationsOf);
  return declared.some((d) => d.name === name && (d.what === "type" || d.what === "class"));
}

function theoriesIn(folder: string, prefix: string): Importable[] {
  return namesIn(folder).flatMap((file) => {
    const short = /^(.+)\.thy$/.exec(file)?.[1];
    return short === undefined ? [] : [{ short, name: `${prefix}${short}`, file: join(folder, file) }];
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

export function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
