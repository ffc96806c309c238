/** A problem file: annotated formulas and includes. What cannot be read is reported and left out. */
import type { Diagnostic } from "../../base/index.ts";
import { InputError } from "../input-error.ts";
import { Cursor } from "./cursor.ts";
import { FormulaParser } from "./formula-parser.ts";
import type { Entry, Language } from "./syntax.ts";

const languages: ReadonlySet<string> = new Set(["cnf", "fof", "tff", "tcf", "thf"]);

export interface ParsedFile {
  readonly entries: readonly Entry[];
  readonly diagnostics: readonly Diagnostic[];
}

export function parseFile(text: string): ParsedFile {
  const cursor = new Cursor(text);
  const entries: Entry[] = [];
  const diagnostics: Diagnostic[] = [];
  while (cursor.token.kind !== "end") {
    try {
      entries.push(entry(cursor, text));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      diagnostics.push(error.diagnostic);
      cursor.skipEntry();
    }
  }
  return { entries, diagnostics };
}

function entry(cursor: Cursor, text: string): Entry {
  const { text: word, span } = cursor.token;
  if (word === "include") return include(cursor);
  if (!languages.has(word)) {
    const hint =
      word === "tpi" ? "Commands of the TPTP process language are not carried out." : "An entry begins with cnf, fof, tff, thf or include.";
    throw new InputError("E0503", span, `"${word}" begins no entry of a problem`, hint);
  }
  cursor.next();
  cursor.expect("(");
  const name = entryName(cursor);
  cursor.expect(",");
  const role = cursor.next().text;
  // A role may have a part behind a hyphen: "conjecture-local".
  cursor.expect(",");
  const parser = new FormulaParser(cursor);
  const from = cursor.token.span.from;
  if (role === "type") {
    const typing = parser.typing();
    return { kind: "typing", name, typing, span: finish(cursor, span.from) };
  }
  const tree = parser.formula();
  const formula = text.slice(from, cursor.lastEnd);
  return { kind: "formula", language: word as Language, name, role, tree, text: formula, span: finish(cursor, span.from) };
}

function entryName(cursor: Cursor): string {
  const { kind } = cursor.token;
  if (kind !== "word" && kind !== "number") cursor.fail("the name of the formula");
  return cursor.next().text;
}

/** Passes over source and useful information to the end of the entry; the span of the whole. */
function finish(cursor: Cursor, from: number): { from: number; to: number } {
  if (!cursor.is(")") && !cursor.is(",")) cursor.fail('")" or a connective');
  let open = 1;
  while (open > 0 && cursor.token.kind !== "end") {
    const { kind, text } = cursor.next();
    if (kind !== "symbol") continue;
    if (text === "(" || text === "[") open++;
    else if (text === ")" || text === "]") open--;
  }
  cursor.expect(".");
  return { from, to: cursor.lastEnd };
}

/** `include('Axioms/SET001-0.ax', [name, …]).` */
function include(cursor: Cursor): Entry {
  const { span } = cursor.next();
  cursor.expect("(");
  if (cursor.token.kind !== "word") cursor.fail("the name of a file in single quotes");
  const { text: file } = cursor.next();
  const only = cursor.takes(",") ? names(cursor) : null;
  cursor.expect(")");
  cursor.expect(".");
  return { kind: "include", file, only, span: { from: span.from, to: cursor.lastEnd } };
}

function names(cursor: Cursor): string[] | null {
  if (cursor.token.text === "*") {
    cursor.next();
    return null;
  }
  cursor.expect("[");
  const found: string[] = [];
  while (!cursor.takes("]")) {
    found.push(cursor.next().text);
    cursor.takes(",");
    if (cursor.token.kind === "end") cursor.fail('"]"');
  }
  return found;
}
