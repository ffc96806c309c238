import { expect, it } from "vitest";
import { prepare } from "../../src/refute/index.ts";
import { recheck } from "../../src/witness/index.ts";
import { statementsOf } from "../refute/theory-text.ts";

/** What is said of a statement without variables. */
function said(claim: string): string {
  const [statement] = statementsOf(`typedecl W consts c :: nat w :: W\nlemma "${claim}" sorry`);
  const [conjecture] = statement === undefined ? [] : prepare(statement, { locale: ["expand"], noAssumptions: false });
  if (conjecture === undefined) throw new Error("no conjecture");
  return recheck(conjecture, new Map()).kind;
}

it.each([
  ["a premise about an unspecified value", "[] ! 0 = (3 :: nat) ⟶ [] ! 0 < (4 :: nat)"],
  ["the same element beyond the ends of two lists", "[] ! 0 = (7 :: nat) ⟶ [7] ! 1 = (7 :: nat)"],
  ["the same value of different functions", "hd [] = (last [] :: nat)"],
  ["a truth value", "hd [] ∨ ¬ hd []"],
  ["inside a quantifier", "(∃n :: nat. n < hd [] ∧ hd [] < Suc n) = False"],
  ["a constant", "c < 3 ∨ c = 3 ∨ 3 < c"],
  ["a choice among none", "(THE x :: nat. x = x + 1) ≤ (THE x. x = x + 1)"],
])("what holds whatever an unspecified value is, is no counterexample: %s", (_, claim) => {
  expect(said(claim)).toBe("refuted");
});

it.each([
  ["one value", "hd [] < (5 :: nat)"],
  ["a value chosen to fit", "∃x < 3. hd [] < (x :: nat)"],
  ["two values", "hd [] = (c :: nat)"],
  ["an element of a type that nothing defines", "w = undefined"],
  ["different places", "[] ! 0 = ([] ! 1 :: nat)"],
])("what holds of some unspecified values only stays open: %s", (_, claim) => {
  expect(said(claim)).toBe("cannot-say");
});
