import { stripImplies } from "./atomize.ts";
import type { Equation } from "./declaration.ts";
import { destEq, False, names, True } from "./hol.ts";
import type { Term } from "./term.ts";
import { headConst } from "./term-walk.ts";

/** A proposition as an equation: `A ⟶ l = r`, `P x` for `P x = True`, `¬ P x` for `P x = False`. */
export function equationOf(prop: Term): Equation | null {
  const { premises, conclusion } = stripImplies(prop);
  const sides = destEq(conclusion);
  if (sides !== null) return { lhs: sides.left, rhs: sides.right, conditions: premises };
  const head = headConst(conclusion);
  if (head?.name === names.Not && conclusion.kind === "app") return { lhs: conclusion.arg, rhs: False, conditions: premises };
  return head === null ? null : { lhs: conclusion, rhs: True, conditions: premises };
}
