/**
 * What the grammar allows at a place of the text: tables that the parser asks while reading from left to right. They are filled as
 * they are asked, so that a new notation costs only the questions that are put after it.
 */
import type { Grammar } from "../grammar/grammar.ts";
import { type Nonterminal, nonterminalCount } from "../grammar/nonterminal.ts";
import type { ChainRule, GrammarSymbol, Production } from "../grammar/production.ts";

/** Above every priority: "not expected here". */
const never = 1001;

/** Which nonterminals are part of which by chain rules, reflexive and transitive. */
class Chains {
  /** `isPart[sub * size + sup]`. */
  private readonly isPart: Uint8Array;
  private readonly size: number;
  /** The proper parts of each nonterminal. */
  readonly parts: readonly (readonly Nonterminal[])[];

  constructor(rules: readonly ChainRule[]) {
    const size = nonterminalCount();
    this.size = size;
    this.isPart = new Uint8Array(size * size);
    const direct: Nonterminal[][] = Array.from({ length: size }, () => []);
    for (const { sub, sup } of rules) direct[sup]?.push(sub);
    this.parts = direct.map((_, sup) => this.collect(sup as Nonterminal, direct));
  }

  private collect(sup: Nonterminal, direct: readonly (readonly Nonterminal[])[]): Nonterminal[] {
    const found: Nonterminal[] = [];
    const stack: Nonterminal[] = [sup];
    for (let nt = stack.pop(); nt !== undefined; nt = stack.pop()) {
      if (this.isPart[nt * this.size + sup] === 1) continue;
      this.isPart[nt * this.size + sup] = 1;
      if (nt !== sup) found.push(nt);
      stack.push(...(direct[nt] ?? []));
    }
    return found;
  }

  /** Whether every phrase of `sub` is one of `sup`. */
  includes(sub: Nonterminal, sup: Nonterminal): boolean {
    return sub === sup || (sup < this.size && sub < this.size && this.isPart[sub * this.size + sup] === 1);
  }

  get isCurrent(): boolean {
    return this.size === nonterminalCount();
  }
}

/** What to do with a phrase that has just been found, when a given terminal comes next. */
export interface Continuation {
  /** Productions of which it can be the first part, such that the terminal can follow. */
  readonly longer: readonly Production[];
  /** Productions of which it can be the only part. */
  readonly units: readonly Production[];
}

/**
 * The expectations at one place: for every nonterminal the least priority that is of use, either because it was asked for or because
 * it can begin something that was.
 */
export class Expectation {
  private readonly tables: Tables;
  /** The least useful priority by nonterminal; absent means none. */
  private readonly least: readonly number[];
  /** The expectation with one more demand, by the demand's number. */
  private readonly larger = new Map<number, Expectation>();
  private readonly startCache = new Map<number, readonly Production[]>();
  private readonly continuationCache = new Map<number, Continuation>();

  constructor(tables: Tables, least: readonly number[]) {
    this.tables = tables;
    this.least = least;
  }

  /** With the demand for a phrase of that nonterminal and at least that priority. */
  with(nt: Nonterminal, priority: number): Expectation {
    const demand = nt * 1024 + priority;
    let found = this.larger.get(demand);
    if (found === undefined) {
      const least = this.tables.demand(this.least, nt, priority);
      found = least === this.least ? this : new Expectation(this.tables, least);
      this.larger.set(demand, found);
    }
    return found;
  }

  /** The productions that begin with the terminal and are of use. */
  starts(terminal: number): readonly Production[] {
    let found = this.startCache.get(terminal);
    if (found === undefined) {
      found = (this.tables.grammar.starts.get(terminal) ?? []).filter((production) => this.isUseful(production));
      this.startCache.set(terminal, found);
    }
    return found;
  }

  /** What can be made of a phrase that begins here, when `terminal` follows it. */
  continuations(nt: Nonterminal, priority: number, terminal: number): Continuation {
    const key = (nt * 1024 + priority) * 65536 + terminal;
    let found = this.continuationCache.get(key);
    if (found === undefined) {
      found = this.findContinuations(nt, priority, terminal);
      this.continuationCache.set(key, found);
    }
    return found;
  }

  private isUseful(production: Production): boolean {
    return production.priority >= (this.least[production.result] ?? never);
  }

  private findContinuations(nt: Nonterminal, priority: number, terminal: number): Continuation {
    const { grammar } = this.tables;
    const fits = (production: Production): boolean => {
      const first = production.symbols[0];
      return first !== undefined && this.tables.accepts(first, nt, priority) && this.isUseful(production);
    };
    const followed = (grammar.continuations.get(terminal) ?? []).filter(fits);
    const juxtaposed = grammar.juxtapositions.filter((production) => {
      const second = production.symbols[1];
      return fits(production) && second !== undefined && this.tables.canStart(second, terminal);
    });
    return { longer: followed.concat(juxtaposed), units: grammar.units.filter(fits) };
  }
}

/** The tables of one grammar. */
export class Tables {
  readonly grammar: Grammar;
  private readonly chains: Chains;
  /** Nothing is expected. */
  readonly nothing: Expectation;

  constructor(grammar: Grammar) {
    this.grammar = grammar;
    this.chains = chainsOf(grammar.chains);
    this.nothing = new Expectation(this, []);
  }

  /** Whether a phrase of `nt` with `priority` may stand for the symbol. */
  accepts(symbol: GrammarSymbol, nt: Nonterminal, priority: number): boolean {
    return symbol.terminal < 0 && priority >= symbol.priority && this.chains.includes(nt, symbol.nonterminal);
  }

  /** Whether a phrase of `sub` is one of `sup` by chain rules. */
  isPart(sub: Nonterminal, sup: Nonterminal): boolean {
    return this.chains.includes(sub, sup);
  }

  /** Whether a phrase for the symbol may begin with the terminal. */
  canStart(symbol: GrammarSymbol, terminal: number): boolean {
    if (symbol.terminal >= 0) return symbol.terminal === terminal;
    return this.nothing.with(symbol.nonterminal, symbol.priority).starts(terminal).length > 0;
  }

  /** The least useful priorities after one more demand: closed under chain rules and left corners. */
  demand(least: readonly number[], nt: Nonterminal, priority: number): readonly number[] {
    if (priority >= (least[nt] ?? never)) return least;
    const closed = [...least];
    const stack: [Nonterminal, number][] = [[nt, priority]];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const [a, p] = next;
      if (p >= (closed[a] ?? never)) continue;
      closed[a] = p;
      for (const part of this.chains.parts[a] ?? []) stack.push([part, p]);
      for (const edge of this.grammar.leftEdges.get(a) ?? []) if (edge.priority >= p) stack.push([edge.left, edge.leftPriority]);
    }
    return closed;
  }
}

const chainCache = new WeakMap<readonly ChainRule[], Chains>();

function chainsOf(rules: readonly ChainRule[]): Chains {
  let chains = chainCache.get(rules);
  if (chains === undefined || !chains.isCurrent) {
    chains = new Chains(rules);
    chainCache.set(rules, chains);
  }
  return chains;
}

const tablesCache = new WeakMap<Grammar, Tables>();

/** The tables of a grammar, made once. */
export function tablesOf(grammar: Grammar): Tables {
  let tables = tablesCache.get(grammar);
  if (tables === undefined) {
    tables = new Tables(grammar);
    tablesCache.set(grammar, tables);
  }
  return tables;
}
