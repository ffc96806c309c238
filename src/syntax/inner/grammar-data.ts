/** A grammar as plain data (for a snapshot), and back. */
import { Grammar } from "./grammar.ts";
import { argument, literal, makeProduction } from "./mixfix.ts";
import { type Nonterminal, nonterminal, nonterminalName } from "./nonterminal.ts";
import type { Action, GrammarSymbol } from "./production.ts";
import { isLiteral, literalText } from "./terminal.ts";
import type { TranslationRule } from "./translation.ts";

/** A literal by its text, a class of tokens by its number, or a nonterminal with its priority; then whether a blank stands before it. */
type SymbolData = readonly [text: string, isSpaced: boolean] | readonly [token: number, isSpaced: boolean] | NonterminalData;
type NonterminalData = readonly [name: string, priority: number, isSpaced: boolean];

interface ProductionData {
  readonly result: string;
  readonly priority: number;
  readonly symbols: readonly SymbolData[];
  readonly action: Action;
  readonly mode: string;
  readonly isInput: boolean;
}

/** A grammar without the numbers that hold only in this run: it can be written as JSON. */
export interface GrammarData {
  readonly productions: readonly ProductionData[];
  readonly chains: readonly (readonly [sub: string, sup: string])[];
  readonly rules: readonly TranslationRule[];
  readonly nonterminals: readonly string[];
}

function symbolData(symbol: GrammarSymbol): SymbolData {
  if (isLiteral(symbol.terminal)) return [literalText(symbol.terminal), symbol.isSpaced];
  if (symbol.terminal >= 0) return [symbol.terminal, symbol.isSpaced];
  return [nonterminalName(symbol.nonterminal), symbol.priority, symbol.isSpaced];
}

function readSymbol(data: SymbolData): GrammarSymbol {
  const [first, second, third] = data;
  if (typeof second === "number") return argument(nonterminal(String(first)), second, third === true);
  if (typeof first === "string") return literal(first, second);
  return { terminal: first, nonterminal: 0 as Nonterminal, priority: 0, isSpaced: second };
}

/** Law: `grammarFromData(grammarToData(g))` reads and prints as `g` does. */
export function grammarToData(grammar: Grammar): GrammarData {
  const productions = [...grammar.byKey.values()].flatMap((production) => production ?? []);
  return {
    productions: productions.map((production) => ({
      result: nonterminalName(production.result),
      priority: production.priority,
      symbols: production.symbols.map(symbolData),
      action: production.action,
      mode: production.mode,
      isInput: production.isInput,
    })),
    chains: grammar.chains.map(({ sub, sup }) => [nonterminalName(sub), nonterminalName(sup)]),
    rules: [...grammar.rules.values()].flat(),
    nonterminals: [...grammar.nonterminals.keys()],
  };
}

/** The grammar of the data. */
export function grammarFromData(data: GrammarData): Grammar {
  const productions = data.productions.map(({ result, priority, symbols, action, mode, isInput }) =>
    makeProduction({ result: nonterminal(result), priority, symbols: symbols.map(readSymbol), action, notation: { mode, isInput } }),
  );
  const chains = data.chains.map(([sub, sup]) => ({ sub: nonterminal(sub), sup: nonterminal(sup) }));
  const grammar = Grammar.empty.addChains(chains).add(productions).declareNonterminals(data.nonterminals.map(nonterminal));
  return data.rules.length === 0 ? grammar : grammar.addRules(data.rules);
}
