/** From a name to its declaration, and to its other occurrences. */
import { type DocumentHighlight, DocumentHighlightKind, type Location } from "vscode-languageserver";
import type { Span } from "../../../base/index.ts";
import type { ReadEntry } from "../../../elaborate/index.ts";
import type { OpenDocument } from "../documents/document.ts";
import type { Session } from "../session.ts";
import { declarationsOf, flat } from "../text/declarations.ts";
import { placeIn, placeOf } from "../text/definition-places.ts";
import { type Meaning, type Occurrence, occurrencesOf } from "../text/occurrences.ts";
import type { Spot } from "./request.ts";

/** What stands at a place: a name in a term or type, or the name that a command declares. */
export function meaningAt({ entry, offset }: Pick<Spot, "entry" | "offset">): { readonly meaning: Meaning; readonly span: Span } | null {
  if (entry === null) return null;
  const covers = ({ from, to }: Span): boolean => from <= offset && offset <= to;
  const own = occurrencesOf(entry)
    .filter((o) => covers(o.span))
    .sort((a, b) => Number(a.isNotation) - Number(b.isNotation) || a.span.to - a.span.from - (b.span.to - b.span.from));
  if (own[0] !== undefined) return own[0];
  const declared = flat(declarationsOf(entry.command)).find((d) => covers(d.span));
  if (declared === undefined) return null;
  const { context } = entry.after;
  if (declared.what === "type") {
    const full = context.types.find(declared.name);
    return full === null ? null : { meaning: { kind: "type", full }, span: declared.span };
  }
  const full = fullName(entry, declared.name);
  return full === null ? null : { meaning: { kind: "constant", full }, span: declared.span };
}

/** The constant that a command declares under a name. */
function fullName({ before, after }: ReadEntry, name: string): string | null {
  const own = before.context.qualify(name);
  if (after.context.theory.consts.has(own)) return own;
  return after.context.consts.find(name);
}

export function definition(spot: Spot): Location | null {
  const found = meaningAt(spot);
  const { document, session } = spot;
  if (found === null) return importAt(spot);
  const { meaning } = found;
  if (meaning.kind === "variable") return meaning.declared === null ? null : { uri: document.uri, range: document.range(meaning.declared) };
  if (meaning.kind === "type-variable") return null;
  const place = placeOf(session.documents, document, meaning);
  return place === null ? null : { uri: place.uri, range: place.range };
}

/** The file behind a name among the imports. */
function importAt({ document, offset, session }: Spot): Location | null {
  const name = document.theory.parsed.header.imports.find(({ span }) => span.from <= offset && offset <= span.to);
  const uri = name === undefined ? null : session.importUri(name.text, document.path);
  const start = { line: 0, character: 0 };
  return uri === null ? null : { uri, range: { start, end: start } };
}

const isSame = (a: Meaning, b: Meaning): boolean => {
  if ("full" in a) return "full" in b && a.kind === b.kind && a.full === b.full;
  if (a.kind === "type-variable") return b.kind === "type-variable" && a.name === b.name;
  return b.kind === "variable" && a.name === b.name && a.declared?.from === b.declared?.from;
};

/** All places of a meaning in a text; what is local is looked for in its command only. */
function placesIn(document: OpenDocument, meaning: Meaning, entry: ReadEntry | null): Span[] {
  const { theory } = document;
  const isGlobal = "full" in meaning;
  const entries = isGlobal
    ? theory.commands.flatMap((_, i) => (i < theory.readCount ? (theory.entry(i) ?? []) : []))
    : entry === null
      ? []
      : [entry];
  const found = entries.flatMap((e) =>
    occurrencesOf(e)
      .filter((o) => isSame(o.meaning, meaning))
      .map((o) => trimmed(document, o)),
  );
  const own = isGlobal ? placeIn(document, meaning) : null;
  const all = own === null ? found : [own, ...found];
  return all.filter((s, i) => all.findIndex((t) => t.from === s.from && t.to === s.to) === i);
}

/** The symbols of a notation without the blanks around them. */
function trimmed({ text }: OpenDocument, { span, isNotation }: Occurrence): Span {
  if (!isNotation) return span;
  const inside = text.slice(span.from, span.to);
  const from = span.from + (inside.length - inside.trimStart().length);
  return { from, to: Math.max(from + 1, span.to - (inside.length - inside.trimEnd().length)) };
}

export function highlights(spot: Spot): DocumentHighlight[] {
  const found = meaningAt(spot);
  if (found === null) return [];
  return placesIn(spot.document, found.meaning, spot.entry).map((span) => ({
    range: spot.document.range(span),
    kind: DocumentHighlightKind.Text,
  }));
}

export function references(session: Session, spot: Spot, withDeclaration: boolean): Location[] {
  const found = meaningAt(spot);
  if (found === null) return [];
  const { meaning } = found;
  const texts = "full" in meaning ? session.documents.all() : [spot.document];
  return texts.flatMap((document) => {
    const declared = "full" in meaning ? placeIn(document, meaning) : meaning.kind === "variable" ? meaning.declared : null;
    return placesIn(document, meaning, spot.entry)
      .filter((span) => withDeclaration || span.from !== declared?.from)
      .map((span) => ({ uri: document.uri, range: document.range(span) }));
  });
}
