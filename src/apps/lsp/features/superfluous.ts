/** Assumptions that a statement does not need, faded, where somebody asked for them. */
import { type Diagnostic, DiagnosticSeverity, DiagnosticTag } from "vscode-languageserver";
import type { Span } from "../../../base/index.ts";
import type { ReadEntry } from "../../../elaborate/index.ts";
import { parseTerm, type SyntaxTree } from "../../../syntax/index.ts";
import type { OpenDocument } from "../documents/document.ts";
import type { Shown } from "../searches/shown.ts";
import { assumptionSources, goalSources } from "../text/places.ts";

/** The places of a statement's assumptions in the order in which they are counted: those of `assumes`, then the premises of the first claim. */
export function assumptionSpans({ command, before }: ReadEntry): Span[] {
  const own = assumptionSources(command).map((s) => s.span);
  const [goal] = goalSources(command);
  const tree = goal === undefined ? undefined : parseTerm(before.context.grammar, goal, "prop").trees[0];
  return [...own, ...(tree === undefined ? [] : premiseSpans(tree))];
}

/** The premises of `A ⟹ B ⟹ C`, `⟦A; B⟧ ⟹ C` and `A ⟶ C`. */
function premiseSpans(tree: SyntaxTree): Span[] {
  if (tree.kind !== "node") return [];
  const last = tree.args.at(-1);
  const isImplication = tree.head === "_bigimpl" || tree.head === "Pure.imp" || tree.head === "HOL.implies";
  if (!isImplication || last === undefined) return [];
  return [...tree.args.slice(0, -1).map((t) => t.span), ...premiseSpans(last)];
}

/** The sets of assumptions that can be left out, with their places. */
export function superfluousSets(entry: ReadEntry, shown: Shown): readonly (readonly Span[])[] {
  const { unused } = shown;
  if (unused === undefined || unused.key !== entry.keys.context + entry.text) return [];
  const spans = assumptionSpans(entry);
  return unused.report.unused.flatMap((set) => {
    const places = set.flatMap((n) => spans[n - 1] ?? []);
    return places.length === set.length ? [places] : [];
  });
}

export function superfluous(document: OpenDocument, entry: ReadEntry, shown: Shown): Diagnostic[] {
  return superfluousSets(entry, shown).flatMap((set) =>
    set.map((span) => ({
      range: document.range(span),
      severity: DiagnosticSeverity.Hint,
      code: "superfluous",
      source: "hollow",
      tags: [DiagnosticTag.Unnecessary],
      message: set.length === 1 ? "No counterexample without this assumption" : "No counterexample without these assumptions together",
    })),
  );
}
