import { describe, expect, it } from "vitest";
import { claims, errors, statements, theory } from "./theory-text.ts";

/** The doubts about the statements of a theory with a missing import. */
const doubts = (commands: string, imports = "Main Nowhere"): (string | null)[] => statements(theory(commands, imports)).map((s) => s.doubt);

/** Errors by code and line, that of the missing import left out. */
const codes = (commands: string): string[] =>
  errors(theory(commands, "Main Nowhere"))
    .map((e) => e.slice(0, 7))
    .filter((e) => !e.startsWith("E0120"));

describe("a constant of the distribution that our library lacks", () => {
  const doubt = "is a constant of HOL.BNF_Greatest_Fixpoint, which is not defined here";
  it("is not taken for a variable where its theory is imported", () => {
    expect(doubts('lemma "toCard n = toCard m" oops', "Main")).toEqual([`"toCard" ${doubt}`]);
    expect(doubts('lemma "discrim a b c = (0 :: real)" oops', `"HOL-Library.Quadratic_Discriminant"`)).toEqual([
      '"discrim" is a constant of HOL-Library.Quadratic_Discriminant, which is not defined here',
    ]);
  });

  it("is a variable elsewhere, and where it is bound or fixed", () => {
    expect(doubts('lemma "discrim a b c = (0 :: nat)" oops', "Main")).toEqual([null]);
    expect(doubts('lemma fixes toCard shows "toCard n = toCard m" oops\nlemma "∀fromCard. fromCard = fromCard" oops', "Main")).toEqual([
      null,
      null,
    ]);
  });

  it("is no variable of a rule", () => {
    const [error] = errors(theory(`inductive p where "toCard n ⟹ p n"`));
    expect(error).toBe(`E0215 2 "toCard" ${doubt}`);
  });
});

it("the correspondence of raw and abstract values is known after setup_lifting", () => {
  const commands = `typedef even = "{n :: nat. even n}" sorry\nsetup_lifting type_definition_even
lemma "cr_even n x ⟷ n = Rep_even x" oops\nlemma "pcr_even = cr_even" oops`;
  const loaded = theory(commands);
  expect(errors(loaded)).toEqual([]);
  expect(claims(loaded)).toEqual(["cr_even (n :: nat) (x :: even) = (n = Rep_even x)", "pcr_even = cr_even"]);
});

it("the correspondence that a proved theorem sets up is no variable", () => {
  const commands = `datatype copy⇩n = C (of_copy: nat)
lemma iso: "type_definition of_copy C UNIV" sorry
setup_lifting iso
lemma "cr_copy⇩n = pcr_copy⇩n" oops`;
  expect(errors(theory(commands)).map((e) => e.slice(0, 5))).toEqual(["E0213"]);
});

it("after a program in ML an undeclared name may be a constant", () => {
  const claims = `lemma "foo x = y" oops\nlemma "f x = y" oops`;
  const local = 'a command "local_setup" of theory T was left out: "foo" may be a constant';
  const after = (command: string) => doubts(`${command}\n${claims}`, "Main").map((d) => d?.replace(/T\d+/, "T") ?? null);
  expect(after("local_setup ‹define_foo›")).toEqual([local, null]);
  expect(after("ML ‹val x = 1›")).toEqual([null, null]);
  expect(after("ML ‹val _ = Theory.setup define_foo›")).toEqual([local.replace("local_setup", "ML"), null]);
});

it("free variables named almost like a constant are remarked on", () => {
  const loaded = theory(
    'lemma "lenght xs = 0" oops\nlemma "toCard n = m" oops\nlemma "length xs = nats" oops\nlemma fixes lenght shows "lenght xs = 0" oops',
  );
  expect(loaded.diagnostics.map((d) => [d.severity, d.message])).toEqual([
    ["note", '"lenght" is a free variable here; did you mean length?'],
  ]);
  expect(statements(loaded).map((s) => s.doubt === null)).toEqual([true, false, true, true]);
});

describe("where an import is missing", () => {
  it("what is not declared has a hint at it", () => {
    const texts = [
      'lemma "x = (y :: state)" oops',
      'lemma "x = (y :: \'a::rung)" oops',
      'lemma (in net) "x = y" oops',
      'lemma "Net.top = x" oops',
    ];
    const hints = theory(texts.join("\n"), "Main Nowhere")
      .diagnostics.filter((d) => d.code !== "E0120")
      .map((d) => `${d.code} ${d.hint}`);
    const hint = "It may come from a missing import: Nowhere.";
    expect(hints).toEqual(["E0201", "E0202", "E0208", "E0203"].map((code) => `${code} ${hint}`));
  });

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
    const doubt = 'the import "Nowhere" is missing, and Main stands in for it';
    expect(statements(loaded).map((s) => s.doubt)).toEqual([doubt]);
    theory("", "Nowhere", "Stands");
    expect(doubts('lemma "x = (0::nat)" oops', "Stands")).toEqual([doubt]);
    expect(doubts('lemma "x = (0::nat)" oops', "Main Stands")).toEqual([doubt]);
  });
});
