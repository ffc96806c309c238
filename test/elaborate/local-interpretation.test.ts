import { expect, it } from "vitest";
import { claims, errors, theory } from "./theory-text.ts";

const syntax = `locale syn begin
abbreviation "M ≡ (3 :: nat)"
definition join :: "nat ⇒ nat ⇒ nat" (infix "⊛" 60) where "x ⊛ y = x + y"
end
`;

it("an interpretation inside a block ends with the block", () => {
  const loaded = theory(`${syntax}context begin\ninterpretation syn .\nlemma "M ⊛ 1 = 4" oops\nend\nlemma "M = (x :: bool)" oops`);
  expect(errors(loaded)).toEqual([]);
  expect(claims(loaded)).toEqual(["syn.join 3 1 = 4", "(M :: bool) = (x :: bool)"]);
});

it("an interpretation of a theory keeps notation that does not depend on parameters", () => {
  const loaded = theory(`${syntax}interpretation syn .\nlemma "M ⊛ 1 = 4" oops`);
  expect(errors(loaded)).toEqual([]);
});

it("names of an interpretation inside a locale are not those of the locale afterwards", () => {
  const loaded = theory(`locale par = fixes a :: nat begin
definition d where "d = a + 1"
end
locale k = par + fixes b :: nat begin
interpretation z: par b .
lemma "z.d = d" oops
end
lemma (in k) "z.d = d" oops`);
  expect(errors(loaded).map((e) => e.slice(0, 7))).toEqual(["E0203 9"]);
});
