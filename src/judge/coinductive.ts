/**
 * Whether a coinductive predicate holds: all goals that it leads to are taken for facts; then those that no rule derives from facts are struck
 * out, until every one left is derived from those left. What is left is in the greatest fixed point, what was struck out is not.
 */
import type { Const } from "../logic/index.ts";
import { settled } from "./cases.ts";
import { goalKey, unwritten } from "./goal-key.ts";
import type { Machine } from "./machine.ts";
import { exploreRule, inductiveSpec } from "./rules.ts";
import { CannotSay, type Thunk } from "./value.ts";

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
    inductiveSpec(machine, one.c.name).rules.some((rule) => {
      const facts = (name: Const, known: readonly Thunk[]): boolean => goal(name, known).isFact;
      let isDoubtful = false;
      const found = exploreRule(
        machine,
        one,
        rule,
        facts,
        (derives) => derives(),
        (answer, exists) => {
          const isSure = answer && exists();
          isDoubtful ||= answer && !isSure;
          return isSure;
        },
      );
      if (found === "open" || (found === "all" && isDoubtful)) cannotSay(one.c);
      return found === "enough";
    });
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
