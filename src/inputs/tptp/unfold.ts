/** How far definitions are unfolded: one that repeats its arguments doubles what it is nested in. */
import { type Abs, eachNode, type Term } from "../../logic/index.ts";

/** Definitions are unfolded up to this size; larger ones stay axioms. */
export const mostDefinitionNodes = 5000;

/** A formula may grow to this size by unfolding: as large as the largest formulas that people write, and quick to walk through. */
export const mostUnfoldedNodes = 20_000;

/** So many definitions may turn out to be better left as axioms, one after another. */
export const mostKept = 20;

/** Thrown where a formula would grow too large; the problem is read again with the definition as an axiom. */
export class UnfoldedTooFar extends Error {
  readonly symbol: string;

  constructor(symbol: string) {
    super(`Unfolding ${symbol} makes a formula too large`);
    this.symbol = symbol;
  }
}

export function nodeCount(t: Term): number {
  let count = 0;
  eachNode(t, () => {
    count++;
  });
  return count;
}

/** The size of an abstraction applied to a term, before it is made. */
export function unfoldedSize({ body }: Abs, x: Term): number {
  return nodeCount(body) + uses(body, 0) * nodeCount(x);
}

function uses(t: Term, depth: number): number {
  if (t.kind === "bound") return t.index === depth ? 1 : 0;
  if (t.kind === "abs") return uses(t.body, depth + 1);
  return t.kind === "app" ? uses(t.fun, depth) + uses(t.arg, depth) : 0;
}
