/**
 * A reader of the tokens of one command. The first failure is remembered and the reader jumps to the end, where every further read is
 * empty: parsers need not look for failures, their result is dropped as a whole.
 */
import type { Span } from "../../../base/index.ts";
import { normalise } from "../../symbols.ts";
import type { Embedded, Name } from "../command/parts.ts";
import type { TokenKind, TokenList } from "../tokens/token.ts";

/** What was expected where. */
export interface Failure {
  /** The position of the token that was found instead. */
  readonly at: number;
  readonly expected: string;
}

/** Kinds of tokens that may be a name. */
const nameKinds: ReadonlySet<TokenKind> = new Set<TokenKind>(["ident", "long_ident", "sym_ident", "nat", "string"]);

/** Kinds of tokens that may hold a term, a type or a proposition. Old files have `{* … *}` for prose. */
const embeddedKinds: ReadonlySet<TokenKind> = new Set<TokenKind>([
  "cartouche",
  "string",
  "ident",
  "long_ident",
  "sym_ident",
  "var",
  "type_ident",
  "type_var",
  "nat",
  "verbatim",
]);

/** Reads the tokens `from … to - 1` of a list. */
export class Reader {
  readonly tokens: TokenList;
  /** The position of the next token. */
  at: number;
  /** The position after the last token. */
  readonly end: number;
  /** The first failure. */
  failure: Failure | null = null;

  constructor(tokens: TokenList, from: number, end: number) {
    this.tokens = tokens;
    this.at = from;
    this.end = end;
  }

  get isDone(): boolean {
    return this.at >= this.end;
  }

  /** The kind of the token `ahead` places on. */
  kind(ahead = 0): TokenKind {
    return this.at + ahead < this.end ? this.tokens.kind(this.at + ahead) : "end_of_text";
  }

  /** The keyword `ahead` places on; empty when there is none. */
  word(ahead = 0): string {
    return this.at + ahead < this.end ? this.tokens.word(this.at + ahead) : "";
  }

  /** The plain text of the token `ahead` places on, when it is not quoted; empty otherwise. */
  plain(ahead = 0): string {
    const kind = this.kind(ahead);
    if (kind === "string" || kind === "cartouche" || kind === "alt_string" || kind === "verbatim" || kind === "end_of_text") return "";
    return this.tokens.contentText(this.at + ahead);
  }

  /** Takes the next token, whatever it is: its content as text. */
  plainText(): string {
    return this.isDone ? "" : this.tokens.contentText(this.at++);
  }

  /** Passes over `%tag` after a command word. */
  skipTags(): void {
    while (this.sees("%") && this.isNameAt(1)) this.at += 2;
  }

  /** Whether the next token is this keyword. */
  sees(keyword: string, ahead = 0): boolean {
    return this.word(ahead) === keyword;
  }

  /** Takes the keyword when it is next. */
  accept(keyword: string): boolean {
    if (!this.sees(keyword)) return false;
    this.at++;
    return true;
  }

  /** Takes the word when it is next, whether a keyword or not. */
  acceptPlain(word: string): boolean {
    if (this.plain() !== word) return false;
    this.at++;
    return true;
  }

  /** Takes the keyword, which must be next. */
  expect(keyword: string): void {
    if (!this.accept(keyword)) this.fail(`"${keyword}"`);
  }

  /** Gives up: remembers the first failure and goes to the end. */
  fail(expected: string): void {
    if (this.failure === null) this.failure = { at: this.at, expected };
    this.at = this.end;
  }

  /** The place of the token `ahead` places on. */
  span(ahead = 0): Span {
    const i = Math.min(this.at + ahead, this.end);
    return { from: this.tokens.from(i), to: this.tokens.to(i) };
  }

  /** The place from the token at position `from` to the last token read. */
  spanFrom(from: number): Span {
    const last = Math.max(from, this.at - 1);
    return { from: this.tokens.from(from), to: this.tokens.to(last) };
  }

  get seesName(): boolean {
    return nameKinds.has(this.kind());
  }

  /** Whether the token `ahead` places on may be a name. */
  isNameAt(ahead: number): boolean {
    return nameKinds.has(this.kind(ahead));
  }

  get seesEmbedded(): boolean {
    return embeddedKinds.has(this.kind());
  }

  /** A name, which must be next; the place is that of the text inside the quotes. */
  name(what = "a name"): Name {
    if (!this.seesName) {
      this.fail(what);
      return { text: "", span: this.span() };
    }
    const content = this.tokens.content(this.at++);
    return { text: content.text, span: content.span };
  }

  /** The name of an existing type, class or constant, which may also be in a cartouche. */
  reference(what: string): Name {
    const { text, span } = this.embedded(what);
    return { text, span };
  }

  /** A name or null for `_`. */
  maybeName(): Name | null {
    if (this.acceptPlain("_")) return null;
    return this.name();
  }

  /** A term, type or proposition, which must be next. */
  embedded(what: string): Embedded {
    if (!this.seesEmbedded) {
      this.fail(what);
      return normalise("", this.tokens.from(this.at));
    }
    return this.tokens.content(this.at++);
  }

  /** A number, which must be next. */
  nat(): number {
    if (this.kind() !== "nat") {
      this.fail("a number");
      return 0;
    }
    return Number(this.tokens.text(this.at++));
  }

  /** One or more of something, separated by a keyword. */
  separated<A>(separator: string, read: () => A): A[] {
    const found = [read()];
    while (this.accept(separator)) found.push(read());
    return this.failure === null ? found : [];
  }

  /** `[a, b, …]`; none where there is no bracket. */
  bracketed<A>(read: () => A): A[] {
    if (!this.accept("[")) return [];
    const found: A[] = [];
    while (!this.isDone && !this.sees("]")) {
      found.push(read());
      if (!this.accept(",")) break;
    }
    this.expect("]");
    return found;
  }

  /** As many of something as there are while a condition holds. */
  whileSeen<A>(seen: () => boolean, read: () => A): A[] {
    const found: A[] = [];
    while (!this.isDone && seen()) found.push(read());
    return this.failure === null ? found : [];
  }

  /**
   * The position after the bracket that closes the one at `ahead`, counted from the next token; -1 when there is none.
   * Iterative: brackets may nest to any depth.
   */
  closing(ahead: number): number {
    let depth = 0;
    for (let i = ahead; this.at + i < this.end; i++) {
      const word = this.word(i);
      if (word === "(" || word === "[") depth++;
      else if (word === ")" || word === "]") {
        depth--;
        if (depth === 0) return i + 1;
      }
    }
    return -1;
  }
}
