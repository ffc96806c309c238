/**
 * One numbering for the atoms of a datatype. The values in a scope, closed under subterms, can be numbered in many ways; only the one
 * is kept in which each atom's key is smaller than that of the next, where the key is the largest number among the atom's recursive
 * arguments, then its constructor, then its arguments. There always is such a numbering: number, again and again, the value of
 * smallest key among those whose recursive arguments have numbers; what gets its last argument later has a larger key. It also
 * keeps the atoms apart. (Nitpick breaks the symmetries of datatypes too, by comparing neighbours: `datatype_sym_break`.)
 */
import { boolT, type Type } from "../logic/index.ts";
import { FALSE, type Lit, negate } from "../relational/index.ts";
import type { Content, Domains } from "./domain.ts";
import type { Gates } from "./gates.ts";
import { shapeOf } from "./shape.ts";
import type { Value } from "./value.ts";

type Data = Extract<Content, { kind: "data" }>;

/** Whether values of the type are tuples of elements and truth values, so that they can be compared bit by bit. */
export function isComparable(ty: Type): boolean {
  const shape = shapeOf(ty, boolT);
  return shape.kind === "pair" ? isComparable(shape.fst) && isComparable(shape.snd) : shape.kind !== "fun";
}

/** Asserts that the keys of the atoms ascend. All arguments must be comparable, and recursive ones smaller than their atom. */
export function assertAscending(gates: Gates, domains: Domains, ty: Type, content: Data): void {
  const { size } = domains.of(ty);
  let before: readonly Lit[] | null = null;
  for (let i = 0; i < size; i++) {
    const key = keyOf(gates, ty, content, i, size);
    if (before !== null) gates.assert(isLess(gates, before, key));
    before = key;
  }
}

function keyOf(gates: Gates, ty: Type, content: Data, i: number, size: number): Lit[] {
  const made = content.isMadeBy[i] ?? [];
  const largest: Lit[][] = Array.from({ length: size }, () => []);
  const own: Lit[] = [];
  made.forEach((p, k) => {
    for (const field of content.fields[i]?.[k] ?? [])
      eachElement(field, (lits, type) => {
        lits.forEach((q, j) => {
          if (type === ty && q !== FALSE) largest[j]?.push(gates.and(p, q));
          own.push(gates.and(p, q));
        });
      });
  });
  // The n-th bit: some recursive argument is the n-th atom or a later one; the highest first.
  let above: Lit = FALSE;
  const ranks = largest.reverse().map((lits) => {
    above = gates.any([above, ...lits]);
    return above;
  });
  return [...ranks, ...made, ...own];
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

/** The first list of bits comes before the second, and they differ. */
export function isLess(gates: Gates, a: readonly Lit[], b: readonly Lit[]): Lit {
  let rest: Lit = FALSE;
  for (let i = a.length - 1; i >= 0; i--) {
    const [p, q] = [a[i] ?? FALSE, b[i] ?? FALSE];
    if (p === q) continue;
    rest = gates.or(gates.and(negate(p), q), gates.and(gates.circuit.iff(p, q), rest));
  }
  return rest;
}
