/** Remarks on free variables that may be slips of the pen: applied to arguments, and named almost like a constant. */
import { type Diagnostic, editDistance } from "../../base/index.ts";
import { eachNode, stripApp, type Term } from "../../logic/index.ts";
import type { Embedded } from "../../syntax/index.ts";
import type { Context } from "./context.ts";
import { declarers, knownInDistribution } from "./distribution.ts";
import { looseNames } from "./doubtful-names.ts";

/** Shorter names are near too many others. */
const leastLength = 5;

/** Remarks on the loose names of a statement, at their places in its texts. */
export function notesOnNames(context: Context, loose: readonly string[], terms: readonly Term[], texts: readonly Embedded[]): Diagnostic[] {
  const applied = appliedNames(terms);
  return loose.flatMap((name): Diagnostic[] => {
    if (!applied.has(name) || knownInDistribution(context, name) !== null) return [];
    const [near] = name.length < leastLength ? [] : nearConstants(context, name);
    const [theory] = declarers(name).filter((t) => /^HOL(?:-Library)?\./.test(t));
    const guess =
      near !== undefined ? `did you mean ${near}?` : theory !== undefined ? `a constant of that name comes with ${theory}` : null;
    const span = guess === null ? null : placeOf(name, texts);
    return guess === null || span === null
      ? []
      : [{ code: "W0217", severity: "note", span, message: `"${name}" is a free variable here; ${guess}` }];
  });
}

/** Remarks on the free variables of a single term. */
export function notesOnTerm(context: Context, term: Term, source: Embedded): Diagnostic[] {
  return notesOnNames(context, looseNames(context, [term], new Set()), [term], [source]);
}

function appliedNames(terms: readonly Term[]): Set<string> {
  const found = new Set<string>();
  for (const t of terms)
    eachNode(t, (node) => {
      if (node.kind !== "app") return;
      const { head } = stripApp(node);
      if (head.kind === "free") found.add(head.name);
    });
  return found;
}

function nearConstants(context: Context, name: string): string[] {
  const found: string[] = [];
  for (const known of context.consts.names())
    if (Math.abs(known.length - name.length) <= 1 && !known.includes(".") && editDistance(name, known, 1) === 1) found.push(known);
  return found.sort();
}

function placeOf(name: string, texts: readonly Embedded[]): Diagnostic["span"] | null {
  const word = new RegExp(`(?<![\\p{L}\\p{N}_'.])${name}(?![\\p{L}\\p{N}_'])`, "u");
  for (const text of texts) {
    const at = text.text.search(word);
    if (at >= 0) return { from: text.offsetAt(at), to: text.offsetAt(at + name.length) };
  }
  return null;
}
