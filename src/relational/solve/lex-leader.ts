import { type Circuit, FALSE, type Lit, negate, TRUE } from "../../circuit/index.ts";
import type { Matrix } from "../ground/matrix.ts";
import type { Relation } from "../language/syntax.ts";

/**
 * A predicate that keeps, of the instances that differ only by a permutation of interchangeable atoms, at least one: read as a
 * number, the instance is not greater than what it becomes when two neighbours of a class are swapped. Only the first
 * `length` bits in which the two readings differ are compared, which keeps the predicate small and sound.
 * Source: Crawford, Ginsberg, Luks and Roy, "Symmetry-breaking predicates for search problems", KR 1996; the restriction to
 * neighbours and prefixes: Shlyakhter, "Generating effective symmetry-breaking predicates for search problems", SAT 2001.
 */
export function lexLeader(
  circuit: Circuit,
  n: number,
  classes: readonly (readonly number[])[],
  relations: Iterable<readonly [Relation, Matrix]>,
  length: number,
): Lit {
  const ordered = [...relations].filter(([, matrix]) => matrix.lits.some((p) => p !== TRUE)).sort(byPromise);
  const parts: Lit[] = [];
  for (const atoms of classes)
    for (let i = 1; i < atoms.length; i++) {
      const [a, b] = [atoms[i - 1] as number, atoms[i] as number];
      parts.push(notGreater(circuit, swappedBits(n, a, b, ordered, length)));
    }
  return circuit.andAll(parts);
}

/** Relations of small arity first, then those with few tuples: their bits tell atoms apart soonest. */
function byPromise([a, x]: readonly [Relation, Matrix], [b, y]: readonly [Relation, Matrix]): number {
  return a.arity - b.arity || x.size - y.size || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
}

/** Up to `length` pairs of literals: the entry of a tuple, and the entry of the tuple with the atoms swapped. */
function swappedBits(
  n: number,
  a: number,
  b: number,
  relations: readonly (readonly [Relation, Matrix])[],
  length: number,
): (readonly [Lit, Lit])[] {
  const pairs: (readonly [Lit, Lit])[] = [];
  for (const [{ arity }, matrix] of relations) {
    for (let i = 0; i < matrix.size; i++) {
      const key = matrix.keys[i] as number;
      const other = swapAtoms(key, n, arity, a, b);
      // The pair of (key, other) says the same as that of (other, key) once all before are equal.
      if (other <= key) continue;
      const p = matrix.lits[i] as Lit;
      const q = matrix.at(other);
      if (p === q) continue;
      pairs.push([p, q]);
      if (pairs.length === length) return pairs;
    }
  }
  return pairs;
}

function swapAtoms(key: number, n: number, arity: number, a: number, b: number): number {
  let other = key;
  let rest = key;
  let place = 1;
  for (let column = 0; column < arity; column++) {
    const atom = rest % n;
    rest = (rest - atom) / n;
    if (atom === a) other += (b - a) * place;
    else if (atom === b) other += (a - b) * place;
    place *= n;
  }
  return other;
}

/** Of two bit strings, given as pairs with the most significant first, the left is not greater than the right. */
function notGreater(circuit: Circuit, pairs: readonly (readonly [Lit, Lit])[]): Lit {
  const parts: Lit[] = [];
  let areEqual: Lit = TRUE;
  for (const [p, q] of pairs) {
    parts.push(circuit.orAll([negate(areEqual), negate(p), q]));
    // Where p ≤ q, they are equal unless q alone is true.
    areEqual = circuit.and(areEqual, circuit.or(p, negate(q)));
    if (areEqual === FALSE) break;
  }
  return circuit.andAll(parts);
}
