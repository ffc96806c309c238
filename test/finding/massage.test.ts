import { describe, expect, test } from "vitest";
import { massageQuantifiers } from "../../src/finding/terms/massage-quantifiers.ts";
import { showTerm } from "../../src/logic/index.ts";
import { conjectureOf, find, outcome } from "./finder.ts";

/** What becomes of a formula, quantifiers and connectives by their last names. */
function massaged(formula: string): string | null {
  const { premises, conclusion } = conjectureOf(`lemma "X = (${formula}) ⟹ False" oops`);
  const [equation = conclusion] = premises;
  if (equation.kind !== "app") throw new Error("not an equation");
  const made = massageQuantifiers(equation.arg);
  return made === null
    ? null
    : showTerm(made)
        .replaceAll(/\b(HOL|Fun)\./g, "")
        .replaceAll(/(\w+) \d+\b/g, "$1");
}

describe("quantifier massage", () => {
  test.each([
    ["∃x y. P x ∧ Q y", "(conj (Ex (λy. (Q y))) (Ex (λx. (P x))))"],
    ["∃x y. R x", "(Ex (λx. (R x)))"],
    ["∀x y. P x ⟶ Q y", "(implies (Ex (λx. (P x))) (All (λy. (Q y))))"],
    ["∃x y z. R x y ∧ S y z", "(Ex (λy. (conj (Ex (λz. (S y z))) (Ex (λx. (R x y))))))"],
    ["∃x y. R x y ∧ S x y", null],
    ["∀x y z. R x y ∨ ¬ S y z", "(All (λy. (implies (Ex (λx. (Not (R x y)))) (All (λz. (Not (S y z)))))))"],
    ["∀x y z. R x y ∨ S y z ∨ T x z", null],
    ["∀x y. P x ∨ Q x y", null],
    ["∃x. P x", null],
  ])("%s becomes %s", (formula, expected) => {
    expect(massaged(formula)).toBe(expected);
  });

  test("many variables that have little to do with one another are no obstacle", async () => {
    const { outcome, steps } = await find('lemma "∃a b c d e f g h (i :: nat). a < b ∧ c < d ∧ e < f ∧ g < h ∧ P i" oops');
    expect([outcome, steps.every(({ nodes }) => nodes < 1000)]).toEqual(["genuine", true]);
  });

  test.each([
    ["(∀x y. P x ⟶ Q y ⟶ R x) ⟹ Q y ⟹ P z ⟹ R z", "none"],
    ["(∀x y. P x ⟶ Q y ⟶ R x) ⟹ P z ⟹ R z", "genuine"],
    ["(∃x y. P x ∧ Q y) ⟷ (∃x. P x) ∧ (∃y. Q y)", "none"],
    ["(∀x y z. ¬ R x y ∨ S y z ∨ ¬ P z) ⟹ R a b ⟹ P c ⟹ S b c", "none"],
    ["(∀x y z. ¬ R x y ∨ S y z ∨ ¬ P z) ⟹ R a b ⟹ S b c", "genuine"],
    ["(∃x y. P x ∧ Q y) ⟹ (∃x. P x ∧ Q x)", "genuine"],
  ])("%s: %s", async (claim, expected) => {
    expect(await outcome(`lemma "${claim}" oops`)).toBe(expected);
  });
});
