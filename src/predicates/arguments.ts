/** Arguments of product types are taken component by component, so that components may have different modes ([Bulwahn 2013], 2.2.3). */
import {
  apps,
  destApps,
  destEq,
  eq,
  type Free,
  leafTypes,
  mapParts,
  names,
  pair,
  prodT,
  sameTerm,
  stripApp,
  type Term,
  type Theory,
  type Type,
} from "../logic/index.ts";
import { destConstructor } from "../plans/index.ts";
import { freshVariable } from "./pattern.ts";

/** The components of a term; for a term that is no pair new variables, with the equation that fixes them. */
export function leafTerms(t: Term, equations: Term[]): readonly Term[] {
  if (leafTypes(t.type).length === 1) return [t];
  const parts = destApps(t, names.Pair, 2);
  if (parts !== null) return parts.flatMap((part) => leafTerms(part, equations));
  const made = openPair(t.type);
  equations.push(eq(t, made.term));
  return made.leaves;
}

/** A formula with the components in place of what the equations take apart, so that it has a value as soon as they have. */
export function withLeaves(formula: Term, equations: readonly Term[]): Term {
  const sides = equations.flatMap((equation) => destEq(equation) ?? []);
  const taken = (t: Term): Term => sides.find(({ left }) => sameTerm(left, t))?.right ?? mapParts(t, taken);
  return sides.length === 0 ? formula : taken(formula);
}

/** A tuple of new variables. */
function openPair(type: Type): { readonly term: Term; readonly leaves: readonly Free[] } {
  if (leafTypes(type).length === 1 || type.kind !== "con") {
    const x = freshVariable(type);
    return { term: x, leaves: [x] };
  }
  const [first, second] = type.args;
  if (first === undefined || second === undefined) return openPair(prodT(type, type));
  const a = openPair(first);
  const b = openPair(second);
  return { term: pair(a.term, b.term), leaves: [...a.leaves, ...b.leaves] };
}

/** What replaces variables of product type by tuples of variables. */
export function openPairs(variables: Iterable<Free>): ReadonlyMap<string, Term> {
  const subst = new Map<string, Term>();
  for (const x of variables) if (leafTypes(x.type).length > 1) subst.set(x.name, openPair(x.type).term);
  return subst;
}

/** A constructor term: parts that are none become new variables, with equations that fix them. */
export function patternOf(theory: Theory, t: Term, equations: Term[]): Term {
  if (t.kind === "free") return t;
  const made = destConstructor(theory, t);
  if (made === null) {
    const x = freshVariable(t.type);
    equations.push(eq(x, t));
    return x;
  }
  return apps(
    stripApp(t).head,
    made.args.map((arg) => patternOf(theory, arg, equations)),
  );
}
