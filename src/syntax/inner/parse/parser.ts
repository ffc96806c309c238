/**
 * A generalised left-corner parser for priority grammars. It reads the text once from left to right, follows all readings at the same
 * time, and shares them in a packed forest (the idea of Earley 1970 and Tomita 1985, with left corners in place of item closures).
 *
 * At each place of the text there is at most one `Goal`: who waits for a phrase that begins here, and what these expect. A finished
 * phrase either satisfies those who wait, or is the first part of something longer that begins at the same place. Nothing is begun or
 * finished unless the next token can follow in the given context; this exact look-ahead (`canFollow`) makes ordinary terms
 * deterministic and the parser linear on them: right-nested chains are not closed before their end.
 *
 * No recursion follows the nesting of the text.
 */

import type { Nonterminal } from "../grammar/nonterminal.ts";
import type { Production } from "../grammar/production.ts";
import { terminals } from "../grammar/terminal.ts";
import { Phrase } from "./forest.ts";
import type { Expectation, Tables } from "./prediction.ts";

/** The parts read so far, last first. */
interface PartList {
  readonly phrase: Phrase;
  readonly before: PartList | null;
}

/** A production of which the symbols before `dot` have been read. */
class Item {
  readonly production: Production;
  dot: number;
  /** Where the phrase begins. */
  readonly goal: ParseGoal;
  parts: PartList | null;

  constructor(production: Production, dot: number, goal: ParseGoal, parts: PartList | null) {
    this.production = production;
    this.dot = dot;
    this.goal = goal;
    this.parts = parts;
  }
}

/** A place of the text where phrases are expected to begin. */
class ParseGoal {
  readonly at: number;
  expectation: Expectation;
  /** Those whose next symbol is a phrase that begins here. Complete as soon as the parser leaves the place. */
  readonly waiting: Item[] = [];
  /** The phrases that begin here and were finished in round `round`. */
  ended: Phrase[] = [];
  round = -1;
  /** The questions that `canFollow` answered with yes, and with no. There are few, and goals are many: arrays are smaller than maps. */
  yes: number[] | null = null;
  no: number[] | null = null;

  constructor(at: number, expectation: Expectation) {
    this.at = at;
    this.expectation = expectation;
  }
}

/** Beyond this many enclosing phrases the look-ahead says yes without looking further. */
const deepestLookAhead = 100;

/** The outcome: the phrases that are the whole text (they differ in priority or nonterminal), or the first token that cannot follow, or that there are too many readings. */
export type ParseResult =
  | { readonly kind: "parsed"; readonly phrases: readonly Phrase[] }
  | { readonly kind: "failed"; readonly at: number; readonly isExpected: (terminal: number) => boolean }
  | { readonly kind: "limit"; readonly at: number };

/** Whether the production is a unit to the nonterminal: applying another one to the same end would never end. */
function isUnitTo(production: Production | undefined, nt: Nonterminal): boolean {
  return (
    production !== undefined && production.result === nt && production.symbols.length === 1 && (production.symbols[0]?.terminal ?? 0) < 0
  );
}

/** One run over one text. */
export class Parser {
  private readonly tables: Tables;
  private readonly input: readonly number[];
  /** The place of the next token. */
  private at = 0;
  /** The next token. */
  private next: number = terminals.end;
  /** The goal at this place, if someone expects a phrase here. */
  private goal: ParseGoal | null = null;
  /** Items whose next symbol is the next token. */
  private shifting: Item[] = [];
  /** Phrases that end here and have not been dealt with, with their goals. */
  private readonly pending: { phrase: Phrase; goal: ParseGoal }[] = [];
  /** The items that moved over the last token. */
  private last: readonly Item[] = [];
  /** Counts the attempts to go on after a token: one per token, more when it is asked what could have followed. */
  private round = 0;
  /** Work left before giving up. */
  private fuel: number;

  constructor(tables: Tables, input: readonly number[]) {
    this.tables = tables;
    this.input = input;
    this.fuel = 2_000_000 + 500 * input.length;
  }

  /** Reads the whole input as one phrase of `root`, a production that ends in the terminal `end`. */
  run(root: Production): ParseResult {
    this.last = [new Item(root, 0, new ParseGoal(-1, this.tables.nothing), null)];
    this.goOn(this.input[0] ?? terminals.end);
    for (;;) {
      const { goal, next } = this;
      if (goal !== null) for (const production of goal.expectation.starts(next)) this.shifting.push(new Item(production, 0, goal, null));
      const items = this.shifting;
      if (items.length === 0) return { kind: "failed", at: this.at, isExpected: (terminal) => this.isExpected(terminal) };
      if (next === terminals.end) return { kind: "parsed", phrases: items.flatMap((item) => item.parts?.phrase ?? []) };
      if (this.fuel < 0) return { kind: "limit", at: this.at };
      this.shift(items);
    }
  }

  /** Moves over the next token with all the items that accept it. */
  private shift(items: readonly Item[]): void {
    const token = this.next;
    let leaf: Phrase | null = null;
    if (token < terminals.end) leaf = new Phrase(0 as Nonterminal, 0, this.at, this.at + 1, null);
    this.at++;
    for (const item of items) {
      item.dot++;
      if (leaf !== null) item.parts = { phrase: leaf, before: item.parts };
    }
    this.last = items;
    this.goOn(this.input[this.at] ?? terminals.end);
    this.fuel -= items.length;
  }

  /** Finds what can be done after the last token if `next` follows it. */
  private goOn(next: number): void {
    this.next = next;
    this.round++;
    this.shifting = [];
    this.goal = null;
    for (const item of this.last) this.proceed(item);
    for (let i = 0; i < this.pending.length; i++) {
      const entry = this.pending[i];
      if (entry !== undefined) this.use(entry.phrase, entry.goal);
    }
    this.pending.length = 0;
  }

  /** Whether the terminal could have stood at the place of failure. */
  private isExpected(terminal: number): boolean {
    this.goOn(terminal);
    const goal: ParseGoal | null = this.goal;
    return this.shifting.length > 0 || (goal !== null && (goal as ParseGoal).expectation.starts(terminal).length > 0);
  }

  /** Looks at the symbol after the dot. */
  private proceed(item: Item): void {
    const symbol = item.production.symbols[item.dot];
    if (symbol === undefined) this.finish(item);
    else if (symbol.terminal >= 0) {
      if (symbol.terminal === this.next) this.shifting.push(item);
    } else if (this.tables.canStart(symbol, this.next)) {
      if (this.goal === null) this.goal = new ParseGoal(this.at, this.tables.nothing);
      this.goal.expectation = this.goal.expectation.with(symbol.nonterminal, symbol.priority);
      this.goal.waiting.push(item);
    }
  }

  private finish(item: Item): void {
    const { production, goal } = item;
    if (!this.canFollow(goal, production.result, production.priority, 0)) return;
    const parts: Phrase[] = new Array(production.partCount);
    let i = production.partCount;
    for (let list = item.parts; list !== null; list = list.before) parts[--i] = list.phrase;
    this.found(goal, production, parts);
  }

  /** Enters a phrase; a second reading of the same phrase is packed with the first. */
  private found(goal: ParseGoal, production: Production, parts: readonly Phrase[]): void {
    const derivation = { production, parts };
    if (goal.round !== this.round) {
      goal.round = this.round;
      goal.ended = [];
    }
    for (const phrase of goal.ended) {
      if (phrase.nonterminal === production.result && phrase.priority === production.priority) {
        this.pack(phrase, derivation);
        return;
      }
    }
    const phrase = new Phrase(production.result, production.priority, goal.at, this.at, derivation);
    goal.ended.push(phrase);
    this.pending.push({ phrase, goal });
  }

  private pack(phrase: Phrase, derivation: { production: Production; parts: readonly Phrase[] }): void {
    // A unit production of a phrase onto itself would make a cycle.
    if (derivation.parts.includes(phrase)) return;
    if (phrase.more === null) phrase.more = [];
    phrase.more.push(derivation);
    this.fuel -= 10;
  }

  /** Gives the phrase to those who wait for it, and begins what it may be the first part of. */
  private use(phrase: Phrase, goal: ParseGoal): void {
    const { nonterminal, priority } = phrase;
    const { longer, units } = goal.expectation.continuations(nonterminal, priority, this.next);
    for (const production of longer) this.proceed(new Item(production, 1, goal, { phrase, before: null }));
    for (const production of units) {
      if (isUnitTo(phrase.first?.production, production.result)) continue;
      if (this.canFollow(goal, production.result, production.priority, 0)) this.found(goal, production, [phrase]);
    }
    for (const item of goal.waiting) {
      const symbol = item.production.symbols[item.dot];
      if (symbol === undefined || !this.tables.accepts(symbol, nonterminal, priority)) continue;
      this.proceed(new Item(item.production, item.dot + 1, item.goal, { phrase, before: item.parts }));
    }
    this.fuel -= goal.waiting.length + longer.length;
  }

  /** Whether the next token can come after a phrase that began at `goal`. Yes in doubt; the answers for a place never change. */
  private canFollow(goal: ParseGoal, nt: Nonterminal, priority: number, depth: number): boolean {
    const { longer, units } = goal.expectation.continuations(nt, priority, this.next);
    if (longer.length > 0 || depth > deepestLookAhead) return true;
    const key = (nt * 1024 + priority) * 65536 + this.next;
    if (goal.no?.includes(key)) return false;
    if (goal.yes?.includes(key)) return true;
    const answer = this.isAwaited(goal, nt, priority, depth) || units.some((u) => this.canFollow(goal, u.result, u.priority, depth + 1));
    if (answer) goal.yes = [...(goal.yes ?? []), key];
    else goal.no = [...(goal.no ?? []), key];
    return answer;
  }

  private isAwaited(goal: ParseGoal, nt: Nonterminal, priority: number, depth: number): boolean {
    for (const item of goal.waiting) {
      const { production, dot } = item;
      const symbol = production.symbols[dot];
      if (symbol === undefined || !this.tables.accepts(symbol, nt, priority)) continue;
      const after = production.symbols[dot + 1];
      if (after === undefined) {
        if (this.canFollow(item.goal, production.result, production.priority, depth + 1)) return true;
      } else if (this.tables.canStart(after, this.next)) return true;
    }
    return false;
  }
}
