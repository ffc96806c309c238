import { describe, expect, test } from "vitest";
import { typeText } from "../../src/logic/index.ts";
import { find, option, outcome } from "./finder.ts";

const lemma = (text: string, before = ""): string => `${before}\nlemma "${text}" oops`;

describe("refutes what is false", () => {
  test.each([
    ["an equation of elements", "x = y"],
    ["composition is not commutative", "f ∘ g = g ∘ f"],
    ["closures do not distribute over unions", "(R ∪ S)⇧* ⊆ R⇧* ∪ S⇧*"],
    ["symmetric relations need not be reflexive", "sym r ⟹ refl r"],
    ["reversal is not the identity", "rev xs = xs"],
    ["the value of hd at the empty list is open", "hd [] = x"],
    ["numbers", "(n :: nat) < 4"],
    ["integers go below zero", "(i :: int) ≥ 0"],
    ["cardinalities", "card (A ∪ B) = card A + card (B :: 'a set)"],
    ["choice", "(SOME x. P x) = (SOME x. Q x)"],
    ["class operations are open", "(x :: 'a :: order) ≤ y ∨ y ≤ x"],
    ["type variables of different size", "inj (g ∘ f) ⟹ inj g"],
  ])("%s", async (_, text) => {
    expect(await outcome(lemma(text))).toBe("genuine");
  });
});

describe("finds nothing against what holds in all scopes", () => {
  test.each([
    ["symmetry", "x = y ⟹ y = x"],
    ["converse of a composition", "(r O s)¯ = s¯ O r¯".replaceAll("¯", "\\<inverse>")],
    ["closures are idempotent", "(r⇧*)⇧* = r⇧*"],
    ["injections of a finite type are onto", "inj f ⟹ surj (f :: 'a ⇒ 'a)"],
    ["constructors are injective", "[x, y] = [a, b] ⟷ x = a ∧ y = b"],
    ["appending nothing", "xs @ [] = xs"],
    ["class axioms are assumed", "(x :: 'a :: order) ≤ y ⟹ y ≤ x ⟹ x = y"],
    ["the only element", "(THE x. x = a) = a"],
  ])("%s", async (_, text) => {
    expect(await outcome(lemma(text))).toBe("none");
  });
});

describe("specifications", () => {
  const even = 'inductive ev :: "nat ⇒ bool" where "ev 0" | "ev n ⟹ ev (Suc (Suc n))"\n';
  const llist = "codatatype 'a llist = LNil | LCons 'a \"'a llist\"\n";
  test("inductive predicates are least", async () => {
    expect(await outcome(lemma("ev n", even))).toBe("genuine");
    expect(await outcome(lemma("ev n ⟹ n ≠ 1", even), [option("max_potential", ["0"])])).toBe("none");
  });
  test("coinductive values may be cyclic, inductive ones not", async () => {
    expect(await outcome(lemma("xs ≠ LCons x xs", llist))).toBe("genuine");
    expect(await outcome(lemma("xs ≠ x # xs"))).toBe("none");
  });
  test("a model that is not checked for bisimilarity is quasi genuine", async () => {
    expect(await outcome(lemma("xs = LCons a xs ⟹ ys = LCons a ys ⟹ xs = ys", llist), [option("bisim_depth", ["-1"])])).toBe(
      "quasi_genuine",
    );
    expect(await outcome(lemma("xs = LCons a xs ⟹ ys = LCons a ys ⟹ xs = ys", llist))).toBe("none");
  });
  test("axioms restrict constants", async () => {
    const axiom = 'axiomatization c :: nat where c: "c > 2"\n';
    expect(await outcome(lemma("c = 0", axiom))).toBe("genuine");
    expect(await outcome(lemma("c ≠ 0", axiom), [option("max_potential", ["0"])])).toBe("none");
  });
  test("a variable that occurs twice on the left stands for equal values", async () => {
    const same = 'function same :: "nat ⇒ nat ⇒ nat" where "same x x = 1" | "same y z = (if y = z then 1 else 0)" by auto\n';
    expect(await outcome(lemma("same a (Suc a) = same a a", same))).toBe("genuine");
    expect(await outcome(lemma("same a b = same b a", same))).toBe("none");
  });
  test("typedefs whose carrier lacks what other values are made of have elements", async () => {
    const filled = `typedef 'a filled = "{xs :: 'a list. xs ≠ []}" by auto\n`;
    expect(await outcome(`${filled}lemma "a = (b :: 'a filled)" oops`)).toBe("genuine");
    expect(await outcome(`${filled}lemma "Rep_filled a @ Rep_filled b = Rep_filled b @ Rep_filled a" oops`, [option("card", ["4"])])).toBe(
      "genuine",
    );
    expect(await outcome(`${filled}lemma "Rep_filled a ≠ []" oops`)).toBe("none");
  });

  test("typedefs have the elements of their carrier", async () => {
    const three = 'typedef three = "{0 :: nat, 1, 2}" by auto\n';
    expect(await outcome(lemma("card (UNIV :: three set) = 3", three))).toBe("none");
    expect(await outcome(lemma("x = (y :: three)", three))).toBe("genuine");
  });
});

describe("unnamed elements and open values", () => {
  test("choices from equal predicates are equal, functions too", async () => {
    const claim = "(∀f. P f = Q f) ⟹ (SOME f :: 'a ⇒ 'b. P f) = (SOME f. Q f)";
    expect(await outcome(lemma(claim), [option("card", ["2"])])).toBe("none");
  });
  test("an abstraction outside the carrier is open", async () => {
    const two = 'typedef two = "{(True, False), (False, True)}" by auto\n';
    expect(await outcome(lemma("Abs_two (True, True) = Abs_two (True, False)", two))).toBe("genuine");
    expect(await outcome(lemma("Abs_two (True, True) = Abs_two (True, True)", two))).toBe("none");
  });
  test("a type may have no element beyond the scope", async () => {
    const some = `typedef some = "{undefined False, undefined True :: bool}" by auto\n`;
    const claim = "(undefined False :: bool) = undefined True ⟹ ∃x y :: some. x ≠ y";
    expect(await outcome(lemma(claim, some), [option("card", ["1"])])).toBe("potential");
  });
  test("functions on numbers are not constant beyond the scope", async () => {
    expect(await outcome(lemma("∀a. g a = a ⟹ g (0 :: nat) = 1"))).toBe("potential");
    expect(await outcome(lemma("∀a. g a = Suc a ⟹ g (0 :: nat) = 0"))).toBe("potential");
    expect(await outcome(lemma("∀n. Suc n ≠ n ⟹ P"))).toBe("potential");
    expect(await outcome(lemma("∀x :: nat. x ∈ A ⟷ Suc x ∉ A ⟹ 0 ∈ A"))).toBe("potential");
  });
  test("a choice may fall beyond the scope", async () => {
    expect(await outcome(lemma("(SOME n :: nat. n > 5) = 0"))).toBe("genuine");
    // True, but numbers that suit lie beyond every scope, and any of them may be the chosen one.
    expect(await outcome(lemma("(SOME n :: nat. n > 5) > 3"))).toBe("unknown");
  });
  test("so may a witness", async () => {
    expect(await outcome(lemma("(∀n :: nat ∈ {0..5}. ∃m. n < m) ⟹ x = y"), [option("max_potential", ["0"])])).toBe("genuine");
  });
  test("streams of one letter are one", async () => {
    const streams = "codatatype 'a str = Str 'a \"'a str\"\n";
    expect(await outcome(lemma("finite (UNIV :: unit str set)", streams))).not.toBe("genuine");
  });
});

describe("options", () => {
  test("scopes that differ only in how many atoms a constructor may make are different", async () => {
    const text = lemma("xs ≠ [1 :: nat, 2]");
    expect(await outcome(text, [option("card", ["3"]), option("max", ["1", "2"], "Cons")])).toBe("genuine");
  });
  test("lists long enough for both orders need more atoms", async () => {
    expect(await outcome(lemma("xs @ ys = ys @ xs"), [option("card", ["5"])])).toBe("genuine");
  });
  test("cardinalities decide", async () => {
    const text = lemma("∃x y. x ≠ y ∧ f x = f (y :: 'a)");
    expect(await outcome(text, [option("card", ["3"], "'a"), option("card", ["2"], "'b")])).toBe("none");
    expect(await outcome(text, [option("card", ["2"], "'a"), option("card", ["2"], "'b")])).toBe("genuine");
  });
  test("satisfy looks for a model", async () => {
    expect(await outcome(lemma("x ≠ (y :: 'a)"), [option("satisfy", [])])).toBe("genuine");
    expect(await outcome(lemma("x ≠ x"), [option("satisfy", [])])).toBe("none");
  });
});

test("a model is raised to terms and texts", async () => {
  const { model } = await find(lemma("(f :: 'a ⇒ 'b) x = f y"));
  expect(model?.types.filter((t) => t.isFree).map((t) => [typeText(t.type), t.size])).toEqual([
    ["'a", 2],
    ["'b", 2],
  ]);
  expect(model?.variables.slice(1).map((v) => `${v.name} = ${v.text}`)).toEqual(["x = a⇩1", "y = a⇩2"]);
  expect(model?.variables[0]?.text).toMatch(/^\(λx\. _\)\(a⇩1 := b⇩\d, a⇩2 := b⇩\d\)$/);
  expect(model?.variables.every((v) => v.term !== null)).toBe(true);
});

/** The packages leave `undefined` where no equation applies, so that these are theorems. */
describe("values that equations leave open", () => {
  const pre = `primrec pre where "pre (Suc n) = n"`;
  test.each([
    ["the None = undefined", ""],
    ["hd [] = last []", ""],
    ["hd (rev xs) = last xs", ""],
    ["pre 0 = undefined", pre],
    ["pre 0 = undefined", `fun pre where "pre (Suc n) = n"`],
    ["f 0 x = undefined x", `primrec f :: "nat ⇒ bool ⇒ bool" where "f (Suc n) x = x"`],
  ])("%s has no counterexample", async (text, before) => {
    expect(await outcome(lemma(text, before))).not.toBe("genuine");
  });

  test.each([
    ["hd xs = last xs", ""],
    ["hd [] = x", ""],
    ["[] ! 0 = hd []", ""],
  ])("%s has one", async (text, before) => {
    expect(await outcome(lemma(text, before))).toBe("genuine");
  });
});

test("scopes of a quotient leave room for representatives that are related", async () => {
  const unordered = `definition same :: "'a list ⇒ 'a list ⇒ bool" where "same xs ys ⟷ (∀x. count_list xs x = count_list ys x)"
quotient_type 'a bag = "'a list" / same sorry
lift_definition bag :: "'a list ⇒ 'a bag" is "λxs. xs" .`;
  expect(await outcome(lemma("bag xs = bag ys ⟹ xs = ys", unordered), [option("card", ["5"])])).toBe("genuine");
  expect(await outcome(lemma("bag (x # xs) = bag [x] ⟹ xs = []", unordered), [option("card", ["1", "2", "3", "4"])])).toBe("none");
});

test("a function of functions that are too many to list has no term", async () => {
  const { model } = await find(lemma("f (g :: 'a ⇒ 'a) = x"), [option("card", ["5"])]);
  expect(model?.variables.map(({ name, term }) => [name, term === null])).toEqual([
    ["f", true],
    ["g", false],
    ["x", false],
  ]);
});
