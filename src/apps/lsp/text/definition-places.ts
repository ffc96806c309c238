/** Where constants, types and classes are declared: in the text itself, in other open texts, in files, in the library. */
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { type Range, TextDocument } from "vscode-languageserver-textdocument";
import { baseName, type Span } from "../../../base/index.ts";
import type { Context } from "../../../elaborate/index.ts";
import { mainKeywords, parseTheory } from "../../../syntax/index.ts";
import { theoryFiles } from "../../cli/theory-files.ts";
import type { OpenDocument } from "../documents/document.ts";
import type { Documents } from "../documents/documents.ts";
import { type Declaration, declarationsOf, flat } from "./declarations.ts";
import type { Meaning } from "./occurrences.ts";
import { wordSpan } from "./places.ts";

export interface DefinitionPlace {
  readonly uri: string;
  readonly path: string;
  readonly range: Range;
}

/** What can be looked up by a full name. */
export type Global = Extract<Meaning, { readonly full: string }>;

function isKnown({ theory, abbreviations, classes }: Context, { kind, full }: Global): boolean {
  if (kind === "constant") return theory.consts.has(full) || abbreviations.has(full);
  return kind === "type" ? theory.types.has(full) : theory.classes.has(full) || classes.find(full) !== null;
}

/** The place in an open text; null where the text does not declare it. */
export function placeIn(document: OpenDocument, global: Global): Span | null {
  const { theory } = document;
  let low = 0;
  let high = theory.readCount;
  // Once declared, a name stays known.
  while (low < high) {
    const middle = (low + high) >> 1;
    const after = theory.entry(middle)?.after.context;
    if (after !== undefined && isKnown(after, global)) high = middle;
    else low = middle + 1;
  }
  const entry = theory.entry(low);
  if (low >= theory.readCount || entry === null || isKnown(entry.before.context, global)) return null;
  const own = flat(declarationsOf(entry.command)).find((d) => d.name === baseName(global.full));
  return own?.span ?? wordSpan(document.text, entry.command);
}

interface ParsedFile {
  readonly text: string;
  readonly lines: TextDocument;
  readonly declarations: readonly Declaration[];
}

const parsed = new Map<string, ParsedFile | null>();
/** Library files whose places are kept: more than one text imports. */
const mostParsed = 64;

/** The declarations of a file, by its text alone. */
export function fileDeclarations(path: string): ParsedFile | null {
  const content = theoryFiles().read(path);
  const known = parsed.get(path);
  if (content.refused !== undefined) return null;
  if (known !== undefined && known?.text === content.text) return known;
  const { commands } = parseTheory(content.text, mainKeywords);
  const file = {
    text: content.text,
    lines: TextDocument.create(pathToFileURL(path).href, "isabelle", 0, content.text),
    declarations: commands.flatMap(declarationsOf),
  };
  parsed.set(path, file);
  for (const old of parsed.keys()) if (parsed.size > mostParsed) parsed.delete(old);
  return file;
}

/** Where something is declared that a text speaks of. */
export function placeOf(documents: Documents, document: OpenDocument, global: Global): DefinitionPlace | null {
  const own = placeIn(document, global);
  if (own !== null) return { uri: document.uri, path: document.path, range: document.range(own) };
  const theory = `${global.full.split(".")[0] ?? ""}.thy`;
  for (const path of document.theory.opening.ancestors) {
    if (basename(path) !== theory || path === document.path) continue;
    const open = documents.byPath(path);
    const span = open === null ? null : placeIn(open, global);
    if (open !== null && span !== null) return { uri: open.uri, path, range: open.range(span) };
    const file = open === null ? fileDeclarations(path) : null;
    if (file === null) continue;
    const found = flat(file.declarations).find((d) => d.name === baseName(global.full) && (d.what === "type") === (global.kind === "type"));
    const at = found?.span ?? { from: 0, to: 0 };
    return { uri: pathToFileURL(path).href, path, range: { start: file.lines.positionAt(at.from), end: file.lines.positionAt(at.to) } };
  }
  return null;
}
