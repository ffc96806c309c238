/** What a value can be matched against. */
import { constructorsAt, type Free, stripApp, type Term, type Theory } from "../logic/index.ts";
import { variablesOf } from "./goal.ts";

/** The arguments when the term is made by a free constructor of its type. */
export function destConstructor(theory: Theory, t: Term): { readonly name: string; readonly args: readonly Term[] } | null {
  const { head, args } = stripApp(t);
  if (head.kind !== "const") return null;
  const found = constructorsAt(theory, t.type)?.find((c) => c.name === head.name && c.args.length === args.length);
  return found === undefined ? null : { name: head.name, args };
}

/** The arguments of terms that are taken apart; null for others. */
export type Parts = (t: Term) => readonly Term[] | null;

/** Constructors around variables and known terms; what a variable is bound to counts as known to its right. */
export function isMatchable(t: Term, isKnown: (x: Free) => boolean, parts: Parts): boolean {
  const bound = new Set<string>();
  const go = (part: Term): boolean => {
    if (variablesOf(part).every((x) => isKnown(x) || bound.has(x.name))) return true;
    if (part.kind === "free") {
      bound.add(part.name);
      return true;
    }
    return parts(part)?.every(go) === true;
  };
  return go(t);
}

/** The terms inside a pattern that parts of a value are compared with, variables left out. */
export function comparedTerms(theory: Theory, pattern: Term): readonly Term[] {
  if (pattern.kind === "free") return [];
  return destConstructor(theory, pattern)?.args.flatMap((arg) => comparedTerms(theory, arg)) ?? [pattern];
}
