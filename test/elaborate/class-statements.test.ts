import { describe, expect, it } from "vitest";
import { claims, errors, theory } from "./theory-text.ts";

/** Reads one statement inside a class. */
function inClass(name: string, text: string): string {
  const loaded = theory(`lemma (in ${name}) "${text}" oops`);
  return errors(loaded)[0] ?? claims(loaded)[0] ?? "";
}

/** Inside a class its operations are at the class's own type (classes.ML of Isabelle: the improvement of types). */
describe("in a class", () => {
  it.each([
    ["cancel_semigroup_add", "a + b = a + c ⟹ b = c", "'a::cancel_semigroup_add"],
    ["cancel_semigroup_add", "inj_on ((+) a) A", "'a::cancel_semigroup_add"],
    ["preorder", "x < x", "'a::preorder"],
    ["preorder", "x ≥ x", "'a::preorder"],
    ["preorder", "reflp_on A (≥)", "'a::preorder"],
    ["linorder", "min x y = x", "'a::linorder"],
    ["linorder", "mono f ⟹ min (f m) (f n) = f (min m n)", "'a::linorder"],
  ])("%s, %s is about the class's own type", (name, text, type) => {
    const sorts = inClass(name, text).match(/'[a-z]+(::\w+)?/g) ?? [];
    expect([...new Set(sorts)]).toEqual([type]);
  });

  it("types that its operations say nothing about stay open", () => {
    expect(inClass("preorder", "f x = f (y :: 'b)")).not.toContain("preorder");
    expect(inClass("preorder", "x < (0 :: nat)")).toBe("(x :: nat) < 0");
  });
});

it("definitions of an instantiation may stand in a context inside it", () => {
  const commands = `datatype two = A | B
class turn = fixes turn :: "'a ⇒ 'a"
instantiation two :: turn begin
context begin
definition turn_two :: "two ⇒ two" where "turn x = (case x of A ⇒ B | B ⇒ A)" for x :: two
end
instance ..
end`;
  expect(errors(theory(commands))).toEqual([]);
});

it("a class and a locale may open bundles", () => {
  const commands = `bundle dots begin
notation plus (infixl "⊕" 65)
end
class c = plus opening dots + assumes "x ⊕ y = y ⊕ x"
begin
lemma inside: "x ⊕ y = y ⊕ x" oops
end
locale l = opening dots + fixes a :: nat assumes "a ⊕ a = a"
lemma "x ⊕ y = z" oops`;
  const loaded = theory(commands);
  expect(errors(loaded).map((e) => e.slice(0, 8))).toEqual(["E0151 10"]);
  expect(claims(loaded)).toEqual(["(x :: 'a::c) ⊕ (y :: 'a::c) = y ⊕ x"]);
});
