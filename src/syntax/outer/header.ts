/** The theory header: `theory N imports A "S.B" keywords "c" :: thy_decl abbrevs … begin`. */
import type { Diagnostic, Span } from "../../base/index.ts";
import type { Name } from "./command/parts.ts";
import { Reader } from "./parse/reader.ts";
import { describeProblem, type OuterProblem } from "./problems.ts";
import { isCommandKind, isKeywordKind, type KeywordDeclaration, type KeywordKind, pureKeywords } from "./tokens/keywords.ts";
import { Lexer } from "./tokens/lexer.ts";
import { showToken } from "./tokens/show-token.ts";
import type { TokenList } from "./tokens/token.ts";

/** What a header says. */
export interface Header {
  /** Null when there is no header. */
  readonly name: Name | null;
  /** As written: `Main`, `HOL-Library.Multiset`, `../Other`. */
  readonly imports: readonly Name[];
  /** The keywords that the theory adds for itself and for its importers. */
  readonly keywords: readonly KeywordDeclaration[];
  readonly span: Span;
  /** The offset where the commands start. */
  readonly bodyFrom: number;
}

/** A header and what was wrong with it. */
export interface ParsedHeader {
  readonly header: Header;
  readonly diagnostics: readonly Diagnostic[];
}

const sections: ReadonlySet<string> = new Set(["imports", "keywords", "abbrevs", "options", "begin"]);

/** Reads the header alone: the text behind it is not looked at. */
export function parseHeader(text: string): ParsedHeader {
  const lexer = new Lexer(text, pureKeywords, 0);
  const start = findTheory(lexer);
  if (start === null) {
    const span = { from: 0, to: Math.min(text.length, firstLineEnd(text)) };
    const bodyFrom = lexer.tokens.length === 0 ? 0 : lexer.tokens.from(lexer.tokens.length - 1);
    const diagnostics = [describeProblem({ kind: "no-header", span })];
    return { header: { name: null, imports: [], keywords: [], span, bodyFrom: isBodyStart(lexer.tokens) ? bodyFrom : 0 }, diagnostics };
  }
  const end = findBegin(lexer, start);
  const problems: OuterProblem[] = [];
  const header = readHeader(lexer.tokens, start, end, problems);
  return { header, diagnostics: [...lexer.diagnostics, ...problems.map(describeProblem)] };
}

function firstLineEnd(text: string): number {
  const end = text.indexOf("\n");
  return end < 0 ? text.length : end;
}

/** Whether the last token read starts a theory-level command. */
function isBodyStart(tokens: TokenList): boolean {
  const kind = tokens.length === 0 ? undefined : pureKeywords.kindOf(tokens.word(tokens.length - 1));
  return kind?.startsWith("thy_") === true;
}

/** The position of the token `theory`; null when a command of a theory comes first or the text ends. */
function findTheory(lexer: Lexer): number | null {
  while (lexer.next()) {
    const last = lexer.tokens.length - 1;
    const kind = pureKeywords.kindOf(lexer.tokens.word(last));
    if (kind === "thy_begin") return last;
    if (kind?.startsWith("thy_") === true && lexer.tokens.word(last) !== "ML") return null;
  }
  return null;
}

/** Reads on to `begin`, or to a command, which cannot belong to the header: the position after the header's last token. */
function findBegin(lexer: Lexer, start: number): number {
  while (lexer.next()) {
    const last = lexer.tokens.length - 1;
    if (lexer.tokens.word(last) === "begin") return last + 1;
    const kind = pureKeywords.kindOf(lexer.tokens.word(last));
    if (kind !== undefined && isCommandKind(kind) && last > start) return last;
  }
  return lexer.tokens.length;
}

function readHeader(tokens: TokenList, start: number, end: number, problems: OuterProblem[]): Header {
  const r = new Reader(tokens, start + 1, end);
  r.skipTags();
  const name = r.name("the name of the theory");
  const imports: Name[] = [];
  const keywords: KeywordDeclaration[] = [];
  while (!r.isDone && !r.sees("begin")) {
    if (r.accept("imports")) while (r.seesName) imports.push(r.name());
    else if (r.accept("keywords")) keywords.push(...readKeywords(r, problems));
    else if (r.accept("abbrevs") || r.accept("options")) skipSection(r);
    else r.fail('"imports", "keywords" or "begin"');
  }
  if (r.failure === null && !r.accept("begin")) r.fail('"begin"');
  const span = { from: tokens.from(start), to: tokens.to(end - 1) };
  // A malformed token has been reported already.
  if (r.failure !== null && tokens.kind(r.failure.at) !== "malformed") problems.push(badHeader(tokens, r.failure.at, r.failure.expected));
  const hasBegin = tokens.word(end - 1) === "begin";
  return { name, imports, keywords, span, bodyFrom: hasBegin ? tokens.to(end - 1) : tokens.from(end) };
}

function badHeader(tokens: TokenList, at: number, expected: string): OuterProblem {
  const span = at < tokens.length ? { from: tokens.from(at), to: tokens.to(at) } : { from: tokens.source.length, to: tokens.source.length };
  return { kind: "bad-header", span, expected, found: showToken(tokens, at) };
}

/** `"a" "b" :: kind ("ext") % tag and …`. */
function readKeywords(r: Reader, problems: OuterProblem[]): KeywordDeclaration[] {
  return r
    .separated("and", () => {
      const words: string[] = [];
      while (r.seesName) words.push(r.name().text);
      const kind = r.accept("::") ? readKind(r, problems) : "minor";
      while (!r.isDone && !r.sees("and") && !sections.has(r.word())) r.at++;
      return words.map((word) => ({ word, kind }));
    })
    .flat();
}

function readKind(r: Reader, problems: OuterProblem[]): KeywordKind {
  const name = r.name("a keyword kind");
  if (isKeywordKind(name.text)) return name.text;
  const known = ["thy_decl", "thy_defn", "thy_stmt", "thy_goal", "thy_goal_defn", "thy_goal_stmt", "thy_decl_block", "thy_load", "diag"];
  if (name.text !== "") problems.push({ kind: "unknown-keyword-kind", span: name.span, name: name.text, known });
  return "thy_decl";
}

function skipSection(r: Reader): void {
  while (!r.isDone && !sections.has(r.word())) r.at++;
}
