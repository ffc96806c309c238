import { expect, it } from "vitest";
import { claims, errors, theory } from "./theory-text.ts";

it("a private name ends with its block", () => {
  const loaded = theory(`context begin
private definition S :: nat where "S = 3"
private fun f where "f n = n + S"
lemma "f S = 6" oops
end
lemma "S = (x :: bool)" oops
lemma "f True = x" oops`);
  expect(errors(loaded)).toEqual([]);
  expect(claims(loaded).slice(1)).toEqual(["(S :: bool) = (x :: bool)", "(f :: bool ⇒ 'a) True = (x :: 'a)"]);
});

it("a qualified name must be written with its qualifier", () => {
  const loaded = theory(
    `context begin\nqualified definition "S = (3 :: nat)"\nend\nlemma "S = True" oops\nlemma "Access.S = 3" oops`,
    "Main",
    "Access",
  );
  expect(errors(loaded)).toEqual([]);
  expect(claims(loaded)).toEqual(["(S :: bool) = True", "Access.S = 3"]);
});

it("a qualified type must be written with its qualifier, and leaves the name to what had it", () => {
  theory("typedecl 'a t", "Main", "Other_Type");
  const commands = `context begin
qualified type_synonym 'a t = "nat ⇒ 'a t"
end
lemma "(x :: 'a t) = y ∧ (f :: 'a Qualified.t) 0 = x" oops`;
  expect(errors(theory(commands, "Other_Type", "Qualified"))).toEqual([]);
});
