import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { option, outcome } from "./finder.ts";
import { switches } from "./switches.ts";

const definitions = `
inductive even where "even (0 :: nat)" | "even n ⟹ even (Suc (Suc n))"
inductive path for r where "path r x x" | "r x y ⟹ path r y z ⟹ path r x z"
coinductive forever for r where "r x y ⟹ forever r y ⟹ forever r x"
fun dup where "dup [] = []" | "dup (x # xs) = x # x # dup xs"
`;

const claims = [
  "length (dup xs) = 2 * length xs",
  "dup xs = (xs :: 'a list)",
  "map f (xs @ ys) = map f ys @ map f xs",
  "map f (rev xs) = rev (map f xs)",
  "xs @ ys = ys @ (xs :: 'a list)",
  "rev (xs @ ys) = rev ys @ (rev xs :: 'a list)",
  "xs ≠ [x, y, x :: 'a]",
  "distinct xs ⟹ length (xs :: 'a list) < 3",
  "Some (xs :: 'a list) ≠ y ∨ xs = zs",
  "path r x y ⟹ path r y z ⟹ path r x z",
  "path r x y ⟹ path r y x",
  "forever r x ⟹ r x x",
  "forever r x ⟹ ∃y. r x y",
  "even n ⟹ even (Suc n)",
  "even m ⟹ even n ⟹ even (m + n)",
  "(∃y ys. xs = y # ys) ⟷ xs ≠ ([] :: 'a list)",
  "(∀y ys. xs = y # ys ⟶ ys = []) ⟷ xs = ([] :: 'a list)",
  "x + y = (y :: nat)",
  "x * y = y * (x :: int)",
  "f ` (A ∩ B) = f ` A ∩ f ` B",
  "(∃x :: 'a. P x) ∧ (∃y :: 'b. Q y) ⟶ (∃x y. P x ∧ Q y)",
  "(∀x :: 'a. ∃y :: 'b. R x y) ⟹ ∃y. ∀x. R x y",
  "R⇧* ∪ S⇧* ⊆ (R ∪ S)⇧*",
] as const;

describe("optimisations", () => {
  test("switching any off never turns genuine into none or none into genuine", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...claims), fc.subarray([...switches], { minLength: 1, maxLength: 3 }), async (claim, off) => {
        const body = `${definitions}lemma "${claim}" oops`;
        const answers = new Set([await outcome(body), await outcome(body, off)]);
        expect(answers.has("genuine") && answers.has("none")).toBe(false);
      }),
      { numRuns: 40, seed: 11 },
    );
  }, 120_000);

  test("numbers of so many bits are there", async () => {
    const body = 'lemma "n < (30 :: nat)" oops';
    expect(await outcome(body, [option("bits", ["3"]), option("binary_ints", [])])).not.toBe("genuine");
    expect(await outcome(body, [option("bits", ["5"]), option("binary_ints", [])])).toBe("genuine");
  });

  test("total constants leave out models and say so", async () => {
    const body = `${definitions}lemma "dup (xs :: 'a list) ≠ xs @ xs" oops`;
    expect(await outcome(body)).toBe("genuine");
    expect(await outcome(`${definitions}lemma "length (dup xs) = 2 * length xs" oops`, [option("total_consts", [])])).not.toBe("genuine");
  });
});
