/** Tokens in words, for messages and for people. */
import { LineMap } from "../../../base/index.ts";
import type { TokenList } from "./token.ts";

/** Characters of a token in a message. */
const longest = 40;

/** A token as a message names it: `keyword "where"`, `"xs"`, `end of text`. */
export function showToken(tokens: TokenList, i: number): string {
  const kind = tokens.kind(i);
  if (kind === "end_of_text") return "the end of the text";
  const text = tokens.text(i).replace(/\s+/g, " ");
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  switch (kind) {
    case "command":
      return `the command "${short}"`;
    case "keyword":
      return `"${short}"`;
    case "string":
    case "cartouche":
    case "alt_string":
    case "verbatim":
      return short;
    default:
      return `"${short}"`;
  }
}

/** All tokens, one a line: place, kind, text with line breaks as `⏎`. Stable, for golden tests. */
export function showTokens(tokens: TokenList): string {
  const lines = new LineMap(tokens.source);
  const out: string[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const { line, column } = lines.position(tokens.from(i));
    out.push(`${line}:${column} ${tokens.kind(i)} ${tokens.text(i).replace(/\r?\n/g, "⏎")}`);
  }
  return out.length === 0 ? "" : `${out.join("\n")}\n`;
}
