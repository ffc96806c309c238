import type { Nonterminal } from "./nonterminal.ts";

/** One position of a production: a terminal, or a nonterminal with the least priority it accepts. */
export interface GrammarSymbol {
  /** The terminal, or -1. */
  readonly terminal: number;
  /** The nonterminal; meaningless when `terminal >= 0`. */
  readonly nonterminal: Nonterminal;
  /** The least priority accepted. */
  readonly priority: number;
  /** Whether the printer puts a blank before it. */
  readonly isSpaced: boolean;
}

/**
 * What a phrase of the production means, as a tree over its parts (value tokens and nonterminals, from left to right).
 * - `node`: the head with its parts. A sequence among the parts stays one argument (`keep`; a single element stands for itself), is
 *   spliced in (`splice`), or is one argument even if it has a single element (`wrap`). `front` is the index of the part that is put
 *   first, or -1. `isIndexLeftOut`: an index argument was left out, and `_indexdefault` is put first.
 * - `pass`: its only part.
 * - `ident`: an identifier of that name.
 * - `sequence`: several elements, flat; the recursive part stands at `spine` (0 or 1).
 * - `binder`: parts are variables and body: `c (λx. c (λy. body))`.
 * - `abs`: parts are patterns and body: nested `_abs`.
 */
export type Action =
  | {
      readonly kind: "node";
      readonly head: string;
      readonly sequences: "keep" | "splice" | "wrap";
      readonly front: number;
      readonly isIndexLeftOut: boolean;
    }
  | { readonly kind: "pass" }
  | { readonly kind: "ident"; readonly name: string }
  | { readonly kind: "sequence"; readonly head: string; readonly spine: 0 | 1 }
  | { readonly kind: "binder"; readonly head: string }
  | { readonly kind: "abs" };

/** A rule of the grammar: `result`, with its priority, may be written as `symbols`. */
export interface Production {
  /** Counts productions in the order of their making. */
  readonly serial: number;
  readonly result: Nonterminal;
  readonly priority: number;
  readonly symbols: readonly GrammarSymbol[];
  readonly action: Action;
  /** The number of parts: symbols that are not literals. */
  readonly partCount: number;
  /** The print mode in which it was declared; "" by default. */
  readonly mode: string;
  /** Whether it serves for reading only. */
  readonly isInput: boolean;
  /** Two productions are the same declaration if and only if their keys are equal. */
  readonly key: string;
}

/** A unit rule without meaning of its own: every phrase of `sub` is one of `sup`, with the same priority. */
export interface ChainRule {
  readonly sub: Nonterminal;
  readonly sup: Nonterminal;
}
