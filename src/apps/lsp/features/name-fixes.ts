/** Better spellings of names, and imports that bring them. */
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { baseName, nearNames, type Diagnostic as Problem, type Span } from "../../../base/index.ts";
import { declarers } from "../../../elaborate/index.ts";
import { libraryFolder } from "../../cli/theory-files.ts";
import type { OpenDocument } from "../documents/document.ts";
import type { Session } from "../session.ts";

/** Names that a message suggests: "Did you mean a or b?". */
export function nameFixes(
  document: OpenDocument,
  { message, hint = "", span, code }: Problem,
): { readonly title: string; readonly put: string }[] {
  if (code === "E0120") return [];
  const list = /did you mean ([^?]+)\?/i.exec(`${message}\n${hint}`)?.[1] ?? "";
  const old = document.text.slice(span.from, span.to);
  return list
    .split(/, | or /)
    .map((name) => name.trim().replace(/^["']|["']$/g, ""))
    .filter((name) => name !== "" && !name.includes(" ") && name !== old)
    .map((name) => ({ title: `Replace by ${name}`, put: name }));
}

interface ImportFix {
  readonly title: string;
  readonly span: Span;
  readonly put: string;
}

/** Imports that declare a name which is unknown, and known theories near one that is not there. */
export function importFixes(session: Session, document: OpenDocument, { code, message, span }: Problem): ImportFix[] {
  if (code === "E0120") {
    const whole = withQuotes(document.text, span);
    const written = document.text.slice(whole.from, whole.to).replace(/^"|"$/g, "");
    return nearTheories(document, written).map((name) => ({ title: `Import ${quoted(name)}`, span: whole, put: quoted(name) }));
  }
  const name = /"([^"]+)"/.exec(message)?.[1];
  if (name === undefined || !["E0203", "E0215", "W0217"].includes(code)) return [];
  const base = baseName(name);
  const known = declarers(base).filter((theory) => session.canImport(theory, document.path));
  return known.slice(0, 3).flatMap((theory) => {
    const at = importEnd(document);
    return at === null ? [] : [{ title: `Import ${quoted(theory)}`, span: { from: at, to: at }, put: ` ${quoted(theory)}` }];
  });
}

/** A name with the quotes around it, where there are any. */
function withQuotes(text: string, { from, to }: Span): Span {
  return text[from - 1] === '"' && text[to] === '"' ? { from: from - 1, to: to + 1 } : { from, to };
}

const quoted = (name: string): string => (/^[A-Za-z]\w*$/.test(name) ? name : `"${name}"`);

/** Behind the last import. */
function importEnd({ theory }: OpenDocument): number | null {
  const last = theory.parsed.header.imports.at(-1);
  if (last === undefined) return null;
  return last.span.to;
}

function nearTheories(document: OpenDocument, name: string): string[] {
  const base = name.slice(Math.max(name.lastIndexOf("."), name.lastIndexOf("/")) + 1);
  const all = theoryNames(dirname(document.path));
  const exact = [...all].filter(([short]) => short === base).map(([, full]) => full);
  return [...new Set([...exact, ...nearNames(base, all.keys()).flatMap((short) => all.get(short) ?? [])])].slice(0, 3);
}

/** Theories that can be imported from a folder, by their short names: those in it, and the library's. */
export function theoryNames(folder: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const library = libraryFolder();
  const list = (at: string, prefix: string): void => {
    try {
      for (const file of readdirSync(at)) {
        const short = /^(.+)\.thy$/.exec(file)?.[1];
        if (short !== undefined && !names.has(short)) names.set(short, `${prefix}${short}`);
      }
    } catch {
      // There is no such folder.
    }
  };
  list(folder, "");
  for (const top of ["Main", "Complex_Main"]) names.set(top, top);
  for (const session of ["HOL-Library", "HOL-Data_Structures", "HOL-Computational_Algebra", "HOL-Number_Theory"])
    list(join(library, session), `${session}.`);
  return names;
}
