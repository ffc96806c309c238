/**
 * A conclusion that denies something, as one more premise: `¬ A ∨ B` is refuted where `A` holds and `B` does not. Premises are goals that stop at
 * their first false conjunct and go on where they stopped, while a conclusion is evaluated from its root.
 */
import { once } from "../../base/index.ts";
import { type Conjecture, destApps, disj, False, names, type Term } from "../../logic/index.ts";

/** The conjecture with what its conclusion denies as premises. A premise without a value is not satisfied: for searches that claim nothing. */
export const assumingDenied = once((conjecture: Conjecture): Conjecture => {
  const assumed: Term[] = [];
  const conclusion = claimed(conjecture.conclusion, assumed) ?? False;
  return assumed.length === 0 ? conjecture : { ...conjecture, premises: [...conjecture.premises, ...assumed], conclusion };
});

/** Whether a claim denies something. */
export function denies(conclusion: Term): boolean {
  const assumed: Term[] = [];
  claimed(conclusion, assumed);
  return assumed.length > 0;
}

/** What is left to be shown once the denied parts are assumed; null where nothing is. */
function claimed(t: Term, assumed: Term[]): Term | null {
  const [denied] = destApps(t, names.Not, 1) ?? [];
  if (denied !== undefined) {
    assumed.push(denied);
    return null;
  }
  const [premise, rest] = destApps(t, names.implies, 2) ?? [];
  if (premise !== undefined && rest !== undefined) {
    assumed.push(premise);
    return claimed(rest, assumed);
  }
  const [a, b] = destApps(t, names.disj, 2) ?? [];
  if (a === undefined || b === undefined) return t;
  const left = claimed(a, assumed);
  const right = claimed(b, assumed);
  return left === null ? right : right === null ? left : disj(left, right);
}
