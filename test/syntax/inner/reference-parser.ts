/** All readings of a short text, found by trying everything. Slow and obvious: the measure of completeness for the real parser. */
import { noSpan } from "../../../src/base/index.ts";
import type { Grammar } from "../../../src/syntax/inner/grammar/grammar.ts";
import { type Nonterminal, nonterminal } from "../../../src/syntax/inner/grammar/nonterminal.ts";
import type { Production } from "../../../src/syntax/inner/grammar/production.ts";
import { isLiteral } from "../../../src/syntax/inner/grammar/terminal.ts";
import { node, type SyntaxTree } from "../../../src/syntax/inner/index.ts";
import type { Tokens } from "../../../src/syntax/inner/parse/lexer.ts";
import { tablesOf } from "../../../src/syntax/inner/parse/prediction.ts";
import { buildTree } from "../../../src/syntax/inner/parse/reading.ts";
import { tokenTree } from "../../../src/syntax/inner/parse/token-tree.ts";

/** Trees of `nt` with at least that priority over tokens `from` to `to`. */
type Find = (nt: Nonterminal, priority: number, from: number, to: number) => SyntaxTree[];

function splice(production: Production, parts: readonly SyntaxTree[], isSpine: boolean): SyntaxTree {
  const action = production.action;
  if (action.kind !== "sequence") return buildTree(production, parts, noSpan);
  const spine = parts[action.spine];
  if (!isSpine || spine?.kind !== "node" || spine.head !== action.head) return node(action.head, parts);
  return node(action.head, action.spine === 0 ? [...spine.args, ...parts.slice(1)] : [...parts.slice(0, 1), ...spine.args]);
}

export function allReadings(grammar: Grammar, tokens: Tokens, start: string): SyntaxTree[] {
  const tables = tablesOf(grammar);
  const productions = [...grammar.byKey.values()].flatMap((production) => production ?? []);
  const memo = new Map<string, SyntaxTree[]>();

  const find: Find = (nt, priority, from, to) => {
    const key = `${nt} ${priority} ${from} ${to}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const fitting = productions.filter((p) => p.priority >= priority && tables.isPart(p.result, nt));
    const found = fitting.flatMap((p) => sequences(p, 0, from, to).map((parts) => splice(p, parts, isSpine(p))));
    memo.set(key, found);
    return found;
  };

  const isSpine = (production: Production): boolean => {
    const action = production.action;
    const parts = production.symbols.filter((symbol) => symbol.terminal < 0);
    return action.kind === "sequence" && parts[action.spine]?.nonterminal === production.result;
  };

  /** The parts of the symbols from `dot` on, in all ways. */
  const sequences = (production: Production, dot: number, from: number, to: number): SyntaxTree[][] => {
    const symbol = production.symbols[dot];
    if (symbol === undefined) return from === to ? [[]] : [];
    if (to - from < production.symbols.length - dot) return [];
    if (symbol.terminal >= 0) {
      if (tokens.terminals[from] !== symbol.terminal) return [];
      const rest = sequences(production, dot + 1, from + 1, to);
      const text = tokens.text.slice(tokens.starts[from], tokens.ends[from]);
      return isLiteral(symbol.terminal) ? rest : rest.map((parts) => [tokenTree(symbol.terminal, text, noSpan), ...parts]);
    }
    const all: SyntaxTree[][] = [];
    for (let end = from + 1; end <= to; end++) {
      const rests = sequences(production, dot + 1, end, to);
      if (rests.length === 0) continue;
      for (const tree of find(symbol.nonterminal, symbol.priority, from, end)) for (const rest of rests) all.push([tree, ...rest]);
    }
    return all;
  };

  return find(nonterminal(start), 0, 0, tokens.terminals.length - 1);
}
