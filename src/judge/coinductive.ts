/**
 * Whether a coinductive predicate holds: all goals that it leads to are taken for facts; then those that no rule derives from facts are struck
 * out, until every one left is derived from those left. What is left is in the greatest fixed point, what was struck out is not.
 */
import type { Const, Inductive } from "../logic/index.ts";
import { derive, type Lookup } from "./derive.ts";
import { goalKey, unwritten } from "./goal-key.ts";
import type { Machine } from "./machine.ts";
import { CannotSay, type Thunk } from "./value.ts";

interface Goal {
  readonly c: Const;
  readonly args: readonly Thunk[];
  isFact: boolean;
}

export function decideCoinductive(machine: Machine, c: Const, args: readonly Thunk[]): boolean {
  const goals = new Map<string, Goal>();
  const goal = (name: Const, known: readonly (Thunk | null)[]): Goal => {
    const all = known.map((x) => x ?? cannotSay(name));
    const key = goalKey(machine, name, all);
    const found = goals.get(key) ?? { c: name, args: all, isFact: true };
    if (key.includes(unwritten)) cannotSay(name);
    goals.set(key, found);
    return found;
  };
  const lookup: Lookup = (name, known) => {
    const { isFact, args: row } = goal(name, known);
    return isFact ? [row] : [];
  };
  const first = goal(c, args);
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const one of goals.values())
      if (one.isFact && !isDerived(machine, one, lookup)) {
        one.isFact = false;
        isChanged = true;
      }
  }
  return first.isFact;
}

function isDerived(machine: Machine, { c, args }: Goal, lookup: Lookup): boolean {
  let isFound = false;
  for (const rule of rulesOf(machine, c))
    derive(machine, c, rule, args, lookup, () => {
      isFound = true;
    });
  return isFound;
}

function rulesOf(machine: Machine, c: Const): Inductive["rules"] {
  const spec = machine.theory.consts.get(c.name)?.spec;
  return spec?.kind === "inductive" && spec.co ? spec.rules : cannotSay(c);
}

function cannotSay({ name }: Const): never {
  throw new CannotSay(`whether the coinductive predicate ${name} holds`);
}
