import { describe, expect, it } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { searchShaped } from "../../src/refute/engines/shaped-search.ts";
import { quickcheckDefaults } from "../../src/refute/options/quickcheck-options.ts";
import { prepare } from "../../src/refute/prepare.ts";
import { groundAt } from "../../src/refute/shown/ground.ts";
import { printValue } from "../../src/refute/shown/print-value.ts";
import { recheck } from "../../src/witness/index.ts";
import { statementsOf } from "./theory-text.ts";

/** The values of the find, confirmed by the judge; null where there is none. */
function found(claim: string, specification = ""): readonly string[] | null {
  const [statement] = statementsOf(`${specification}
lemma "${claim}" oops`);
  const [conjecture] = statement === undefined ? [] : prepare(statement, { locale: ["expand"], noAssumptions: false });
  if (statement === undefined || conjecture === undefined) throw new Error("no conjecture");
  for (const result of searchShaped(conjecture, quickcheckDefaults, new Budget(() => performance.now(), 60_000))) {
    if (result.kind !== "found") return null;
    const { assignment } = result.find;
    if (recheck(groundAt(conjecture, result.find).ground, assignment).kind !== "confirmed") continue;
    return [...assignment].map(([x, t]) => `${x} = ${printValue(statement.context, t, new Map())}`);
  }
  return null;
}

describe("functions, sets and relations of some shape", () => {
  it.each([
    ["inj (f :: nat ⇒ nat) ⟹ surj f", ["f = Suc"]],
    ["inj (f :: 'a ⇒ 'a) ⟹ surj f", ["f = Suc"]],
    ["inj (f :: nat ⇒ nat) ⟹ n ≤ f n", ["f = (λx. x)(0 := 1, 1 := 0)", "n = 1"]],
    ["f ∘ f = id ⟹ f = (id :: int ⇒ int)", ["f = uminus", "x = 1"]],
    ["inj (f :: nat list ⇒ nat list) ⟹ f [] = []", ["f = (λx. x)([] := [0], [0] := [])"]],
    ["(∀n. f n ≠ None) ⟹ f 0 = f (Suc 0)", ["f = Some"]],
    ["refl r ⟹ (a, b) ∈ (r :: int rel)", ["r = {(x, y). x = y}", "a = 0", "b = 1"]],
    ["(A :: nat set) ≠ UNIV", ["A = UNIV"]],
    ["A ⊆ B ⟹ card A ≤ card B", ["A = {0}", "B = UNIV"]],
    ["x ∉ A ⟹ card (insert x A) = Suc (card A)", ["x = 0", "A = - {0}"]],
    ["inj_on f A ⟹ f ` A ⊆ B ⟹ card A ≤ card B", ["f = λx. x", "A = {0}", "B = UNIV"]],
    ["card (f ` A) ≤ card A", ["f = λ_. 0", "A = UNIV"]],
    ["A ⊆ B ⟹ sum f A ≤ (sum f B :: nat)", ["A = {0}", "B = UNIV", "f = Suc"]],
    ["finite A ⟹ finite (⋃A)", ["A = {UNIV}"]],
    ["finite (UNIV :: 'a set)", []],
    ["finite {x. P x}", ["P = λ_. True"]],
    ["(∀x. ∃y. (x, y) ∈ r) ⟹ trans r ⟹ refl (r :: nat rel)", ["r = {(x, y). x < y}", "x = 0"]],
    ["∃x :: 'a :: linorder. ∀y. x ≤ y", []],
  ])("refute %s", (claim, values) => {
    expect(found(claim)).toEqual(values);
  });

  it("refute a wrong rule for assertions", () => {
    const rules = `datatype com = Skip | Set string int | Both com com
inductive run :: "com ⇒ (string ⇒ int) ⇒ (string ⇒ int) ⇒ bool" where
  "run Skip s s" | "run (Set x n) s (s(x := n))" | "run c s t ⟹ run d t u ⟹ run (Both c d) s u"
definition triple where "triple P c Q ⟷ (∀s t. P s ⟶ run c s t ⟶ Q t)"`;
    expect(found("triple P c Q ⟹ (∀s. P s ⟶ P' s) ⟹ triple P' c Q", rules)).toEqual([
      "P = λx. x [] = 0",
      "c = Skip",
      "Q = λx. x [] = 0",
      "P' = λ_. True",
      "s = λ_. 1",
      "t = λ_. 1",
    ]);
  });

  it.each([
    "inj (f :: nat ⇒ nat) ⟹ inj (f ∘ f)",
    "f = (f :: nat ⇒ nat)",
    "finite (A :: nat set) ⟹ A ≠ UNIV",
    "finite B ⟹ A ⊆ B ⟹ card A ≤ card B",
    "finite A ⟹ card (f ` A) ≤ card A",
    "card (A × B) = card A * card B",
    "∃x :: 'a :: linorder. ∀y. y < x ⟶ (∃z. z ≤ y)",
  ])("do not refute %s", (claim) => {
    expect(found(claim)).toBeNull();
  });
});
