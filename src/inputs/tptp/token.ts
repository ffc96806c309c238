/** The tokens of the TPTP languages (Sutcliffe, "The TPTP Problem Library and Associated Infrastructure", J. Autom. Reasoning 59, 2017). */
import type { Span } from "../../base/index.ts";

export type TokenKind =
  /** `f`, `'any text'`: a name that the problem chooses. */
  | "word"
  /** `X`: a variable. */
  | "variable"
  /** `$true`: a name with a fixed meaning. */
  | "defined"
  /** `$$name`: a name that only some system knows. */
  | "system"
  /** `"text"`: differs from every other distinct object. */
  | "distinct"
  /** `3`, `-1/2`, `0.5e3`. */
  | "number"
  | "symbol"
  /** A character that begins no token, or a quotation without its end. */
  | "bad"
  | "end";

export interface Token {
  readonly kind: TokenKind;
  /** Names without their quotes. */
  readonly text: string;
  readonly span: Span;
}

/** The kinds of token in the order of the groups of `shape`. */
const kinds: readonly TokenKind[] = ["word", "variable", "system", "defined", "number", "word", "distinct", "symbol", "bad"];
const shape = new RegExp(
  [
    "([a-z][A-Za-z0-9_]*)",
    "([A-Z_][A-Za-z0-9_]*)",
    String.raw`(\$\$[A-Za-z0-9_]+)`,
    String.raw`(\$[a-z][A-Za-z0-9_]*)`,
    String.raw`([+-]?\d+(?:\/\d+|(?:\.\d+)?(?:[eE][+-]?\d+)?))`,
    String.raw`('(?:[^'\\\n]|\\['\\])+')`,
    String.raw`("(?:[^"\\\n]|\\["\\])*")`,
    String.raw`(<=>|<~>|==>|-->|@@\+|@@-|@@=|!!|\?\?|!>|\?\*|@\+|@-|@=|:=|==|!=|=>|<=|<<|~\||~&|[()[\]{},.:@=&|~!?^>*+<#])`,
    String.raw`([\s\S])`,
  ].join("|"),
  "y",
);
const blank = /(?:\s+|%[^\n]*|\/\*[\s\S]*?\*\/)+/y;

/** All tokens of a text, the last of kind `end`. Comments are left out. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = skipBlank(text, 0);
  while (at < text.length) {
    const token = tokenAt(text, at);
    tokens.push(token);
    at = skipBlank(text, token.span.to);
  }
  return [...tokens, { kind: "end", text: "", span: { from: text.length, to: text.length } }];
}

function skipBlank(text: string, from: number): number {
  blank.lastIndex = from;
  return blank.test(text) ? blank.lastIndex : from;
}

function tokenAt(text: string, from: number): Token {
  shape.lastIndex = from;
  const groups = shape.exec(text) ?? [];
  const which = kinds.findIndex((_, i) => groups[i + 1] !== undefined);
  const found = groups[0] ?? "";
  return { kind: kinds[which] ?? "bad", text: unquoted(found), span: { from, to: from + Math.max(1, found.length) } };
}

/** `'it\'s'` is the name `it's`; a distinct object keeps its quotes, which tell it from a name. */
function unquoted(text: string): string {
  return text.startsWith("'") && text.length > 1 ? text.slice(1, -1).replaceAll(/\\(['\\])/g, "$1") : text;
}
