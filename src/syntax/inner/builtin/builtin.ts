/**
 * The notation that is not the mixfix of a constant, as tables, in bundles that can be added to a grammar one by one.
 * What the heads mean is listed in tree.ts.
 */
import type { Grammar } from "../grammar/grammar.ts";
import { argument, literal, makeProduction, maxPriority, nodeAction } from "../grammar/mixfix.ts";
import { type Nonterminal, nonterminal } from "../grammar/nonterminal.ts";
import type { Action, ChainRule, GrammarSymbol, Production } from "../grammar/production.ts";
import { readTemplate } from "../grammar/template.ts";
import { valueTerminals } from "../grammar/terminal.ts";
import type { Sequence } from "./sequences.ts";

/**
 * A production: meaning, argument nonterminals `->` result, template, least priorities (0), priority (1000), print mode.
 * The meaning is a head; `splice h`, `wrap h`, `front1 h`, `spine0 h` (see `Action`); `pass`; `ident x`; `abs`; or `binder c`.
 */
export type BuiltinRow = readonly [
  meaning: string,
  shape: string,
  template: string,
  least?: readonly number[],
  own?: number,
  mode?: string,
];

/** One bundle of notation. */
export interface BuiltinTable {
  /** Unit rules without meaning: every phrase of the first is one of the second. */
  readonly chains?: readonly (readonly [sub: string, sup: string])[];
  /** A token of the class is a phrase of the nonterminal. */
  readonly tokens?: readonly (readonly [token: string, result: string])[];
  readonly sequences?: readonly Sequence[];
  readonly rows: readonly BuiltinRow[];
}

/** A bundle ready to be added. */
export interface BuiltinBundle {
  readonly productions: readonly Production[];
  readonly chains: readonly ChainRule[];
}

function actionOf(meaning: string): Action {
  const [word = "", head = ""] = meaning.split(" ");
  switch (word) {
    case "pass":
      return { kind: "pass" };
    case "abs":
      return { kind: "abs" };
    case "ident":
      return { kind: "ident", name: head };
    case "binder":
      return { kind: "binder", head };
    case "splice":
    case "wrap":
      return nodeAction(head, word);
    case "spine0":
      return { kind: "sequence", head, spine: 0 };
    case "spine1":
      return { kind: "sequence", head, spine: 1 };
    case "front1":
    case "front2":
      return nodeAction(head, "splice", Number(word.slice(5)));
    default:
      return nodeAction(word);
  }
}

function rowProduction([meaning, shape, template, least = [], own = maxPriority, mode = ""]: BuiltinRow): Production {
  const [from = "", to = ""] = shape.split("->");
  const nts = from.split(" ").filter((name) => name !== "");
  let next = 0;
  const symbols: GrammarSymbol[] = readTemplate(template).map((piece) => {
    if (piece.kind === "delimiter") return literal(piece.text, piece.isSpaced);
    const i = next++;
    return argument(nonterminal(nts[i] ?? "any"), least[i] ?? 0, piece.isSpaced);
  });
  return makeProduction({ result: nonterminal(to.trim()), priority: own, symbols, action: actionOf(meaning), notation: { mode } });
}

function tokenProduction(token: string, result: string): Production {
  const terminal = valueTerminals.get(token) ?? -1;
  const symbol = { terminal, nonterminal: 0 as Nonterminal, priority: 0, isSpaced: false };
  const action: Action = { kind: "pass" };
  return makeProduction({ result: nonterminal(result), priority: maxPriority, symbols: [symbol], action, notation: {} });
}

/**
 * With a separator: `sequence ::= element | sequence separator element`. Without: `sequence ::= element | element sequence`, where only
 * the last element may have priority 0.
 */
function sequenceProduction({ head, name, element, separator, priority }: Sequence): Production {
  const result = nonterminal(name);
  const one = nonterminal(element);
  if (separator === null) {
    const symbols = [argument(one, Math.max(1, priority), false), argument(result, priority, true)];
    return makeProduction({ result, priority, symbols, action: { kind: "sequence", head, spine: 1 }, notation: {} });
  }
  const symbols = [argument(result, 0, false), literal(separator, separator === "|"), argument(one, 0, true)];
  return makeProduction({ result, priority: maxPriority, symbols, action: { kind: "sequence", head, spine: 0 }, notation: {} });
}

function chain([sub, sup]: readonly [string, string]): ChainRule {
  return { sub: nonterminal(sub), sup: nonterminal(sup) };
}

/** A table as productions and chain rules. Elements of sequences are chained to them. */
export function readTable(table: BuiltinTable): BuiltinBundle {
  const sequences = table.sequences ?? [];
  return {
    productions: [
      ...(table.tokens ?? []).map(([token, result]) => tokenProduction(token, result)),
      ...sequences.map(sequenceProduction),
      ...table.rows.map(rowProduction),
    ],
    chains: [...(table.chains ?? []).map(chain), ...sequences.map(({ name, element }) => chain([element, name]))],
  };
}

/** Adds a bundle. The nonterminals it mentions can then be used in the user's `syntax`. */
export function addBundle(grammar: Grammar, bundle: BuiltinBundle): Grammar {
  const nts = new Set<Nonterminal>(bundle.productions.map((production) => production.result));
  for (const { sub, sup } of bundle.chains) nts.add(sub).add(sup);
  return grammar.addChains(bundle.chains).add(bundle.productions).declareNonterminals(nts);
}
