import { describe, expect, it } from "vitest";
import { claims, errors, statements, theory } from "./theory-text.ts";

const below = `class rel = fixes le :: "'a ⇒ 'a ⇒ bool" begin
definition least where "least a b = (if le a b then a else b)"
fun chain where "chain [] = True" | "chain [x] = True" | "chain (x # y # xs) = (le x y ∧ chain (y # xs))"
definition least3 where "least3 a b c = least (least a b) c"
inductive path where "path x x" | "le x y ⟹ path y z ⟹ path x z"
end
class refl_rel = rel + assumes "le x x" begin
definition same where "same a b = (le a b ∧ le b a ∧ chain [a, b])"
end
`;

describe("constants of a class in their locale form", () => {
  it("take the operations that they use", () => {
    const loaded = theory(`${below}
lemma "rel.least (≤) (3 :: nat) 4 = 3" oops
lemma "rel.least3 (≤) (3 :: nat) 4 5 = 3" oops
lemma "rel.chain (≥) [3 :: nat, 1]" oops
lemma "rel.path (<) (1 :: nat) 2" oops
lemma "refl_rel.same (≤) (1 :: nat) 2" oops`);
    expect(errors(loaded)).toEqual([]);
    expect(statements(loaded).map((s) => s.doubt)).toEqual([null, null, null, null, null]);
  });

  it("are the names of an interpretation, those of superclasses too", () => {
    const loaded = theory(
      `${below}interpretation i: refl_rel "(≥) :: nat ⇒ nat ⇒ bool" sorry\nlemma "i.least 3 4 = 4" oops\nlemma "i.same 1 2" oops`,
    );
    expect(errors(loaded)).toEqual([]);
    expect(claims(loaded)[0]).toBe("rel.least (λ(x::nat) y::nat. y ≤ x) 3 4 = 4");
  });

  it("are the constants of the class at its own operations", () => {
    const loaded = theory(`${below}locale more = rel p for p :: "'a ⇒ 'a ⇒ bool" + fixes z :: 'a
class point = refl_rel + fixes pt :: 'a
sublocale point < more le pt sorry
lemma "least x (y :: 'b :: rel) = x" oops`);
    expect(errors(loaded)).toEqual([]);
    expect(claims(loaded)).toEqual(["least (x :: 'b::rel) (y :: 'b::rel) = x"]);
  });

  it("are known without meaning where they cannot do without the class", () => {
    const loaded = theory(`${below}definition outer :: "'a :: rel ⇒ bool" where "outer x = le x x"
definition (in rel) inner where "inner x = outer x"
lemma "rel.inner (≤) (1 :: nat)" oops
lemma "inner x" oops`);
    expect(errors(loaded)).toEqual([]);
    expect(statements(loaded).map((s) => s.doubt)).toEqual([expect.stringContaining("the locale form of a definition"), null]);
  });

  it("are there for the classes of the library", () => {
    const loaded = theory(`lemma "ord.max (≤) (1 :: nat) 2 = 2" oops\nlemma "linorder.sorted (≤) [1 :: nat, 2]" oops`);
    expect(errors(loaded)).toEqual([]);
  });
});

it("hide_const hides what is there, whatever else it names", () => {
  const loaded = theory(`definition c where "c = (1 :: nat)"\nhide_const nosuch c\nlemma "c = True" oops`);
  expect(errors(loaded).map((e) => e.slice(0, 7))).toEqual(["E0203 3"]);
  expect(claims(loaded)).toEqual(["(c :: bool) = True"]);
});

it("hide_const does not hide the older constant of a name whose declaration failed", () => {
  const loaded = theory(`definition insert where "insert = (nosuch.c :: nat)"\nhide_const (open) insert\nlemma "insert x A = A" oops`);
  expect(errors(loaded).map((e) => e.slice(0, 7))).toEqual(["E0203 2"]);
});

it("notation declared in a locale comes back with it", () => {
  const loaded = theory(`locale l = fixes a :: nat begin
definition d where "d n = a + n"
notation d ("⟪_⟫")
end
context l begin
lemma "⟪a⟫ = 3" oops
end`);
  expect(errors(loaded)).toEqual([]);
});

it("the last part of a do block may be any term", () => {
  const loaded = theory(
    `lemma "do { x ← A; if x then B else C } = D" oops\nlemma "do { x ← A; case x of True ⇒ B | False ⇒ C } = D" oops`,
    'Main "HOL-Library.Monad_Syntax"',
  );
  expect(errors(loaded)).toEqual([]);
});
