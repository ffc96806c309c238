import { expect, test } from "vitest";
import { find, option, outcome } from "./finder.ts";

const subsets = `definition subsets :: "nat ⇒ nat" where "subsets n = card {A. A ⊆ {..<n}}"`;
const recursion = `lemma subsets_rec [nitpick_simp]: "subsets 0 = 1" "subsets (Suc n) = 2 * subsets n" sorry`;
const cards = [option("card", ["4"])];

test("what is not understood is named", async () => {
  const found = await find(`${subsets}\nlemma "subsets n ≠ 4" oops`, cards);
  expect([found.outcome, found.reason]).toEqual(["unknown", "a set has too many members to count"]);
});

test("nitpick_simp gives equations that stand before the definition", async () => {
  expect(await outcome(`${subsets}\n${recursion}\nlemma "subsets n ≠ 4" oops`, cards)).toBe("genuine");
  const partly = `definition f :: "nat ⇒ nat" where "f n = n + 1"\nlemma [nitpick_simp]: "f 0 = 1" sorry`;
  expect(await outcome(`${partly}\nlemma "f n = n + 1" oops`, cards)).toBe("none");
});

test("nitpick_simp is not used where the recursion may not end, nor with left-hand sides that are no patterns", async () => {
  const endless = `definition f :: "nat ⇒ nat" where "f n = 0"\nlemma [nitpick_simp]: "f n = f n" sorry`;
  expect(await outcome(`${endless}\nlemma "f n = 0" oops`, cards)).toBe("none");
  const sum = `definition f :: "nat ⇒ nat" where "f n = n"\nlemma [nitpick_simp]: "f (m + n) = f m + f n" sorry`;
  expect(await outcome(`${sum}\nlemma "f n = n" oops`, cards)).toBe("none");
});

test("nitpick_unfold gives the definition", async () => {
  const unfolded = `${subsets}\nlemma [nitpick_unfold]: "subsets n = 2 ^ n" sorry`;
  expect(await outcome(`${unfolded}\nlemma "subsets n ≠ 4" oops`, cards)).toBe("genuine");
});

test.each([
  ["Max (A ∪ B) = Max (A :: nat set)", "genuine"],
  ["x ∈ A ⟹ x ≤ Max (A :: bool set)", "none"],
  ["x ∈ A ⟹ Min A ≤ (x :: bool)", "none"],
  ["n choose k = k choose n", "genuine"],
  ["wf (r :: (nat × nat) set)", "genuine"],
])("%s: %s", async (claim, expected) => {
  expect(await outcome(`lemma "${claim}" oops`)).toBe(expected);
});

test("members of which a part has no name are shown", async () => {
  const { model } = await find('lemma "wf (r :: (nat × nat) set)" oops');
  const r = model?.variables.find((v) => v.name === "r");
  expect([r?.term, r?.text.includes("…")]).toEqual([null, true]);
});
