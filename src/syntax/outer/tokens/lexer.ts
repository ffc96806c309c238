/**
 * Outer lexical syntax: longest match, a keyword wins over an identifier of equal length. Comments nest, cartouches nest, both without
 * recursion. One pass; unterminated texts are reported and reading goes on at the next line that starts a command.
 */
import type { Diagnostic } from "../../../base/index.ts";
import { type DelimitedText, describeProblem } from "../problems.ts";
import { isCommandKind, type KeywordKind, type KeywordTable } from "./keywords.ts";
import { nextCommandLine, nextTheoryLine, startsCommandLine } from "./resync.ts";
import { digitsEnd, identifierEnd, isAsciiLetter, isDigit, isSpace, symbolAt, symbolicRunEnd } from "./scan.ts";
import { type TokenKind, TokenList } from "./token.ts";

/** The tokens of a text and what was wrong with it. */
export interface Lexed {
  readonly tokens: TokenList;
  readonly diagnostics: readonly Diagnostic[];
}

/** After this many unterminated comments and cartouches the rest of the file is not read: each costs a look at the whole rest. */
const mostUnterminated = 50;

const commentMark = /\(\*|\*\)/g;
const cartoucheMark = /\\<open>|\\<close>|[‹›]/g;

/** Symbols that start a formal comment, whose argument is a cartouche. */
const commentSymbols: ReadonlySet<string> = new Set(["comment", "^cancel", "^latex", "^marker"]);

/** Reads the tokens of a text from an offset on. */
export class Lexer {
  /** The tokens read so far. */
  readonly tokens: TokenList;
  /** What was wrong so far. */
  readonly diagnostics: Diagnostic[] = [];
  private readonly text: string;
  private readonly keywords: KeywordTable;
  /** The offset of the next character to read. */
  private at: number;
  /** How many comments and cartouches were not closed. */
  private unterminated = 0;

  constructor(text: string, keywords: KeywordTable, from: number) {
    this.text = text;
    this.keywords = keywords;
    this.at = from;
    this.tokens = new TokenList(text);
  }

  /** Reads one token, or nothing at the end of the text: returns false. White space and comments are passed over. */
  next(): boolean {
    for (;;) {
      this.skipSpace();
      if (this.at >= this.text.length) return false;
      const before = this.tokens.length;
      this.readOne();
      if (this.tokens.length > before) return true;
    }
  }

  private skipSpace(): void {
    while (this.at < this.text.length && isSpace(this.text.charCodeAt(this.at))) this.at++;
  }

  private readOne(): void {
    const { text, at } = this;
    const code = text.charCodeAt(at);
    if (isAsciiLetter(code)) this.readIdentifier();
    else if (code === 34) this.readString("string", "string", code);
    else if (code === 96) this.readString("alt_string", "back-quoted text", code);
    else if (code === 40 && text[at + 1] === "*") this.readComment();
    else if (code === 123 && text[at + 1] === "*") this.readVerbatim();
    else if (code === 92 || code >= 128) this.readSymbol();
    else this.readSymbolic();
  }

  private push(kind: TokenKind, to: number): void {
    this.tokens.push(kind, this.at, to, "");
    this.at = to;
  }

  /** An identifier, a qualified name, or a keyword made of letters. */
  private readIdentifier(): void {
    const { text, at } = this;
    const end = identifierEnd(text, at);
    const longEnd = qualifiedEnd(text, end);
    const word = longEnd > end ? "" : text.slice(at, end);
    const kind = this.keywords.kindOf(word);
    if (longEnd > end) this.push("long_ident", longEnd);
    else if (kind === undefined) this.push("ident", end);
    else this.pushWord(kind, end, word);
  }

  private pushWord(kind: KeywordKind, to: number, word: string): void {
    this.tokens.push(isCommandKind(kind) ? "command" : "keyword", this.at, to, word);
    this.at = to;
  }

  /** Something that starts with a symbol: a formal comment, a cartouche, an identifier, a keyword, a symbolic name. */
  private readSymbol(): void {
    const { text, at } = this;
    const symbol = symbolAt(text, at);
    if (symbol === null) this.readBad();
    else if (symbol.name === "open") this.readCartouche("cartouche", at, at);
    else if (commentSymbols.has(symbol.name) && this.opensCartouche(this.argumentStart(symbol))) {
      this.readCartouche(null, at, this.argumentStart(symbol));
    } else if (symbol.name.startsWith("^")) this.readControl(symbol.end);
    else if (identifierEnd(text, at) > at) this.readIdentifier();
    else this.readSymbolic();
  }

  /** Where the argument of a formal comment starts: after `\<comment>` there may be space. */
  private argumentStart(symbol: { readonly name: string; readonly end: number }): number {
    let i = symbol.end;
    if (symbol.name === "comment") while (isSpace(this.text.charCodeAt(i))) i++;
    return i;
  }

  private readControl(end: number): void {
    if (this.opensCartouche(end)) this.readCartouche("control", this.at, end);
    else this.push("control", end);
  }

  private opensCartouche(at: number): boolean {
    return this.text[at] === "‹" || this.text.startsWith("\\<open>", at);
  }

  /** A keyword that is not an identifier, a variable, a number or a symbolic name; the longest, keywords first. */
  private readSymbolic(): void {
    const { text, at } = this;
    const value = this.valueEnd();
    for (const { spelling, word } of this.keywords.symbolic(text.charCodeAt(at)) ?? []) {
      if (at + spelling.length < value.end || !text.startsWith(spelling, at)) continue;
      this.pushWord(this.keywords.kindOf(word) ?? "minor", at + spelling.length, word);
      return;
    }
    if (value.end > at) this.push(value.kind, value.end);
    else this.readBad();
  }

  /** The token at the current place that is not a keyword; empty when there is none. */
  private valueEnd(): { readonly kind: TokenKind; readonly end: number } {
    const { text, at } = this;
    const code = text.charCodeAt(at);
    if (isDigit(code)) return numberEnd(text, at);
    if (code === 39) {
      const end = identifierEnd(text, at + 1);
      return { kind: "type_ident", end: end > at + 1 ? end : at };
    }
    if (code === 63) {
      const isType = text[at + 1] === "'";
      const name = at + (isType ? 2 : 1);
      const end = identifierEnd(text, name);
      if (end > name) return { kind: isType ? "type_var" : "var", end: indexEnd(text, end) };
    }
    const named = symbolAt(text, at);
    if (named !== null) return { kind: "sym_ident", end: named.end };
    return { kind: "sym_ident", end: symbolicRunEnd(text, at) };
  }

  private readBad(): void {
    const { text, at } = this;
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const last = this.tokens.length - 1;
    const isFirst = last < 0 || this.tokens.kind(last) !== "malformed" || this.tokens.to(last) !== at;
    if (isFirst)
      this.diagnostics.push(describeProblem({ kind: "bad-character", span: { from: at, to: at + character.length }, text: character }));
    this.push("malformed", at + character.length);
  }

  /** A quoted text. A line inside it that surely starts a theory-level command shows that the closing quote is missing. */
  private readString(kind: TokenKind, what: DelimitedText, quote: number): void {
    const { text, at, keywords } = this;
    const isProse = this.followsProse();
    let limit = text.length;
    for (let i = at + 1; i < limit; i++) {
      const code = text.charCodeAt(i);
      if (code === quote) {
        this.push(kind, i + 1);
        return;
      }
      if (code === 92 && (text.charCodeAt(i + 1) === quote || text.charCodeAt(i + 1) === 92)) i++;
      else if (code === 10 && !isProse && startsCommandLine(text, i + 1, keywords)) limit = i + 1;
    }
    this.recover(what, nextCommandLine(text, at, limit, keywords));
  }

  /** Whether the last token is a command whose quoted argument is prose or program text. */
  private followsProse(): boolean {
    const last = this.tokens.length - 1;
    if (last < 0 || this.tokens.kind(last) !== "command") return false;
    const kind = this.keywords.kindOf(this.tokens.word(last));
    return kind?.startsWith("document_") === true || /^(S?ML|setup|local_setup)/.test(this.tokens.word(last));
  }

  private readComment(): void {
    let depth = 0;
    commentMark.lastIndex = this.at;
    for (let match = commentMark.exec(this.text); match !== null; match = commentMark.exec(this.text)) {
      depth += match[0] === "(*" ? 1 : -1;
      if (depth === 0) {
        this.at = commentMark.lastIndex;
        return;
      }
    }
    this.recover("comment", nextTheoryLine(this.text, this.at, this.keywords));
  }

  private readVerbatim(): void {
    const end = this.text.indexOf("*}", this.at + 2);
    if (end >= 0) this.push("verbatim", end + 2);
    else this.recover("verbatim text", nextTheoryLine(this.text, this.at, this.keywords));
  }

  /** A cartouche that opens at `open`, as a token that starts at `from`; without kind it is passed over. */
  private readCartouche(kind: TokenKind | null, from: number, open: number): void {
    let depth = 0;
    cartoucheMark.lastIndex = open;
    for (let match = cartoucheMark.exec(this.text); match !== null; match = cartoucheMark.exec(this.text)) {
      depth += match[0] === "‹" || match[0] === "\\<open>" ? 1 : -1;
      if (depth === 0) {
        if (kind !== null) this.tokens.push(kind, from, cartoucheMark.lastIndex, "");
        this.at = cartoucheMark.lastIndex;
        return;
      }
    }
    this.recover("cartouche", nextTheoryLine(this.text, this.at, this.keywords));
  }

  /** Reports an unterminated text and goes on at `resume`. */
  private recover(what: DelimitedText, resume: number): void {
    const { text, at } = this;
    const line = text.indexOf("\n", at);
    const end = line < 0 ? text.length : Math.min(line, resume);
    this.diagnostics.push(describeProblem({ kind: "unterminated", span: { from: at, to: Math.max(end, at + 1) }, what }));
    this.tokens.push("malformed", at, Math.max(end, at + 1), "");
    this.at = resume;
    if (what !== "string" && what !== "back-quoted text") this.unterminated++;
    if (this.unterminated <= mostUnterminated || resume >= text.length) return;
    this.diagnostics.push(describeProblem({ kind: "too-many-unterminated", span: { from: resume, to: text.length } }));
    this.at = text.length;
  }
}

/** The end of `.name.name…` after an identifier that ends at `at`. */
function qualifiedEnd(text: string, at: number): number {
  let end = at;
  while (text.charCodeAt(end) === 46) {
    const next = identifierEnd(text, end + 1);
    if (next === end + 1) return end;
    end = next;
  }
  return end;
}

/** `12` or `12.5`. */
function numberEnd(text: string, at: number): { readonly kind: TokenKind; readonly end: number } {
  const end = digitsEnd(text, at);
  if (text.charCodeAt(end) === 46 && isDigit(text.charCodeAt(end + 1))) return { kind: "float", end: digitsEnd(text, end + 1) };
  return { kind: "nat", end };
}

/** The end of the index `.3` after a variable; a dot without a digit does not belong to it. */
function indexEnd(text: string, at: number): number {
  return text.charCodeAt(at) === 46 && isDigit(text.charCodeAt(at + 1)) ? digitsEnd(text, at + 1) : at;
}

/** All tokens of a text from an offset on. */
export function lex(text: string, keywords: KeywordTable, from = 0): Lexed {
  const lexer = new Lexer(text, keywords, from);
  while (lexer.next());
  return { tokens: lexer.tokens, diagnostics: lexer.diagnostics };
}
