/** How the goals of one clause are ordered: by what predicates can be run in which modes ([Bulwahn 2013], 4.2.4). */
import type { Free, Term } from "../logic/index.ts";
import {
  byElements,
  byGuess,
  byPoints,
  byRange,
  type Cost,
  cheapest,
  cost,
  deepestFlattening,
  destConstructor,
  type Facts,
  type Goal,
  generatedBy,
  isSmall,
  isTest,
  type Mode,
  type Move,
  type Predicate,
  type PredicatePlan,
  type Rules,
  rangeOf,
  type State,
  type Step,
  searchCriteria,
  solve,
} from "../plans/index.ts";
import { specialised } from "./constructor-patterns.ts";
import type { ClauseStore } from "./store.ts";

/** What an order depends on: which predicates can be run in which modes. */
export interface Modes {
  /** Tests count as generating when the predicate that is tested does. */
  readonly isStrict: boolean;
  generates(predicate: Predicate, mode: Mode): boolean;
  plan(predicate: Predicate, mode: Mode): PredicatePlan;
  isRecursive(predicate: Predicate): boolean;
  /** Goals that say the same with relations in place of functions; null when there are none. */
  flattened(goal: Goal, open: readonly Free[], isKnown: (t: Term) => boolean): readonly Goal[] | null;
}

type Holds = Extract<Goal, { kind: "holds" }>;

/** The rules for goals of a store. */
export function clauseRules(store: ClauseStore, modes: Modes): Rules<Step> {
  const { theory } = store;
  const calls = new Calls(store, modes);
  return {
    theory,
    ways: [(goal, state) => calls.moves(goal, state), byElements, byRange, byPoints, byFlattening(modes), byGuess],
    criteria: searchCriteria,
    sizeOf: store.sizeOf,
    parts: (t) => destConstructor(theory, t)?.args ?? null,
    solve,
    test: (goal) => ({ kind: "test", goal }),
    generate: (x, state) => rangeOf(x, state) ?? { step: { kind: "generate", variable: x }, met: [] },
    leastCost: (goal, state) => calls.leastCost(goal, state),
    testGenerates: (goal) => modes.isStrict && testGenerates(modes, goal),
  };
}

/** Function applications become relations where nothing else can be done with the goal. */
function byFlattening(modes: Modes): (goal: Goal, state: State<Step>, depth: number) => readonly Move<Step>[] {
  return (goal, state, depth) => {
    if (depth > deepestFlattening || !wantsFlattening(goal, state)) return [];
    const goals = modes.flattened(goal, state.open(goal), (t) => state.isKnown(t));
    if (goals === null) return [];
    const inner = goals.flatMap((part) => (state.open(part).length === 0 ? [] : state.moves(part, depth + 1)));
    const best = cheapest(
      searchCriteria,
      inner.filter((move) => move.kind !== "generate"),
    );
    return best === undefined ? [] : [{ kind: "replace", goal, goals, cost: { ...best.cost, isFlattened: true } }];
  };
}

function wantsFlattening(goal: Goal, state: Facts): boolean {
  switch (goal.kind) {
    case "test":
    case "fails":
      return false;
    case "equal":
    case "order":
      return true;
    case "element":
      return !state.isKnown(goal.set) || !state.isMatchable(goal.pattern);
    case "holds":
      return !goal.args.every((arg) => state.isMatchable(arg));
  }
}

/** Whether a goal whose variables are known cannot be tested without generated values. */
function testGenerates(modes: Modes, goal: Goal): boolean {
  if ((goal.kind !== "holds" && goal.kind !== "fails") || goal.predicate.executable) return false;
  const { origin } = goal.predicate;
  if (origin.kind === "parameter") return goal.kind === "fails" && !isTest(origin.mode);
  return modes.generates(goal.predicate, "i".repeat(goal.args.length));
}

/** Predicates whose solutions give variables their values. */
class Calls {
  private readonly store: ClauseStore;
  private readonly modes: Modes;

  constructor(store: ClauseStore, modes: Modes) {
    this.store = store;
    this.modes = modes;
  }

  moves(goal: Goal, state: State<Step>): readonly Move<Step>[] {
    if (goal.kind !== "holds" || !goal.args.every((arg) => state.isMatchable(arg))) return [];
    const { predicate } = goal;
    const mode = modeOf(goal, state);
    const generates = this.modes.generates(predicate, mode);
    const special = generates ? this.specialised(goal, state) : null;
    if (special !== null) return [special];
    // A definition whose arguments would all be generated is computed from them.
    const isPlannable = generates && isDefinition(predicate) && !this.modes.isRecursive(predicate);
    if (isPlannable && generatesInputs(this.modes.plan(predicate, mode))) return [];
    return [this.call(goal, goal, state, generates)];
  }

  /** The call of a copy of the predicate for the patterns among its arguments, where nothing is generated then. */
  private specialised(goal: Holds, state: State<Step>): Move<Step> | null {
    const own = specialised(this.store, goal);
    return own === null || this.modes.generates(own.predicate, modeOf(own, state)) ? null : this.call(goal, own, state, false);
  }

  private call(goal: Goal, made: Holds, state: State<Step>, generates: boolean): Move<Step> {
    const { predicate, args } = made;
    const mode = modeOf(made, state);
    return {
      kind: "run",
      steps: [{ kind: "call", predicate, mode, args }],
      met: [goal],
      generates,
      cost: this.cost(made, mode, state, generates),
    };
  }

  private cost(goal: Holds, mode: Mode, state: Facts, generates: boolean): Cost {
    const outputs = [...mode].filter((m) => m === "o").length;
    const isRecursive = this.modes.isRecursive(goal.predicate);
    if (!generates) return cost(mode.includes("i") ? "computed" : "unguided", { outputs, isRecursive });
    const isFew = !isRecursive && state.open(goal).every((x) => isSmall(this.store.sizeOf(x.type)));
    return cost(isFew ? "calledForFew" : "called", { outputs, isRecursive });
  }

  leastCost(goal: Goal, state: Facts): { readonly cost: Cost; readonly isDirect: boolean } {
    if (goal.kind === "test" || goal.kind === "fails") return { cost: cost("tried"), isDirect: true };
    if (goal.kind !== "holds" || !goal.args.every((arg) => state.isMatchable(arg)))
      return { cost: cost("computed", { outputs: 1, isRecursive: true }), isDirect: false };
    const own = this.cost(goal, modeOf(goal, state), state, false);
    // A copy of the predicate for the patterns may be the one that is under way.
    return { cost: goal.args.every((arg) => arg.kind === "free") ? own : { ...own, isRecursive: true }, isDirect: true };
  }
}

function modeOf({ args }: Holds, state: Facts): Mode {
  return args.map((arg) => (state.isKnown(arg) ? "i" : "o")).join("");
}

/** The relation of a function with one equation whose arguments are variables. */
function isDefinition({ origin, clauses }: Predicate): boolean {
  const [only, ...more] = origin.kind === "relation" ? clauses() : [];
  return only !== undefined && more.length === 0 && only.head.slice(0, -1).every((t) => t.kind === "free");
}

/** Whether every argument of a definition is generated by its type. */
function generatesInputs({ predicate, mode, clauses: [only] }: PredicatePlan): boolean {
  if (only === undefined || mode.slice(0, -1).includes("i")) return false;
  const made = generatedBy(only.steps);
  return (predicate.clauses()[0]?.head ?? []).slice(0, -1).every((t) => t.kind === "free" && made.has(t.name));
}
