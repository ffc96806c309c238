/** Selections that grow: name, phrase by phrase, the quoted text, the command, all. */
import type { Range, SelectionRange } from "vscode-languageserver";
import type { Span } from "../../../base/index.ts";
import { phrasesAt } from "../text/occurrences.ts";
import { headSpan } from "../text/places.ts";
import type { Spot } from "./request.ts";

export function selection({ document, entry, offset }: Spot): SelectionRange {
  const all: Span = { from: 0, to: document.text.length };
  const phrases = entry === null ? [] : phrasesAt(entry, offset).map((p) => p.span);
  const [outer] = phrases;
  const quoted = outer === undefined ? [] : [{ from: quoteBefore(document.text, outer.from), to: quoteBehind(document.text, outer.to) }];
  const command = entry === null ? [] : [entry.command.span];
  const head = entry === null ? [] : [headSpan(document.text, entry.command)].filter((s) => s.from <= offset && offset <= s.to);
  const spans = [all, ...command, ...head, ...quoted, ...phrases];
  let result: SelectionRange | undefined;
  let last: Span = { from: -1, to: Number.POSITIVE_INFINITY };
  for (const span of spans) {
    const isInside = span.from >= last.from && span.to <= last.to && (span.from !== last.from || span.to !== last.to);
    if (!isInside) continue;
    const range: Range = document.range(span);
    result = result === undefined ? { range } : { range, parent: result };
    last = span;
  }
  return result ?? { range: document.range(all) };
}

function quoteBefore(text: string, from: number): number {
  const at = text.slice(0, from).trimEnd().length;
  return /["‹`]/.test(text.charAt(at - 1)) ? at - 1 : text.slice(0, at).endsWith("\\<open>") ? at - 7 : from;
}

function quoteBehind(text: string, to: number): number {
  const at = to + (text.slice(to).length - text.slice(to).trimStart().length);
  return /["›`]/.test(text.charAt(at)) ? at + 1 : text.startsWith("\\<close>", at) ? at + 8 : to;
}
