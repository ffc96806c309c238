/**
 * One numbering for the atoms of a datatype whose values have at most one part of their own type, as lists do: first the parts of the first
 * root from the innermost outwards, then what the second root is made of beyond that, and so on; what no root contains comes last, in the order
 * of `canonical.ts`. Roots are values that every model has, such as those of the variables. The numbering depends on nothing else, so it
 * exists in every model and is the only one. As against ascending keys throughout, where a value stands does not depend on values that
 * the claim does not speak of, and the solver need not learn the same for every way in which they may lie between.
 */

import { FALSE, type Lit, negate } from "../../circuit/index.ts";
import type { ConstructorAt, Type } from "../../logic/index.ts";
import type { Gates } from "../value/gates.ts";
import type { Element } from "../value/value.ts";
import { assertLess, type Data, type Digit, keyOf } from "./canonical.ts";

/** Whether values of the datatype have at most one part of the same type, directly. Requires: parts are directly of the type or not at all. */
export function isChained(constructors: readonly ConstructorAt[], ty: Type): boolean {
  const isInside = (part: Type): boolean => part === ty || (part.kind === "con" && part.args.some(isInside));
  return constructors.every((c) => {
    const recursive = c.args.filter(isInside);
    return recursive.length <= 1 && recursive.every((arg) => arg === ty);
  });
}

/** Asserts the numbering. Requires: recursive arguments are smaller than their atom, and the atoms are kept apart. */
export function assertChains(gates: Gates, content: Data, ty: Type, roots: readonly Element[]): void {
  const size = content.isMadeBy.length;
  // For each atom: it is part of a root so far, that is, not beyond the largest of them.
  let within: readonly Lit[] = Array.from({ length: size }, () => FALSE);
  for (const root of roots) {
    const before = within;
    const upTo = downwards(gates, root.lits.slice(0, size));
    within = before.map((p, i) => gates.or(p, upTo[i] ?? FALSE));
    for (let i = 1; i < size; i++) {
      // If this atom and the one before it are new with the root, the one is the part of the other.
      const isOld = before[i - 1] ?? FALSE;
      gates.assert(gates.any([isOld, negate(within[i] ?? FALSE), isPart(gates, content, ty, i)]));
    }
  }
  let previous: readonly Digit[] | null = null;
  for (let i = 0; i < size; i++) {
    const key = keyOf(gates, ty, content, i, size);
    if (previous !== null) assertLess(gates, previous, key, negate(within[i - 1] ?? FALSE));
    previous = key;
  }
}

/** For each place: it or a later one is taken. */
function downwards(gates: Gates, lits: readonly Lit[]): Lit[] {
  let some: Lit = FALSE;
  return lits
    .toReversed()
    .map((p) => (some = gates.or(some, p)))
    .toReversed();
}

/** The atom before this one is its recursive argument. */
function isPart(gates: Gates, content: Data, ty: Type, i: number): Lit {
  return gates.any(
    content.constructors.flatMap((c, k) =>
      c.args.flatMap((arg, n): Lit[] => {
        const field = content.fields[i]?.[k]?.[n];
        return arg === ty && field?.kind === "element" ? [gates.and(content.isMadeBy[i]?.[k] ?? FALSE, field.lits[i - 1] ?? FALSE)] : [];
      }),
    ),
  );
}
