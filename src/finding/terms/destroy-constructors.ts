/**
 * Constructor elimination ([Blanchette, Nipkow 2010], 5: "destroy constructors") and the one-point rule. `∃y ys. xs = y # ys ∧ P y ys`
 * asks whether `xs` is a `Cons` and whether `P` holds of its parts: nothing is enumerated and no list is built. Likewise
 * `∀y ys. xs = y # ys ⟶ P y ys`, and `∃x. x = t ∧ P x`, where the pattern is the variable alone.
 */
import { getOrInsert } from "../../base/index.ts";
import {
  app,
  avoidsInnermost,
  conjuncts,
  destApps,
  destEq,
  free,
  names,
  stripApp,
  stripImplies,
  type Term,
  type Theory,
  type Type,
} from "../../logic/index.ts";
import { asBool, type Bool, type Lazy, negation, now, trueValue, type Value } from "../value/value.ts";
import { bind, type Environment } from "./environment.ts";
import type { Evaluator } from "./evaluator.ts";
import { matchPattern, UnfitPattern } from "./match.ts";

/** A chain of quantifiers taken apart. Below the binders, the conditions; for `∀` also what follows from them. */
interface Chain {
  readonly quantifier: "some" | "all";
  readonly types: readonly Type[];
  readonly conditions: readonly Term[];
  readonly conclusion: Term | null;
}

/** How a quantified term is to be evaluated. */
interface Plan {
  readonly chain: Chain;
  readonly solution: Solution;
}

const plans = new WeakMap<Term, Plan | "none">();

/** The value of a quantified term some of whose variables are decided by an equation; null where there is no such equation. */
export function destroyConstructors(ev: Evaluator, t: Term, env: Environment): Value | null {
  const plan = getOrInsert(plans, t, () => planOf(ev.theory, t) ?? "none");
  return plan === "none" ? null : solved(ev, plan, env);
}

function planOf(theory: Theory, t: Term): Plan | null {
  const chain = chainOf(t);
  if (chain === null) return null;
  const depth = chain.types.length;
  for (const condition of chain.conditions) {
    const sides = destEq(condition);
    if (sides === null) continue;
    for (const [whole, side] of [
      [sides.left, sides.right],
      [sides.right, sides.left],
    ] as const) {
      const seen = new Set<number>();
      const pattern = avoidsInnermost(whole, depth) ? patternOf(theory, side, depth, seen) : null;
      if (pattern !== null && seen.size > 0) return { chain, solution: { condition, whole, pattern } };
    }
  }
  return null;
}

function chainOf(t: Term): Chain | null {
  const quantifier = destApps(t, names.Ex, 1) !== null ? "some" : destApps(t, names.All, 1) !== null ? "all" : null;
  if (quantifier === null) return null;
  const types: Type[] = [];
  let body = t;
  for (;;) {
    const [predicate] = destApps(body, quantifier === "some" ? names.Ex : names.All, 1) ?? [];
    if (predicate?.kind !== "abs") break;
    types.push(predicate.domain);
    body = predicate.body;
  }
  if (types.length === 0) return null;
  if (quantifier === "some") return { quantifier, types, conditions: conjuncts(body), conclusion: null };
  const { premises, conclusion } = stripImplies(body);
  return { quantifier, types, conditions: premises.flatMap(conjuncts), conclusion };
}

const nameOf = (index: number): string => `bound ${index}`;

/** The pattern with names for the variables, each of which may occur once; null if it is no pattern of constructors. */
function patternOf(theory: Theory, t: Term, depth: number, seen: Set<number>): Term | null {
  if (t.kind === "bound") {
    if (t.index >= depth || seen.has(t.index)) return null;
    seen.add(t.index);
    return free(nameOf(t.index), t.type);
  }
  const { head, args } = stripApp(t);
  if (head.kind !== "const" || !isConstructor(theory, head.name)) return null;
  let made: Term = head;
  for (const arg of args) {
    const part = patternOf(theory, arg, depth, seen);
    if (part === null) return null;
    made = app(made, part);
  }
  return made;
}

function isConstructor(theory: Theory, name: string): boolean {
  return name === names.Pair || theory.consts.get(name)?.spec.kind === "constructor";
}

interface Solution {
  readonly condition: Term;
  readonly whole: Term;
  readonly pattern: Term;
}

function solved(ev: Evaluator, { chain, solution: { condition, whole, pattern } }: Plan, env: Environment): Value | null {
  const { types, quantifier } = chain;
  const bindings = new Map<string, Lazy>();
  const unused: Lazy = () => ev.algebra.undefinedOf(whole.type);
  const value = ev.eval(
    whole,
    types.reduce((inner) => bind(inner, unused), env),
  );
  try {
    const isMatched = matchPattern(ev, pattern, now(value), bindings);
    const rest = (): Bool => below(ev, chain, condition, bindings, env, 0);
    return quantifier === "some" ? ev.algebra.and(isMatched, rest) : ev.algebra.or(negation(isMatched), rest);
  } catch (error) {
    if (error instanceof UnfitPattern) return null;
    throw error;
  }
}

/** The rest of the chain from a variable on: those that the equation decides have their values, the others are quantified. */
function below(ev: Evaluator, chain: Chain, done: Term, bindings: ReadonlyMap<string, Lazy>, env: Environment, n: number): Bool {
  const { types, quantifier } = chain;
  const ty = types[n];
  if (ty === undefined) return matrix(ev, chain, done, env);
  const decided = bindings.get(nameOf(types.length - 1 - n));
  if (decided !== undefined) return below(ev, chain, done, bindings, bind(env, decided), n + 1);
  const body = (x: Value): Bool => below(ev, chain, done, bindings, bind(env, now(x)), n + 1);
  return quantifier === "some" ? ev.algebra.exists(ty, body) : ev.algebra.forall(ty, body);
}

function matrix(ev: Evaluator, { conditions, conclusion }: Chain, done: Term, env: Environment): Bool {
  const others = conditions.filter((c) => c !== done);
  const all = others.reduce<Bool>(
    (b, c) => (b === trueValue ? asBool(ev.eval(c, env)) : ev.algebra.and(b, () => asBool(ev.eval(c, env)))),
    trueValue,
  );
  if (conclusion === null) return all;
  return others.length === 0 ? asBool(ev.eval(conclusion, env)) : ev.algebra.or(negation(all), () => asBool(ev.eval(conclusion, env)));
}
