/**
 * Mode analysis with generators ([Bulwahn 2013], 4.2.4): in which order the goals of a clause are run when some arguments are given. Plans are made
 * for the modes that are asked for only, so that the cost stays polynomial; whether a mode generates values is found out without
 * planning it to the end.
 */
import { getOrInsert } from "../base/index.ts";
import { type Free, freeVars, type Term } from "../logic/index.ts";
import {
  type Clause,
  type ClausePlan,
  type Goal,
  type GoalPlan,
  isSmall,
  isWithin,
  type Mode,
  Ordering,
  type Predicate,
  type PredicatePlan,
  type Rules,
  type Step,
} from "../plans/index.ts";
import { clauseRules, type Modes } from "./clause-rules.ts";
import { flattenGoal } from "./flatten.ts";
import type { ClauseStore } from "./store.ts";

export class Planner implements Modes {
  private readonly store: ClauseStore;
  private readonly plans = new Map<string, PredicatePlan>();
  /** Modes that generate values, as found so far; others are taken not to until the contrary is seen. */
  private readonly generating = new Set<string>();
  private readonly underWay = new Set<string>();
  /** Predicates whose clauses are being planned, for the last criterion of [Bulwahn 2013], 4.2.4. */
  private readonly stack: Predicate[] = [];
  /** Goals as they were flattened, by their unknown variables. */
  private readonly flat = new WeakMap<Goal, Map<string, readonly Goal[] | null>>();
  /** Tests count as generating when the predicate that is tested does. */
  readonly isStrict: boolean;
  private readonly rules: Rules<Step>;

  constructor(store: ClauseStore, isStrict = false) {
    this.store = store;
    this.isStrict = isStrict;
    this.rules = clauseRules(store, this);
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
    const pure = this.generating.has(key) ? null : this.clauses(predicate, mode, true);
    const clauses = pure ?? this.clauses(predicate, mode, false) ?? [];
    const made = { predicate, mode, clauses: clauses.map((c) => c.plan), generates: clauses.some((c) => c.generates) };
    this.plans.set(key, made);
    return made;
  }

  /** Whether running a predicate in a mode generates values by type. */
  generates(predicate: Predicate, mode: Mode): boolean {
    const key = keyOf(predicate, mode);
    if (this.generating.has(key)) return true;
    if (this.underWay.has(key)) return false;
    const known = this.plans.get(key);
    if (known !== undefined || predicate.origin.kind === "parameter") return this.plan(predicate, mode).generates;
    const clauses = this.clauses(predicate, mode, true);
    if (clauses !== null) this.plans.set(key, { predicate, mode, clauses: clauses.map((c) => c.plan), generates: false });
    return clauses === null;
  }

  /** The clauses of a predicate in a mode; with `isPure` null as soon as one turns out to generate, which is remembered. */
  private clauses(predicate: Predicate, mode: Mode, isPure: boolean): readonly PlannedClause[] | null {
    const key = keyOf(predicate, mode);
    const made: PlannedClause[] = [];
    this.underWay.add(key);
    this.stack.push(predicate);
    for (const clause of predicate.clauses()) {
      const one = this.clause(clause, mode, isPure);
      made.push(one);
      if (one.generates) this.generating.add(key);
      if (one.generates && isPure) break;
    }
    this.stack.pop();
    this.underWay.delete(key);
    return isPure && this.generating.has(key) ? null : made;
  }

  private clause(clause: Clause, mode: Mode, isPure: boolean): PlannedClause {
    const inputs = clause.head.filter((_, i) => mode[i] === "i");
    const outputs = clause.head.filter((_, i) => mode[i] !== "i");
    const known = new Set<string>();
    for (const t of inputs) for (const x of freeVars(t).keys()) known.add(x);
    const wanted = new Map<string, Free>();
    for (const t of outputs) freeVars(t, wanted);
    const { steps, generates } = new Ordering(this.rules, clause.goals, known).run([...wanted.values()], { isPure });
    return { plan: { name: clause.name, inputs, steps, outputs }, generates };
  }

  /** Steps that run through all solutions of the goals; afterwards the `wanted` variables are known. */
  goals(goals: readonly Goal[], given: ReadonlySet<string>, wanted: readonly Free[]): GoalPlan {
    return new Ordering(this.rules, goals, given).run(wanted);
  }

  /** The same for the premises of a conjecture, where it pays to look ahead before values are generated. */
  premises(goals: readonly Goal[], wanted: readonly Free[]): GoalPlan {
    return new Ordering(this.rules, goals, new Set()).run(wanted, { countAhead: (step) => this.isCostly(step) });
  }

  /** Whether a step generates large values. */
  private isCostly(step: Step): boolean {
    if (step.kind === "call") return this.generates(step.predicate, step.mode);
    return step.kind === "generate" && !isSmall(this.store.sizeOf(step.variable.type));
  }

  /** Goals that say the same with relations in place of functions; null when there are none. */
  flattened(goal: Goal, open: readonly Free[], isKnown: (t: Term) => boolean): readonly Goal[] | null {
    const made = getOrInsert(this.flat, goal, () => new Map<string, readonly Goal[] | null>());
    const key = open.map((x) => x.name).join();
    return getOrInsert(made, key, () => flattenGoal(this.store, goal, isKnown));
  }

  isRecursive(predicate: Predicate): boolean {
    return this.stack.includes(predicate);
  }
}

function keyOf(predicate: Predicate, mode: Mode): string {
  return `${predicate.id} ${mode}`;
}

interface PlannedClause {
  readonly plan: ClausePlan;
  readonly generates: boolean;
}
