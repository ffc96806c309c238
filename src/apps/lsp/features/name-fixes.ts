/** Better spellings of names, and imports that bring them. */
import { dirname } from "node:path";
import { baseName, nearNames, type Diagnostic as Problem, type Span } from "../../../base/index.ts";
import { declarers } from "../../../elaborate/index.ts";
import type { OpenDocument } from "../documents/document.ts";
import type { Session } from "../session.ts";
import { asImported, importableFrom, typeDeclarers } from "../text/importable.ts";
import { notationDeclarers } from "../text/notations.ts";

interface NameFix {
  readonly title: string;
  readonly spans: readonly Span[];
  readonly put: string;
}

/** Names that a message suggests: "Did you mean a or b?". */
export function nameFixes(document: OpenDocument, problem: Problem): NameFix[] {
  const { message, hint = "", code } = problem;
  if (code === "E0120") return [];
  const list = /did you mean ([^?]+)\?/i.exec(`${message}\n${hint}`)?.[1] ?? "";
  const spans = misspelled(document.text, problem);
  const [first] = spans;
  const old = first === undefined ? "" : document.text.slice(first.from, first.to);
  return list
    .split(/, | or /)
    .map((name) => name.trim().replace(/^["']|["']$/g, ""))
    .filter((name) => first !== undefined && name !== "" && !name.includes(" ") && name !== old)
    .map((name) => ({ title: `Replace by ${name}`, spans, put: name }));
}

/** Where the word stands: the place of the problem, or in it where that is a whole proposition. */
function misspelled(text: string, { code, message, span }: Problem): readonly Span[] {
  const name = /"([^"]+)"/.exec(message)?.[1];
  if (!["E0423", "E0424"].includes(code) || name === undefined) return [span];
  const word = new RegExp(`(?<![\\p{L}\\p{N}_'.])${name.replaceAll(/[^\p{L}\p{N}_]/gu, "\\$&")}(?![\\p{L}\\p{N}_'])`, "gu");
  return [...text.slice(span.from, span.to).matchAll(word)].map(({ index }) => ({
    from: span.from + index,
    to: span.from + index + name.length,
  }));
}

interface ImportFix {
  readonly title: string;
  readonly span: Span;
  readonly put: string;
}

/** Imports that declare a name or a notation which is unknown, and known theories near one that is not there. */
export function importFixes(session: Session, document: OpenDocument, problem: Problem): ImportFix[] {
  const { code, span } = problem;
  if (code === "E0120") {
    const whole = withQuotes(document.text, span);
    const written = document.text.slice(whole.from, whole.to).replace(/^"|"$/g, "");
    return nearTheories(document, written).map((name) => ({ title: `Import ${quoted(name)}`, span: whole, put: quoted(name) }));
  }
  const at = importEnd(document);
  if (at === null) return [];
  const theories = [...new Set(declaring(document, problem))];
  const known = theories.filter((theory) => session.canImport(theory, document.path));
  return known.slice(0, 3).map((theory) => ({ title: `Import ${quoted(theory)}`, span: { from: at, to: at }, put: ` ${quoted(theory)}` }));
}

/** Theories that declare what a problem misses; none where it misses nothing. */
function declaring(document: OpenDocument, { code, message, span }: Problem): string[] {
  const folder = dirname(document.path);
  const name = baseName(/"([^"]+)"/.exec(message)?.[1] ?? "");
  switch (code) {
    case "E0151": {
      const here = document.entryAt(span.from);
      return here === null ? [] : notationDeclarers(folder, document.text, span.from, here.entry.before.context);
    }
    case "E0203":
    case "E0215":
    case "W0217":
      return declarers(name).map(asImported);
    case "E0201":
    case "E0202":
      return typeDeclarers(folder, name);
    default:
      return [];
  }
}

/** A name with the quotes around it, where there are any. */
function withQuotes(text: string, { from, to }: Span): Span {
  return text[from - 1] === '"' && text[to] === '"' ? { from: from - 1, to: to + 1 } : { from, to };
}

const quoted = (name: string): string => (/^[A-Za-z]\w*$/.test(name) ? name : `"${name}"`);

/** Behind the last import. */
function importEnd({ theory, text }: OpenDocument): number | null {
  const last = theory.parsed.header.imports.at(-1);
  return last === undefined ? null : withQuotes(text, last.span).to;
}

function nearTheories(document: OpenDocument, name: string): string[] {
  const base = name.slice(Math.max(name.lastIndexOf("."), name.lastIndexOf("/")) + 1);
  const all = importableFrom(dirname(document.path));
  const near = nearNames(
    base,
    all.map((t) => t.short),
  );
  return [base, ...near].flatMap((short) => all.find((t) => t.short === short)?.name ?? []).slice(0, 3);
}
