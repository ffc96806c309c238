import { describe, expect, test } from "vitest";
import { choosePointwise } from "../../src/finding/terms/pointwise.ts";
import { showTerm } from "../../src/logic/index.ts";
import { conjectureOf, find, option, outcome } from "./finder.ts";

/** What becomes of a formula, constants by their last names. */
function chosen(formula: string): string | null {
  const { premises, conclusion } = conjectureOf(`lemma "X = (${formula}) ⟹ False" oops`);
  const [equation = conclusion] = premises;
  if (equation.kind !== "app") throw new Error("not an equation");
  const made = choosePointwise(equation.arg);
  return made === null ? null : showTerm(made).replaceAll(/\b(HOL|Set)\./g, "");
}

describe("functions chosen point by point", () => {
  test.each([
    ["∃f. ∀x. R x (f x)", "(All (λx. (Ex (λf. (R x f)))))"],
    ["∀f. ∃x. R x (f x)", "(Ex (λx. (All (λf. (R x f)))))"],
    ["∃f. ∀x z. S z (f x)", "(All (λx. (Ex (λf. (All (λz. (S z f)))))))"],
    ["∃f. ∀z x. S z (f x)", "(All (λx. (Ex (λf. (All (λz. (S z f)))))))"],
    ["∃f g. ∀x. T (f x) (g x)", "(All (λx. (Ex (λf. (Ex (λg. (T f g)))))))"],
    ["∃f. ∀x∈A. R x (f x)", "(Ball A (λx. (Ex (λf. (R x f)))))"],
    ["∃f. ∀x y. R3 x y (f y x)", "(All (λx. (All (λy. (Ex (λf. (R3 x y f)))))))"],
    ["∃f. ∀x. R (f (f x))", null],
    ["∃f. ∀x. R (f x) (f c)", null],
    ["∃f. ∀x y. R (f x) (f y)", null],
    ["∃f. ∀x. R f (f x)", null],
    ["∃f. ∀x∈f c. R x (f x)", null],
    ["∃f. ∃x. R x (f x)", null],
    ["∃f. R (f c)", null],
    ["∃f. ∀z. ∀x∈B z. S z (f x)", null],
  ])("%s becomes %s", (formula, expected) => {
    expect(chosen(formula)).toBe(expected);
  });

  test.each([
    ["(∀x. ∃y. R x y) ⟷ (∃f. ∀x. R x (f x))", "none"],
    ["(∀x∈A. ∃y. R x y) ⟷ (∃f. ∀x∈A. R x (f x))", "none"],
    ["(∀f. ∃x. R x (f x)) ⟷ (∃x. ∀y. R x y)", "none"],
    ["∃f. ∀x. R x (f x)", "genuine"],
    ["(∀x. ∃y. R x y) ⟹ (∃y. ∀x. R x y)", "genuine"],
  ])("%s: %s, as far as any scope goes", async (claim, expected) => {
    expect(await outcome(`lemma "${claim}" oops`)).toBe(expected);
  });

  test("large types are no obstacle", async () => {
    const { steps } = await find('lemma "(∀x. ∃y. R x y) ⟹ (∃f. ∀x. R x (f x))" oops', [option("card", ["10"])]);
    expect(steps.every(({ nodes }) => nodes < 5000)).toBe(true);
  });
});
