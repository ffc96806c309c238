/**
 * One numbering for the atoms of a datatype. The values in a scope, closed under subterms, can be numbered in many ways; only the one
 * is kept in which each atom's key is smaller than that of the next, where the key is the largest number among the atom's recursive
 * arguments, then its constructor, then its arguments. There always is such a numbering: number, again and again, the value of
 * smallest key among those whose recursive arguments have numbers; what gets its last argument later has a larger key. It also
 * keeps the atoms apart. (Nitpick breaks the symmetries of datatypes too, by comparing neighbours: `datatype_sym_break`.)
 */

import { FALSE, type Lit, negate, TRUE } from "../../circuit/index.ts";
import { boolT, type Type } from "../../logic/index.ts";
import type { Content, Domains } from "../value/domain.ts";
import type { Gates } from "../value/gates.ts";
import { shapeOf } from "../value/shape.ts";
import type { Value } from "../value/value.ts";

/** The atoms of a datatype. */
export type Data = Extract<Content, { kind: "data" }>;

/** Whether values of the type are tuples of elements and truth values, so that they can be compared bit by bit. */
export function isComparable(ty: Type): boolean {
  const shape = shapeOf(ty);
  return shape.kind === "pair" ? isComparable(shape.fst) && isComparable(shape.snd) : shape.kind !== "fun";
}

/** A digit of a key as a row of literals, each of which implies the next: the more are true, the larger the digit. */
export type Digit = readonly Lit[];

/** Asserts that the keys of the atoms ascend. All arguments must be comparable, and recursive ones smaller than their atom. */
export function assertAscending(gates: Gates, domains: Domains, ty: Type, content: Data): void {
  const { size } = domains.of(ty);
  let before: readonly Digit[] | null = null;
  for (let i = 0; i < size; i++) {
    const key = keyOf(gates, ty, content, i, size);
    if (before !== null) assertLess(gates, before, key);
    before = key;
  }
}

/** What an atom is compared by. */
export function keyOf(gates: Gates, ty: Type, content: Data, i: number, size: number): Digit[] {
  const made = content.isMadeBy[i] ?? [];
  const largest: Lit[][] = Array.from({ length: size }, () => []);
  const own: Digit[] = [];
  made.forEach((p, k) => {
    for (const field of content.fields[i]?.[k] ?? [])
      eachElement(field, (lits, type) => {
        const here = lits.map((q) => gates.and(p, q));
        if (type === ty)
          here.forEach((q, j) => {
            largest[j]?.push(q);
          });
        own.push(risingOver(gates, here));
      });
  });
  // Literal n counted from the end: some recursive argument is the n-th atom or a later one.
  const ranks = risingOver(gates, largest.map((lits) => gates.any(lits)).reverse());
  return [ranks, risingOver(gates, made), ...own];
}

/** For each place: it or an earlier one is taken. */
function risingOver(gates: Gates, lits: readonly Lit[]): Digit {
  let some: Lit = FALSE;
  return lits.map((p) => {
    some = gates.or(some, p);
    return some;
  });
}

/** Asserts that, under a condition, the first list of digits comes before the second; the n-th literals of two rows are compared only with each other. */
export function assertLess(gates: Gates, a: readonly Digit[], b: readonly Digit[], when: Lit = TRUE): void {
  let same: Lit = when;
  a.forEach((digit, d) => {
    const other = b[d] ?? [];
    digit.forEach((p, n) => {
      gates.assert(gates.any([negate(same), negate(p), other[n] ?? FALSE]));
    });
    same = gates.all([same, ...digit.map((p, n) => gates.implies(other[n] ?? FALSE, p))]);
  });
  gates.assert(negate(same));
}

/** Visits the elements and truth values that a value is made of. */
export function eachElement(x: Value, visit: (lits: readonly Lit[], ty: Type) => void): void {
  if (x.kind === "element") visit(x.lits, x.type);
  else if (x.kind === "bool") visit([x.t], boolT);
  else if (x.kind === "pair") {
    eachElement(x.fst, visit);
    eachElement(x.snd, visit);
  }
}
