/**
 * Mode analysis with generators (thesis 4.2.4): in which order the goals of a clause are run when some arguments are given. Plans are made
 * for the modes that are asked for only, so that the cost stays polynomial. The next goal is chosen by the thesis' five criteria; values
 * of small types are generated rather than computed by a predicate that would generate them itself.
 */
import { boolT, type Free, freeVars, intT, type Term } from "../logic/index.ts";
import { solveArithmetic } from "./arithmetic.ts";
import type { Clause, Goal, Predicate } from "./clause.ts";
import { flattenGoal, unknowns } from "./flatten.ts";
import { isTest, isWithin, type Mode } from "./mode.ts";
import { boundBy, isLess, type Score, sidesOf, typeWeight } from "./ordering-aids.ts";
import { destConstructor } from "./pattern.ts";
import type { ClausePlan, Limit, PredicatePlan, Step } from "./step.ts";
import type { ClauseStore } from "./store.ts";

type Move =
  | { readonly kind: "run"; readonly goal: Goal; readonly step: Step; readonly generates: boolean }
  | { readonly kind: "flatten"; readonly goal: Goal; readonly goals: readonly Goal[] }
  | { readonly kind: "generate"; readonly variable: Free };

export interface GoalPlan {
  readonly steps: readonly Step[];
  readonly generates: boolean;
}

export class Planner {
  private readonly store: ClauseStore;
  private readonly plans = new Map<string, PredicatePlan>();
  /** Modes that generate values, as found so far; others are taken not to until the contrary is seen. */
  private readonly generating = new Set<string>();
  private readonly underWay = new Set<string>();
  /** Predicates whose clauses are being planned, for criterion 5. */
  private readonly stack: Predicate[] = [];
  /** Goals as they were flattened, by their unknown variables. */
  private readonly flat = new WeakMap<Goal, Map<string, readonly Goal[] | null>>();
  /** Tests count as generating when the predicate that is tested does. */
  readonly isStrict: boolean;

  constructor(store: ClauseStore, isStrict = false) {
    this.store = store;
    this.isStrict = isStrict;
  }

  /** Plans everything anew, with what is known by now about modes that generate. How many those are. */
  forget(): number {
    this.plans.clear();
    return this.generating.size;
  }

  /** How a predicate is run in a mode. */
  plan(predicate: Predicate, mode: Mode): PredicatePlan {
    const key = keyOf(predicate, mode);
    const known = this.plans.get(key);
    if (known !== undefined) return known;
    if (predicate.origin.kind === "parameter") return { predicate, mode, clauses: [], generates: !isWithin(mode, predicate.origin.mode) };
    this.underWay.add(key);
    this.stack.push(predicate);
    let made: PredicatePlan;
    for (;;) {
      const before = this.generating.has(key);
      const clauses = predicate.clauses().map((clause) => this.clause(clause, mode));
      const generates = clauses.some((c) => c.generates);
      if (generates) this.generating.add(key);
      made = { predicate, mode, clauses: clauses.map((c) => c.plan), generates };
      if (before || !generates) break;
    }
    this.stack.pop();
    this.underWay.delete(key);
    this.plans.set(key, made);
    return made;
  }

  /** Whether running a predicate in a mode generates values by type. */
  generates(predicate: Predicate, mode: Mode): boolean {
    const key = keyOf(predicate, mode);
    if (this.generating.has(key)) return true;
    return this.underWay.has(key) ? false : this.plan(predicate, mode).generates;
  }

  private clause(clause: Clause, mode: Mode): { readonly plan: ClausePlan; readonly generates: boolean } {
    const inputs = clause.head.filter((_, i) => mode[i] === "i");
    const outputs = clause.head.filter((_, i) => mode[i] !== "i");
    const known = new Set<string>();
    for (const t of inputs) for (const x of freeVars(t).keys()) known.add(x);
    const wanted = new Map<string, Free>();
    for (const t of outputs) freeVars(t, wanted);
    const { steps, generates } = this.goals(clause.goals, known, [...wanted.values()]);
    return { plan: { name: clause.name, inputs, steps, outputs }, generates };
  }

  /** Steps that run through all solutions of the goals; afterwards the `wanted` variables are known. */
  goals(goals: readonly Goal[], given: ReadonlySet<string>, wanted: readonly Free[], last: (x: Free) => boolean = () => false): GoalPlan {
    return new Ordering(this.store, this, goals, given).run(wanted, last);
  }

  /** The same for the premises of a conjecture, where it pays to look ahead before values are generated. */
  premises(goals: readonly Goal[], wanted: readonly Free[]): GoalPlan {
    return new Ordering(this.store, this, goals, new Set()).run(wanted, () => false, true);
  }

  /** Goals that say the same with relations in place of functions; null when there are none. */
  flattened(goal: Goal, open: readonly Free[], isKnown: (t: Term) => boolean): readonly Goal[] | null {
    const made = this.flat.get(goal) ?? new Map<string, readonly Goal[] | null>();
    this.flat.set(goal, made);
    const key = open.map((x) => x.name).join();
    const known = made.get(key);
    if (known !== undefined) return known;
    const goals = flattenGoal(this.store, goal, isKnown);
    made.set(key, goals);
    return goals;
  }

  isRecursive(predicate: Predicate): boolean {
    return this.stack.includes(predicate);
  }
}

function keyOf(predicate: Predicate, mode: Mode): string {
  return `${predicate.id} ${mode}`;
}

/** One clause under planning. */
class Ordering {
  private readonly store: ClauseStore;
  private readonly planner: Planner;
  private readonly known: Set<string>;
  private waiting: Goal[];
  private readonly steps: Step[] = [];
  private generated = false;

  constructor(store: ClauseStore, planner: Planner, goals: readonly Goal[], given: ReadonlySet<string>) {
    this.store = store;
    this.planner = planner;
    this.waiting = [...goals];
    this.known = new Set(given);
  }

  run(wanted: readonly Free[], last: (x: Free) => boolean, looksAhead = false): GoalPlan {
    for (;;) {
      this.settle();
      const move = this.best();
      if (move === null) break;
      this.make(looksAhead ? this.cheapest(move, wanted) : move);
    }
    const rest = wanted.filter((x) => !this.known.has(x.name));
    for (const x of [...rest.filter((y) => !last(y)), ...rest.filter(last)]) this.make({ kind: "generate", variable: x });
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
    return copy.run(wanted, () => false).steps.filter((step) => this.isCostly(step)).length;
  }

  private isCostly(step: Step): boolean {
    if (step.kind === "call") return this.planner.generates(step.predicate, step.mode);
    return step.kind === "generate" && typeWeight(this.store.theory, step.variable.type) > 3;
  }

  private isKnown = (t: Term): boolean => [...freeVars(t).keys()].every((name) => this.known.has(name));

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
    for (const t of this.termsOf(goal)) for (const x of unknowns(t, this.known)) found.set(x.name, x);
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

  private best(): Move | null {
    let found: { readonly move: Move; readonly score: Score } | null = null;
    for (const [i, goal] of this.waiting.entries())
      for (const { move, score } of this.moves(goal, 0)) {
        const full = [...score, i];
        if (found === null || isLess(full, found.score)) found = { move, score: full };
      }
    return found?.move ?? null;
  }

  /** What can be done about a goal that has unknown variables. */
  private moves(goal: Goal, depth: number): { readonly move: Move; readonly score: Score }[] {
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
        return [...this.flattened(goal, depth), ...guess];
    }
  }

  /** Generate the smallest of the variables, and then see. */
  private guess(open: readonly Free[]): { readonly move: Move; readonly score: Score } {
    const [x] = [...open].sort((a, b) => typeWeight(this.store.theory, a.type) - typeWeight(this.store.theory, b.type));
    const variable = x ?? { kind: "free", name: "", type: boolT };
    const large = open.filter((y) => typeWeight(this.store.theory, y.type) > 3).length;
    return {
      move: { kind: "generate", variable },
      score: [large === 0 ? 2 : 4, large, open.length, typeWeight(this.store.theory, variable.type)],
    };
  }

  private calls(goal: Extract<Goal, { kind: "holds" }>, depth: number): { readonly move: Move; readonly score: Score }[] {
    const { predicate, args } = goal;
    if (!args.every((arg) => this.isMatchable(arg))) return this.flattened(goal, depth);
    const mode = args.map((arg) => (this.isKnown(arg) ? "i" : "o")).join("");
    const outputs = [...mode].filter((m) => m === "o").length;
    const isRecursive = this.planner.isRecursive(predicate);
    const generates = this.planner.generates(predicate, mode);
    const isSmall = this.open(goal).every((x) => typeWeight(this.store.theory, x.type) <= 3);
    // Without any input there is nothing to hold the solutions together: what computes from known values goes first.
    const level = !generates ? (mode.includes("i") ? 0 : 0.5) : isSmall && !isRecursive ? 3 : 1;
    const step: Step = { kind: "call", predicate, mode, args };
    return [{ move: { kind: "run", goal, step, generates }, score: [level, outputs, isRecursive ? 0 : 1, 0] }];
  }

  private elements(
    goal: Extract<Goal, { kind: "element" }>,
    open: readonly Free[],
    depth: number,
  ): { readonly move: Move; readonly score: Score }[] {
    if (!this.isKnown(goal.set) || !this.isMatchable(goal.pattern)) return this.flattened(goal, depth);
    const step: Step = { kind: "each", set: goal.set, pattern: goal.pattern };
    return [{ move: { kind: "run", goal, step, generates: false }, score: [0, open.length, 1, 0] }];
  }

  private ranges(goal: Extract<Goal, { kind: "order" }>, open: readonly Free[]): { readonly move: Move; readonly score: Score }[] {
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

  private flattened(goal: Goal, depth: number): { readonly move: Move; readonly score: Score }[] {
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
