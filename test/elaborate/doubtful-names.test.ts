import { describe, expect, it } from "vitest";
import { claims, errors, statements, theory } from "./theory-text.ts";

/** The doubts about the statements of a theory with a missing import. */
const doubts = (commands: string, imports = "Main Nowhere"): (string | null)[] => statements(theory(commands, imports)).map((s) => s.doubt);

/** Errors by code and line, that of the missing import left out. */
const codes = (commands: string): string[] =>
  errors(theory(commands, "Main Nowhere"))
    .map((e) => e.slice(0, 7))
    .filter((e) => !e.startsWith("E0120"));

describe("where an import is missing", () => {
  it("an undeclared name in a statement may be a constant", () => {
    expect(doubts('lemma "rotate_left t = rotate_left u" oops')).toEqual([
      'an import is missing (Nowhere): "rotate_left" may be a constant',
    ]);
    expect(doubts('lemma "foo x" oops', "Main")).toEqual([null]);
  });

  it("names that are bound, fixed or look like variables are variables", () => {
    const named = `lemma "(x::nat) * y' = x⇩1 + n" oops\nlemma "map f xs = yss" oops\nlemma "∀foo. foo = foo" oops`;
    const fixed = `lemma fixes foo shows "foo = foo" oops\nlocale l = fixes bar :: nat begin\nlemma "bar = bar" oops\nend`;
    expect(doubts(`${named}\n${fixed}`)).toEqual([null, null, null, null, null]);
  });

  it("importers are told, too", () => {
    theory("", "Main Nowhere", "Lacks");
    expect(doubts('lemma "foo x = y" oops', "Lacks")).toEqual(['an import is missing (Nowhere): "foo" may be a constant']);
  });

  it("an undeclared name is no variable of a rule or an assumption", () => {
    expect(codes(`inductive p where "p x ⟹ p (foo x)"`)).toEqual(["E0215 2"]);
    expect(codes(`locale l = fixes a assumes "foo a = a"`)).toEqual(["E0215 2"]);
    expect(codes(`axiomatization c where ax: "foo c = c"`)).toEqual(["E0215 2"]);
    expect(codes(`inductive p where "p x ⟹ p (Suc x)"`)).toEqual([]);
  });

  it("a capitalised name is no variable of a pattern", () => {
    expect(codes(`fun f where "f Empty = (0::nat)" | "f x = 1"`)).toEqual(["E0215 2"]);
    expect(codes(`fun f :: "nat ⇒ nat ⇒ nat" where "f acc 0 = acc" | "f acc (Suc n) = f (Suc acc) n"`)).toEqual([]);
  });

  it("Main stands in for the only import", () => {
    const loaded = theory('lemma "x = (0::nat)" oops', "Nowhere");
    expect(claims(loaded)).toEqual(["(x :: nat) = 0"]);
    expect(errors(loaded).map((e) => e.slice(0, 7))).toEqual(["E0120 1"]);
  });
});
