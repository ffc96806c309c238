/** What can be folded: blocks, proofs, commands of several lines, texts, what stands under a heading. */
import { type FoldingRange, FoldingRangeKind } from "vscode-languageserver";
import type { OpenDocument } from "../documents/document.ts";
import { documentSymbols } from "./symbols.ts";

export function folding(document: OpenDocument): FoldingRange[] {
  const { lines, theory } = document;
  const line = (offset: number): number => lines.positionAt(offset).line;
  const found: FoldingRange[] = [];
  const add = (startLine: number, endLine: number, kind?: FoldingRangeKind): void => {
    if (endLine > startLine) found.push({ startLine, endLine, ...(kind === undefined ? {} : { kind }) });
  };
  const { header } = theory.parsed;
  add(line(header.span.from), line(header.span.to), FoldingRangeKind.Imports);
  for (const command of theory.commands)
    add(
      line(command.span.from),
      line(Math.max(command.span.from, command.span.to - 1)),
      command.kind === "document" ? FoldingRangeKind.Comment : undefined,
    );
  const visit = (symbols: ReturnType<typeof documentSymbols>): void => {
    for (const { range, children = [] } of symbols) {
      if (children.length > 0)
        add(range.start.line, range.end.character === 0 ? range.end.line - 1 : range.end.line, FoldingRangeKind.Region);
      visit(children);
    }
  };
  visit(documentSymbols(document));
  // One for each first line, the longest.
  const byStart = new Map<number, FoldingRange>();
  for (const f of found) if ((byStart.get(f.startLine)?.endLine ?? -1) < f.endLine) byStart.set(f.startLine, f);
  return [...byStart.values()].sort((a, b) => a.startLine - b.startLine);
}
