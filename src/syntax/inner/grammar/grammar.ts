import { LayeredMap } from "../../../base/index.ts";
import type { TranslationRule } from "../translate/translation.ts";
import { LiteralTrie } from "./literal-trie.ts";
import { type Nonterminal, nonterminalName } from "./nonterminal.ts";
import type { ChainRule, Production } from "./production.ts";
import { isLiteral, literalText } from "./terminal.ts";

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
function headOf(production: Production): string | null {
  const action = production.action;
  if (action.kind === "abs") return "_abs";
  return action.kind === "node" || action.kind === "binder" || action.kind === "sequence" ? action.head : null;
}

/** Groups productions by a key; those without key are left out. */
function groupBy<K>(productions: readonly Production[], keyOf: (production: Production) => K | null): Map<K, Production[]> {
  const groups = new Map<K, Production[]>();
  for (const production of productions) {
    const key = keyOf(production);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [production]);
    else group.push(production);
  }
  return groups;
}

type Combine = (old: readonly Production[], group: readonly Production[]) => readonly Production[];
const append: Combine = (old, group) => (old.length === 0 ? group : [...old, ...group]);
const prepend: Combine = (old, group) => [...group.toReversed(), ...old];
const without: Combine = (old, group) => old.filter((production) => !group.includes(production));

function change<K>(index: Index<K>, groups: ReadonlyMap<K, readonly Production[]>, combine: Combine): Index<K> {
  if (groups.size === 0) return index;
  return index.setAll([...groups].map(([key, group]) => [key, combine(index.get(key) ?? [], group)]));
}

function startKey({ symbols: [first] }: Production): number | null {
  return first !== undefined && first.terminal >= 0 ? first.terminal : null;
}

function continuationKey({ symbols: [first, second] }: Production): number | null {
  if (first === undefined || first.terminal >= 0 || second === undefined) return null;
  return second.terminal >= 0 ? second.terminal : null;
}

function isJuxtaposition({ symbols: [first, second] }: Production): boolean {
  return first !== undefined && first.terminal < 0 && second !== undefined && second.terminal < 0;
}

function isUnit({ symbols: [first, second] }: Production): boolean {
  return first !== undefined && first.terminal < 0 && second === undefined;
}

/** The indexes that decide while reading, with productions appended or taken out. */
function reindex(parts: GrammarParts, productions: readonly Production[], combine: Combine): Partial<GrammarParts> {
  const juxtapositions = productions.filter(isJuxtaposition);
  const units = productions.filter(isUnit);
  return {
    starts: change(parts.starts, groupBy(productions, startKey), combine),
    continuations: change(parts.continuations, groupBy(productions, continuationKey), combine),
    juxtapositions: juxtapositions.length === 0 ? parts.juxtapositions : combine(parts.juxtapositions, juxtapositions),
    units: units.length === 0 ? parts.units : combine(parts.units, units),
  };
}

function withEdges(edges: GrammarParts["leftEdges"], productions: readonly Production[]): GrammarParts["leftEdges"] {
  const added = new Map<Nonterminal, LeftEdge[]>();
  for (const { symbols, priority, result } of productions) {
    const [first] = symbols;
    if (first === undefined || first.terminal >= 0) continue;
    const list = added.get(result) ?? [...(edges.get(result) ?? [])];
    const edge = { priority, left: first.nonterminal, leftPriority: first.priority };
    const isKnown = list.some((e) => e.priority === edge.priority && e.left === edge.left && e.leftPriority === edge.leftPriority);
    if (!isKnown) added.set(result, [...list, edge]);
  }
  return added.size === 0 ? edges : edges.setAll(added);
}

/** The texts that a phrase of the production has in it. */
export function literalsOf(production: Production): string[] {
  return signsOfProduction(production).map(({ text }) => text);
}

/** A text of a notation, and whether a part of the phrase stands before it. */
export interface Sign {
  readonly text: string;
  readonly isBehind: boolean;
}

/** The same, with their places. */
export function signsOfProduction({ symbols }: Production): Sign[] {
  const first = symbols.findIndex((symbol) => !isLiteral(symbol.terminal));
  return symbols.flatMap(({ terminal }, i) =>
    isLiteral(terminal) ? [{ text: literalText(terminal), isBehind: first >= 0 && i > first }] : [],
  );
}

function addAll(parts: GrammarParts, fresh: readonly Production[]): GrammarParts {
  const printed = fresh.filter((production) => !production.isInput);
  return {
    ...parts,
    ...reindex(parts, fresh, append),
    byKey: parts.byKey.setAll(fresh.map((production) => [production.key, production])),
    byHead: change(parts.byHead, groupBy(printed, headOf), prepend),
    leftEdges: withEdges(parts.leftEdges, fresh),
    literals: parts.literals.addAll(fresh.flatMap(literalsOf)),
  };
}

function removeAll(parts: GrammarParts, gone: readonly Production[]): GrammarParts {
  const byKey = parts.byKey.setAll(gone.map((production) => [production.key, null]));
  const left = [...byKey.values()].flatMap((production) => (production === null ? [] : literalsOf(production)));
  return {
    ...parts,
    ...reindex(parts, gone, without),
    byKey,
    byHead: change(parts.byHead, groupBy(gone, headOf), without),
    literals: LiteralTrie.empty.addAll(left),
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
    const fresh = new Map<string, Production>();
    for (const production of productions) {
      if ((this.byKey.get(production.key) ?? null) === null) fresh.set(production.key, production);
    }
    return fresh.size === 0 ? this : new Grammar(addAll(this, [...fresh.values()]));
  }

  /** Takes out the productions with the same keys; those that are not there are left alone. */
  remove(productions: Iterable<Production>): Grammar {
    const gone = new Map<string, Production>();
    for (const { key } of productions) {
      const known = this.byKey.get(key) ?? null;
      if (known !== null) gone.set(key, known);
    }
    return gone.size === 0 ? this : new Grammar(removeAll(this, [...gone.values()]));
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
