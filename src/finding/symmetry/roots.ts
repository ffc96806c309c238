/** Terms of a claim whose values the atoms of datatypes may be numbered by (see `chains.ts`). */

import { type Conjecture, names, stripApp, type Term, type Type } from "../../logic/index.ts";
import { mostRoots } from "../limits.ts";

/** The terms of wanted types, parts before wholes, that are evaluated whatever the variables are: nothing below an abstraction or in a branch. */
export function rootTerms({ theory, premises, conclusion }: Conjecture, isWanted: (ty: Type) => boolean): readonly Term[] {
  const found = new Set<Term>();
  const visit = (t: Term): void => {
    if (t.kind !== "app") return;
    const { head, args } = stripApp(t);
    if (head.kind !== "const" || head.name === names.If || theory.consts.get(head.name)?.role.kind === "case") return;
    args.forEach(visit);
    if (isWanted(t.type)) found.add(t);
  };
  for (const t of [conclusion, ...premises]) visit(t);
  return [...found].slice(0, mostRoots);
}
