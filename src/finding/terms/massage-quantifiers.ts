/**
 * Quantifier massage ([Blanchette, Nipkow 2010], 5: "quantifier massaging"): quantifiers move inwards, over the parts of the body that speak of their
 * variable, those with the fewest other variables first, whatever their order was. `∃x y. P x ∧ Q y` tries m + n values
 * instead of m * n; a variable that nothing speaks of is not tried at all. Wide clauses are split in the same way (as Claessen and Sörensson
 * do in "New techniques that improve MACE-style finite model finding", 2003): `∀x y z. P x y ∨ Q y z` is `∀y. (∃x. ¬ P x y) ⟶ (∀z. Q y z)`.
 */
import {
  conjAll,
  conjuncts,
  destApps,
  exists,
  type Free,
  forall,
  free,
  freeVars,
  impliesAll,
  instantiate,
  names,
  not,
  stripImplies,
  type Term,
} from "../../logic/index.ts";

/** A part of the body and the variables of the chain in it. */
interface QuantifierPart {
  readonly term: Term;
  readonly variables: ReadonlySet<string>;
  /** Of `∀xs. … ⟶ conclusion`: the conclusion. */
  readonly isConclusion: boolean;
}

const massaged = new WeakMap<Term, Term>();

/** An equivalent of a quantified term with narrower quantifiers; null where there is none. */
export function massageQuantifiers(t: Term): Term | null {
  const known = massaged.get(t);
  if (known !== undefined) return known === t ? null : known;
  const made = narrowed(t) ?? t;
  massaged.set(t, made);
  massaged.set(made, made);
  return made === t ? null : made;
}

function narrowed(t: Term): Term | null {
  const quantifier = destApps(t, names.Ex, 1) !== null ? names.Ex : names.All;
  const variables: Free[] = [];
  let body = t;
  for (;;) {
    const [predicate] = destApps(body, quantifier, 1) ?? [];
    if (predicate?.kind !== "abs") break;
    const x = free(`${predicate.name} ${variables.length}`, predicate.domain);
    variables.push(x);
    body = instantiate(predicate.body, x);
  }
  if (variables.length === 0) return null;
  const own = new Set(variables.map((x) => x.name));
  const part = (term: Term, isConclusion: boolean): QuantifierPart => ({ term, variables: variablesIn(term, own), isConclusion });
  if (quantifier === names.Ex)
    return (
      eliminate(
        variables,
        conjuncts(body).map((c) => part(c, false)),
      )?.term ?? null
    );
  const { premises, conclusion } = stripImplies(body);
  const before = premises.flatMap(conjuncts).map((c) => part(c, false));
  const [last, ...others] = disjuncts(conclusion).reverse();
  if (last !== undefined && others.length > 0 && variables.length > 2) {
    const split = eliminate(variables, [...before, ...others.reverse().map((d) => part(negated(d), false)), part(last, true)]);
    // Else the clause as it is, without new gates, is as good.
    if (split !== null && split.width < variables.length) return split.term;
  }
  return eliminate(variables, [...before, part(conclusion, true)])?.term ?? null;
}

/**
 * Quantifies the variables away, one after the other; null if each time over all that is left, in the order there was. The width is the
 * largest number of variables that are tried together.
 */
function eliminate(variables: readonly Free[], all: readonly QuantifierPart[]): { readonly term: Term; readonly width: number } | null {
  let parts = all;
  let isNarrower = false;
  let width = 0;
  const left = [...variables];
  while (left.length > 0) {
    const cheapest = Math.min(...left.map((x) => cost(x, parts)));
    // Among equals the innermost, so that the order stays where nothing is gained.
    const x = left.splice(
      left.findLastIndex((y) => cost(y, parts) === cheapest),
      1,
    )[0];
    if (x === undefined) break;
    const over = parts.filter((p) => p.variables.has(x.name));
    if (over.length < parts.length) isNarrower = true;
    width = Math.max(width, new Set(over.flatMap((p) => [...p.variables])).size);
    if (over.length > 0) parts = [...parts.filter((p) => !over.includes(p)), quantified(x, over)];
  }
  return isNarrower ? { term: joined(parts), width } : null;
}

/** How many variables the quantified part would speak of and, among equals, of how many parts it would be made. */
function cost(x: Free, parts: readonly QuantifierPart[]): number {
  const over = parts.filter((p) => p.variables.has(x.name));
  return new Set(over.flatMap((p) => [...p.variables])).size * (parts.length + 1) + over.length;
}

function quantified(x: Free, over: readonly QuantifierPart[]): QuantifierPart {
  const isConclusion = over.some((p) => p.isConclusion);
  const term = joined(over);
  const variables = new Set(over.flatMap((p) => [...p.variables]).filter((name) => name !== x.name));
  return { term: isConclusion ? forall(x, term) : exists(x, term), variables, isConclusion };
}

/** Premises imply the conclusion; without one all hold. */
function joined(parts: readonly QuantifierPart[]): Term {
  const conclusion = parts.find((p) => p.isConclusion);
  const others = parts.filter((p) => !p.isConclusion).map((p) => p.term);
  return conclusion === undefined ? conjAll(others) : impliesAll(others, conclusion.term);
}

function variablesIn(t: Term, own: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...freeVars(t).keys()].filter((name) => own.has(name)));
}

function disjuncts(t: Term): Term[] {
  const [a, b] = destApps(t, names.disj, 2) ?? [];
  return a === undefined || b === undefined ? [t] : [...disjuncts(a), ...disjuncts(b)];
}

function negated(t: Term): Term {
  const [a] = destApps(t, names.Not, 1) ?? [];
  return a ?? not(t);
}
