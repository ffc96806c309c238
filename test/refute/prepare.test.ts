import { describe, expect, it } from "vitest";
import { printTerm } from "../../src/elaborate/index.ts";
import { prepare } from "../../src/refute/index.ts";
import { statementsOf } from "./theory-text.ts";

const plain = { locale: ["interpret", "expand"], noAssumptions: false } as const;

/** A statement's conjectures as text: premises ⊢ conclusion. */
function prepared(body: string, locale: readonly ("interpret" | "expand")[] = plain.locale): string[] {
  return statementsOf(body).flatMap((s) =>
    prepare(s, { locale, noAssumptions: false }).map(
      (c) => `${c.premises.map((p) => printTerm(s.context, p)).join(", ")} ⊢ ${printTerm(s.context, c.conclusion)}`,
    ),
  );
}

describe("prepare", () => {
  it("makes implications premises and splits conjunctions", () => {
    expect(prepared('lemma "A ∧ B ⟹ C ⟶ D" oops')).toEqual(["A, B, C ⊢ D"]);
  });

  it("opens outer quantifiers and existential premises", () => {
    expect(prepared('lemma "(∃x. P x) ⟶ (∀y. Q y)" oops')).toEqual(["P x ⊢ Q y"]);
  });

  it("asks for some value of a schematic variable", () => {
    expect(prepared('schematic_goal "x = ?x" oops')).toEqual([" ⊢ ∃x'. x = x'"]);
    expect(prepared('schematic_goal "P y ⟹ Q ?z ⟹ R y ?z" oops')).toEqual([" ⊢ ∃z. P y ⟶ Q z ⟶ R y z"]);
  });

  it("compares functions at an argument", () => {
    expect(prepared('lemma "map f = map g" oops')).toEqual([" ⊢ map f x = map g x"]);
  });

  it("unfolds a claim about all values of an infinite type, where nothing bounds them", () => {
    expect(prepared('lemma "mono (f :: nat ⇒ int)" oops')).toEqual(["x ≤ y ⊢ f x ≤ f y"]);
    expect(prepared('lemma "inj (f :: nat list ⇒ nat)" oops')).toEqual(["f x = f y ⊢ x = y"]);
    expect(prepared('lemma "mono f" oops')).toEqual([" ⊢ monotone_on UNIV (≤) (≤) f"]);
    expect(prepared('lemma "inj_on (f :: nat ⇒ nat) A" oops')).toEqual([" ⊢ inj_on f A"]);
    expect(prepared('lemma "trans (r :: (nat × nat) set)" oops')).toEqual([" ⊢ trans_on UNIV r"]);
  });

  it("takes the assumptions of a statement as premises, in order", () => {
    expect(prepared('lemma assumes "P a" and "Q b" shows "R a b" oops')).toEqual(["P a, Q b ⊢ R a b"]);
  });

  const locale = 'locale L = fixes f :: "\'a ⇒ \'a" assumes idem: "f (f x) = f x"\ninterpretation i: L "λx :: nat. 0" sorry\n';

  it("expands a locale's assumptions", () => {
    expect(prepared(`${locale}lemma (in L) "f x = x" oops`, ["expand"])).toEqual(["∀x. f (f x) = f x ⊢ f x = x"]);
  });

  it("puts interpretations in for a locale's parameters", () => {
    expect(prepared(`${locale}lemma (in L) "f x = x" oops`, ["interpret"])).toEqual([" ⊢ (λ_. 0) x = x"]);
  });
});
