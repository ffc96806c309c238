import { describe, expect, test } from "vitest";
import { option, outcome } from "./finder.ts";

describe("quantifiers that an equation decides", () => {
  test.each([
    ["(∃y ys. xs = y # ys) ⟷ xs ≠ ([] :: 'a list)", "none"],
    ["(∃y ys. xs = y # ys ∧ ys = []) ⟷ length (xs :: 'a list) = 1", "none"],
    ["∃y ys. xs = y # (ys :: 'a list)", "genuine"],
    ["(∀y ys. xs = y # ys ⟶ P y) ⟷ xs = ([] :: 'a list) ∨ P (hd xs)", "none"],
    ["∀y ys. xs = y # ys ⟶ ys = ([] :: 'a list)", "genuine"],
    ["(∃x. x = f t ∧ P x) ⟷ P (f t)", "none"],
    ["(∀x. f t = x ⟶ P x) ⟷ P (f t)", "none"],
    ["(∃x y. p = (x, y) ∧ R x y) ⟷ R (fst p) (snd p)", "none"],
    ["(∃x y. p = (x, y) ∧ R y x) ⟷ R (fst p) (snd p)", "genuine"],
    ["(∃x y z. p = (x, z) ∧ R x y) ⟷ (∃y. R (fst p) y)", "none"],
    ["(∃x. u = Some (x, x)) ⟷ (∃x y. u = Some (x, y))", "genuine"],
  ])("%s", async (claim, expected) => {
    expect(await outcome(`lemma "${claim}" oops`)).toBe(expected);
    expect(await outcome(`lemma "${claim}" oops`, [option("dont_destroy_constrs", [])])).toBe(expected);
  });
});
