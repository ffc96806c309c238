import { describe, expect, it } from "vitest";
import { readTerm } from "../../src/elaborate/index.ts";
import { check } from "../../src/judge/index.ts";
import { plainSource } from "../../src/syntax/index.ts";
import { theoryOf } from "../refute/theory-text.ts";

const { context } = theoryOf(`
type_synonym state = "string ⇒ int"
datatype com = Skip | Set string int | Copy string string | Seq com com | Any string | Test string int | Or com com | Loop com
inductive run :: "com ⇒ state ⇒ state ⇒ bool" where
  "run Skip s s" | "run (Set x n) s (s(x := n))" | "run (Copy x y) s (s(x := s y))"
| "run c s t ⟹ run d t u ⟹ run (Seq c d) s u"
| "run (Any x) s (s(x := n))" | "s x = n ⟹ run (Test x n) s s"
| "run c s t ⟹ run (Or c d) s t" | "run d s t ⟹ run (Or c d) s t"
| "run (Loop c) s s" | "run c s t ⟹ run (Loop c) t u ⟹ run (Loop c) s u"
inductive near :: "nat ⇒ nat ⇒ bool" and between :: "nat ⇒ bool" where
  "near (Suc n) n" | "near n (Suc n)" | "(∃x. near x n ∧ x < n) ∧ (∃x. near x n ∧ n < x) ⟹ between n"
inductive even_p :: "nat ⇒ bool" where "even_p 0" | "even_p n ⟹ even_p (Suc (Suc n))"
inductive odd_p :: "nat ⇒ bool" where "odd_p 1" | "odd_p n ⟹ odd_p (Suc (Suc n))"
inductive either_p :: "nat ⇒ bool" where "r = even_p ∨ r = odd_p ⟹ r n ⟹ either_p n"
inductive circular :: "nat ⇒ bool" where "(g :: nat ⇒ (nat ⇒ nat) list) 0 = [f] ⟹ f = (λx. hd (g 0) x + 1) ⟹ circular n"
definition triple where "triple P c Q ⟷ (∀s t. P s ⟶ run c s t ⟶ Q t)"`);

/** What the judge says without any evidence. */
function judged(text: string): boolean | null {
  const { kind } = check({ theory: context.theory, statement: readTerm(context, plainSource(text)), assignment: new Map(), evidence: [] });
  return kind === "cannot-say" ? null : kind === "refuted";
}

describe("the judge goes back through few rules without evidence", () => {
  it.each([
    ["even_p 4", true],
    ["even_p 5", false],
    ["even_p 400", null],
    // One place of a premise with several predicates.
    ["either_p 2", true],
    ["either_p 3", true],
    // A function that would be larger than itself.
    ["circular 0", null],
    // The same place inside two quantifiers, with different values.
    ["between 3", true],
    ["between 0", false],
    // A state that is chosen among infinitely many.
    ["run (Seq (Any ''a'') (Copy ''b'' ''a'')) (λ_. 0) ((λ_. 0)(''a'' := 7, ''b'' := 7))", true],
    ["run (Seq (Any ''a'') (Copy ''b'' ''a'')) (λ_. 0) ((λ_. 0)(''a'' := 7, ''b'' := 8))", false],
    ["run (Seq (Any ''a'') (Test ''a'' 3)) (λ_. 0) ((λ_. 0)(''a'' := 3))", true],
    ["run (Seq (Any ''a'') (Test ''a'' 3)) (λ_. 0) ((λ_. 0)(''a'' := 4))", false],
    ["run (Seq (Any ''a'') (Set ''a'' 3)) (λ_. 0) ((λ_. 0)(''a'' := 3))", true],
    ["run (Seq (Test ''a'' 1) (Any ''b'')) (λ_. 0) (λ_. 0)", false],
    // All states.
    ["∀s t. ¬ run (Seq (Set ''a'' 1) (Test ''a'' 2)) s t", true],
    ["∀s t. run Skip s t ⟶ s = t", true],
    ["∀s t. run (Or Skip (Set ''a'' 1)) s t ⟶ t ''a'' = 1", false],
    ["triple (λs. s ''a'' = 0) Skip (λs. s ''a'' = 0)", true],
    ["triple (λs. True) (Test ''a'' 1) (λs. s ''a'' = 1)", true],
    ["triple (λs. True) (Seq (Set ''a'' 1) (Copy ''b'' ''a'')) (λs. s ''b'' = 1)", true],
    ["triple (λs. s ''b'' = 1) (Set ''a'' 1) (λs. s ''a'' = s ''b'')", true],
    ["triple (λs. True) (Loop Skip) (λs. True)", true],
    ["triple (λs. False) (Loop Skip) (λs. False)", true],
  ])("%s: %s", (text, expected) => {
    expect(judged(text)).toBe(expected);
  });
});
