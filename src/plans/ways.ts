/** Ways to give variables values that do not depend on where goals come from. */
import { type Free, isFiniteType, nativeType, stripApp, type Term } from "../logic/index.ts";
import { cost, type TypeSize, varieties } from "./cost.ts";
import type { Goal } from "./goal.ts";
import type { Facts, Move } from "./move.ts";
import type { Limit, Step } from "./step.ts";
import { isSmall } from "./type-size.ts";

type Each = Extract<Step, { kind: "each" }>;
type Range = Extract<Step, { kind: "range" }>;
type Points = Extract<Step, { kind: "points" }>;

/** `p ∈ A` with a known set: its elements. */
export function byElements(goal: Goal, facts: Facts): readonly Move<Each>[] {
  if (goal.kind !== "element" || !facts.isKnown(goal.set) || !facts.isMatchable(goal.pattern)) return [];
  const step: Each = { kind: "each", set: goal.set, pattern: goal.pattern, binds: facts.unknown(goal.pattern) };
  return [{ kind: "run", steps: [step], met: [goal], generates: false, cost: cost("computed", { outputs: facts.open(goal).length }) }];
}

/** `x < t`, `t ≤ x`: the numbers between what the waiting goals say. */
export function byRange(goal: Goal, facts: Facts): readonly Move<Range>[] {
  const [x, ...more] = goal.kind === "order" ? facts.open(goal) : [];
  const found = x === undefined || more.length > 0 ? null : rangeOf(x, facts);
  if (x === undefined || found === null) return [];
  const generates = found.step.to === null || (found.step.from === null && nativeType(x.type)?.kind !== "nat");
  return [{ kind: "run", steps: [found.step], met: found.met, generates, cost: cost(generates ? "tried" : "computed", { outputs: 1 }) }];
}

/** What the waiting order goals say about a variable, one from each side, and these goals. */
export function rangeOf(x: Free, facts: Facts): { readonly step: Range; readonly met: readonly Goal[] } | null {
  const from = limitOf(x, "from", facts);
  const to = limitOf(x, "to", facts);
  if (from === null && to === null) return null;
  const step: Range = { kind: "range", variable: x, from: from?.limit ?? null, to: to?.limit ?? null };
  return { step, met: [from, to].flatMap((side) => (side === null ? [] : [side.goal])) };
}

function limitOf(x: Free, side: "from" | "to", facts: Facts): { readonly limit: Limit; readonly goal: Goal } | null {
  for (const goal of facts.waiting) {
    if (goal.kind !== "order") continue;
    const [here, there] = side === "to" ? [goal.left, goal.right] : [goal.right, goal.left];
    if (here.kind === "free" && here.name === x.name && facts.isKnown(there))
      return { limit: { term: there, offset: goal.strict ? (side === "to" ? -1 : 1) : 0 }, goal };
  }
  return null;
}

/** `f x = r` where `f` is a known function value. */
export function byPoints(goal: Goal, facts: Facts): readonly Move<Points>[] {
  if (goal.kind !== "equal") return [];
  for (const [value, result] of [
    [goal.left, goal.right],
    [goal.right, goal.left],
  ] as const) {
    if (!isLookup(value) || facts.has(value.arg) || !facts.isKnown(value.fun) || !facts.isMatchable(result)) continue;
    const step: Points = { kind: "points", variable: value.arg, function: value.fun, result };
    const generates = !isFiniteType(facts.theory, value.arg.type);
    return [{ kind: "run", steps: [step], met: [], generates, cost: cost(generates ? "lookedUp" : "computed", { outputs: 1 }) }];
  }
  return [];
}

/** A variable, or what one is applied to, applied to a variable. */
function isLookup(t: Term): t is Extract<Term, { kind: "app" }> & { readonly arg: Free } {
  return t.kind === "app" && t.arg.kind === "free" && stripApp(t).head.kind === "free";
}

/** Generate the smallest of the variables that keep a goal from being tested or solved, and then see. */
export function byGuess(goal: Goal, facts: Facts): readonly Move<never>[] {
  const open = facts.open(goal);
  if (open.length === 0) return [];
  const tried = goal.kind === "equal" ? unsolved(goal, open, facts) : open;
  const sized = tried.map((variable) => ({ variable, type: facts.sizeOf(variable.type) }));
  const least = sized.reduce((best, one) => (isSmaller(one.type, best.type) ? one : best));
  const large = sized.filter(({ type }) => !isSmall(type)).length;
  const level = large === 0 ? "tried" : "triedMany";
  return [{ kind: "generate", variable: least.variable, cost: cost(level, { outputs: large, unknown: tried.length, type: least.type }) }];
}

function isSmaller(a: TypeSize, b: TypeSize): boolean {
  const [i, j] = [varieties.indexOf(a.variety), varieties.indexOf(b.variety)];
  return i < j || (i === j && a.bits < b.bits);
}

/** The variables that an equation does not compute from the others. */
function unsolved({ left, right }: Extract<Goal, { kind: "equal" }>, open: readonly Free[], facts: Facts): readonly Free[] {
  if (facts.isMatchable(left) === facts.isMatchable(right)) return open;
  const computed = facts.isMatchable(left) ? right : left;
  // What a function is applied to is looked up in it.
  const others = [isLookup(computed) ? computed.fun : computed, computed].map((t) => facts.unknown(t));
  return others.find((xs) => xs.length > 0) ?? open;
}
