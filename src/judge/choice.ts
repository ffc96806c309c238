/** Values that nothing specifies and that a model may choose. */
import { type Const, constant, funs, names, stripApp, stripFun, type Term, type Theory, undefinedElsewhere } from "../logic/index.ts";
import { settled } from "./cases.ts";
import { emptyEnvironment } from "./environment.ts";
import { goalKey, unwritten } from "./goal-key.ts";
import type { Machine } from "./machine.ts";
import { CannotSay, OpenChoice, type Thunk, type Value } from "./value.ts";

/** How many values may be tried for a choice. */
const mostChoices = 8;

/**
 * `THE` or `SOME` for a predicate that these values satisfy, none or several. What was chosen is the same for equal predicates, and `SOME` is
 * one of the values where there are any.
 */
export function choose(
  machine: Machine,
  c: Const,
  args: readonly Thunk[],
  suitable: readonly Thunk[],
  choices: ReadonlyMap<string, Term>,
): Value {
  const ty = stripFun(c.type, 1).result;
  const goal = goalKey(machine, c, args);
  if (goal.includes(unwritten)) return machine.unspecified(c, args);
  const isBound = c.name === names.Eps && suitable.length > 0;
  const chosen = choices.get(goal);
  if (chosen !== undefined) {
    const value = machine.delay(chosen, emptyEnvironment);
    if (chosen.type === ty && (!isBound || suitable.some((x) => machine.same(ty, x, value)))) return value.force();
    throw new CannotSay(`${c.name} is no such value`);
  }
  const values = isBound ? suitable : (machine.finiteValues(ty) ?? machine.worthTrying(ty));
  const some = values.slice(0, mostChoices).map((x) => settled(machine, x, 0));
  throw new OpenChoice(goal, ty, some, `${c.name} is not specified for these arguments`);
}

/**
 * Where no equation of `primrec`, `fun` or `function` applies, and for a selector of another constructor, the value is `undefined`: at the
 * type of the function after the arguments that were taken.
 */
export function leftOpen(theory: Theory, c: Const, count: number): { readonly constant: Const; readonly taken: number } | null {
  const decl = theory.consts.get(c.name);
  if (decl?.spec.kind !== "equations") return null;
  const { origin, equations } = decl.spec;
  if (!undefinedElsewhere.has(origin) && decl.role.kind !== "selector") return null;
  const { args, result } = stripFun(c.type, count);
  const isMatched = (i: number): boolean => equations.some((e) => stripApp(e.lhs).args[i]?.kind !== "free");
  const taken = origin === "primrec" ? args.findIndex((_, i) => isMatched(i)) + 1 : count;
  return { constant: constant(names.undefined, funs(args.slice(taken), result)), taken };
}
