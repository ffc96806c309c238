/** What the planner asks of goals, steps and types. */
import { boolT, destApps, type Free, freeVars, intT, names, natT, type Term, type Theory, type Type } from "../logic/index.ts";
import type { Goal } from "./clause.ts";
import { constructorsAt } from "./pattern.ts";
import type { Step } from "./step.ts";

/** How promising a move is; smaller is better, compared from left to right. */
export type Score = readonly number[];

/** How many values a type has, roughly: up to 3 for types whose values are quickly tried. */
export function typeWeight(theory: Theory, type: Type): number {
  if (type.kind === "var") return 2;
  if (type === boolT) return 1;
  if (type === natT || type === intT) return 3;
  const constructors = constructorsAt(theory, type);
  if (constructors === null) return type.name.startsWith("Enum.finite_") ? 2 : 5;
  if (constructors.every((c) => c.args.length === 0)) return 2;
  const isTuple = constructors.length === 1 && type.name !== "List.list";
  return isTuple && constructors[0]?.args.every((arg) => typeWeight(theory, arg) <= 3) === true ? 3 : 6;
}

const variables = new WeakMap<Term, readonly Free[]>();

/** The free variables of a term, each once; kept, because orders ask for them again and again. */
export function variablesOf(t: Term): readonly Free[] {
  let found = variables.get(t);
  if (found === undefined) {
    found = [...freeVars(t).values()];
    variables.set(t, found);
  }
  return found;
}

/** Lexicographic. */
export function isLess(a: Score, b: Score): boolean {
  for (const [i, x] of a.entries()) {
    const y = b[i] ?? 0;
    if (x !== y) return x < y;
  }
  return false;
}

/** The sides of an equation, for relations those of `f x = r`. */
export function sidesOf(goal: Goal): readonly [Term, Term] | null {
  if (goal.kind === "equal") return [goal.left, goal.right];
  if (goal.kind !== "holds" || goal.predicate.origin.kind !== "relation") return null;
  const [left, right] = destApps(goal.term, names.eq, 2) ?? [];
  return left !== undefined && right !== undefined ? [left, right] : null;
}

/** The variables that a step may bind. */
export function boundBy(step: Step): readonly Free[] {
  switch (step.kind) {
    case "test":
      return [];
    case "match":
    case "each":
      return [...freeVars(step.pattern).values()];
    case "call":
      return step.args.flatMap((arg) => [...freeVars(arg).values()]);
    case "range":
    case "points":
    case "generate":
      return [step.variable];
  }
}
