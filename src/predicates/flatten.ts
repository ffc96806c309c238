/** Flattening of function applications in equations ([Bulwahn 2013], 4.2.3, figure 4.1), at the moment a plan needs it. */
import { apps, destApps, eq, type Free, isFun, names, stripApp, type Term } from "../logic/index.ts";
import { destConstructor, differenceCases, type Goal, listOf } from "../plans/index.ts";
import { freshVariable } from "./pattern.ts";
import type { ClauseStore } from "./store.ts";
import { valueAlternatives } from "./value-alternatives.ts";

/** Whether all variables of a term are known. */
export type Known = (t: Term) => boolean;

/** Goals that together say the same as the goal, with relations in place of functions; null when there is nothing to flatten. */
export function flattenGoal(store: ClauseStore, goal: Goal, isKnown: Known): readonly Goal[] | null {
  const flat = new Flattening(store, isKnown);
  switch (goal.kind) {
    case "equal":
      return flat.equation(goal);
    case "order":
      return flat.order(goal);
    case "element":
      return flat.element(goal);
    case "holds":
      return flat.call(goal);
    case "test":
    case "fails":
      return null;
  }
}

class Flattening {
  private readonly store: ClauseStore;
  private readonly isKnown: Known;
  private readonly goals: Goal[] = [];

  constructor(store: ClauseStore, isKnown: Known) {
    this.store = store;
    this.isKnown = isKnown;
  }

  equation(goal: Extract<Goal, { kind: "equal" }>): readonly Goal[] | null {
    const { left, right } = goal;
    const a = destConstructor(this.store.theory, left);
    const b = destConstructor(this.store.theory, right);
    if (a !== null && b !== null) {
      if (a.name !== b.name) return [{ kind: "test", term: goal.term }];
      return a.args.flatMap((arg, i) => this.store.goals(eq(arg, b.args[i] ?? arg)));
    }
    const cases = differenceCases(left, right, this.isKnown) ?? differenceCases(right, left, this.isKnown);
    if (cases !== null) return [this.store.auxiliary("difference", cases, goal.term)];
    // A variable against a term that has function symbols: the term's own relation.
    for (const [x, t] of [
      [left, right],
      [right, left],
    ] as const)
      if (this.isResult(x) && !this.isKnown(t)) {
        const made = destConstructor(this.store.theory, t) === null ? this.relation(t, x) : this.below(t, x);
        if (made !== null) return made;
      }
    if (this.isKnown(left) || this.isKnown(right)) return null;
    if (this.isResult(left) || this.isResult(right)) return null;
    const x = freshVariable(left.type);
    return [...this.store.goals(eq(x, left)), ...this.store.goals(eq(x, right))];
  }

  private isResult(t: Term): boolean {
    return t.kind === "free" || this.isKnown(t) || destConstructor(this.store.theory, t) !== null;
  }

  private relation(t: Term, x: Term): readonly Goal[] | null {
    const options = valueAlternatives(this.store.theory, t);
    if (options.length > 1) {
      const result = freshVariable(t.type);
      return [this.store.auxiliaryRelation("case", t, options, result), ...this.store.goals(eq(result, x))];
    }
    const [only] = options;
    if (only !== undefined && only.formulas.length > 0) return [...only.formulas, eq(only.value, x)].flatMap((f) => this.store.goals(f));
    return this.store.relation(t, x);
  }

  /** A constructor term with function symbols inside. */
  private below(t: Term, x: Term): readonly Goal[] | null {
    const pattern = this.abstracted(t);
    return this.goals.length === 0 ? null : [...this.store.goals(eq(x, pattern)), ...this.goals];
  }

  order(goal: Extract<Goal, { kind: "order" }>): readonly Goal[] | null {
    const { head } = stripApp(goal.term);
    const left = this.variable(goal.left);
    const right = this.variable(goal.right);
    if (this.goals.length === 0 || head.kind !== "const") return null;
    const again = this.store.goals(rebuilt(goal.term, [left, right]));
    return [...this.goals, ...again];
  }

  element(goal: Extract<Goal, { kind: "element" }>): readonly Goal[] | null {
    const pattern = this.abstracted(goal.pattern);
    const list = listOf(goal.set);
    if (list !== null && !this.isKnown(list)) {
      const xs = this.abstracted(list);
      return [...this.goals, ...this.store.listMember(pattern, xs, rebuilt(goal.term, [pattern, rebuilt(goal.set, [xs])]))];
    }
    return this.goals.length === 0 ? null : [...this.goals, ...this.store.goals(rebuilt(goal.term, [pattern, goal.set]))];
  }

  call(goal: Extract<Goal, { kind: "holds" }>): readonly Goal[] | null {
    if (goal.predicate.origin.kind !== "relation") {
      const changed = this.inside(goal.term);
      const made = this.goals.length === 0 ? null : this.store.literal(changed);
      return made === null ? null : [...this.goals, ...made];
    }
    const [f, result] = destApps(goal.term, names.eq, 2) ?? [];
    if (f === undefined || result === undefined) return null;
    const changed = this.inside(f);
    const pattern = this.abstracted(result);
    const made = this.goals.length === 0 ? null : this.store.relation(changed, pattern);
    return made === null ? null : [...this.goals, ...made];
  }

  private inside(t: Term): Term {
    const { head, args } = stripApp(t);
    return apps(
      head,
      args.map((arg) => (isFun(arg.type) ? arg : this.abstracted(arg))),
    );
  }

  /** The term with a variable in place of every function application that is not known. */
  private abstracted(t: Term): Term {
    if (t.kind === "free" || this.isKnown(t)) return t;
    const made = destConstructor(this.store.theory, t);
    if (made === null) return this.variable(t);
    return rebuilt(
      t,
      made.args.map((arg) => this.abstracted(arg)),
    );
  }

  private variable(t: Term): Term {
    if (t.kind === "free" || this.isKnown(t) || isSum(t)) return t;
    if (destConstructor(this.store.theory, t) !== null) return this.abstracted(t);
    const x: Free = freshVariable(t.type);
    this.goals.push({ kind: "equal", left: x, right: t, term: eq(x, t) });
    return x;
  }
}

/** Sums and differences are solved, not flattened. */
function isSum(t: Term): boolean {
  const { head, args } = stripApp(t);
  return head.kind === "const" && (head.name === names.plus || head.name === names.minus) && args.every((a) => a.kind === "free");
}

function rebuilt(t: Term, args: readonly Term[]): Term {
  const { head } = stripApp(t);
  return apps(head, args);
}
