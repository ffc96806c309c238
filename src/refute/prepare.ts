/**
 * From a statement to conjectures ([Bulwahn 2013], section 3.4): outer quantifiers become variables, implications premises, conjunctive
 * premises several; equations of functions are made extensional; a locale's assumptions are premises, or its interpretations replace
 * its parameters (section 3.3.1).
 */

import type { Statement } from "../elaborate/index.ts";
import {
  abs,
  app,
  betaApply,
  boolT,
  type Conjecture,
  constant,
  destApps,
  destEq,
  domain,
  eq,
  etaExpand,
  exists,
  type Free,
  forall,
  free,
  freeVars,
  fun,
  type Interpretation,
  impliesAll,
  isFun,
  matchType,
  names,
  not,
  openAbs,
  primed,
  substFrees,
  substTermTypes,
  type Term,
  type Theory,
  type Type,
  type TypeVar,
} from "../logic/index.ts";
import { unfoldClaim, universalPredicate } from "./unfold-claim.ts";

/** How a statement is to be prepared. */
export interface Preparation {
  /** `quickcheck_locale`: under interpretations, with assumptions expanded, or the first and then the second. */
  readonly locale: readonly ("interpret" | "expand")[];
  /** Leave the assumptions of the context out. */
  readonly noAssumptions: boolean;
}

/** The conjectures of a statement, in the order in which they are to be tried; a find against any refutes the statement. */
export function prepare(statement: Statement, preparation: Preparation): Conjecture[] {
  const interpretations = statement.theory.interpretations.filter((i) => i.locale === statement.locale);
  return statement.conclusions.flatMap((conclusion) => {
    const expand = preparation.locale.includes("expand") || interpretations.length === 0;
    const interpreted = preparation.locale.includes("interpret") ? interpretations.map((i) => interpret(statement, conclusion, i)) : [];
    const context = preparation.noAssumptions ? [] : statement.contextAssumptions.map((t) => close(t, statement.params));
    const expanded = expand ? [someInstance(statement.theory, [...context, ...statement.assumptions], conclusion)] : [];
    return [...interpreted, ...expanded];
  });
}

/** An assumption holds for all values of its variables, the context's parameters excepted. */
function close(assumption: Term, params: readonly Free[]): Term {
  const open = [...freeVars(assumption).values()].filter((x) => !params.some((p) => p.name === x.name));
  return open.reduceRight<Term>((t, x) => forall(x, t), assumption);
}

/** The statement with the locale's parameters replaced; its assumptions hold there. */
function interpret(statement: Statement, conclusion: Term, interpretation: Interpretation): Conjecture {
  const types = new Map<TypeVar, Type>();
  statement.params.forEach((p, i) => {
    const arg = interpretation.args[i];
    if (arg !== undefined) matchType(p.type, arg.type, types);
  });
  const terms = new Map(
    statement.params.flatMap((p, i): [string, Term][] => {
      const arg = interpretation.args[i];
      return arg === undefined ? [] : [[p.name, arg]];
    }),
  );
  const at = (t: Term): Term => substFrees(terms, substTermTypes(types, t));
  return someInstance(statement.theory, statement.assumptions.map(at), at(conclusion));
}

/** A goal with schematic variables claims that there are values for them; only what refutes all of these refutes it. */
function someInstance(theory: Theory, premises: readonly Term[], claim: Term): Conjecture {
  const schematic = [...freeVars(impliesAll(premises, claim)).values()].filter((x) => x.name.startsWith("?"));
  if (schematic.length === 0) return conjecture(theory, premises, claim);
  const isAbout = (t: Term): boolean => [...freeVars(t).keys()].some((name) => name.startsWith("?"));
  const taken = new Set(freeVars(impliesAll(premises, claim)).keys());
  const named = new Map(schematic.map((x): [string, Free] => [x.name, fresh(x.name.slice(1), x.type, taken)]));
  const body = substFrees(named, impliesAll(premises.filter(isAbout), claim));
  const goal = [...named.values()].reduceRight<Term>((t, x) => exists(x, t), body);
  return conjecture(
    theory,
    premises.filter((t) => !isAbout(t)),
    goal,
  );
}

/** A conjecture from premises and a claim, taken apart. */
export function conjecture(theory: Theory, premises: readonly Term[], claim: Term): Conjecture {
  const taken = new Set<string>();
  for (const t of [...premises, claim]) for (const name of freeVars(t).keys()) taken.add(name);
  const parts: Term[] = premises.flatMap((p) => premiseParts(p, taken));
  const conclusion = stripClaim(theory, claim, parts, taken);
  const variables = new Map<string, Free>();
  for (const t of [...premises, claim, ...parts, conclusion]) freeVars(t, variables);
  const used = new Map<string, Free>();
  for (const t of [...parts, conclusion]) freeVars(t, used);
  return {
    theory,
    variables: [...variables.values()].filter((x) => used.has(x.name)),
    premises: parts,
    conclusion,
    stated: impliesAll(premises, claim),
  };
}

/** Opens `∀`, moves premises of `⟶` to `parts`; returns what is left to be shown. */
function stripClaim(theory: Theory, claim: Term, parts: Term[], taken: Set<string>): Term {
  const [premise, rest] = destApps(claim, names.implies, 2) ?? [];
  if (premise !== undefined && rest !== undefined) {
    parts.push(...premiseParts(premise, taken));
    return stripClaim(theory, rest, parts, taken);
  }
  const predicate = universalPredicate(claim);
  if (predicate !== null) return stripClaim(theory, openQuantifier(predicate, taken), parts, taken);
  const [denied] = destApps(claim, names.Not, 1) ?? [];
  const pushed = denied === undefined ? null : pushNegation(denied);
  if (pushed !== null) return stripClaim(theory, pushed, parts, taken);
  const sides = destEq(claim);
  if (sides !== null && isFun(sides.left.type)) return stripClaim(theory, extensional(sides.left, sides.right, taken), parts, taken);
  const unfolded = unfoldClaim(theory, claim);
  return unfolded === null ? claim : stripClaim(theory, unfolded, parts, taken);
}

/** `¬ (∃x. P)` is `∀x. ¬ P`; `¬ (A ⟶ B)`, `¬ ¬ A` likewise. Null where nothing is gained. */
function pushNegation(t: Term): Term | null {
  const [predicate] = destApps(t, names.Ex, 1) ?? [];
  if (predicate !== undefined) return quantified(names.All, predicate, not);
  const [inner] = destApps(t, names.Not, 1) ?? [];
  return inner ?? null;
}

function quantified(name: string, predicate: Term, change: (body: Term) => Term): Term {
  const inner = etaExpand(predicate);
  const body = abs(inner.name, inner.domain, change(inner.body));
  return app(constant(name, fun(body.type, boolT)), body);
}

/** A premise in parts: conjunctions split, `∃` opened (its variable is universal outside), double negations removed. */
function premiseParts(premise: Term, taken: Set<string>): Term[] {
  const parts = destApps(premise, names.conj, 2);
  if (parts !== null) return parts.flatMap((p) => premiseParts(p, taken));
  const [predicate] = destApps(premise, names.Ex, 1) ?? [];
  if (predicate !== undefined) return premiseParts(openQuantifier(predicate, taken), taken);
  return [premise];
}

/** The body of a quantifier with a fresh variable. */
function openQuantifier(predicate: Term, taken: Set<string>): Term {
  const opened = predicate.kind === "abs" ? openAbs(predicate, taken) : null;
  const variable = opened?.variable ?? fresh("x", domain(predicate.type), taken);
  taken.add(variable.name);
  return opened?.body ?? betaApply(predicate, [variable]);
}

function fresh(name: string, type: Type, taken: Set<string>): Free {
  const chosen = primed(name, (other) => taken.has(other));
  taken.add(chosen);
  return free(chosen, type);
}

/** `f = g` holds when `f x = g x` for all `x`. */
function extensional(left: Term, right: Term, taken: Set<string>): Term {
  const x = fresh("x", domain(left.type), taken);
  return eq(betaApply(left, [x]), betaApply(right, [x]));
}
