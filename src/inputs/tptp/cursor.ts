/** A place among the tokens of a problem. */
import { TokenCursor } from "../token-cursor.ts";
import { type Token, tokensOf } from "./token.ts";

export class Cursor extends TokenCursor<Token> {
  constructor(text: string) {
    super(tokensOf(text));
  }

  override is(text: string): boolean {
    return this.token.kind === "symbol" && this.token.text === text;
  }

  /** Goes behind the next `).` that ends an entry, or to the end. */
  skipEntry(): void {
    while (this.token.kind !== "end" && !(this.is(".") && this.tokens[this.at - 1]?.text === ")")) this.at++;
    this.takes(".");
  }
}
