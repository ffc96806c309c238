import { LayeredMap } from "../../base/index.ts";
import { LiteralTrie } from "./literal-trie.ts";
import { type Nonterminal, nonterminalName } from "./nonterminal.ts";
import type { ChainRule, Production } from "./production.ts";
import { isLiteral, literalText } from "./terminal.ts";
import type { TranslationRule } from "./translation.ts";

/** A left corner: a phrase of the keyed nonterminal at `priority` may begin with one of `left` at `leftPriority`. */
export interface LeftEdge {
  readonly priority: number;
  readonly left: Nonterminal;
  readonly leftPriority: number;
}

type Index<K> = LayeredMap<K, readonly Production[]>;

/** The tables of a grammar. Productions are indexed by what decides about them while reading from left to right. */
interface GrammarParts {
  /** All productions by key. */
  readonly byKey: LayeredMap<string, Production | null>;
  /** Productions that begin with a terminal, by it. */
  readonly starts: Index<number>;
  /** Productions that begin with a nonterminal followed by a terminal, by the terminal. */
  readonly continuations: Index<number>;
  /** Productions that begin with two nonterminals: application. */
  readonly juxtapositions: readonly Production[];
  /** Productions that are one nonterminal, with a meaning of their own. */
  readonly units: readonly Production[];
  readonly chains: readonly ChainRule[];
  readonly leftEdges: LayeredMap<Nonterminal, readonly LeftEdge[]>;
  /** Productions by the head of the tree they make, newest first: for printing. */
  readonly byHead: Index<string>;
  readonly literals: LiteralTrie;
  /** Rewrite rules by the head of their left side, oldest first. */
  readonly rules: LayeredMap<string, readonly TranslationRule[]>;
  /** Names declared by `nonterminal`, and the built-in ones. */
  readonly nonterminals: LayeredMap<string, Nonterminal>;
}

/** The head of the trees that a production makes, or null. */
export function headOf(production: Production): string | null {
  const action = production.action;
  if (action.kind === "abs") return "_abs";
  return action.kind === "node" || action.kind === "binder" || action.kind === "sequence" ? action.head : null;
}

function prepend<K>(index: Index<K>, key: K, production: Production): Index<K> {
  return index.set(key, [production, ...(index.get(key) ?? [])]);
}

function append<K>(index: Index<K>, key: K, production: Production): Index<K> {
  return index.set(key, [...(index.get(key) ?? []), production]);
}

function without(list: readonly Production[], production: Production): readonly Production[] {
  return list.filter((other) => other !== production);
}

function withEdge(parts: GrammarParts, production: Production): GrammarParts["leftEdges"] {
  const first = production.symbols[0];
  if (first === undefined || first.terminal >= 0) return parts.leftEdges;
  const edge = { priority: production.priority, left: first.nonterminal, leftPriority: first.priority };
  const known = parts.leftEdges.get(production.result) ?? [];
  const isKnown = known.some((e) => e.priority === edge.priority && e.left === edge.left && e.leftPriority === edge.leftPriority);
  return isKnown ? parts.leftEdges : parts.leftEdges.set(production.result, [...known, edge]);
}

/** Adds the production to (or takes it from) the one index that decides about it. */
function reindex(parts: GrammarParts, production: Production, isRemoval: boolean): GrammarParts {
  const [first, second] = production.symbols;
  const put = (index: Index<number>, key: number): Index<number> =>
    isRemoval ? index.set(key, without(index.get(key) ?? [], production)) : append(index, key, production);
  const list = (old: readonly Production[]): readonly Production[] => (isRemoval ? without(old, production) : [...old, production]);
  if (first === undefined) return parts;
  if (first.terminal >= 0) return { ...parts, starts: put(parts.starts, first.terminal) };
  if (second === undefined) return { ...parts, units: list(parts.units) };
  if (second.terminal >= 0) return { ...parts, continuations: put(parts.continuations, second.terminal) };
  return { ...parts, juxtapositions: list(parts.juxtapositions) };
}

function literalsOf(production: Production): string[] {
  return production.symbols.filter((symbol) => isLiteral(symbol.terminal)).map((symbol) => literalText(symbol.terminal));
}

function addOne(parts: GrammarParts, production: Production): GrammarParts {
  if (parts.byKey.get(production.key) !== undefined && parts.byKey.get(production.key) !== null) return parts;
  const head = headOf(production);
  let literals = parts.literals;
  for (const text of literalsOf(production)) literals = literals.add(text);
  return {
    ...reindex(parts, production, false),
    byKey: parts.byKey.set(production.key, production),
    byHead: head === null || production.isInput ? parts.byHead : prepend(parts.byHead, head, production),
    leftEdges: withEdge(parts, production),
    literals,
  };
}

function removeOne(parts: GrammarParts, key: string): GrammarParts {
  const production = parts.byKey.get(key);
  if (production === undefined || production === null) return parts;
  const head = headOf(production);
  const byKey = parts.byKey.set(key, null);
  const texts = new Set<string>();
  for (const other of byKey.values()) if (other !== null) for (const text of literalsOf(other)) texts.add(text);
  return {
    ...reindex(parts, production, true),
    byKey,
    byHead: head === null ? parts.byHead : parts.byHead.set(head, without(parts.byHead.get(head) ?? [], production)),
    literals: LiteralTrie.of(texts),
  };
}

/**
 * A priority grammar as a persistent value: every change returns a new grammar, and the old one stays valid. An argument accepts
 * phrases of at least its priority; chain rules keep priorities.
 */
export class Grammar implements GrammarParts {
  readonly byKey: GrammarParts["byKey"];
  readonly starts: GrammarParts["starts"];
  readonly continuations: GrammarParts["continuations"];
  readonly juxtapositions: GrammarParts["juxtapositions"];
  readonly units: GrammarParts["units"];
  readonly chains: GrammarParts["chains"];
  readonly leftEdges: GrammarParts["leftEdges"];
  readonly byHead: GrammarParts["byHead"];
  readonly literals: GrammarParts["literals"];
  readonly rules: GrammarParts["rules"];
  readonly nonterminals: GrammarParts["nonterminals"];

  private constructor(parts: GrammarParts) {
    this.byKey = parts.byKey;
    this.starts = parts.starts;
    this.continuations = parts.continuations;
    this.juxtapositions = parts.juxtapositions;
    this.units = parts.units;
    this.chains = parts.chains;
    this.leftEdges = parts.leftEdges;
    this.byHead = parts.byHead;
    this.literals = parts.literals;
    this.rules = parts.rules;
    this.nonterminals = parts.nonterminals;
  }

  /** The grammar without productions. */
  static readonly empty: Grammar = new Grammar({
    byKey: LayeredMap.empty(),
    starts: LayeredMap.empty(),
    continuations: LayeredMap.empty(),
    juxtapositions: [],
    units: [],
    chains: [],
    leftEdges: LayeredMap.empty(),
    byHead: LayeredMap.empty(),
    literals: LiteralTrie.empty,
    rules: LayeredMap.empty(),
    nonterminals: LayeredMap.empty(),
  });

  /** Adds productions; one that is there already stays as it is. */
  add(productions: Iterable<Production>): Grammar {
    let parts: GrammarParts = this;
    for (const production of productions) parts = addOne(parts, production);
    return parts === this ? this : new Grammar(parts);
  }

  /** Takes out the productions with the same keys; those that are not there are left alone. */
  remove(productions: Iterable<Production>): Grammar {
    let parts: GrammarParts = this;
    for (const production of productions) parts = removeOne(parts, production.key);
    return parts === this ? this : new Grammar(parts);
  }

  addChains(chains: readonly ChainRule[]): Grammar {
    const isKnown = (c: ChainRule): boolean => this.chains.some((other) => other.sub === c.sub && other.sup === c.sup);
    const fresh = chains.filter((chain) => chain.sub !== chain.sup && !isKnown(chain));
    return fresh.length === 0 ? this : new Grammar({ ...this.parts(), chains: [...this.chains, ...fresh] });
  }

  /** Makes nonterminals known under the given names. */
  addNonterminals(named: Iterable<readonly [string, Nonterminal]>): Grammar {
    return new Grammar({ ...this.parts(), nonterminals: this.nonterminals.setAll(named) });
  }

  /** Makes the nonterminals known by name, as the command `nonterminal` does. */
  declareNonterminals(nts: Iterable<Nonterminal>): Grammar {
    return this.addNonterminals([...nts].map((nt) => [nonterminalName(nt), nt]));
  }

  addRules(rules: Iterable<TranslationRule>): Grammar {
    let table = this.rules;
    for (const rule of rules) table = table.set(rule.head, [...(table.get(rule.head) ?? []), rule]);
    return new Grammar({ ...this.parts(), rules: table });
  }

  /** Takes out the rules with the same key. */
  removeRules(rules: Iterable<TranslationRule>): Grammar {
    let table = this.rules;
    for (const rule of rules) {
      const rest = (table.get(rule.head) ?? []).filter((other) => other.key !== rule.key);
      table = table.set(rule.head, rest);
    }
    return new Grammar({ ...this.parts(), rules: table });
  }

  /** Whether any translation was ever declared. */
  get hasRules(): boolean {
    return this.rules !== Grammar.empty.rules;
  }

  private parts(): GrammarParts {
    return { ...this };
  }
}
