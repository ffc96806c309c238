/** Choices at random inside enumerators, for samples of what they enumerate. */
import { below } from "./random.ts";

/** How much clauses that recur are preferred to those that do not. */
export let eagerness = 1;

export function setEagerness(e: number): void {
  eagerness = e;
}

/** More alternatives than these are not tried in one place: another sample tries others. */
const mostTried = 8;

/** The same things in another order. */
export function mixed<T>(all: readonly T[]): T[] {
  const rest = all.slice();
  for (let i = rest.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const kept = rest[i] as T;
    rest[i] = rest[j] as T;
    rest[j] = kept;
  }
  return rest;
}

/** Numbers from 0 to `n - 1` in any order: all where they are few; otherwise some, small ones as often as large ones. */
export function someBelow(n: number): number[] {
  if (n <= mostTried) return mixed(Array.from({ length: Math.max(0, n) }, (_, i) => i));
  return Array.from({ length: mostTried }, (_, i) => (i % 2 === 0 ? below(n) : below(1 + below(n))));
}

/** The places of clauses in any order, given how often each of them recurs. */
export function clauseOrder(recursions: readonly number[]): number[] {
  const rest = recursions.map((_, i) => i);
  const order: number[] = [];
  while (rest.length > 0) {
    const weights = rest.map((i) => (recursions[i] === 0 ? 1 : eagerness));
    let ticket = (below(1_000_000) / 1_000_000) * weights.reduce((sum, w) => sum + w, 0);
    let at = 0;
    while (at < rest.length - 1 && ticket >= (weights[at] as number)) ticket -= weights[at++] as number;
    order.push(rest[at] as number);
    rest.splice(at, 1);
  }
  return order;
}
