/** A grammar as plain rows, for snapshots: nonterminals and literals by name, since their numbers differ from run to run. */

import type { TranslationRule } from "../translate/translation.ts";
import type { Grammar } from "./grammar.ts";
import { makeProduction } from "./mixfix.ts";
import { type Nonterminal, nonterminal, nonterminalName } from "./nonterminal.ts";
import type { Action, GrammarSymbol, Production } from "./production.ts";
import { isLiteral, literalTerminal, literalText } from "./terminal.ts";

/** A literal is a text, a class of value tokens a number, a nonterminal its name with a priority. */
type SymbolRow = readonly [kind: "l" | "v" | "n", what: string | number, priority: number, isSpaced: boolean];

interface ProductionRow {
  readonly result: string;
  readonly priority: number;
  readonly symbols: readonly SymbolRow[];
  readonly action: Action;
  readonly mode: string;
  readonly isInput: boolean;
}

export interface GrammarRows {
  readonly productions: readonly ProductionRow[];
  readonly chains: readonly (readonly [string, string])[];
  readonly nonterminals: readonly (readonly [string, string])[];
  readonly rules: readonly TranslationRule[];
}

function symbolRow(symbol: GrammarSymbol): SymbolRow {
  if (symbol.terminal < 0) return ["n", nonterminalName(symbol.nonterminal), symbol.priority, symbol.isSpaced];
  return isLiteral(symbol.terminal)
    ? ["l", literalText(symbol.terminal), 0, symbol.isSpaced]
    : ["v", symbol.terminal, symbol.priority, symbol.isSpaced];
}

function symbolOf([kind, what, priority, isSpaced]: SymbolRow): GrammarSymbol {
  if (kind === "n") return { terminal: -1, nonterminal: nonterminal(String(what)), priority, isSpaced };
  return { terminal: kind === "l" ? literalTerminal(String(what)) : Number(what), nonterminal: 0 as Nonterminal, priority, isSpaced };
}

/** What a grammar has beyond another one. Productions that it lacks of the other are not noted. */
export function grammarRows(grammar: Grammar, base: Grammar | null): GrammarRows {
  const fresh = [...grammar.byKey.values()].filter((p): p is Production => p !== null && base?.byKey.get(p.key) !== p);
  fresh.sort((a, b) => a.serial - b.serial);
  return {
    productions: fresh.map((p) => ({
      result: nonterminalName(p.result),
      priority: p.priority,
      symbols: p.symbols.map(symbolRow),
      action: p.action,
      mode: p.mode,
      isInput: p.isInput,
    })),
    chains: grammar.chains.map((c) => [nonterminalName(c.sub), nonterminalName(c.sup)]),
    nonterminals: [...grammar.nonterminals.entries()].map(([name, nt]) => [name, nonterminalName(nt)]),
    rules: [...grammar.rules.values()].flat().filter((rule) => !(base?.rules.get(rule.head) ?? []).includes(rule)),
  };
}

/** The grammar of rows on top of another. Law: `grammarFromRows(grammarRows(g, b), b)` reads and prints as `g` does, for `g` above `b`. */
export function grammarFromRows(rows: GrammarRows, base: Grammar): Grammar {
  const productions = rows.productions.map((row) =>
    makeProduction({
      result: nonterminal(row.result),
      priority: row.priority,
      symbols: row.symbols.map(symbolOf),
      action: row.action,
      notation: { mode: row.mode, isInput: row.isInput },
    }),
  );
  return base
    .addNonterminals(rows.nonterminals.map(([name, nt]) => [name, nonterminal(nt)]))
    .addChains(rows.chains.map(([sub, sup]) => ({ sub: nonterminal(sub), sup: nonterminal(sup) })))
    .add(productions)
    .addRules(rows.rules);
}
