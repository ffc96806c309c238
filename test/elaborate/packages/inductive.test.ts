import { describe, expect, it } from "vitest";
import { declOf, equationsOf, errorsOf, rulesOf, theoryOf, typeOf } from "./mini-library.ts";

describe("inductive", () => {
  it("stores the rules of the family with every predicate", () => {
    const theory = theoryOf(`inductive ev and od where "ev 0" | o: "ev n ⟹ od (Suc n)" | "ev (Suc n)" if "od n"`);
    expect(rulesOf(theory, "Test.od")).toEqual(["(ev zero)", "(ev n) ⟹ (od (Suc n))", "(od n) ⟹ (ev (Suc n))"]);
    expect(declOf(theory, "Test.ev").spec).toMatchObject({ family: ["Test.ev", "Test.od"], params: 0, co: false });
    expect(theory.facts.get("Test.ev_od.o")).toHaveLength(1);
    expect(theory.facts.get("Test.od.intros")).toHaveLength(1);
  });

  it("counts the parameters after for and those of the locale", () => {
    const theory = theoryOf(`locale L = fixes s :: "'a ⇒ bool" begin
inductive star :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool" for r where "s x ⟹ star r x x" | "r x y ⟹ star r y z ⟹ star r x z"
end`);
    expect(declOf(theory, "Test.L.star").spec).toMatchObject({ params: 2 });
    expect(rulesOf(theory, "Test.L.star")[0]).toBe("(s x) ⟹ (star s r x x)");
  });

  it("keeps quantified premises", () => {
    const theory = theoryOf(`inductive acc for r where "(⋀y. r y x ⟹ acc r y) ⟹ acc r x"`);
    expect(rulesOf(theory, "Test.acc")).toEqual(["(All (λy. (implies (r y x) (acc r y)))) ⟹ (acc r x)"]);
  });

  it("is greatest by coinductive", () => {
    expect(declOf(theoryOf(`coinductive p where "p (Suc n) ⟹ p n"`), "Test.p").spec).toMatchObject({ co: true });
  });

  it.each([
    [`inductive p where "¬ p x ⟹ p (Suc x)"`, "E0443"],
    [`inductive p where "(p x ⟶ x = 0) ⟹ p (Suc x)"`, "E0443"],
    [`inductive p where "p x ⟹ x = 0"`, "E0442"],
    [`inductive p for r where "p r x ⟹ p x r"`, "E0444"],
    [`inductive p :: "nat ⇒ nat" where "p x = x ⟹ p x = x"`, "E0441"],
    [`inductive_set p :: "nat ⇒ bool" where "p x"`, "E0441"],
  ])("rejects %s", (text, error) => {
    expect(errorsOf(text)[0]).toContain(error);
  });
});

describe("inductive_set", () => {
  it("is a predicate over the components", () => {
    const theory = theoryOf(`inductive_set S :: "(nat × nat × nat) set" where "(0, 0, 0) ∈ S" | "(a, b, c) ∈ S ⟹ (Suc a, b, c) ∈ S"`);
    expect(typeOf(theory, "Test.Sp")).toBe("(nat ⇒ (nat ⇒ (nat ⇒ bool)))");
    expect(rulesOf(theory, "Test.Sp")).toEqual(["(Sp zero zero zero)", "(Sp a b c) ⟹ (Sp (Suc a) b c)"]);
    expect(equationsOf(theory, "Test.S")).toEqual(["S = (Collect (case_prod (λx0. (case_prod (λx1. (λx2. (Sp x0 x1 x2)))))))"]);
  });

  it("leaves whole what is not written as a tuple", () => {
    const theory = theoryOf(`inductive_set S :: "(nat × nat) set" where "(0, 0) ∈ S" | "p ∈ S ⟹ p ∈ S"`);
    expect(typeOf(theory, "Test.Sp")).toBe("((nat, nat) prod ⇒ bool)");
  });

  it("turns set parameters into predicates", () => {
    const theory = theoryOf(
      `inductive_set rt :: "('a × 'a) set ⇒ ('a × 'a) set" for r where "(a, a) ∈ rt r" | "(a, b) ∈ r ⟹ (b, c) ∈ rt r ⟹ (a, c) ∈ rt r"`,
    );
    expect(rulesOf(theory, "Test.rtp")).toEqual(["(rtp r a a)", "(r a b) ⟹ (rtp r b c) ⟹ (rtp r a c)"]);
    expect(equationsOf(theory, "Test.rt")).toEqual([
      "(rt r) = (Collect (case_prod (λx0. (λx1. (rtp (λy0. (λy1. (member (Pair y0 y1) r))) x0 x1)))))",
    ]);
  });

  it("keeps a set parameter that is used as a whole", () => {
    const theory = theoryOf(`inductive_set G :: "nat set ⇒ nat set" for A where "x ∈ A ⟹ A = A ⟹ x ∈ G A"`);
    expect(typeOf(theory, "Test.Gp")).toBe("(nat set ⇒ (nat ⇒ bool))");
  });

  it("reads a clause with ≡ as an abbreviation", () => {
    const theory =
      theoryOf(`inductive_set R :: "(nat × nat) set" and r (infix ‹~~› 50) where "x ~~ y ≡ (x, y) ∈ R" | "0 ~~ 0" | "x ~~ y ⟹ Suc x ~~ Suc y"
definition "c x = (x ~~ x)"`);
    expect(rulesOf(theory, "Test.Rp")).toEqual(["(Rp zero zero)", "(Rp x y) ⟹ (Rp (Suc x) (Suc y))"]);
    expect(equationsOf(theory, "Test.c")).toEqual(["(c x) = (member (Pair x x) R)"]);
  });
});
