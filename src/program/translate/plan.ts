/**
 * How to run through all values of some variables that satisfy a formula: an order in which each variable gets a finite range from
 * those before. In the manner of the rewriting of set comprehensions ([Bulwahn 2013], 2.2.4), but for quantifiers and descriptions too.
 */
import { check, present } from "../../base/index.ts";
import {
  app,
  apps,
  constant,
  destApps,
  eq,
  type Free,
  free,
  fun,
  funs,
  lambda,
  listT,
  names,
  natT,
  pair,
  prodT,
  setT,
  stripApp,
  type Term,
} from "../../logic/index.ts";
import {
  byElements,
  byRange,
  cost,
  type Facts,
  type Goal,
  goalOf,
  type Move,
  Ordering,
  type Rules,
  type SearchPlan,
  type SearchStep,
  searchCriteria,
  solve,
  solveDownwards,
  typeSizes,
  variablesOf,
} from "../../plans/index.ts";
import { largestWholeType } from "../limits.ts";
import { constructorIndex } from "./construct.ts";
import { type Formula, termsIn } from "./formula.ts";
import { interchangeable, isComparable } from "./interchangeable.ts";
import type { Translation } from "./translation.ts";

/** How far a plan may go for a variable. */
export interface PlanOptions {
  /** Variables without bound get a few values. */
  readonly sampling?: boolean;
  /** `xs @ ys = zs` runs through the ways to split `zs`, and arithmetic is solved. Not for rules: they would call themselves on the same value. */
  readonly inverting?: boolean;
  /** It is asked whether there is a solution, not for all: values that nothing tells apart may stand for each other. */
  readonly deciding?: boolean;
}

interface Unbounded {
  readonly unbounded: Free;
}

/** A plan for all `variables`, or the variable that has no bound. */
export function planSearch(
  tr: Translation,
  variables: readonly Free[],
  formula: Formula,
  options: PlanOptions = { inverting: true },
): SearchPlan | Unbounded {
  return new SearchPlanner(tr, options).plan(variables, [formula]);
}

/** The steps that goals are ordered by; alternatives and samples come where no order goes on. */
type Ordered = Exclude<SearchStep, { kind: "or" | "samples" | "representatives" }>;
type Each = Extract<Ordered, { kind: "each" }>;

class SearchPlanner {
  private readonly tr: Translation;
  private readonly options: PlanOptions;
  private readonly rules: Rules<Ordered>;

  constructor(tr: Translation, options: PlanOptions) {
    this.tr = tr;
    this.options = options;
    const { theory } = tr;
    const byBoundedRange: typeof byRange = (goal, facts) => byRange(goal, facts).filter((move) => move.kind === "run" && !move.generates);
    this.rules = {
      theory,
      ways: [byElements, byBoundedRange, ...(options.inverting === true ? [this.bySplitting.bind(this)] : [])],
      criteria: searchCriteria,
      sizeOf: typeSizes(theory, new Map()),
      parts: (t) => this.parts(t),
      solve: options.inverting === true ? solve : solveDownwards,
      test: (goal) => ({ kind: "test", goal }),
      generate: (x) => ({ step: { kind: "generate", variable: x }, met: [] }),
    };
  }

  plan(open: readonly Free[], formulas: readonly Formula[]): SearchPlan | Unbounded {
    const wanted = [...open];
    const goals: Goal[] = [];
    const splits: Formula[] = [];
    const flatten = (f: Formula): void => {
      switch (f.kind) {
        case "and":
          f.parts.forEach(flatten);
          return;
        case "some":
          wanted.push(...f.variables);
          flatten(f.body);
          return;
        case "or":
          splits.push(f);
          return;
        case "atom":
          goals.push(goalOf(f.term));
      }
    };
    formulas.forEach(flatten);
    return this.order(wanted, goals, splits);
  }

  private order(wanted: readonly Free[], goals: readonly Goal[], splits: readonly Formula[]): SearchPlan | Unbounded {
    const searched = new Set(wanted.map((x) => x.name));
    const given = goals.flatMap(({ term }) => variablesOf(term).flatMap((x) => (searched.has(x.name) ? [] : [x.name])));
    const ordering = new Ordering(this.rules, goals, new Set(given));
    for (;;) {
      const { steps } = ordering.run([]);
      const left = wanted.filter((x) => !ordering.has(x));
      const carried = left.length === 0 ? null : this.byCarrier(left);
      if (carried !== null) {
        ordering.push([carried]);
        continue;
      }
      check(left.length > 0 || ordering.waiting.length === 0, "Search.order: a goal is left over");
      const atoms = ordering.waiting.map(({ term }): Formula => ({ kind: "atom", term }));
      const rest = this.rest(left, atoms, splits);
      return "unbounded" in rest ? rest : [...steps, ...rest];
    }
  }

  /** Where no order goes on: case by case, and otherwise by trying the values of a whole type. */
  private rest(left: readonly Free[], atoms: readonly Formula[], splits: readonly Formula[]): SearchPlan | Unbounded {
    const [first, ...others] = splits;
    const split = first === undefined ? null : this.alternatives(left, atoms, first, others);
    if (split !== null && !("unbounded" in split)) return split;
    if (left.length === 0) return split ?? [];
    const finite = this.smallestType(left);
    const standing = finite === undefined && this.options.deciding === true ? this.representatives(left, atoms, splits) : null;
    if (standing !== null) return standing;
    const whole = finite ?? (this.options.sampling === true ? left[0] : undefined);
    if (whole === undefined) return { unbounded: present(left[0], "Search.rest: no variable") };
    const rest = this.plan(
      left.filter((x) => x !== whole),
      [...atoms, ...splits],
    );
    return "unbounded" in rest ? rest : [{ kind: finite === undefined ? "samples" : "generate", variable: whole }, ...rest];
  }

  /** A variable whose values are told apart only at finitely many points, and the plan for the others. */
  private representatives(left: readonly Free[], atoms: readonly Formula[], splits: readonly Formula[]): SearchPlan | Unbounded | null {
    const open = left.filter(({ type }) => isComparable(this.tr.types.of(type)));
    const found = interchangeable(this.tr, open, left, [...atoms, ...splits].flatMap(termsIn));
    if (found === null) return null;
    const rest = this.plan(
      left.filter((x) => x !== found.variable),
      [...atoms, ...splits],
    );
    return "unbounded" in rest ? rest : [{ kind: "representatives", ...found }, ...rest];
  }

  private smallestType(left: readonly Free[]): Free | undefined {
    const sized = left.flatMap((x) => {
      const { size } = this.tr.types.of(x.type);
      return size !== null && size <= largestWholeType ? [{ x, size }] : [];
    });
    return sized.sort((a, b) => a.size - b.size)[0]?.x;
  }

  private alternatives(left: readonly Free[], atoms: readonly Formula[], f: Formula, others: readonly Formula[]): SearchPlan | Unbounded {
    const plans: SearchPlan[] = [];
    for (const part of f.kind === "or" ? f.parts : [f]) {
      const plan = this.plan(left, [...atoms, part, ...others]);
      if ("unbounded" in plan) return plan;
      plans.push(plan);
    }
    return [{ kind: "or", plans }];
  }

  /** `a @ b = v` with known `v`: `(a, b)` is one of the ways to split `v`. Parts that are no patterns get a name first. */
  private bySplitting(goal: Goal, facts: Facts): readonly Move<Each>[] {
    if (goal.kind !== "equal") return [];
    const [t, value] = facts.isKnown(goal.right) ? [goal.left, goal.right] : [goal.right, goal.left];
    const [a, b] = facts.isKnown(value) ? (destApps(t, "List.append", 2) ?? []) : [];
    if (a === undefined || b === undefined) return [];
    const adds: Goal[] = [];
    const named = (part: Term): Term => {
      if (facts.isMatchable(part)) return part;
      const x = this.tr.fresh("part", part.type).free;
      adds.push(goalOf(eq(x, part)));
      return x;
    };
    const pattern = pair(named(a), named(b));
    const step: Each = { kind: "each", pattern, set: splitsOf(value), binds: facts.unknown(pattern) };
    // Like an equation, before elements: the sets that the parts are in may have no list of theirs.
    return [{ kind: "run", steps: [step], met: [goal], adds, generates: false, cost: cost("computed") }];
  }

  /** The arguments of free constructors. */
  private parts(t: Term): readonly Term[] | null {
    const { head, args } = stripApp(t);
    if (head.kind !== "const") return null;
    if (head.name === names.Suc) return args;
    const type = this.tr.types.of(t.type);
    return constructorIndex(type, head.name) >= 0 && type.shape.kind === "data" && type.shape.free ? args : null;
  }

  /** The values of a typedef are those of its carrier. */
  private byCarrier(left: readonly Free[]): Each | null {
    for (const x of left) {
      const set = this.tr.carrierSet(x.type);
      if (set !== null) return { kind: "each", pattern: x, set, binds: [x] };
    }
    return null;
  }
}

/** The set of `[(take 0 v, drop 0 v), …, (take n v, drop n v)]` where n is the length of v. */
function splitsOf(v: Term): Term {
  const list = v.type;
  const both = prodT(list, list);
  const i = free("i", natT);
  const part = (name: string): Term => apps(constant(name, funs([natT, list], list)), [i, v]);
  const length = app(constant("Nat.size_class.size", fun(list, natT)), v);
  const upTo = apps(constant("List.upt", funs([natT, natT], listT(natT))), [
    constant(names.zero, natT),
    app(constant(names.Suc, fun(natT, natT)), length),
  ]);
  const map = constant("List.list.map", funs([fun(natT, both), listT(natT)], listT(both)));
  const splits = apps(map, [lambda(i, pair(part("List.take"), part("List.drop"))), upTo]);
  return app(constant("List.list.set", fun(listT(both), setT(both))), splits);
}
