import type { LiteralTrie } from "../grammar/literal-trie.ts";
import { tokenize } from "../parse/lexer.ts";

/** A token to print, with whether a blank stands before it. */
export interface PrintToken {
  readonly text: string;
  readonly isSpaced: boolean;
}

const wordEnd = /(?!λ)[\p{L}\p{N}_'⇩]$/u;
const wordStart = /^[\p{L}\p{N}_'⇩?]/u;

function join(tokens: readonly PrintToken[], isLoose: boolean): string {
  const out: string[] = [];
  let before = "";
  for (const { text, isSpaced } of tokens) {
    if (before !== "" && (isLoose || isSpaced || (wordEnd.test(before) && wordStart.test(text)))) out.push(" ");
    out.push(text);
    before = text;
  }
  return out.join("");
}

function isFaithful(text: string, tokens: readonly PrintToken[], literals: LiteralTrie): boolean {
  const { starts, ends } = tokenize(text, literals);
  if (starts.length !== tokens.length + 1) return false;
  return tokens.every((token, i) => ends[i] === (starts[i] ?? 0) + token.text.length && text.startsWith(token.text, starts[i]));
}

/** The text of the tokens. Where neighbours would be read as something else, blanks are put between all of them. */
export function joinTokens(tokens: readonly PrintToken[], literals: LiteralTrie): string {
  const text = join(tokens, false);
  return isFaithful(text, tokens, literals) ? text : join(tokens, true);
}
