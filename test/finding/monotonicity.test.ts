import { describe, expect, test } from "vitest";
import { isMonotonic } from "../../src/finding/monotonicity.ts";
import { not } from "../../src/logic/index.ts";
import { conjectureOf, find, option, outcome } from "./finder.ts";

/** Whether refuting a claim is monotonic in `'a`. */
function monotonic(claim: string): boolean {
  const { theory, premises, conclusion, variables } = conjectureOf(`lemma "${claim}" oops`);
  const types = variables.flatMap((x) => [x.type, ...(x.type.kind === "con" ? x.type.args : [])]);
  const a = types.find((ty) => ty.kind === "var" && ty.name === "'a");
  if (a === undefined) throw new Error("no 'a");
  return isMonotonic(theory, [...premises, not(conclusion)], a);
}

describe("monotonicity", () => {
  test.each([
    ["P (x :: 'a) ⟹ P y", true],
    ["x ∈ A ⟹ (x :: 'a) ∈ B", true],
    ["A ∪ B = (A :: 'a set)", true],
    ["A ⊆ B ⟹ f ` A ⊆ f ` (B - {x :: 'a})", true],
    ["R (x :: 'a) y ⟹ ∃z. R x z ∧ R z y", false],
    ["(∀x :: 'a. x = y) ⟹ P y", false],
    ["P (y :: 'a) ⟹ ∀x. P x", true],
    ["A ≠ (UNIV :: 'a set)", false],
    ["f = (g :: 'a ⇒ 'b)", true],
    ["f = (g :: 'a ⇒ 'b) ⟹ P", false],
    ["inj (f :: 'a ⇒ 'b)", false],
    ["(x :: 'a :: order) = y", false],
    ["(∃x :: 'a. P x) ⟷ Q", false],
  ])("%s: %s", (claim, expected) => {
    expect(monotonic(claim)).toBe(expected);
  });

  test("monotonic types need no cardinalities of their own", async () => {
    const body = "lemma \"P (x :: 'a) (u :: 'b) ⟹ P x v ∨ P y u ∨ P x u\" oops";
    expect((await find(body)).scopesTotal).toBe(3);
    expect((await find(body, [option("non_mono", [])])).scopesTotal).toBe(9);
  });

  test("what needs unequal cardinalities is still found", async () => {
    const body = "lemma \"(∀u v :: 'b. u = v) ⟹ (∀x y :: 'a. x = y)\" oops";
    expect(await outcome(body)).toBe("genuine");
    expect(await outcome(body, [option("mono", [])])).toBe("none");
  });
});
