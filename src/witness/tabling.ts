/**
 * The facts of inductive predicates that match a goal, and all that these rest on: goals and their answers are kept, and a goal is tried
 * again when one that it looked at has a new answer (tabled evaluation, as in Chen and Warren: Tabled evaluation with delaying for general
 * logic programs, Journal of the ACM 43(1), 1996, here without negation). What comes out is closed under the rules, as the judge asks.
 */
import { present } from "../base/index.ts";
import { CannotSay, derive, type Evidence, goalKey, type Machine, raiseValue, type Thunk } from "../judge/index.ts";
import { type Const, stripFun } from "../logic/index.ts";
import { inductiveSpec } from "./prover-goal.ts";
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
}

export class Tabling {
  private readonly machine: Machine;
  private readonly goals = new Map<string, Goal>();
  private readonly waiting = new Set<Goal>();
  private answers = 0;
  /** How each answer was derived. */
  private readonly derivations: Evidence[] = [];

  constructor(machine: Machine) {
    this.machine = machine;
  }

  /** Whether the goal, all of whose arguments are known, is a fact. */
  decide(c: Const, args: readonly Thunk[]): boolean {
    const root = this.goal(c, args);
    for (const goal of this.waiting) {
      this.waiting.delete(goal);
      this.advance(goal);
      if (root.rows.length > 0) return true;
    }
    return false;
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
      goal = { key, c, known, rows: [], rowKeys: new Set(), users: new Set() };
      this.goals.set(key, goal);
      this.waiting.add(goal);
    }
    return goal;
  }

  private advance(goal: Goal): void {
    const { c, known } = goal;
    const lookup = (other: Const, args: readonly (Thunk | null)[]): readonly (readonly Thunk[])[] => {
      const used = this.goal(other, args);
      used.users.add(goal);
      return [...used.rows];
    };
    for (const [i, rule] of inductiveSpec(this.machine, c.name).rules.entries())
      derive(this.machine, c, rule, known, lookup, (args, env) => {
        const key = goalKey(this.machine, c, args);
        if (goal.rowKeys.has(key)) return;
        if (++this.answers > mostAnswers) throw new CannotSay(`${c.name} has too many answers`);
        goal.rowKeys.add(key);
        goal.rows.push(args);
        this.derivations.push(...ruleEvidence(this.machine, c, args, i, env));
        for (const user of goal.users) this.waiting.add(user);
      });
  }

  private table({ key, c, known, rows }: Goal): Evidence {
    const types = stripFun(c.type).args;
    const raise = (x: Thunk, i: number) => raiseValue(this.machine, present(types[i], "table: type"), x.force());
    return { kind: "answers", goal: key, rows: rows.map((row) => row.flatMap((x, i) => (known[i] === null ? [raise(x, i)] : []))) };
  }
}
