import type { LiteralTrie } from "../grammar/literal-trie.ts";
import { isLiteral, literalTerminal, literalText, terminals } from "../grammar/terminal.ts";
import type { Tokens } from "./lexer.ts";

/** The number of tokens of an old section at `i`: two for `op +`, three for `( * )`, else 0. */
function sectionLength(tokens: Tokens, i: number, literals: LiteralTrie): number {
  const [first = -1, second = -1, third = -1] = tokens.terminals.slice(i, i + 3);
  const text = tokens.text.slice(tokens.starts[i], tokens.ends[i]);
  if (!isLiteral(second) || !literals.has(`(${literalText(second)})`)) return 0;
  if (first === terminals.id && text === "op") return 2;
  return text === "(" && isLiteral(third) && literalText(third) === ")" ? 3 : 0;
}

/** The tokens with sections in old spelling (`op +`, `( * )`) as sections `(+)`, `(*)`; null when there are none. */
export function legacySections(tokens: Tokens, literals: LiteralTrie): Tokens | null {
  if (!/\bop\b|\(\s/.test(tokens.text)) return null;
  const result = { text: tokens.text, terminals: [] as number[], starts: [] as number[], ends: [] as number[] };
  for (let i = 0; i < tokens.terminals.length; ) {
    const length = sectionLength(tokens, i, literals);
    const last = length === 0 ? i : i + length - 1;
    const operator = tokens.terminals[i + 1] ?? -1;
    result.terminals.push(length === 0 ? (tokens.terminals[i] ?? terminals.end) : literalTerminal(`(${literalText(operator)})`));
    result.starts.push(tokens.starts[i] ?? 0);
    result.ends.push(tokens.ends[last] ?? 0);
    i = last + 1;
  }
  return result.terminals.length === tokens.terminals.length ? null : result;
}
