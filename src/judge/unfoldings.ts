import { once } from "../base/index.ts";
import { destEq, type Equation, libraryUnfolding, stripApp, stripImplies, type Theory } from "../logic/index.ts";

/** `[code_unfold]` facts `c x y = t` whose arguments are different variables, by the constant `c`. */
export const unfoldingsOf = once((theory: Theory): ReadonlyMap<string, readonly Equation[]> => {
  const table = new Map<string, Equation[]>();
  for (const fact of theory.attributes.get(libraryUnfolding) ?? []) {
    const { premises, conclusion } = stripImplies(fact);
    const sides = destEq(conclusion);
    if (sides === null) continue;
    const { head, args } = stripApp(sides.left);
    const variables = args.flatMap((x) => (x.kind === "free" ? [x.name] : []));
    if (head.kind !== "const" || variables.length !== args.length || new Set(variables).size !== args.length) continue;
    const equation: Equation = { lhs: sides.left, rhs: sides.right, conditions: premises };
    table.set(head.name, [...(table.get(head.name) ?? []), equation]);
  }
  return table;
});
