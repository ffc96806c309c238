/** The tokens of Nunchaku's input, and a place among them. */
import type { Span } from "../../base/index.ts";
import { InputError } from "../input-error.ts";
import { TokenCursor } from "../token-cursor.ts";

export interface Token {
  readonly kind: "word" | "number" | "file" | "symbol" | "end";
  readonly text: string;
  readonly span: Span;
}

const shape =
  /\s+|#[^\n]*|([A-Za-z][A-Za-z0-9_'./]*[A-Za-z0-9_']|[A-Za-z])|([+-]?\d+)|"((?:[^"\\]|\\")*)"|(:=|->|=>|!=|&&|\|\||[()[\].:;=|~@?_])/y;

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    shape.lastIndex = at;
    const found = shape.exec(text);
    const to = at + (found?.[0].length ?? 1);
    const span = { from: at, to };
    if (found === null) throw new InputError("E0501", span, `Unexpected character "${text[at]}"`);
    const [, word, number, file, symbol] = found;
    if (word !== undefined) tokens.push({ kind: "word", text: word, span });
    else if (number !== undefined) tokens.push({ kind: "number", text: number, span });
    else if (file !== undefined) tokens.push({ kind: "file", text: file, span });
    else if (symbol !== undefined) tokens.push({ kind: "symbol", text: symbol, span });
    at = to;
  }
  return [...tokens, { kind: "end", text: "", span: { from: text.length, to: text.length } }];
}

const keywords: ReadonlySet<string> = new Set(
  "fun rec spec val axiom goal match with end let in if then else asserting and pi data codata pred copred include copy subset quotient partial_quotient abstract concrete forall exists".split(
    " ",
  ),
);

export class Cursor extends TokenCursor<Token> {
  constructor(text: string) {
    super(tokensOf(text));
  }

  override is(text: string): boolean {
    return this.token.text === text && this.token.kind !== "file" && this.token.kind !== "end";
  }

  /** Whether a name that is no keyword stands here. */
  get isName(): boolean {
    return this.token.kind === "word" && !keywords.has(this.token.text);
  }

  name(): string {
    if (!this.isName) this.fail("a name");
    return this.next().text;
  }

  /** Goes behind the dot that ends a statement. */
  skipStatement(): void {
    while (this.token.kind !== "end" && !this.is(".")) this.at++;
    this.takes(".");
  }
}
