/** A light check that an inductive definition is monotone: negative occurrences that show in the connectives themselves. */
import { boolT, names, stripApp, type Term } from "../../../logic/index.ts";

/** Whether a new predicate occurs below `¬`, left of `⟶`, or inside an equation of truth values. Other constants are trusted to be monotone. */
export function nonMonotone(t: Term, isNew: (name: string) => boolean): boolean {
  return occurs(t, isNew, true);
}

/** Whether there is an occurrence of the wrong sign. */
function occurs(t: Term, isNew: (name: string) => boolean, isPositive: boolean): boolean {
  const { head, args } = stripApp(t);
  if (head.kind === "free" && isNew(head.name) && !isPositive) return true;
  if (head.kind === "abs" && occurs(head.body, isNew, isPositive)) return true;
  const sign = (i: number): boolean => {
    if (head.kind !== "const") return isPositive;
    if (head.name === names.Not || (head.name === names.implies && i === 0)) return !isPositive;
    return isPositive;
  };
  const [first] = args;
  if (head.kind === "const" && head.name === names.eq && first?.type === boolT) return args.some((arg) => mentions(arg, isNew));
  return args.some((arg, i) => occurs(arg, isNew, sign(i)));
}

function mentions(t: Term, isNew: (name: string) => boolean): boolean {
  return occurs(t, isNew, true) || occurs(t, isNew, false);
}
