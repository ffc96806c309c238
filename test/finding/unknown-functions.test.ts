import { describe, expect, test } from "vitest";
import { option, outcome } from "./finder.ts";

/** Functions of functions over infinite types: a value for each argument that is met, the same unless the arguments surely differ. */
describe("unknown functions of too many arguments", () => {
  test.each(["P Suc", "P ((+) :: nat ⇒ nat ⇒ nat)", "P Suc ⟹ P (λx :: nat. x)", "F (λy :: nat. y + x) = F (λy. y + z) ⟹ x = z"])(
    "%s has a counterexample",
    async (claim) => {
      expect(await outcome(`lemma "${claim}" oops`)).toBe("genuine");
    },
  );

  test.each([
    "(∀g :: nat ⇒ nat. P g) ⟹ P Suc",
    "P Suc ⟹ P (λx. x + 1)",
    "P (λx :: nat. x * 0) = P (λx. 0)",
    "(∀x. F (λy :: nat. y + x) = x) ⟹ F Suc = (1 :: nat)",
    "(∀g h :: nat ⇒ nat. F g = F h ⟶ g = h) ⟹ F Suc ≠ F (λx. x)",
    "(∀a. g a = a) ⟹ (∃b c (d :: nat). b < d ∧ f g = f (λa. if b < d then a else h c))",
  ])("%s has none", async (claim) => {
    expect(await outcome(`lemma "${claim}" oops`)).toBe("none");
  });

  test("what is not surely different may be the same: nothing is claimed then", async () => {
    expect(await outcome('lemma "(∀x :: nat. g x = h x) ⟹ P g ⟹ P h" oops', [option("max_potential", ["0"])])).toBe("none");
    expect(await outcome('lemma "(∀x :: nat. x < 9 ⟶ g x = h x) ⟹ P g ⟹ P h" oops', [option("max_potential", ["0"])])).not.toBe("genuine");
  });
});

/** More functions than are gone through: what holds of all holds of the identity, of those with one value, and of sets of one element. */
describe("all functions of a type that has many", () => {
  test.each([
    "(∀h :: 'b ⇒ 'b. h ∘ f = h ∘ g) ⟹ f = (g :: 'a ⇒ 'b)",
    "(∀h :: nat ⇒ nat. h x = h y) ⟹ x = y",
    "(∀P. P x ⟶ P y) ⟹ x = (y :: nat)",
    "(∀A. x ∈ A ⟷ y ∈ A) ⟹ x = (y :: 'a × 'a)",
    "(∀h :: 'a ⇒ 'a. h x = x) ⟹ x = (y :: 'a)",
    "∃h :: 'a ⇒ 'a. ∀x. h x = x",
    "∃h :: nat ⇒ nat. h 0 = k ∧ h 1 = k",
  ])("%s has none", async (claim) => {
    expect(await outcome(`lemma "${claim}" oops`)).toBe("none");
  });

  test.each(["(∀h :: 'a ⇒ 'a. h x = x ⟶ h y = y) ⟹ x = (z :: 'a)", "∃h :: nat ⇒ nat. h 0 = k ∧ h 1 = Suc k ∧ h 0 = h 1"])(
    "%s is not comforted",
    async (claim) => {
      expect(await outcome(`lemma "${claim}" oops`)).not.toBe("none");
    },
  );
});
