/**
 * Claims that are quantifiers by definition: `mono f` says that `f x ≤ f y` for all `x ≤ y`. Where they range over an infinite type only the
 * definition can be tested, at values of its variables.
 */
import {
  destApps,
  etaExpand,
  freeVars,
  isFun,
  isInfiniteType,
  names,
  openAbs,
  stripApp,
  stripImplies,
  type Term,
  type Theory,
} from "../logic/index.ts";
import { unfoldDefinition } from "../predicates/index.ts";

/**
 * The definition of a claim, when it speaks about all values of an infinite type; otherwise null. What has code equations of its own (`wf`) is run by
 * these where its definition speaks of all functions.
 */
export function unfoldClaim(theory: Theory, claim: Term): Term | null {
  const body = unfoldDefinition(theory, claim);
  return body !== null && speaksOfAll(theory, body, hasCode(theory, claim)) ? body : null;
}

function hasCode(theory: Theory, claim: Term): boolean {
  const { head } = stripApp(claim);
  return head.kind === "const" && (theory.code.get(head.name)?.equations ?? null) !== null;
}

/** The predicate of `∀x. P x` and of `∀x ∈ UNIV. P x`. */
export function universalPredicate(t: Term): Term | null {
  const [predicate] = destApps(t, names.All, 1) ?? [];
  if (predicate !== undefined) return predicate;
  const [set, bounded] = destApps(t, names.Ball, 2) ?? [];
  return bounded !== undefined && set?.kind === "const" && set.name === names.top ? bounded : null;
}

function speaksOfAll(theory: Theory, t: Term, passesOverFunctions: boolean): boolean {
  const infinite = new Set<string>();
  const taken = new Set(freeVars(t).keys());
  let rest = t;
  for (let predicate = universalPredicate(rest); predicate !== null; predicate = universalPredicate(rest)) {
    const { variable, body } = openAbs(etaExpand(predicate), taken);
    taken.add(variable.name);
    if (isInfiniteType(theory, variable.type) && !(passesOverFunctions && isFun(variable.type))) infinite.add(variable.name);
    rest = body;
  }
  for (const premise of stripImplies(rest).premises)
    if (destApps(premise, names.member, 2) !== null) for (const name of freeVars(premise).keys()) infinite.delete(name);
  return infinite.size > 0;
}
