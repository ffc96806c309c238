import { describe, expect, it } from "vitest";
import { claims, errors, theory } from "./theory-text.ts";

describe("sorts", () => {
  it("of SORT_CONSTRAINT hold for the type variable in the whole context", () => {
    const commands = `context assumes "SORT_CONSTRAINT('a :: linorder)" begin
definition below :: "'a ⇒ 'a ⇒ bool" where "below x y = (x < y)"
lemma "(x :: 'a) ≤ y ∨ y ≤ x" oops
end
lemma "below (1 :: nat) 2" oops
lemma assumes "SORT_CONSTRAINT('a :: order)" shows "(x :: 'a) ≤ x" oops`;
    expect(errors(theory(commands))).toEqual([]);
  });

  it("of a record's parameters may stand at its parent or at a field alone", () => {
    const commands = `record 'a range = low :: "'a :: ord" high :: 'a
record 'b marked = "('b :: linorder) range" + mark :: 'b
lemma "low (r :: 'a :: ord range) ≤ high r" oops
lemma "mark (r :: 'b :: linorder marked) = low r" oops`;
    expect(errors(theory(commands))).toEqual([]);
    expect(errors(theory(`${commands}\nlemma "low (r :: 'a range) = low r" oops`))).toHaveLength(1);
  });
});

describe("class predicates", () => {
  it("take the type where no operation tells it", () => {
    const commands = `class two = assumes two: "∃x y. x ≠ y"
lemma "¬ class.two TYPE('a) ⟹ (x :: 'a) = y" oops`;
    expect(errors(theory(commands))).toEqual([]);
  });

  it("take only the operations that the assumptions speak of", () => {
    const commands = `class point = fixes origin :: 'a and other :: 'a assumes "origin = origin"
lemma "class.point (0 :: nat)" oops`;
    expect(errors(theory(commands))).toEqual([]);
  });
});

describe("records", () => {
  it("are known by their first field: the others need not mean fields", () => {
    const commands = `record auto = start :: nat finals :: "nat set"
definition finals :: nat where "finals = 0"
record 'a sized = auto + size' :: 'a
definition size' :: nat where "size' = 0"
lemma "auto.finals ⦇start = 1, finals = {2}⦈ = {2}" oops
lemma "sized.size' ⦇start = 1, finals = {2}, sized.size' = True⦈" oops`;
    expect(errors(theory(commands))).toEqual([]);
  });
});

describe("names", () => {
  it("of morphisms may be qualified by their type", () => {
    const commands = `typedef box = "UNIV :: nat set" morphisms content boxed sorry
lemma "box.content (box.boxed n) = n ∧ content b = n" oops
quotient_type parity = int / "λm n. even (m - n)" sorry
lemma "parity.abs_parity 2 = abs_parity 0" oops`;
    expect(errors(theory(commands))).toEqual([]);
  });

  it("of definitions without a head stand behind the quantifiers", () => {
    expect(claims(theory(`definition "⋀m n. twice m n ≡ m + n + (n :: nat)"\nlemma "twice 1 2 = 5" oops`))).toEqual(["twice 1 2 = 5"]);
  });
});

it("overloaded variants keep their own types in a locale that fixes a type of the same name", () => {
  const commands = `consts count_of :: "'a ⇒ nat"
adhoc_overloading count_of ⇌ card length
locale l = fixes x :: 'a begin
lemma "count_of {y :: nat} = count_of [z :: int]" oops
end`;
  const loaded = theory(commands);
  expect(errors(loaded)).toEqual([]);
  expect(claims(loaded)).toEqual(["card {y :: nat} = length [z :: int]"]);
});

describe("patterns", () => {
  it("may be overloaded constants that are constructors at their type", () => {
    const commands = `class endless = fixes endless :: 'a
datatype up = Up nat | Top
datatype both = Low | Mid int | High
instantiation up :: endless begin
definition "endless_up = Top"
instance ..
end
instantiation both :: endless begin
definition "endless_both = High"
instance ..
end
definition lift :: "up ⇒ both" where "lift u = (case u of endless ⇒ endless | Up n ⇒ Mid (int n))"
fun least :: "up ⇒ up ⇒ nat" where "least endless _ = 0" | "least (Up m) endless = m" | "least (Up m) (Up n) = min m n"
primrec raw where "raw (Up n) = n" | "raw endless = 0"
lemma "lift endless = High ∧ least endless u = 0 ∧ raw Top = 0" oops`;
    expect(errors(theory(commands))).toEqual([]);
  });
});

describe("coercions", () => {
  const chart = `typedef chart = "UNIV :: (nat ⇒ nat) set" morphisms at chart sorry
declare [[coercion at]] [[coercion_enabled]]
definition dom :: "chart ⇒ nat set" where "dom c = UNIV"\n`;

  it("make functions of what stands as an operand before", () => {
    const commands = `lemma "x ∈ dom c ⟹ c x = x" oops\nlemma "c x = x ⟹ x ∈ dom c" oops`;
    expect(errors(theory(chart + commands)).map((e) => e.slice(0, 7))).toEqual(["E0320 6"]);
  });

  it("end where a type would contain itself", () => {
    expect(errors(theory(`${chart}lemma "p f ⟹ p (λx. f x y)" oops`)).map((e) => e.slice(0, 7))).toEqual(["E0321 5"]);
  });
});

it("names that one import hides come back from another that does not", () => {
  theory('hide_const rev\nlocale rev = fixes x :: nat assumes "x = x"', "Main", "Hiding_Rev");
  theory('definition other :: nat where "other = 0"', "Main", "Plain_Rev");
  expect(errors(theory('lemma "rev (1 :: nat)" oops', "Hiding_Rev"))).toEqual([]);
  expect(errors(theory('lemma "rev (rev xs) = xs" oops', "Hiding_Rev Plain_Rev"))).toEqual([]);
});

it("what defines an operation is named without qualifier within its instantiation alone", () => {
  const commands = `class inner = fixes inner :: "'a ⇒ 'a ⇒ bool"
definition inner_list :: nat where "inner_list = 0"
instantiation list :: (inner) inner begin
primrec inner_list where "inner_list [] ys = True" | "inner_list (x # xs) ys = (inner x (hd ys) ∧ inner_list xs (tl ys))"
lemma "inner_list xs ys = inner ys xs" oops
instance ..
end
lemma "inner_list = (0 :: nat)" oops
lemma "inner_list_inst.inner_list xs ys = inner ys xs" oops`;
  expect(errors(theory(commands))).toEqual([]);
});

it("an interpretation leaves out arguments that stand after for under the parameters' names", () => {
  const commands = `locale graph = fixes G :: "('v × 'v) set" and weigh :: "'v ⇒ nat" begin
definition "weight = sum weigh (fst \` G)"
end
definition one where "one (v :: 'v) = (1 :: nat)"
interpretation ones: graph where weigh = one for G .
lemma "ones.weight {(1 :: nat, 2)} = 1" oops`;
  const loaded = theory(commands);
  expect(errors(loaded)).toEqual([]);
  expect(claims(loaded)[0]).toContain("graph.weight {(1, 2)} one");
});

it("a parameter that a locale inherits by name keeps its notation", () => {
  const commands = `locale order = fixes le :: "'a ⇒ 'a ⇒ bool" (infix "⊑" 50) assumes refl: "x ⊑ x"
locale strict = order + fixes lt :: "'a ⇒ 'a ⇒ bool" (infix "⊏" 50) assumes "x ⊏ y ⟹ x ⊑ y"
lemma (in strict) "x ⊑ y" oops`;
  expect(errors(theory(commands))).toEqual([]);
});
