/** A place in a list of tokens, and the complaint when something else was expected there. */
import { InputError } from "../input-error.ts";
import { type Token, tokensOf } from "./token.ts";

export class Cursor {
  private readonly tokens: readonly Token[];
  private at = 0;

  constructor(text: string) {
    this.tokens = tokensOf(text);
  }

  get token(): Token {
    return this.peek(0);
  }

  peek(ahead: number): Token {
    const token = this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)];
    if (token === undefined) throw new RangeError("Cursor: no tokens");
    return token;
  }

  /** The end of the token before this one. */
  get lastEnd(): number {
    return this.tokens[this.at - 1]?.span.to ?? 0;
  }

  isSymbol(text: string): boolean {
    return this.token.kind === "symbol" && this.token.text === text;
  }

  next(): Token {
    const { token } = this;
    if (token.kind !== "end") this.at++;
    return token;
  }

  /** Takes the symbol if it stands here. */
  takes(text: string): boolean {
    const isHere = this.isSymbol(text);
    if (isHere) this.at++;
    return isHere;
  }

  expect(text: string): Token {
    if (!this.isSymbol(text)) this.fail(`"${text}"`);
    return this.next();
  }

  fail(expected: string): never {
    const { token } = this;
    const found = token.kind === "end" ? "the file ends" : `"${token.text}" stands`;
    throw new InputError("E0501", token.span, `Expected ${expected}, but ${found} here`);
  }

  /** Goes behind the next `).` that ends an entry, or to the end. */
  skipEntry(): void {
    while (this.token.kind !== "end" && !(this.isSymbol(".") && this.tokens[this.at - 1]?.text === ")")) this.at++;
    this.takes(".");
  }
}
