import { forall, freeVars, type Term } from "../../logic/index.ts";

/**
 * An assumption of a locale or class. What is not fixed is meant for all values. It is bound at once, so that no parameter of a locale built
 * on this one, and no variable of an argument, can have the name of such a variable.
 */
export function closedOver(prop: Term, isFixed: (name: string) => boolean): Term {
  return [...freeVars(prop).values()].filter((x) => !isFixed(x.name)).reduceRight<Term>((t, x) => forall(x, t), prop);
}
