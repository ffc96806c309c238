/**
 * The facts of inductive predicates that match a goal, and all that these rest on: goals and their answers are kept, and a goal is tried
 * again when one that it looked at has a new answer (tabled evaluation, as in Chen and Warren: Tabled evaluation with delaying for general
 * logic programs, Journal of the ACM 43(1), 1996, here without negation). What comes out is closed under the rules, as the judge asks.
 */
import { present } from "../base/index.ts";
import { CannotSay, type Evidence, goalKey, inductiveSpec, type Machine, type Thunk, unwritten } from "../judge/index.ts";
import { type Const, stripFun, type Type } from "../logic/index.ts";
import { type Derived, derive, type Lookup, type Row } from "./derive.ts";
import type { Elements } from "./elements.ts";
import { raiseValue } from "./raise.ts";
import { ruleEvidence } from "./rule-evidence.ts";

/** More goals or answers than these are not kept. */
const mostGoals = 600;
const mostAnswers = 3000;
/** Derivations for each fact that may be listed forwards: states are reached in a few ways, but words of words in as many as they have parts. */
const waysEach = 3;

interface TabledGoal {
  readonly key: string;
  readonly c: Const;
  readonly known: readonly (Thunk | null)[];
  readonly rows: Row[];
  readonly byKey: Map<string, Row>;
  /** Goals that looked at this one. */
  readonly users: Set<TabledGoal>;
  /** For each rule, how many answers of other goals it has used. */
  readonly used: readonly Map<TabledGoal, number>[];
  /** Its rules have been tried. */
  isTried: boolean;
}

/** How far facts are derived, from those with the same fixed arguments; what a variable is that nothing determines. */
export interface Reach {
  readonly fixed: number;
  readonly most: number;
  readonly tries: (ty: Type) => readonly Thunk[];
}

/** Whether a goal is a fact, and what shows it. */
export interface Reached {
  readonly holds: boolean;
  readonly evidence: readonly Evidence[];
}

/** How an answer was derived. */
interface Origin extends Derived {
  readonly c: Const;
  readonly rule: number;
}

export class Tabling {
  private readonly machine: Machine;
  private readonly goals = new Map<string, TabledGoal>();
  private readonly waiting = new Set<TabledGoal>();
  private answers = 0;
  private readonly origins = new Map<Row, Origin>();

  /** Facts about other values are left out. */
  private readonly among: Elements | null;
  /** Some fact was left out. */
  isPartial = false;

  constructor(machine: Machine, among: Elements | null = null) {
    this.machine = machine;
    this.among = among;
  }

  /** Whether the goal, all of whose arguments are known, is a fact. */
  decide(c: Const, args: readonly Thunk[]): boolean {
    const root = this.goal(c, args);
    this.run(() => root.rows.length > 0);
    return root.rows.length > 0;
  }

  /** All facts that match a goal some of whose arguments are not known. */
  facts(c: Const, known: readonly (Thunk | null)[]): readonly Row[] {
    const root = this.goal(c, known);
    this.run(() => false);
    return root.rows;
  }

  /**
   * Whether the goal is among the facts that follow, all arguments but the first few left open, and what shows it; null where it has not been
   * met and there may be more facts.
   */
  reach(c: Const, args: readonly Thunk[], { fixed, most, tries }: Reach): Reached | null {
    let isGuessed = false;
    this.tries = (ty) => {
      isGuessed = true;
      return tries(ty);
    };
    this.mostGoals = most;
    this.mostAnswers = most;
    this.mostDerivations = waysEach * most;
    const root = this.goal(
      c,
      args.map((x, i) => (i < fixed ? x : null)),
    );
    const key = goalKey(this.machine, c, args);
    this.run(() => root.byKey.has(key));
    const row = root.byKey.get(key);
    if (row !== undefined) return { holds: true, evidence: this.proof(row, new Set()) };
    return isGuessed || key.includes(unwritten) ? null : { holds: false, evidence: this.evidence(false) };
  }

  private tries: ((ty: Type) => readonly Thunk[]) | null = null;
  private mostGoals = mostGoals;
  private mostAnswers = mostAnswers;
  private derivations = 0;
  private mostDerivations = Number.POSITIVE_INFINITY;

  private run(isDone: () => boolean): void {
    for (const goal of this.waiting) {
      this.waiting.delete(goal);
      this.advance(goal);
      if (isDone()) return;
    }
  }

  /** What shows the answer. */
  evidence(holds: boolean): readonly Evidence[] {
    if (!holds) return [...this.goals.values()].map((goal) => this.table(goal));
    return [...this.origins.values()].flatMap((origin) => this.step(origin));
  }

  /** How a fact was derived, and those that it follows from. */
  private proof(row: Row, done: Set<Row>): readonly Evidence[] {
    const origin = this.origins.get(row);
    if (origin === undefined || done.has(row)) return [];
    done.add(row);
    return [...origin.from.flatMap((used) => this.proof(used, done)), ...this.step(origin)];
  }

  private step({ c, args, rule, env }: Origin): readonly Evidence[] {
    return ruleEvidence(this.machine, c, args, rule, env);
  }

  private goal(c: Const, known: readonly (Thunk | null)[]): TabledGoal {
    const key = goalKey(this.machine, c, known);
    let goal = this.goals.get(key);
    if (goal === undefined) {
      if (this.goals.size >= this.mostGoals) throw new CannotSay(`${c.name} leads to too many goals`);
      const used = inductiveSpec(this.machine, c.name).rules.map(() => new Map<TabledGoal, number>());
      goal = { key, c, known, rows: [], byKey: new Map(), users: new Set(), used, isTried: false };
      this.goals.set(key, goal);
      this.waiting.add(goal);
    }
    return goal;
  }

  private advance(goal: TabledGoal): void {
    const isAgain = goal.isTried;
    goal.isTried = true;
    for (const [i, rule] of inductiveSpec(this.machine, goal.c.name).rules.entries()) {
      const before = present(goal.used[i], "advance: rule");
      const now = new Map<TabledGoal, number>();
      const lookup: Lookup = (c, known) => {
        const used = this.goal(c, known);
        used.users.add(goal);
        const end = now.get(used) ?? used.rows.length;
        now.set(used, end);
        return { rows: used.rows.slice(0, end), old: before.get(used) ?? 0 };
      };
      derive(this.machine, goal.c, rule, goal.known, { lookup, isAgain, tries: this.tries }, (derived) => this.answer(goal, i, derived));
      for (const [used, end] of now) before.set(used, end);
    }
  }

  private answer(goal: TabledGoal, rule: number, derived: Derived): void {
    const { c } = goal;
    if (++this.derivations > this.mostDerivations) throw new CannotSay(`${c.name} is derived in too many ways`);
    const { args } = derived;
    if (this.among?.has(c, args) === false) {
      this.isPartial = true;
      return;
    }
    const key = goalKey(this.machine, c, args);
    if (goal.byKey.has(key)) return;
    if (++this.answers > this.mostAnswers) throw new CannotSay(`${c.name} has too many answers`);
    goal.byKey.set(key, args);
    goal.rows.push(args);
    this.origins.set(args, { ...derived, c, rule });
    for (const user of goal.users) this.waiting.add(user);
  }

  private table({ key, c, known, rows }: TabledGoal): Evidence {
    const types = stripFun(c.type).args;
    const raise = (x: Thunk, i: number) => raiseValue(this.machine, present(types[i], "table: type"), x.force());
    return { kind: "answers", goal: key, rows: rows.map((row) => row.flatMap((x, i) => (known[i] === null ? [raise(x, i)] : []))) };
  }
}
