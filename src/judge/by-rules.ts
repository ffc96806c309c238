/**
 * What the rules alone say of a predicate, without evidence. An inductive one holds if some rule has it as its conclusion and premises that hold, and
 * in no other way: going back ends where each rule leads to something smaller, such as the parts of a program without loops, and then it
 * answers for values that are not known, too, and for states that are chosen among infinitely many. For a coinductive one, all goals that it leads
 * to are taken for facts; then those that no rule derives from facts are struck out, until every one left is derived from those left. What is
 * left is in the greatest fixed point, what was struck out is not.
 */
import { getOrInsert } from "../base/index.ts";
import type { Const, Term } from "../logic/index.ts";
import { explore, settled, some } from "./cases.ts";
import { goalKey, unwritten } from "./goal-key.ts";
import type { Machine } from "./machine.ts";
import { type Facts, holdsInOrder, inductiveSpec, instanceOf, isDerivedBy, type RuleInstance } from "./rules.ts";
import { witnesses } from "./sets.ts";
import { CannotSay, Suspended, Thunk } from "./value.ts";

/** So many rules are gone back one after another: a sequence of some commands, each with a test and an expression inside. */
const mostRules = 7;

/** So many goals are looked at for one question: more would take longer than tables of facts. */
const mostGoals = 400;

/** A goal that is gone back from: its rules with the same holes whenever it is looked at again, and the goals that their premises lead to. */
class Goal {
  private readonly search: Inversion;
  private readonly left: number;
  private readonly c: Const;
  private instances: readonly RuleInstance[] | null = null;
  /** By the place of a premise, and by the predicate, which may be one of several where a variable stands for it. */
  private readonly inside = new Map<RuleInstance, Map<Term, Map<string, Goal>>>();

  constructor(search: Inversion, left: number, c: Const) {
    this.search = search;
    this.left = left;
    this.c = c;
  }

  holds(args: readonly Thunk[]): boolean {
    const { c } = this;
    const { machine } = this.search;
    this.search.count(this.left, c);
    this.instances ??= inductiveSpec(machine, c.name).rules.flatMap((rule) => instanceOf(machine, c, rule, this.search.hole) ?? []);
    return some(this.instances, (instance) => holdsInOrder(machine, instance, args, this.facts(instance)));
  }

  private facts(instance: RuleInstance): Facts {
    return (c, args, where) => {
      if (where === null) return this.search.inside(this.left - 1).decide(c, args) ?? notSettled(c);
      const places = getOrInsert(this.inside, instance, () => new Map());
      const goals = getOrInsert(places, where, () => new Map());
      return getOrInsert(goals, `${c.name}:${c.type.id}`, () => new Goal(this.search, this.left - 1, c)).holds(args);
    };
  }
}

class Inversion {
  readonly machine: Machine;
  /** The variables of all rules are asked for at once, as those of one rule. */
  private readonly first = Thunk.hole();
  readonly hole = (type: Thunk["type"]): Thunk => new Thunk(null, null, type, this.first.age);
  private readonly left: number;
  private readonly looked: { goals: number };

  constructor(machine: Machine, left = mostRules, looked = { goals: 0 }) {
    this.machine = machine;
    this.left = left;
    this.looked = looked;
  }

  /** A search of its own, for a part of this one. */
  inside(left: number): Inversion {
    return new Inversion(this.machine, left, this.looked);
  }

  count(left: number, c: Const): void {
    if (left === 0 || ++this.looked.goals > mostGoals) notSettled(c);
  }

  decide(c: Const, args: readonly Thunk[]): boolean | null {
    const { visit, isDoubtful } = witnesses();
    const root = new Goal(this, this.left, c);
    const found = explore(this.machine, [this.first], () => root.holds(args), visit);
    return found === "enough" ? true : found === "all" && !isDoubtful() ? false : null;
  }
}

/** Whether `c args` holds; null where it takes more rules than a few, or is not settled by them. */
export function holdsByRules(machine: Machine, c: Const, args: readonly Thunk[]): boolean | null {
  try {
    return new Inversion(machine).decide(c, args);
  } catch (error) {
    if (!(error instanceof CannotSay) || error instanceof Suspended) throw error;
    return null;
  }
}

function notSettled({ name }: Const): never {
  throw new CannotSay(`whether ${name} holds is not settled by few rules`);
}

interface OpenGoal {
  readonly c: Const;
  readonly known: readonly Thunk[];
  isFact: boolean;
}

export function decideCoinductive(machine: Machine, c: Const, args: readonly Thunk[]): boolean {
  const goals = new Map<string, OpenGoal>();
  const goal = (name: Const, open: readonly Thunk[]): OpenGoal => {
    const known = open.map((x) => settled(machine, x, 0));
    const key = goalKey(machine, name, known);
    if (key.includes(unwritten)) cannotSay(name);
    const found = goals.get(key) ?? { c: name, known, isFact: true };
    goals.set(key, found);
    return found;
  };
  const isDerived = (one: OpenGoal): boolean =>
    inductiveSpec(machine, one.c.name).rules.some((rule) => isDerivedBy(machine, one, rule, (name, known) => goal(name, known).isFact));
  const first = goal(c, args);
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const one of goals.values())
      if (one.isFact && !isDerived(one)) {
        one.isFact = false;
        isChanged = true;
      }
  }
  return first.isFact;
}

function cannotSay({ name }: Const): never {
  throw new CannotSay(`whether the coinductive predicate ${name} holds`);
}
