/** ROOT files: sessions, the folders and theories of each, as Isabelle's system manual describes them ("Session ROOT specifications"). */
import type { Diagnostic, Span } from "../base/index.ts";
import { KeywordTable, lexOuter, type Name, showToken, TokenReader } from "../syntax/index.ts";

/** A theory that a session names. */
export interface TheoryEntry extends Name {
  /** Other sessions may import it without the session's name. */
  readonly isGlobal: boolean;
  /** Variables of the environment that must be set, or the theory is left out. */
  readonly conditions: readonly string[];
}

/** One `session` of a ROOT file; places are those of the file. */
export interface SessionEntry {
  readonly chapter: string;
  readonly name: Name;
  readonly groups: readonly string[];
  /** The folder as written; the ROOT file's own where nothing is said. */
  readonly folder: Name | null;
  readonly parent: Name | null;
  readonly description: string;
  readonly sessions: readonly Name[];
  readonly directories: readonly Name[];
  readonly theories: readonly TheoryEntry[];
}

export interface RootFile {
  readonly sessions: readonly SessionEntry[];
  readonly diagnostics: readonly Diagnostic[];
}

const heads = ["chapter_definition", "chapter", "session"];
const sections = [
  "description",
  "options",
  "sessions",
  "directories",
  "theories",
  "document_theories",
  "document_files",
  "export_files",
  "export_classpath",
];

const rootKeywords = KeywordTable.empty.extend([
  ...heads.map((word) => ({ word, kind: "thy_decl" as const })),
  ...[...sections, "(", ")", "[", "]", "+", ",", "=", "in", "global"].map((word) => ({ word, kind: "minor" as const })),
]);

/** Reads a ROOT file. An entry with a mistake is left out; reading goes on with the next one. */
export function parseRoot(text: string): RootFile {
  const { tokens, diagnostics } = lexOuter(text, rootKeywords);
  const problems: Diagnostic[] = [...diagnostics];
  const sessions: SessionEntry[] = [];
  let chapter = "Unsorted";
  for (let from = 0; from < tokens.length; ) {
    let end = from + 1;
    while (end < tokens.length && tokens.kind(end) !== "command") end++;
    const r = new TokenReader(tokens, from, end);
    if (r.accept("chapter")) chapter = r.name("the name of a chapter").text;
    else if (r.accept("chapter_definition")) chapterDefinition(r);
    else if (r.accept("session")) {
      const entry = sessionEntry(r, chapter);
      if (r.failure === null && r.isDone) sessions.push(entry);
    } else r.fail('"chapter" or "session"');
    if (r.failure === null && !r.isDone) r.fail(`a section (${sections.join(", ")}) or the next session`);
    if (r.failure !== null && tokens.kind(r.failure.at) !== "malformed")
      problems.push(syntaxError(place(r, r.failure.at), `expected ${r.failure.expected}, found ${showToken(tokens, r.failure.at)}`));
    from = end;
  }
  return { sessions, diagnostics: problems };
}

function place({ tokens }: TokenReader, at: number): Span {
  const last = tokens.source.length;
  return at < tokens.length ? { from: tokens.from(at), to: tokens.to(at) } : { from: last, to: last };
}

function syntaxError(span: Span, message: string): Diagnostic {
  return {
    code: "E0130",
    severity: "error",
    span,
    message: `ROOT file: ${message}`,
    hint: "The session is left out; the others are read.",
  };
}

function chapterDefinition(r: TokenReader): void {
  r.name("the name of a chapter");
  groupsOf(r);
  if (r.accept("description")) r.embedded("a text");
}

function sessionEntry(r: TokenReader, chapter: string): SessionEntry {
  const name = r.name("the name of a session");
  const groups = groupsOf(r);
  const folder = r.accept("in") ? nameOf(r, "a folder") : null;
  r.expect("=");
  const parent = r.seesName ? parentOf(r) : null;
  const description = r.accept("description") ? r.embedded("a text").text.trim() : "";
  if (r.accept("options")) optionsOf(r);
  const sessions = r.accept("sessions")
    ? r.whileSeen(
        () => r.seesName,
        () => r.name(),
      )
    : [];
  const directories = r.accept("directories")
    ? r.whileSeen(
        () => r.seesEmbedded,
        () => nameOf(r, "a folder"),
      )
    : [];
  const theories: TheoryEntry[] = [];
  while (!r.isDone && r.accept("theories")) theories.push(...theoriesOf(r));
  skipDocuments(r);
  return { chapter, name, groups, folder, parent, description, sessions, directories, theories };
}

function parentOf(r: TokenReader): Name {
  const parent = r.name();
  r.expect("+");
  return parent;
}

function nameOf(r: TokenReader, what: string): Name {
  const { text, span } = r.embedded(what);
  return { text, span };
}

function groupsOf(r: TokenReader): string[] {
  if (!r.accept("(")) return [];
  const groups = r.whileSeen(
    () => r.seesName,
    () => r.name().text,
  );
  r.expect(")");
  return groups;
}

/** `[a, b = 1, c = "x"]`: each name with its value, `true` where none is written. */
function optionsOf(r: TokenReader): readonly (readonly [string, string])[] {
  r.expect("[");
  const found = r.separated(",", () => {
    const name = r.name("an option").text;
    return [name, r.accept("=") ? r.plainText() : "true"] as const;
  });
  r.expect("]");
  return found;
}

/** `theories [condition = "A,B"] T "dir/U" V (global)`. */
function theoriesOf(r: TokenReader): TheoryEntry[] {
  const options = r.sees("[") ? optionsOf(r) : [];
  const conditions = options.flatMap(([name, value]) => (name === "condition" ? value.split(",").filter((v) => v !== "") : []));
  return r.whileSeen(
    () => r.seesName,
    () => {
      const { text, span } = r.name();
      const isGlobal = r.sees("(") && r.sees("global", 1);
      if (isGlobal) {
        r.at += 2;
        r.expect(")");
      }
      return { text, span, isGlobal, conditions };
    },
  );
}

/** What is for documents and exports says nothing about theories. */
function skipDocuments(r: TokenReader): void {
  if (r.accept("document_theories"))
    r.whileSeen(
      () => r.seesName,
      () => r.name(),
    );
  while (r.sees("document_files") || r.sees("export_files") || r.sees("export_classpath")) {
    r.at++;
    if (r.sees("(")) r.at += Math.max(1, r.closing(0));
    if (r.sees("[")) r.at += Math.max(1, r.closing(0));
    r.whileSeen(
      () => r.seesEmbedded,
      () => r.embedded("a path"),
    );
  }
}
