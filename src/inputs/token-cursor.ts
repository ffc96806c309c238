/** A place in a list of tokens, and the complaint when something else was expected there. */
import type { Span } from "../base/index.ts";
import { InputError } from "./input-error.ts";

/** What all languages have of a token; the last one of a text has the kind `end`. */
interface AnyToken {
  readonly kind: string;
  readonly text: string;
  readonly span: Span;
}

export abstract class TokenCursor<Token extends AnyToken> {
  protected readonly tokens: readonly Token[];
  protected at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  /** Whether the word or symbol stands here. */
  abstract is(text: string): boolean;

  get token(): Token {
    return this.peek(0);
  }

  peek(ahead: number): Token {
    const token = this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)];
    if (token === undefined) throw new RangeError("TokenCursor: no tokens");
    return token;
  }

  /** The end of the token before this one. */
  get lastEnd(): number {
    return this.tokens[this.at - 1]?.span.to ?? 0;
  }

  next(): Token {
    const { token } = this;
    if (token.kind !== "end") this.at++;
    return token;
  }

  /** Takes the word or symbol if it stands here. */
  takes(text: string): boolean {
    const isHere = this.is(text);
    if (isHere) this.at++;
    return isHere;
  }

  expect(text: string): Token {
    if (!this.is(text)) this.fail(`"${text}"`);
    return this.next();
  }

  fail(expected: string): never {
    const { token } = this;
    const found = token.kind === "end" ? "the file ends" : `"${token.text}" stands`;
    throw new InputError("E0501", token.span, `Expected ${expected}, but ${found} here`);
  }
}
