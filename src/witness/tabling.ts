/**
 * The facts of inductive predicates that match a goal, and all that these rest on: goals and their answers are kept, and a goal is tried
 * again when one that it looked at has a new answer (tabled evaluation, as in Chen and Warren: Tabled evaluation with delaying for general
 * logic programs, Journal of the ACM 43(1), 1996, here without negation). What comes out is closed under the rules, as the judge asks.
 */
import { present } from "../base/index.ts";
import { CannotSay, type Evidence, goalKey, inductiveSpec, type Machine, type Thunk } from "../judge/index.ts";
import { type Const, eachNode, type IntroRule, stripFun } from "../logic/index.ts";
import { derive } from "./derive.ts";
import type { Elements } from "./elements.ts";
import { raiseValue } from "./raise.ts";
import { ruleEvidence } from "./rule-evidence.ts";

/** More goals or answers than these are not kept. */
const mostGoals = 600;
const mostAnswers = 3000;

interface Goal {
  readonly key: string;
  readonly c: Const;
  readonly known: readonly (Thunk | null)[];
  readonly rows: (readonly Thunk[])[];
  readonly rowKeys: Set<string>;
  /** Goals that looked at this one. */
  readonly users: Set<Goal>;
  /** For each rule, how many answers of other goals it has used. */
  readonly used: readonly Map<Goal, number>[];
}

export class Tabling {
  private readonly machine: Machine;
  private readonly goals = new Map<string, Goal>();
  private readonly waiting = new Set<Goal>();
  private answers = 0;
  /** How each answer was derived. */
  private readonly derivations: Evidence[] = [];

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
    return this.run(this.goal(c, args), true).length > 0;
  }

  /** All facts that match a goal some of whose arguments are not known. */
  facts(c: Const, known: readonly (Thunk | null)[]): readonly (readonly Thunk[])[] {
    return this.run(this.goal(c, known), false);
  }

  /** The facts of a goal: all, or just the first. */
  private run(root: Goal, isOneEnough: boolean): readonly (readonly Thunk[])[] {
    for (const goal of this.waiting) {
      this.waiting.delete(goal);
      this.advance(goal);
      if (isOneEnough && root.rows.length > 0) break;
    }
    return root.rows;
  }

  /** What shows the answer. */
  evidence(holds: boolean): readonly Evidence[] {
    return holds ? this.derivations : [...this.goals.values()].map((goal) => this.table(goal));
  }

  private goal(c: Const, known: readonly (Thunk | null)[]): Goal {
    const key = goalKey(this.machine, c, known);
    let goal = this.goals.get(key);
    if (goal === undefined) {
      if (this.goals.size >= mostGoals) throw new CannotSay(`${c.name} leads to too many goals`);
      const used = inductiveSpec(this.machine, c.name).rules.map(() => new Map<Goal, number>());
      goal = { key, c, known, rows: [], rowKeys: new Set(), users: new Set(), used };
      this.goals.set(key, goal);
      this.waiting.add(goal);
    }
    return goal;
  }

  private advance(goal: Goal): void {
    for (const [i, rule] of inductiveSpec(this.machine, goal.c.name).rules.entries()) {
      const before = new Map(goal.used[i]);
      const now = goal.used[i] ?? new Map<Goal, number>();
      now.clear();
      // A rule with one such premise derives nothing new from answers that it has used.
      const isLinear = this.atoms(rule) <= 1;
      const lookup = (c: Const, known: readonly (Thunk | null)[]): readonly (readonly Thunk[])[] => {
        const used = this.goal(c, known);
        used.users.add(goal);
        const end = now.get(used) ?? used.rows.length;
        now.set(used, end);
        return used.rows.slice(isLinear ? (before.get(used) ?? 0) : 0, end);
      };
      derive(this.machine, goal.c, rule, goal.known, lookup, (args, env) => this.answer(goal, i, args, env));
    }
  }

  private answer(goal: Goal, rule: number, args: readonly Thunk[], env: ReadonlyMap<string, Thunk>): void {
    const { c } = goal;
    if (this.among?.has(c, args) === false) {
      this.isPartial = true;
      return;
    }
    const key = goalKey(this.machine, c, args);
    if (goal.rowKeys.has(key)) return;
    if (++this.answers > mostAnswers) throw new CannotSay(`${c.name} has too many answers`);
    goal.rowKeys.add(key);
    goal.rows.push(args);
    this.derivations.push(...ruleEvidence(this.machine, c, args, rule, env));
    for (const user of goal.users) this.waiting.add(user);
  }

  /** How many places in the premises may look up facts. */
  private atoms({ premises }: IntroRule): number {
    let count = 0;
    for (const premise of premises)
      eachNode(premise, (t) => {
        if (
          t.kind === "const" ? this.machine.theory.consts.get(t.name)?.spec.kind === "inductive" : t.kind === "app" && t.fun.kind === "free"
        )
          count++;
      });
    return count;
  }

  private table({ key, c, known, rows }: Goal): Evidence {
    const types = stripFun(c.type).args;
    const raise = (x: Thunk, i: number) => raiseValue(this.machine, present(types[i], "table: type"), x.force());
    return { kind: "answers", goal: key, rows: rows.map((row) => row.flatMap((x, i) => (known[i] === null ? [raise(x, i)] : []))) };
  }
}
