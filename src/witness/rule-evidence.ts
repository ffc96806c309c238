import { CannotSay, type Evidence, goalKey, inductiveSpec, isPattern, type Machine, ruleAt, type Thunk } from "../judge/index.ts";
import { type Const, type Free, freeVars, type Term } from "../logic/index.ts";
import { raiseValue } from "./raise.ts";
import { sample } from "./sample.ts";

/** That a goal follows by a rule with these values of its variables; nothing where one of them cannot be written down. */
export function ruleEvidence(
  machine: Machine,
  c: Const,
  args: readonly Thunk[],
  rule: number,
  values: ReadonlyMap<string, Thunk>,
): readonly Evidence[] {
  const found = inductiveSpec(machine, c.name).rules[rule];
  const here = found === undefined ? null : ruleAt(c, found);
  if (here === null) return [];
  // Variables that matching the conclusion determines need no value.
  const matched = new Set(here.patterns.filter((p) => isPattern(machine.theory, p)).flatMap((p) => [...freeVars(p).keys()]));
  const open = new Map<string, Free>();
  for (const t of [...here.patterns, ...here.premises]) for (const [name, x] of freeVars(t)) if (!matched.has(name)) open.set(name, x);
  try {
    const terms = [...open].map(([name, x]): [string, Term] => [name, raiseValue(machine, x.type, value(machine, x, values).force())]);
    return [{ kind: "rule", goal: goalKey(machine, c, args), rule, values: new Map(terms) }];
  } catch (error) {
    if (error instanceof CannotSay) return [];
    throw error;
  }
}

/** The value of a rule's variable; any, where the rule holds whatever it is. */
function value(machine: Machine, x: Free, values: ReadonlyMap<string, Thunk>): Thunk {
  const found = values.get(x.name);
  if (found !== undefined && !found.isHole) return found;
  const [any] = sample(machine, x.type);
  if (any === undefined) throw new CannotSay(`the variable ${x.name} has no value`);
  return any;
}
