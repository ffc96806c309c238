import { describe, expect, it } from "vitest";
import { compileNarrowing } from "../../../src/testing/narrowing/compile-narrowing.ts";
import { conjectureOf } from "./narrowed.ts";

/** Whether the conclusion only compares numbers. */
function isOrderOnly(statement: string): boolean {
  const result = compileNarrowing(conjectureOf(statement), new Map(), false, () => false);
  if (result.kind === "unsupported") throw new Error(result.reason);
  return result.compiled.conclusion.isOrderOnly;
}

describe("isOrderOnly", () => {
  it("holds where numbers are compared and passed on", () => {
    for (const statement of [
      "(x :: nat) ≤ y ∨ y < x",
      "sorted (insort_insert (x :: nat) xs)",
      "length xs = n ⟹ distinct (remdups (xs :: nat list)) ∧ ¬ (x :: nat) < y",
      "x ∈ set (filter (λy. y ≤ (z :: nat)) xs)",
    ])
      expect(isOrderOnly(statement), statement).toBe(true);
  });

  it("fails where numbers are computed, counted or known by name", () => {
    for (const statement of [
      "(x :: nat) + 1 ≤ y",
      "Suc x ≤ y",
      "length (xs :: nat list) ≤ x",
      "0 < (x :: nat)",
      "sum_list xs ≤ (x :: nat)",
      "(case x of 0 ⇒ True | Suc y ⇒ y < z)",
      "even (x :: nat)",
      "take x xs = (xs :: nat list)",
      "(∀y ∈ {x..z}. y ≤ (n :: nat))",
    ])
      expect(isOrderOnly(statement), statement).toBe(false);
  });
});
