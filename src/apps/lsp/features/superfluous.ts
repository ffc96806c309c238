/** Assumptions that a statement does not need, faded, where somebody asked for them. */
import { type Diagnostic, DiagnosticSeverity, DiagnosticTag } from "vscode-languageserver";
import type { Span } from "../../../base/index.ts";
import type { ReadEntry } from "../../../elaborate/index.ts";
import type { OpenDocument } from "../documents/document.ts";
import type { Shown } from "../searches/shown.ts";
import { assumptionSpans } from "../text/assumptions.ts";

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
