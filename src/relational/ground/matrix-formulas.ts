import { type Circuit, FALSE, type Lit, negate, TRUE } from "../../circuit/index.ts";
import { mostPairwise } from "../limits.ts";
import type { Matrix } from "./matrix.ts";

/** Some literal is true. */
export function someOf(c: Circuit, lits: readonly Lit[]): Lit {
  return c.orAll(lits.slice());
}

/** No literal is true. */
export function noneOf(c: Circuit, lits: readonly Lit[]): Lit {
  return c.andAll(lits.map(negate));
}

/** At most one literal is true. */
export function loneOf(c: Circuit, lits: readonly Lit[]): Lit {
  const clauses: Lit[] = [];
  if (lits.length <= mostPairwise) {
    for (let i = 0; i < lits.length; i++) for (let j = 0; j < i; j++) clauses.push(negate(c.and(lits[i] as Lit, lits[j] as Lit)));
    return c.andAll(clauses);
  }
  let before: Lit = FALSE;
  for (const p of lits) {
    clauses.push(negate(c.and(p, before)));
    before = c.or(before, p);
  }
  return c.andAll(clauses);
}

/** Exactly one literal is true. */
export function oneOf(c: Circuit, lits: readonly Lit[]): Lit {
  return c.and(loneOf(c, lits), someOf(c, lits));
}

/** Every entry of a is in b. */
export function subsetOf(c: Circuit, a: Matrix, b: Matrix): Lit {
  const parts: Lit[] = [];
  return addSubset(c, a, b, parts) ? c.andAll(parts) : FALSE;
}

/** a and b have the same entries. */
export function equalTo(c: Circuit, a: Matrix, b: Matrix): Lit {
  const parts: Lit[] = [];
  return addSubset(c, a, b, parts) && addSubset(c, b, a, parts) ? c.andAll(parts) : FALSE;
}

/** Adds what makes a part of b to the conjunction; false when that cannot be. */
function addSubset(c: Circuit, a: Matrix, b: Matrix, parts: Lit[]): boolean {
  let j = 0;
  for (let i = 0; i < a.size; i++) {
    const key = a.keys[i] as number;
    while (j < b.size && (b.keys[j] as number) < key) j++;
    const q = b.keys[j] === key ? (b.lits[j] as Lit) : FALSE;
    const part = c.or(negate(a.lits[i] as Lit), q);
    if (part === FALSE) return false;
    if (part !== TRUE) parts.push(part);
  }
  return true;
}
