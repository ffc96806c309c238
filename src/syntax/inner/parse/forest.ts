import type { Nonterminal } from "../grammar/nonterminal.ts";
import type { Production } from "../grammar/production.ts";
import type { SyntaxTree } from "../tree/tree.ts";

/** One way to read a phrase. */
export interface Derivation {
  readonly production: Production;
  /** The parts, from left to right: value tokens and phrases. */
  readonly parts: readonly Phrase[];
}

/**
 * A phrase of the text with all its readings: a node of the packed forest. A value token is a phrase without derivation.
 * Invariant: all derivations have the same result, priority and extent.
 */
export class Phrase {
  readonly nonterminal: Nonterminal;
  readonly priority: number;
  /** The first token. */
  readonly from: number;
  /** The token after the last. */
  readonly to: number;
  /** The reading found first; null for a value token. */
  readonly first: Derivation | null;
  /** Further readings, in the order in which they were found. */
  more: Derivation[] | null = null;
  /** Its trees, once they have been read (see reading.ts): a single one, or several. */
  tree: SyntaxTree | readonly SyntaxTree[] | null = null;

  constructor(nt: Nonterminal, priority: number, from: number, to: number, first: Derivation | null) {
    this.nonterminal = nt;
    this.priority = priority;
    this.from = from;
    this.to = to;
    this.first = first;
  }
}
