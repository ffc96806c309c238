/**
 * The constants of Isabelle's own theories. A theory that imports one of them knows all constants of the theories below it; a name among
 * these is never a variable, even where our library lacks the constant. Looked up in the text of the table, which is not parsed.
 */
import type { Context } from "./context.ts";
import { distributionTable } from "./distribution-table.ts";

/** The theory of the distribution that declares a name which is not declared here, and that the context imports; null when there is none. */
export function knownInDistribution(context: Context, name: string): string | null {
  if (context.distribution.length === 0) return null;
  const candidates = declarers(name);
  if (candidates.length === 0) return null;
  const below = theoriesBelow(context.distribution);
  if (declarers(`-${name}`).some((theory) => below.has(theory))) return null;
  return candidates.find((theory) => below.has(theory)) ?? null;
}

/** The theories that declare a constant under a plain name. */
export function declarers(name: string): string[] {
  const found: string[] = [];
  const word = ` ${name}`;
  for (let at = distributionTable.indexOf(word); at >= 0; at = distributionTable.indexOf(word, at + 1)) {
    const next = distributionTable[at + word.length];
    if (next === " " || next === "\n") found.push(firstWord(distributionTable.lastIndexOf("\n", at) + 1));
  }
  return found;
}

/** All theories of the distribution below some imports, themselves included, as `Session.Theory`. */
export function theoriesBelow(imports: readonly string[]): ReadonlySet<string> {
  const key = imports.join(" ");
  let below = closures.get(key);
  if (below === undefined) {
    below = new Set();
    for (const open = imports.flatMap((name) => theoryNamed(name) ?? []); open.length > 0; ) {
      const theory = open.pop();
      if (theory === undefined || below.has(theory)) continue;
      below.add(theory);
      open.push(...importsOf(theory));
    }
    closures.set(key, below);
  }
  return below;
}

const closures = new Map<string, Set<string>>();

/** The theory that an import means: `HOL-Library.Multiset`, `Main`, `~~/src/HOL/Library/Multiset`. */
function theoryNamed(name: string): string | null {
  const base = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf(".")) + 1);
  const exact = [name, `HOL.${base}`, `HOL-Library.${base}`].find((full) => lineOf(full) >= 0);
  if (exact !== undefined) return exact;
  const at = distributionTable.indexOf(`.${base} `);
  return at < 0 ? null : firstWord(distributionTable.lastIndexOf("\n", at) + 1);
}

function importsOf(theory: string): string[] {
  const from = lineOf(theory);
  return from < 0 ? [] : firstWord(from + theory.length + 1).split(",");
}

/** Where the line of a theory begins, or -1. */
function lineOf(theory: string): number {
  const at = distributionTable.indexOf(`\n${theory} `);
  return at < 0 ? -1 : at + 1;
}

/** The word that begins at a place of the table. */
function firstWord(from: number): string {
  return /[^ \n]*/y.exec(distributionTable.slice(from, from + 4000))?.[0] ?? "";
}
