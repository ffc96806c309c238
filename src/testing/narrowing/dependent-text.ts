/**
 * Universal variables below existential ones: their values depend on the witness that is tried, so they are shown as case expressions
 * ([Bulwahn 2013], section 5.4.4): `m = case n of 0 ⇒ Suc _ | Suc _ ⇒ 0`.
 */
import { present } from "../../base/index.ts";
import type { Cell } from "./cell.ts";
import type { Choice, Refutation } from "./refinement.ts";

/** How the parts of a refutation are written. */
export interface DependentNames {
  /** The value of a variable under the present choices. */
  value(cell: Cell): string;
  /** The pattern of an alternative of a cell, and the names of its parts. */
  pattern(cell: Cell, choice: Choice): string;
  name(cell: Cell): string;
}

/** The value of an inner universal variable in all cases of a refutation. */
export function dependentText(refutation: Refutation, variable: Cell, write: DependentNames): string {
  switch (refutation.kind) {
    case "leaf":
      return write.value(variable);
    case "chosen":
      return choosing(refutation.cell, refutation, () => dependentText(refutation.next, variable, write));
    case "cases": {
      const { cell } = refutation;
      const name = write.name(cell);
      const cases = refutation.cases.map((choice) => {
        const pattern = write.pattern(cell, choice);
        return { pattern, text: choosing(cell, choice, () => dependentText(choice.next, variable, write)) };
      });
      const [first] = cases;
      if (first !== undefined && cases.every((c) => c.text === first.text)) return first.text;
      return `case ${name} of ${cases.map((c) => `${c.pattern} ⇒ ${c.text.startsWith("case ") ? `(${c.text})` : c.text}`).join(" | ")}`;
    }
  }
}

/** Runs with an alternative marked as chosen. */
function choosing(cell: Cell, { alternative, index }: Choice, go: () => string): string {
  const known = present(cell.x, "dependentText: no variable");
  const before = { chosen: known.chosen, lo: known.lo };
  if (alternative.what.kind === "larger") known.lo = (known.lo ?? 0) + 1;
  known.chosen = index;
  const text = go();
  known.chosen = before.chosen;
  known.lo = before.lo;
  return text;
}
