import { describe, expect, it } from "vitest";
import { errors, statements, theory } from "./theory-text.ts";

/** The codes of the errors, and the doubts about the statements. */
function outcome(commands: string): [string[], (string | null)[]] {
  const loaded = theory(commands, "Main", `Salvage${count++}`);
  return [errors(loaded).map((e) => e.slice(0, 7)), statements(loaded).map((s) => s.doubt)];
}

let count = 0;

const lost: unknown = expect.stringMatching(/^a command "\w+" of theory Salvage\d+ was left out$/);

describe("what is kept of a declaration that failed", () => {
  it("is a constant of the type that it was declared with", () => {
    const commands = `definition f :: "nat ⇒ nat" where "f n = nosuch.g n"\nlemma "f 0 = f 0" oops\nlemma "f True = 0" oops`;
    expect(outcome(commands)).toEqual([["E0203 2", "E0320 4"], [lost]]);
  });

  it("reaches what is defined by it, and nothing else", () => {
    const commands = `fun f :: "nat ⇒ nat" where "f n = nosuch.g n"\ndefinition "h n = f n + 1"\nlemma "h 0 = 1" oops\nlemma "(0 :: nat) = 1" oops`;
    expect(outcome(commands)).toEqual([["E0203 2"], [lost, null]]);
  });

  it("has its notation", () => {
    const commands = `definition f :: "nat ⇒ nat ⇒ nat" (infixl "⊙" 65) where "x ⊙ y = nosuch.g x"\nlemma "x ⊙ y = y ⊙ x" oops`;
    expect(outcome(commands)).toEqual([["E0203 2"], [lost]]);
  });

  it("takes the parameters of a locale that its text mentions", () => {
    const commands = `locale l = fixes a :: nat and b :: bool begin
definition f :: "nat ⇒ nat" where "f n = nosuch.g a n"
lemma "f n = a" oops
end
lemma "l.f 1 2 = 0" oops`;
    expect(outcome(commands)).toEqual([["E0203 3"], [lost, lost]]);
  });

  it("is a type with those constructors that can be read", () => {
    const commands = `datatype 'a t = A 'a | B nosuch | C "'a t" (sel: nat)\nlemma "A x = C y z" oops\nlemma "sel (y :: nat t) = 0" oops\nlemma "(x :: bool t) = y" oops`;
    expect(outcome(commands)).toEqual([["E0201 2"], [lost, lost, lost]]);
  });

  it("gives way to a later declaration", () => {
    const commands = `definition f :: nat where "f = nosuch.g"\ndefinition f :: nat where "f = 1"\nlemma "f = 2" oops`;
    expect(outcome(commands)[0]).toEqual(["E0203 2"]);
  });
});

describe("what is kept of a locale, context or class that failed", () => {
  const partly: unknown = expect.stringMatching(/^a part of a command "\w+" of theory Salvage\d+ was left out$/);

  it("is what can be read of a locale; all that is stated in it is doubtful", () => {
    const commands = `locale l = fixes a :: nat and b assumes "a > 0" and "nosuch.p b" and "b < a" begin
lemma "b > 3" oops
end
locale m = l + fixes c :: nat begin
lemma "c = 0" oops
end
lemma "l x y" oops
lemma "(x :: nat) = 0" oops`;
    expect(outcome(commands)).toEqual([["E0203 2"], [partly, partly, partly, null]]);
  });

  it("is a locale without those that it extends and that are not there", () => {
    const commands = `locale l = nosuch a + fixes b :: nat assumes "b = 0" begin\nlemma "b = 1" oops\nend`;
    expect(outcome(commands)).toEqual([["E0208 2"], [partly]]);
  });

  it("is an interpretation of it, which says nothing certain", () => {
    const commands = `locale l = fixes a :: nat assumes "nosuch.p a" begin
definition d where "d = a + 1"
end
interpretation i: l 3 sorry
lemma "i.d = 4" oops`;
    expect(outcome(commands)[0]).toEqual(["E0203 2"]);
  });

  it("is a context with the variables that can be read", () => {
    const commands = `context fixes a :: nat and b :: nosuch assumes "a > 0" begin\nlemma "a = 0" oops\nend\nlemma "a = (0 :: nat)" oops`;
    expect(outcome(commands)).toEqual([["E0201 2"], [partly, null]]);
  });

  it("is a class with its operations", () => {
    const commands = `class c = fixes op :: "'a ⇒ 'a" assumes "op (op x) = x" and "nosuch.p x" begin
lemma "op x = x" oops
end
lemma "op (x :: 'a :: c) = x" oops`;
    expect(outcome(commands)).toEqual([["E0203 2"], [partly, partly]]);
  });
});

it("a derived instance is known without meaning", () => {
  const commands = `datatype 'a t = A 'a | B
derive (eq) ord t
derive comparator t
lemma "A (1 :: nat) < B" oops
lemma "A x = B" oops
lemma "comparator_t x y = z" oops`;
  const loaded = theory(commands, `Main keywords "derive" :: thy_decl`, `Salvage${count++}`);
  expect(errors(loaded).map((e) => e.slice(0, 7))).toEqual(["E0213 7"]);
  expect(statements(loaded).map((s) => s.doubt)).toEqual([expect.stringContaining("derives for the class ord"), null]);
});
