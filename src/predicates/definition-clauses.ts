/** Clauses from introduction rules and from equations ([Bulwahn 2013], 4.2.2, figure 4.1). */
import {
  apps,
  betaNormal,
  type Const,
  destEq,
  type Equation,
  type Free,
  freeVars,
  headConst,
  matchType,
  member,
  stripApp,
  stripFun,
  stripImplies,
  substFrees,
  substTermTypes,
  type Term,
  type Theory,
  type Type,
  termTypeVars,
} from "../logic/index.ts";
import type { Clause } from "../plans/index.ts";
import { leafTerms, openPairs, patternOf } from "./arguments.ts";
import type { GoalStore } from "./goal-store.ts";
import { freshVariable, isPattern, renameApart, unaryPattern, withoutEarlier } from "./pattern.ts";
import type { Closure } from "./specialize.ts";
import { equationsAt, instancesAt, projected } from "./unfold.ts";
import { valueAlternatives } from "./value-alternatives.ts";

/** A constant with its functional arguments by position. */
export interface AppliedConstant {
  readonly store: GoalStore;
  readonly constant: Const;
  readonly closures: ReadonlyMap<number, Closure>;
  /** The variables of the closures, which are the first arguments. */
  readonly captured: readonly Free[];
}

/** The clauses of an inductive predicate are its introduction rules, with `code_pred_intro` facts in their place where there are some. */
export function clausesOfRules(place: AppliedConstant): readonly Clause[] {
  const { store, constant } = place;
  const spec = store.theory.consts.get(constant.name)?.spec;
  if (spec?.kind !== "inductive") return [];
  const alternatives = store.options.usesAlternatives ? alternativeRules(store.theory, constant.name) : [];
  return (alternatives.length > 0 ? alternatives : spec.rules).flatMap((rule): Clause[] => {
    const { head } = stripApp(rule.conclusion);
    const subst = head.kind === "const" && head.name === constant.name ? matchType(head.type, constant.type) : null;
    if (subst === null) return [];
    for (const t of [rule.conclusion, ...rule.premises]) for (const v of termTypeVars(t)) if (!subst.has(v)) return [];
    const at = (t: Term): Term => substTermTypes(subst, t);
    return clauseOf(place, rule.name, stripApp(at(rule.conclusion)).args, rule.premises.map(at)) ?? [];
  });
}

/** Facts declared `code_pred_intro` about a predicate. */
function alternativeRules(theory: Theory, name: string): { name: string; premises: readonly Term[]; conclusion: Term }[] {
  return [...(theory.attributes.get("code_pred_intro") ?? [])].flatMap((fact) => {
    const { premises, conclusion } = stripImplies(fact);
    const { head } = stripApp(conclusion);
    return head.kind === "const" && head.name === name ? [{ name, premises, conclusion }] : [];
  });
}

/** The equations of a constant, with `code_pred_def` facts in their place where there are some. */
function equationsOf({ store, constant }: AppliedConstant): ReturnType<typeof equationsAt> {
  const stated = store.options.usesAlternatives ? (store.theory.attributes.get("code_pred_def") ?? []) : [];
  const alternatives = stated.flatMap((fact): Equation[] => {
    const { premises, conclusion } = stripImplies(fact);
    const sides = destEq(conclusion);
    return sides !== null && headConst(sides.left)?.name === constant.name
      ? [{ lhs: sides.left, rhs: sides.right, conditions: premises }]
      : [];
  });
  const equations = instancesAt(store.theory, alternatives, constant);
  return equations === null ? equationsAt(store.theory, constant) : { equations, sequential: false };
}

/** Whether the equations of a constant can be made clauses: constructor patterns, functional arguments as variables. */
export function hasClauses(place: AppliedConstant): boolean {
  const found = equationsOf(place);
  const rows = found === null ? null : disjointRows(place, found.equations, found.sequential);
  const arity = rows?.[0]?.patterns.length ?? 0;
  const isFull = arity === stripFun(place.constant.type).args.length;
  return rows !== null && isFull && rows.every((row) => [...place.closures.keys()].every((i) => row.patterns[i]?.kind === "free"));
}

/** The clauses of a function into bool; null when its equations have no constructor patterns. */
export function clausesOfEquations(place: AppliedConstant): readonly Clause[] | null {
  return equationClauses(place, ({ patterns, conditions, rhs }) =>
    place.store.alternatives(rhs).map((formula) => ({ head: patterns, formulas: [...conditions, formula] })),
  );
}

/** The clauses of the relation of a function. */
export function clausesOfRelation(place: AppliedConstant): readonly Clause[] | null {
  return equationClauses(place, ({ patterns, conditions, rhs }) =>
    valueAlternatives(place.store.theory, rhs).map(({ value, formulas }) => ({
      head: [...patterns, value],
      formulas: [...conditions, ...formulas],
    })),
  );
}

/** The clauses of membership in the set that a function gives: the element is the last argument. */
export function clausesOfMembers(place: AppliedConstant): readonly Clause[] | null {
  const { store } = place;
  return equationClauses(place, ({ patterns, conditions, rhs }) => {
    const element = rhs.type.kind === "con" ? rhs.type.args[0] : undefined;
    if (element === undefined) return [];
    const x = freshVariable(element);
    return store.alternatives(member(x, rhs)).map((formula) => ({ head: [...patterns, x], formulas: [...conditions, formula] }));
  });
}

interface ClauseRow {
  readonly patterns: readonly Term[];
  readonly conditions: readonly Term[];
  readonly rhs: Term;
}

function equationClauses(
  place: AppliedConstant,
  make: (row: ClauseRow) => readonly { readonly head: readonly Term[]; readonly formulas: readonly Term[] }[],
): readonly Clause[] | null {
  const found = equationsOf(place);
  const rows = found === null ? null : disjointRows(place, found.equations, found.sequential);
  if (rows === null) return null;
  const clauses: Clause[] = [];
  for (const row of rows)
    for (const { head, formulas } of make(row)) {
      const made = clauseOf(place, place.constant.name, head, formulas);
      if (made === null) return null;
      clauses.push(...made);
    }
  return clauses;
}

/** Equations whose patterns exclude one another; null when that cannot be said with constructor patterns. */
function disjointRows(place: AppliedConstant, given: readonly Equation[], sequential: boolean): ClauseRow[] | null {
  const { store } = place;
  const equations = given.map((e) => expanded(e, stripFun(place.constant.type).args));
  const earlier: (readonly Term[])[] = [];
  const rows: ClauseRow[] = [];
  for (const e of equations) {
    const patterns = stripApp(e.lhs).args.map((arg) => unaryPattern(store.theory, arg));
    const isPlain = patterns.every((p) => isPattern(store.theory, p)) && isLinear(patterns);
    if (!isPlain) return null;
    if (sequential && e.conditions.length > 0) return null;
    const parts = sequential ? withoutEarlier(store.theory, patterns, earlier) : [[...patterns]];
    if (parts === null) return null;
    for (const part of parts) {
      const subst = new Map<string, Term>();
      for (const [i, p] of patterns.entries()) collect(p, part[i] ?? p, subst);
      const at = (t: Term): Term => substFrees(subst, t);
      rows.push({ patterns: part, conditions: e.conditions.map(at), rhs: at(e.rhs) });
    }
    earlier.push(patterns);
  }
  return rows;
}

/** An equation between functions as one between their values: `f = (λx. t)` is `f x = t`. */
function expanded(e: Equation, types: readonly Type[]): Equation {
  const extra = types.slice(stripApp(e.lhs).args.length).map((type) => freshVariable(type));
  return extra.length === 0 ? e : { ...e, lhs: apps(e.lhs, extra), rhs: betaNormal(apps(e.rhs, extra)) };
}

function isLinear(patterns: readonly Term[]): boolean {
  const seen = new Set<string>();
  const go = (t: Term): boolean => {
    if (t.kind === "free") {
      if (seen.has(t.name)) return false;
      seen.add(t.name);
      return true;
    }
    return t.kind === "app" ? go(t.fun) && go(t.arg) : true;
  };
  return patterns.every(go);
}

/** What the variables of a pattern stand for in an instance of it. */
function collect(pattern: Term, instance: Term, subst: Map<string, Term>): void {
  if (pattern.kind === "free") subst.set(pattern.name, instance);
  else if (pattern.kind === "app" && instance.kind === "app") {
    collect(pattern.fun, instance.fun, subst);
    collect(pattern.arg, instance.arg, subst);
  }
}

/** One clause, with functional arguments put in place; null when they are not variables of the head. */
function clauseOf(place: AppliedConstant, name: string, head: readonly Term[], premises: readonly Term[]): Clause[] | null {
  const { store, closures, captured } = place;
  const renaming = renameApart([...head, ...premises]);
  const subst = new Map<string, Term>();
  const rest: Term[] = [];
  for (const [i, arg] of head.entries()) {
    const closure = closures.get(i);
    const own = substFrees(renaming, arg);
    if (closure === undefined) rest.push(own);
    else if (own.kind === "free" && !subst.has(own.name)) subst.set(own.name, closure.body);
    else return null;
  }
  const at = (t: Term): Term => betaNormal(substFrees(subst, substFrees(renaming, t)));
  const inside = [...rest.map((t) => betaNormal(substFrees(subst, t))), ...premises.map(at)];
  const variables = new Map<string, Free>();
  for (const t of inside) freeVars(t, variables);
  const pairs = openPairs(variables.values());
  const opened = inside.map((t) => projected(betaNormal(substFrees(pairs, t))));
  const equations: Term[] = [];
  const leaves = [...captured, ...opened.slice(0, rest.length)].flatMap((t) => leafTerms(t, equations));
  const patterns = leaves.map((t) => patternOf(store.theory, unaryPattern(store.theory, t), equations));
  const goals = [...opened.slice(rest.length), ...equations].flatMap((t) => store.goals(t));
  return [{ name, head: patterns, goals }];
}
