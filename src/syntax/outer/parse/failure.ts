/** What is reported when a command's reader failed or did not come to the end. */
import type { OuterProblem } from "../problems.ts";
import { showToken } from "../tokens/show-token.ts";
import type { TokenList } from "../tokens/token.ts";
import type { Reader } from "./reader.ts";

/** The place of a token; for the end of a command the place just behind its last token. */
function spanOf(r: Reader, at: number): { readonly from: number; readonly to: number } {
  if (at < r.end) return { from: r.tokens.from(at), to: r.tokens.to(at) };
  const end = r.tokens.to(Math.max(0, r.end - 1));
  return { from: end, to: end };
}

/** Whether the token is the first on its line. */
export function startsLine(tokens: TokenList, at: number): boolean {
  let i = tokens.from(at) - 1;
  while (tokens.source[i] === " " || tokens.source[i] === "\t") i--;
  return i < 0 || tokens.source[i] === "\n";
}

/** Whether the token stands in the first column. */
export function startsColumn(tokens: TokenList, at: number): boolean {
  const from = tokens.from(at);
  return from === 0 || tokens.source[from - 1] === "\n";
}

/** The problem of a failed reader, null when it did not fail. A malformed token has been reported by the lexer already: no problem again. */
export function describeFailure(r: Reader, command: string): OuterProblem[] | null {
  if (r.failure !== null) {
    const { at, expected } = r.failure;
    if (r.tokens.kind(at) === "malformed") return [];
    const found = at < r.end ? showToken(r.tokens, at) : endOf(r);
    return [{ kind: "bad-command", span: spanOf(r, at), command, expected, found, reserved: reservedName(r, at, expected) }];
  }
  if (r.isDone) return null;
  if (r.tokens.kind(r.at) === "malformed") return [];
  return [{ kind: "trailing-text", span: spanOf(r, r.at), command, found: showToken(r.tokens, r.at) }];
}

/** A keyword made of letters where a name or text was expected, on the same line as what stands before it. */
function reservedName(r: Reader, at: number, expected: string): string | null {
  const word = r.tokens.word(at);
  return /^[A-Za-z_]+$/.test(word) && !expected.startsWith('"') && !startsLine(r.tokens, at) ? word : null;
}

function endOf(r: Reader): string {
  return r.end < r.tokens.length ? `the end of the command (next is ${showToken(r.tokens, r.end)})` : "the end of the text";
}
