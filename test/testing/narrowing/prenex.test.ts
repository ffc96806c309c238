import { describe, expect, it } from "vitest";
import { showTerm } from "../../../src/logic/index.ts";
import { prenexForm } from "../../../src/testing/narrowing/index.ts";
import { conjectureOf } from "./narrowed.ts";

/** The prefix, and what is under it. */
function prenex(statement: string): string {
  const { prefix, premises, conclusion } = prenexForm(conjectureOf(statement));
  const blocks = prefix.map((b) => `${b.isUniversal ? "∀" : "∃"}${b.variables.map((x) => x.name).join(" ")}`);
  return `${blocks.join(" ")}. ${[...premises, conclusion].map((t) => showTerm(t)).join(" ⟹ ")}`;
}

describe("prenexForm", () => {
  it("keeps alternation", () => {
    expect(prenex("∃n :: nat. ∀m. n = m")).toBe("∀ ∃n ∀m. (HOL.eq n m)");
  });

  it("turns quantifiers of premises round", () => {
    expect(prenex("(∀n :: nat. n = k) ⟹ k = 0")).toBe("∀k ∃n. (HOL.eq n k) ⟹ (HOL.eq k Groups.zero_class.zero)");
  });

  it("puts independent quantifiers of one kind into one block", () => {
    expect(prenex("(∃a :: nat. a = k) ∧ (∃b :: nat. ∀c. b = c)")).toBe("∀k ∃a b ∀c. (HOL.conj (HOL.eq a k) (HOL.eq b c))");
  });

  it("renames variables that clash", () => {
    expect(prenex("k = 0 ∧ (∃k :: nat. k = 1)")).toMatch(/^∀k ∃k'\./);
  });

  it("takes equivalences with quantifiers as two implications", () => {
    expect(prenex("P = (∃n :: nat. n = k)")).toMatch(/^∀P k n' ∃n\./);
    expect(prenex("P = (n = (k :: nat))")).toBe("∀P n k. (HOL.eq P (HOL.eq n k))");
  });

  it("goes through negation", () => {
    expect(prenex("P ∨ ¬ (∀n :: nat. n = 0)")).toBe("∀P ∃n. (HOL.disj P (HOL.Not (HOL.eq n Groups.zero_class.zero)))");
  });
});
