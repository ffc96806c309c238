/**
 * Numbers without an atom. A numeric type names as many numbers as the scope says, but what an operation makes of named numbers and
 * literals is known exactly all the same: such an element has no name and still is a certain number. So `x * x = 49` can be
 * decided where only small numbers have names. (Nitpick gets this with `binary_ints`, paper 4.1: more numbers than unary atoms.)
 */

import { Bug } from "../../base/index.ts";
import { FALSE, type Lit } from "../../circuit/index.ts";
import type { Type } from "../../logic/index.ts";
import { largestExact, mostExactNumbers } from "../limits.ts";
import type { Algebra } from "./algebra.ts";
import { type Fraction, sameFraction } from "./numbers.ts";
import { type Bool, type Element, LazyBool, type UnnamedNumber } from "./value.ts";

/** A number, with the literal under which an element is that number; "other" is some number without a name. */
export type NumberCase = readonly [Lit, Fraction | "other"];

export function numbersOf(algebra: Algebra, ty: Type): readonly Fraction[] {
  const { content } = algebra.domains.of(ty);
  if (content.kind !== "numbers") throw new Bug("numbersOf: not a numeric type");
  return content.numbers;
}

/** What an element of a numeric type may be. */
export function numberCases(algebra: Algebra, { type, lits, unnamedNumber }: Element): readonly NumberCase[] {
  const numbers = numbersOf(algebra, type);
  const named = numbers.map((n, i): NumberCase => [lits[i] ?? FALSE, n]);
  const rest = unnamedNumber ?? { exact: [], other: lits[numbers.length] ?? FALSE };
  const all: readonly NumberCase[] = [...named, ...rest.exact, [rest.other, "other"]];
  return all.filter(([p]) => p !== FALSE);
}

/** The element that is the number of the case whose literal is true; `isTotal`: one of them surely is. */
export function fromCases(algebra: Algebra, ty: Type, cases: readonly NumberCase[], isTotal: boolean): Element {
  const { gates } = algebra;
  const numbers = numbersOf(algebra, ty);
  const named: Lit[][] = numbers.map(() => []);
  const exact = new Map<string, { readonly n: Fraction; readonly lits: Lit[] }>();
  const other: Lit[] = [];
  for (const [p, n] of cases) {
    if (p === FALSE) continue;
    const place = n === "other" ? -1 : numbers.findIndex((m) => sameFraction(m, n));
    if (place >= 0) named[place]?.push(p);
    else if (n === "other" || !isSmall(n)) other.push(p);
    else {
      const key = `${n.n}/${n.d}`;
      const known = exact.get(key) ?? { n, lits: [] };
      known.lits.push(p);
      exact.set(key, known);
    }
  }
  const told = [...exact.values()].slice(0, mostExactNumbers).map(({ n, lits }): readonly [Lit, Fraction] => [gates.any(lits), n]);
  for (const { lits } of [...exact.values()].slice(mostExactNumbers)) other.push(...lits);
  const unnamedNumber: UnnamedNumber = { exact: told, other: gates.any(other) };
  const unnamed = gates.any([...told.map(([p]) => p), unnamedNumber.other]);
  const lits = [...named.map((part) => gates.any(part)), unnamed];
  if (isTotal) gates.notePartition(lits);
  return told.length > 0 ? { kind: "element", type: ty, lits, unnamedNumber } : { kind: "element", type: ty, lits };
}

/** Numbers of which the arithmetic here is exact. */
function isSmall({ n, d }: Fraction): boolean {
  return Math.abs(n) < largestExact && d < largestExact;
}

/** When two numbers without a name are surely equal and surely not; null where neither is known to be a certain number. */
export function equalUnnamedNumbers({ gates }: Algebra, a: Element, b: Element): Bool | null {
  const [xs, ys] = [a.unnamedNumber?.exact, b.unnamedNumber?.exact];
  if (xs === undefined || ys === undefined) return null;
  const pairs = (isSame: boolean): Lit[] =>
    xs.map(([p, m]) => {
      const those = ys.filter(([, n]) => sameFraction(m, n) === isSame).map(([q]) => q);
      return those.length === 0 ? FALSE : gates.and(p, gates.any(those));
    });
  return new LazyBool(
    () => gates.any(pairs(true)),
    () => gates.any(pairs(false)),
  );
}

/** The number without an atom that may be meant by the element chosen by the literal that is true. */
export function chosenNumber(algebra: Algebra, ty: Type, branches: readonly (readonly [Lit, Element])[], isTotal: boolean): Element | null {
  if (!branches.some(([, v]) => v.unnamedNumber !== undefined)) return null;
  const { gates } = algebra;
  const cases = branches.flatMap(([p, v]) => numberCases(algebra, v).map(([q, n]): NumberCase => [gates.and(p, q), n]));
  return fromCases(algebra, ty, cases, isTotal);
}
