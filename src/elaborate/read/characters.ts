/** Characters in strings: ASCII, and `\<newline>` for the line break. */
import type { Span } from "../../base/index.ts";
import { newlineSymbol } from "../../logic/index.ts";
import { reject } from "../names/problem.ts";

/** The codes of the characters of a string literal. */
export function codesOf(text: string, span: Span): number[] {
  return [...text].map((c) => codeOf(c, span));
}

/** The code of a character; others than those of ASCII have none. */
export function codeOf(c: string, span: Span): number {
  if (c === newlineSymbol) return 10;
  const code = c.codePointAt(0);
  if (code !== undefined && code < 128) return code;
  return reject("E0309", span, `Bad character: ${c}`, { hint: "A string holds ASCII characters; write others by their code: CHR 0xE4." });
}
