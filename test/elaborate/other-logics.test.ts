/** Logics other than HOL: said once for each theory, and nothing is read as if it were HOL. */
import { expect, it } from "vitest";
import { errors, statements, theory } from "./theory-text.ts";

const own = `typedecl o
typedecl i
judgment Trueprop :: "o ⇒ prop" ("(_)" 5)
axiomatization mem :: "i ⇒ i ⇒ o" (infixl "∈" 50) and all :: "(i ⇒ o) ⇒ o" (binder "∀" 10)
definition sub where "sub A B ≡ ∀x. x ∈ A"
lemma "sub(A, B)" oops`;

it("one message stands at the judgment, and one at what imports the theory", () => {
  const logic = theory(own, "Pure", "Own_Logic");
  expect(errors(logic)).toEqual(["E0127 4 Own_Logic declares a logic of its own; only theories of Isabelle/HOL are read"]);
  const above = theory('lemma "x ∈ A" oops\ndefinition "c = {}"\nlemma "c(x)" sorry', "Own_Logic", "On_Own_Logic");
  const said = ["E0127 1 This theory is about the logic that Own_Logic declares; only theories of Isabelle/HOL are read"];
  expect(errors(above)).toEqual(said);
  expect(errors(theory("lemma True oops", "Main On_Own_Logic", "On_Both"))).toEqual(said);
  expect([logic, above].flatMap(statements)).toEqual([]);
});

it("a judgment in a cartouche is seen", () => {
  const [error] = errors(
    theory("typedecl o\njudgment Truth :: \\<open>o \\<Rightarrow> prop\\<close> (\\<open>_\\<close> 5)", "Pure", "Own_Cartouche"),
  );
  expect(error).toMatch(/^E0127 3/);
});

it("the judgment of HOL is no other logic", () => {
  expect(errors(theory('typedecl bool\njudgment Trueprop :: "bool ⇒ prop" ("(_)" 5)', "Pure", "Own_HOL"))).toEqual([]);
});
