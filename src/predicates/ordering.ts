/**
 * The order in which the goals of one clause are run ([Bulwahn 2013], 4.2.4). The next goal is chosen by [Bulwahn 2013]'s five criteria; values
 * of small types are generated rather than computed by a predicate that would generate them itself.
 */
import { boolT, type Free, intT, isFiniteType, stripApp, type Term } from "../logic/index.ts";
import { solveArithmetic } from "./arithmetic.ts";
import type { Goal, Predicate } from "./clause.ts";
import { specialised } from "./constructor-patterns.ts";
import { isTest, type Mode } from "./mode.ts";
import { boundBy, generatesInputs, isDefinition, isLess, type Score, sidesOf, typeWeight, variablesOf } from "./ordering-aids.ts";
import { destConstructor } from "./pattern.ts";
import type { Limit, PredicatePlan, Step } from "./step.ts";
import type { ClauseStore } from "./store.ts";

/** Steps for goals. */
export interface GoalPlan {
  readonly steps: readonly Step[];
  readonly generates: boolean;
}

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

type Move =
  | { readonly kind: "run"; readonly goal: Goal; readonly step: Step; readonly generates: boolean }
  /** Binds a variable of a goal that stays. */
  | { readonly kind: "look"; readonly step: Step; readonly generates: boolean }
  | { readonly kind: "flatten"; readonly goal: Goal; readonly goals: readonly Goal[] }
  | { readonly kind: "generate"; readonly variable: Free };

type ScoredMove = { readonly move: Move; readonly score: Score };

export interface OrderingOptions {
  /** Only whether something is generated matters when it is: then the steps end there. */
  readonly isPure?: boolean;
  /** Moves that generate are compared by what they lead to. */
  readonly looksAhead?: boolean;
}

/** One clause under planning. */
export class Ordering {
  private readonly store: ClauseStore;
  private readonly planner: Modes;
  private readonly known: Set<string>;
  private waiting: Goal[];
  private readonly steps: Step[] = [];
  private generated = false;

  constructor(store: ClauseStore, planner: Modes, goals: readonly Goal[], given: ReadonlySet<string>) {
    this.store = store;
    this.planner = planner;
    this.waiting = [...goals];
    this.known = new Set(given);
  }

  run(wanted: readonly Free[], { isPure = false, looksAhead = false }: OrderingOptions): GoalPlan {
    for (;;) {
      this.settle();
      const move = isPure && this.generated ? null : this.best();
      if (move === null) break;
      this.make(looksAhead ? this.cheapest(move, wanted) : move);
    }
    for (const x of wanted) if (!this.known.has(x.name)) this.make({ kind: "generate", variable: x });
    return { steps: this.steps, generates: this.generated };
  }

  /** Among the calls that generate, the one after which least has to be generated; otherwise the given move. */
  private cheapest(best: Move, wanted: readonly Free[]): Move {
    if (best.kind !== "run" || !best.generates) return best;
    let found = { move: best as Move, cost: this.costAfter(best, wanted) };
    for (const goal of this.waiting)
      for (const { move } of this.moves(goal, 0)) {
        if (move.kind !== "run" || !move.generates || move.goal === best.goal) continue;
        const cost = this.costAfter(move, wanted);
        if (cost < found.cost) found = { move, cost };
      }
    return found.move;
  }

  /** How many steps generate large values when a move is made and all others follow the criteria. */
  private costAfter(move: Move, wanted: readonly Free[]): number {
    const copy = new Ordering(this.store, this.planner, this.waiting, this.known);
    copy.make(move);
    return copy.run(wanted, {}).steps.filter((step) => this.isCostly(step)).length;
  }

  private isCostly(step: Step): boolean {
    if (step.kind === "call") return this.planner.generates(step.predicate, step.mode);
    return step.kind === "generate" && typeWeight(this.store.theory, step.variable.type) > 3;
  }

  private isKnown = (t: Term): boolean => variablesOf(t).every((x) => this.known.has(x.name));

  private termsOf(goal: Goal): readonly Term[] {
    switch (goal.kind) {
      case "test":
        return [goal.term];
      case "equal":
      case "order":
        return [goal.left, goal.right];
      case "element":
        return [goal.pattern, goal.set];
      case "holds":
      case "fails":
        return goal.args;
    }
  }

  private open(goal: Goal): Free[] {
    const found = new Map<string, Free>();
    for (const t of this.termsOf(goal)) for (const x of variablesOf(t)) if (!this.known.has(x.name)) found.set(x.name, x);
    return [...found.values()];
  }

  /** Tests what is known and solves equations by matching until nothing changes. */
  private settle(): void {
    for (let changed = true; changed; ) {
      changed = false;
      for (const goal of [...this.waiting]) {
        const steps: readonly Step[] | null = this.open(goal).length === 0 ? [{ kind: "test", goal }] : this.solved(goal);
        if (steps === null) continue;
        this.remove(goal);
        for (const step of steps) this.push(step);
        this.generated ||= this.planner.isStrict && this.testGenerates(goal);
        changed = true;
      }
    }
  }

  /** Whether a goal whose variables are known cannot be tested without generated values. */
  private testGenerates(goal: Goal): boolean {
    if ((goal.kind !== "holds" && goal.kind !== "fails") || goal.predicate.executable) return false;
    const { origin } = goal.predicate;
    if (origin.kind === "parameter") return goal.kind === "fails" && !isTest(origin.mode);
    return this.planner.generates(goal.predicate, "i".repeat(goal.args.length));
  }

  private remove(goal: Goal): void {
    this.waiting = this.waiting.filter((g) => g !== goal);
  }

  private push(step: Step): void {
    this.steps.push(step);
    for (const x of boundBy(step)) this.known.add(x.name);
  }

  /** Equations one side of which is known. */
  private solved(goal: Goal): readonly Step[] | null {
    const sides = sidesOf(goal);
    if (sides === null) return null;
    for (const [value, pattern] of [sides, [sides[1], sides[0]]] as const) {
      if (!this.isKnown(value)) continue;
      if (this.isMatchable(pattern)) return [{ kind: "match", value, pattern }];
      const steps = solveArithmetic(value, pattern, this.isKnown, (t) => this.isMatchable(t));
      if (steps !== null) return steps;
    }
    return null;
  }

  private isMatchable(t: Term): boolean {
    if (t.kind === "free" || this.isKnown(t)) return true;
    return destConstructor(this.store.theory, t)?.args.every((arg) => this.isMatchable(arg)) === true;
  }

  /** The move with the smallest score. Goals that cannot have one are not looked at: that may take planning other predicates. */
  private best(): Move | null {
    let found: ScoredMove | null = null;
    for (const { goal, i, bound } of this.promising()) {
      if (found !== null && !isLess([...bound, i], found.score)) continue;
      for (const { move, score } of this.moves(goal, 0)) {
        const full = [...score, i];
        if (found === null || isLess(full, found.score)) found = { move, score: full };
      }
    }
    return found?.move ?? null;
  }

  /** The waiting goals with what their moves score at least; first those that nothing has to be flattened for. */
  private promising(): { readonly goal: Goal; readonly i: number; readonly bound: Score }[] {
    const all = this.waiting.map((goal, i) => ({ goal, i, ...this.boundOf(goal) }));
    return [
      ...all.filter((one) => one.isDirect).sort((a, b) => (isLess(a.bound, b.bound) ? -1 : isLess(b.bound, a.bound) ? 1 : 0)),
      ...all.filter((one) => !one.isDirect),
    ];
  }

  private boundOf(goal: Goal): { readonly bound: Score; readonly isDirect: boolean } {
    if (goal.kind === "test" || goal.kind === "fails") return { bound: [2], isDirect: true };
    if (goal.kind !== "holds" || !goal.args.every((arg) => this.isMatchable(arg))) return { bound: [0, 1, 0, 0], isDirect: false };
    const bound = this.scoreOf(goal, this.modeOf(goal), false);
    // A copy of the predicate for the patterns may be the one that is under way.
    const isPlain = goal.args.every((arg) => arg.kind === "free");
    return { bound: isPlain ? bound : [...bound.slice(0, 2), 0, 0], isDirect: true };
  }

  /** What can be done about a goal that has unknown variables. */
  private moves(goal: Goal, depth: number): ScoredMove[] {
    const open = this.open(goal);
    const guess = open.length === 0 ? [] : [this.guess(open)];
    switch (goal.kind) {
      case "test":
      case "fails":
        return guess;
      case "holds":
        return [...this.calls(goal, depth), ...guess];
      case "element":
        return [...this.elements(goal, open, depth), ...guess];
      case "order":
        return [...this.ranges(goal, open), ...this.flattened(goal, depth), ...guess];
      case "equal":
        return [
          ...this.points(goal),
          ...this.flattened(goal, depth),
          ...(guess.length === 0 ? [] : [this.guess(this.unsolved(goal, open))]),
        ];
    }
  }

  /** The variables that an equation does not compute from the others. */
  private unsolved({ left, right }: Extract<Goal, { kind: "equal" }>, open: readonly Free[]): readonly Free[] {
    const own = (t: Term): Free[] => variablesOf(t).filter((x) => !this.known.has(x.name));
    if (this.isMatchable(left) === this.isMatchable(right)) return open;
    const computed = this.isMatchable(left) ? right : left;
    // What a function is applied to is looked up in it.
    const isLookup = computed.kind === "app" && computed.arg.kind === "free" && stripApp(computed).head.kind === "free";
    const others = [isLookup ? computed.fun : computed, computed].map(own);
    return others.find((xs) => xs.length > 0) ?? open;
  }

  /** `f x = r` where `f` is a known function value. */
  private points(goal: Extract<Goal, { kind: "equal" }>): ScoredMove[] {
    for (const [value, result] of [
      [goal.left, goal.right],
      [goal.right, goal.left],
    ] as const) {
      const place = this.lookup(value);
      if (place === null || !this.isMatchable(result)) continue;
      const step: Step = { kind: "points", variable: place.variable, function: place.function, result };
      const generates = !isFiniteType(this.store.theory, place.variable.type);
      return [{ move: { kind: "look", step, generates }, score: [generates ? 1.5 : 0, 1, 1, 0] }];
    }
    return [];
  }

  private lookup(t: Term): { readonly variable: Free; readonly function: Term } | null {
    if (t.kind !== "app" || t.arg.kind !== "free" || this.known.has(t.arg.name) || !this.isKnown(t.fun)) return null;
    const { head } = stripApp(t);
    return head.kind === "free" ? { variable: t.arg, function: t.fun } : null;
  }

  /** Generate the smallest of the variables, and then see. */
  private guess(open: readonly Free[]): ScoredMove {
    const [x] = [...open].sort((a, b) => typeWeight(this.store.theory, a.type) - typeWeight(this.store.theory, b.type));
    const variable = x ?? { kind: "free", name: "", type: boolT };
    const large = open.filter((y) => typeWeight(this.store.theory, y.type) > 3).length;
    return {
      move: { kind: "generate", variable },
      score: [large === 0 ? 2 : 4, large, open.length, typeWeight(this.store.theory, variable.type)],
    };
  }

  private calls(goal: Extract<Goal, { kind: "holds" }>, depth: number): ScoredMove[] {
    const { predicate, args } = goal;
    if (!args.every((arg) => this.isMatchable(arg))) return this.flattened(goal, depth);
    const mode = this.modeOf(goal);
    const generates = this.planner.generates(predicate, mode);
    const step: Step = { kind: "call", predicate, mode, args };
    const special = generates ? this.specialised(goal) : null;
    if (special !== null) return [special];
    // A definition whose arguments would all be generated is computed from them.
    const isPlannable = generates && isDefinition(predicate) && !this.planner.isRecursive(predicate);
    if (isPlannable && generatesInputs(this.planner.plan(predicate, mode))) return [];
    return [{ move: { kind: "run", goal, step, generates }, score: this.scoreOf(goal, mode, generates) }];
  }

  /** The call of a copy of the predicate for the patterns among its arguments, where nothing is generated then. */
  private specialised(goal: Extract<Goal, { kind: "holds" }>): ScoredMove | null {
    const own = specialised(this.store, goal);
    if (own === null) return null;
    const mode = this.modeOf(own);
    if (this.planner.generates(own.predicate, mode)) return null;
    const step: Step = { kind: "call", predicate: own.predicate, mode, args: own.args };
    return { move: { kind: "run", goal, step, generates: false }, score: this.scoreOf(own, mode, false) };
  }

  private modeOf({ args }: Extract<Goal, { kind: "holds" }>): Mode {
    return args.map((arg) => (this.isKnown(arg) ? "i" : "o")).join("");
  }

  private scoreOf(goal: Extract<Goal, { kind: "holds" }>, mode: Mode, generates: boolean): Score {
    const outputs = [...mode].filter((m) => m === "o").length;
    const isRecursive = this.planner.isRecursive(goal.predicate);
    const isSmall = this.open(goal).every((x) => typeWeight(this.store.theory, x.type) <= 3);
    // Without any input there is nothing to hold the solutions together: what computes from known values goes first.
    const level = !generates ? (mode.includes("i") ? 0 : 0.5) : isSmall && !isRecursive ? 3 : 1;
    return [level, outputs, isRecursive ? 0 : 1, 0];
  }

  private elements(goal: Extract<Goal, { kind: "element" }>, open: readonly Free[], depth: number): ScoredMove[] {
    if (!this.isKnown(goal.set) || !this.isMatchable(goal.pattern)) return this.flattened(goal, depth);
    const step: Step = { kind: "each", set: goal.set, pattern: goal.pattern };
    return [{ move: { kind: "run", goal, step, generates: false }, score: [0, open.length, 1, 0] }];
  }

  private ranges(goal: Extract<Goal, { kind: "order" }>, open: readonly Free[]): ScoredMove[] {
    const [x] = open;
    if (x === undefined || open.length > 1) return [];
    const step = this.range(x)?.step;
    if (step === undefined) return [];
    const generates = step.to === null || (x.type === intT && step.from === null);
    return [{ move: { kind: "run", goal, step, generates }, score: [generates ? 2 : 0, 1, 1, 0] }];
  }

  /** What the waiting order goals say about a variable, one from each side, and these goals. */
  private range(x: Free): { readonly step: Extract<Step, { kind: "range" }>; readonly goals: readonly Goal[] } | null {
    const from = this.limit(x, "from");
    const to = this.limit(x, "to");
    if (from === null && to === null) return null;
    const step = { kind: "range", variable: x, from: from?.limit ?? null, to: to?.limit ?? null } as const;
    return { step, goals: [from, to].flatMap((side) => (side === null ? [] : [side.goal])) };
  }

  private limit(x: Free, side: "from" | "to"): { readonly limit: Limit; readonly goal: Goal } | null {
    for (const goal of this.waiting) {
      if (goal.kind !== "order") continue;
      const [here, there] = side === "to" ? [goal.left, goal.right] : [goal.right, goal.left];
      if (here.kind === "free" && here.name === x.name && this.isKnown(there))
        return { limit: { term: there, offset: goal.strict ? (side === "to" ? -1 : 1) : 0 }, goal };
    }
    return null;
  }

  private flattened(goal: Goal, depth: number): ScoredMove[] {
    const goals = depth > 2 ? null : this.planner.flattened(goal, this.open(goal), this.isKnown);
    if (goals === null) return [];
    let score: Score | null = null;
    for (const part of goals)
      for (const one of this.open(part).length === 0 ? [] : this.moves(part, depth + 1))
        if (one.move.kind !== "generate" && (score === null || isLess(one.score, score))) score = one.score;
    return score === null ? [] : [{ move: { kind: "flatten", goal, goals }, score: [...score.slice(0, 3), 1] }];
  }

  private make(move: Move): void {
    switch (move.kind) {
      case "run":
        if (move.step.kind === "range") this.limited(move.step.variable);
        else this.remove(move.goal);
        this.generated ||= move.generates;
        this.push(move.step);
        return;
      case "look":
        this.generated ||= move.generates;
        this.push(move.step);
        return;
      case "flatten":
        this.waiting = this.waiting.flatMap((g) => (g === move.goal ? move.goals : [g]));
        return;
      case "generate": {
        const x = move.variable;
        this.generated = true;
        this.push(this.limited(x) ?? { kind: "generate", variable: x });
      }
    }
  }

  /** The range of a variable as a step; the goals that give it need no test, others stay. */
  private limited(x: Free): Step | null {
    const found = this.range(x);
    for (const goal of found?.goals ?? []) this.remove(goal);
    return found?.step ?? null;
  }
}
