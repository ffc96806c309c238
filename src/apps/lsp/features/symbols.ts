/** What a text declares, as a tree: headings, blocks, declarations. */
import { type DocumentSymbol, type SymbolInformation, SymbolKind } from "vscode-languageserver";
import { toUnicode } from "../../../syntax/index.ts";
import type { OpenDocument } from "../documents/document.ts";
import type { Session } from "../session.ts";
import { type Declaration, type Declared, declarationsOf, flat } from "../text/declarations.ts";
import { fileDeclarations } from "../text/definition-places.ts";

const kinds: Readonly<Record<Declared, SymbolKind>> = {
  constant: SymbolKind.Function,
  constructor: SymbolKind.EnumMember,
  selector: SymbolKind.Field,
  type: SymbolKind.Enum,
  class: SymbolKind.Interface,
  locale: SymbolKind.Module,
  fact: SymbolKind.Property,
  parameter: SymbolKind.Variable,
  bundle: SymbolKind.Package,
  instance: SymbolKind.Object,
};

/** The levels of headings. */
const headings: ReadonlyMap<string, number> = new Map([
  ["chapter", 0],
  ["section", 1],
  ["subsection", 2],
  ["subsubsection", 3],
  ["paragraph", 4],
  ["subparagraph", 5],
]);

/** A symbol that others may go into: a heading by its level, a block until its end. */
interface Open {
  readonly symbol: DocumentSymbol;
  readonly level: number | null;
}

/** Each command opens, closes or adds something. */
export function documentSymbols(document: OpenDocument): DocumentSymbol[] {
  const top: DocumentSymbol[] = [];
  const open: Open[] = [];
  const add = (symbol: DocumentSymbol): void => {
    const around = open.at(-1)?.symbol;
    if (around === undefined) top.push(symbol);
    else around.children?.push(symbol);
  };
  const close = (end: number): void => {
    const ended = open.pop();
    if (ended !== undefined) ended.symbol.range = { start: ended.symbol.range.start, end: document.lines.positionAt(end) };
  };
  for (const command of document.theory.commands) {
    const { from, to } = command.span;
    const level = command.kind === "document" ? headings.get(command.name) : undefined;
    if (level !== undefined) {
      while (open.at(-1) !== undefined && (open.at(-1)?.level ?? -1) >= level) close(from);
      const symbol = headingSymbol(document, { from, to });
      add(symbol);
      open.push({ symbol, level });
      continue;
    }
    if (command.kind === "end") {
      while (open.at(-1)?.level != null) close(from);
      close(to);
      continue;
    }
    const symbols = declarationsOf(command).map((d) => symbolOf(document, d, { from, to }));
    for (const symbol of symbols) add(symbol);
    const begins =
      ("begins" in command && command.begins) || ["instantiation", "context", "experiment", "overloading"].includes(command.kind);
    if (!begins) continue;
    const symbol = symbols.at(-1) ?? blockSymbol(document, command.kind, { from, to });
    if (symbols.length === 0) add(symbol);
    open.push({ symbol, level: null });
  }
  while (open.length > 0) close(document.theory.commands.at(-1)?.span.to ?? document.text.length);
  return top;
}

function symbolOf(document: OpenDocument, { name, span, what, parts }: Declaration, whole: { from: number; to: number }): DocumentSymbol {
  return {
    name: toUnicode(name) || "_",
    kind: kinds[what],
    range: document.range({ from: Math.min(whole.from, span.from), to: Math.max(whole.to, span.to) }),
    selectionRange: document.range(span),
    children: parts.map((p) => symbolOf(document, p, p.span)),
  };
}

function headingSymbol(document: OpenDocument, span: { from: number; to: number }): DocumentSymbol {
  const text = toUnicode(document.text.slice(span.from, span.to)).replace(/^\w+\*?\s*/, "");
  const name = text.replace(/^[‹"]|[›"]$/g, "").trim();
  return { name: name || "_", kind: SymbolKind.String, range: document.range(span), selectionRange: document.range(span), children: [] };
}

function blockSymbol(document: OpenDocument, kind: string, span: { from: number; to: number }): DocumentSymbol {
  return { name: kind, kind: SymbolKind.Namespace, range: document.range(span), selectionRange: document.range(span), children: [] };
}

/** Symbols of a search in the whole workspace at most. */
const mostSymbols = 300;

/** What the open texts and the files of the workspace declare, by a part of the name. */
export function workspaceSymbols(session: Session, query: string): SymbolInformation[] {
  const wanted = query.toLowerCase();
  const matches = ({ name }: Declaration): boolean => name.toLowerCase().includes(wanted);
  const found: SymbolInformation[] = [];
  for (const document of session.documents.all())
    for (const d of flat(document.theory.commands.flatMap(declarationsOf)).filter(matches))
      found.push({ name: d.name, kind: kinds[d.what], location: { uri: document.uri, range: document.range(d.span) } });
  for (const path of session.workspaceFiles()) {
    if (found.length >= mostSymbols) break;
    const file = session.documents.byPath(path) === null ? fileDeclarations(path) : null;
    if (file === null) continue;
    for (const d of flat(file.declarations).filter(matches)) {
      const range = { start: file.lines.positionAt(d.span.from), end: file.lines.positionAt(d.span.to) };
      found.push({ name: d.name, kind: kinds[d.what], location: { uri: file.lines.uri, range } });
    }
  }
  return found.slice(0, mostSymbols);
}
