/** The inner syntax of commands as text: every embedded term, type and sort with the trees it is read as. */
import { dumpTree, type Embedded, parseTerm, type StartSymbol } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";

/** What the parts of commands are, by the name of the part; parts not named here are terms, and `null` marks what is not parsed. */
const startSymbols: ReadonlyMap<string, StartSymbol | null> = new Map<string, StartSymbol | null>([
  ["type", "type"],
  ["parent", "type"],
  ["sort", "sort"],
  ["argumentSorts", "sort"],
  ["superclasses", "sort"],
  ["class", "sort"],
  ["sub", "sort"],
  ["super", "sort"],
  ["prop", "prop"],
  ["props", "prop"],
  ["premises", "prop"],
  ["defaults", "prop"],
  ["mixfix", null],
  ["left", null],
  ["right", null],
  ["proof", null],
  ["span", null],
]);

/** A term, type or sort inside a command. */
export interface EmbeddedText {
  readonly source: Embedded;
  readonly start: StartSymbol;
}

/** The embedded texts of a part of a command, in order. */
function embedded(key: string, value: unknown, found: EmbeddedText[]): EmbeddedText[] {
  const start = startSymbols.get(key);
  if (start === null || typeof value !== "object" || value === null) return found;
  if (Array.isArray(value)) for (const item of value) embedded(key, item, found);
  else if ("offsetAt" in value) found.push({ source: value as Embedded, start: start ?? "any" });
  else for (const [name, part] of Object.entries(value)) embedded(name, part, found);
  return found;
}

/** The terms, types and sorts inside a command, in order. */
export function embeddedTexts(command: object): readonly EmbeddedText[] {
  return embedded("", command, []);
}

/** The trees of a text inside a command: one that uses notation which the command itself introduces is read in the context after it. */
export function treesOf({ source, start }: EmbeddedText, before: Context, after: Context): ReturnType<typeof parseTerm> {
  const first = parseTerm(before.grammar, source, start);
  return first.trees.length > 0 ? first : parseTerm(after.grammar, source, start);
}

/** The lines of one command: each embedded text, and below it its readings. */
export function syntaxLines(command: object, before: Context, after: Context): string[] {
  return embeddedTexts(command).flatMap((text) => {
    const { source } = text;
    const { trees, diagnostics } = treesOf(text, before, after);
    const below = trees.length > 0 ? trees.map(dumpTree) : diagnostics.map((d) => `${d.code} ${d.message}`);
    return [`  ‹${source.text.replace(/\s+/g, " ")}›`, ...below.map((line) => `    ${line}`)];
  });
}
