import { describe, expect, it } from "vitest";
import { errors, statements, theory } from "./theory-text.ts";

let count = 0;

/** The doubts about the statements of a theory that imports another. */
function doubts(below: string, commands: string): (string | null)[] {
  const name = `Below${count++}`;
  theory(below, "Main", name);
  return statements(theory(commands, name)).map((s) => s.doubt?.replace(name, "B") ?? null);
}

const given = `consts c :: nat e :: nat\ntypedecl u\ndefinition d where "d = c + 1"`;
const lostAxiom = 'a command "axiomatization" of theory B was left out';

describe("an axiom that was not read", () => {
  it.each([
    ["a type error", `axiomatization where ax: "c > True"`],
    ["a syntax error in the term", `axiomatization where ax: "c > )"`],
    ["an error outside of terms", `axiomatization where ax: c > 5`],
    ["a new constant that is lost with it", `axiomatization f :: "nat ⇒ nosuch" where ax: "f c = f d"`],
    ["only what is defined by it", `axiomatization where ax: "d > True"`],
  ])("makes statements about its constants doubtful: %s", (_, axiom) => {
    const claims = `lemma "c > 7" oops\nlemma "d > 7" oops\nlemma "e > 7" oops\nlemma "length xs > 7" oops`;
    expect(doubts(`${given}\n${axiom}`, claims)).toEqual([lostAxiom, lostAxiom, null, null]);
  });

  it("makes all that is open doubtful where nothing of it can be read", () => {
    const claims = `lemma "c > 7" oops\nlemma "(x :: u) = y" oops\nlemma "(n :: nat) = 0" oops`;
    expect(doubts(`${given}\naxiomatization where ax: "nosuch = (x :: strange)"`, claims)).toEqual([lostAxiom, lostAxiom, null]);
  });

  it("may be about types and in notation", () => {
    const noted = `consts rel :: "u ⇒ u ⇒ bool" (infix "≺≺" 50)`;
    const claims = `lemma "(x :: u) = y" oops\nlemma "c = 0" oops`;
    expect(doubts(`${given}\naxiomatization where ax: "∃x :: u. x = True"`, claims)).toEqual([lostAxiom, null]);
    expect(doubts(`${given}\n${noted}\naxiomatization where ax: "x ≺≺ True"`, claims)).toEqual([lostAxiom, null]);
  });

  it("reaches through other axioms", () => {
    expect(doubts(`${given}\naxiomatization where ok: "c = e"\naxiomatization where ax: "c > True"`, `lemma "e > 7" oops`)).toEqual([
      lostAxiom,
    ]);
  });

  it("may be a specification or belong to a command of some other package", () => {
    const claims = `lemma "c > 7" oops\nlemma "e > 7" oops`;
    expect(doubts(`${given}\nspecification (c) big: "c > True" sorry`, claims)).toEqual([
      'a command "specification" of theory B was left out',
      null,
    ]);
    expect(doubts(`${given}\nfrobnicate "c > 5"`, claims)).toEqual(['a command "frobnicate" of theory B was left out', null]);
  });

  it("takes its new constants with it", () => {
    const loaded = theory(`axiomatization f :: nat where f > 5\nlemma "f > 5" oops`);
    expect(errors(loaded).at(-1)).toMatch(/^E0213/);
  });
});

it("a lost definition of an operation makes it doubtful at that type", () => {
  const below = `datatype t = A | B\ndatatype v = C | D
instantiation t :: plus begin\ndefinition "x + y = (True :: t)"\ninstance ..\nend
instantiation v :: plus begin\ndefinition "x + y = (x :: v)"\ninstance ..\nend`;
  const claims = `lemma "(x :: t) + y = y + x" oops\nlemma "(x :: v) + y = y + x" oops\nlemma "(x :: nat) + y = y" oops\nlemma "(x :: t) = y" oops`;
  expect(doubts(below, claims)).toEqual(['a command "definition" of theory B was left out', null, null, null]);
});

it("a lost overloaded definition makes its constant doubtful", () => {
  const below = `${given}\noverloading c' ≡ "c :: nat" begin\ndefinition "c' = True"\nend`;
  expect(doubts(below, `lemma "d > 7" oops\nlemma "e > 7" oops`)).toEqual(['a command "definition" of theory B was left out', null]);
});

describe("a text with several well-typed readings", () => {
  const noted = `consts f :: "nat ⇒ nat ⇒ nat" (infix "⊙" 60) g :: "nat ⇒ nat ⇒ nat" (infix "⊙" 60)`;
  const several = "the text has several well-typed readings, of which the first is taken";

  it("makes a statement doubtful", () => {
    expect(doubts(noted, `lemma "x ⊙ y = 0" oops\nlemma "f x y = 0" oops`)).toEqual([several, null]);
  });

  it("makes what is defined by it doubtful", () => {
    const [first, second] = doubts(`${noted}\ndefinition d where "d x = x ⊙ x"`, `lemma "d x = 0" oops\nlemma "f x y = 0" oops`);
    expect([first, second]).toEqual(['a command "definition" of theory B has several well-typed readings', null]);
  });

  it("makes an axiom doubtful, and is refused in a locale", () => {
    const [first, second] = doubts(`${noted}\naxiomatization where ax: "x ⊙ x = 0"`, `lemma "f x x = 0" oops\nlemma "(n :: nat) = 0" oops`);
    expect([first, second]).toEqual(['a command "axiomatization" of theory B has several well-typed readings', null]);
    expect(errors(theory(`${noted}\nlocale l = fixes a assumes "a ⊙ a = 0"`))[0]).toMatch(/^E0311/);
  });
});

it("a missing import makes what is open doubtful", () => {
  theory(given, "Main", "Given");
  const loaded = theory(`lemma "c > 7" oops\nlemma "(n :: nat) = 0" oops`, "Given Nowhere");
  expect(statements(loaded).map((s) => s.doubt)).toEqual(['the import "Nowhere" is missing', null]);
});

describe("a lost declaration of a name that something older has", () => {
  it("is not taken for the older constant", () => {
    const loaded = theory(`fun rev :: "nat ⇒ nat" where "rev n = True"\nlemma "rev x = x" oops\ndefinition d where "d = rev []"`);
    expect(errors(loaded).map((e) => e.slice(0, 7))).toEqual(["E0320 2", "E0320 4"]);
    expect(statements(loaded).map((s) => s.doubt)).toEqual([expect.stringContaining("was left out")]);
  });

  it("is not taken for the older type", () => {
    const loaded = theory(`datatype option = A nosuch\nlemma "(x :: nat option) = y" oops`);
    expect(errors(loaded).map((e) => e.slice(0, 7))).toEqual(["E0201 2", "E0303 3"]);
  });

  it("leaves the name to what the theory has declared itself", () => {
    const twice = `definition twice where "twice n = n + (n :: nat)"\ndatatype t = A | B`;
    const loaded = theory(`${twice}\n${twice}\nlemma "twice n = 0" oops\nlemma "(x :: t) = y" oops`);
    expect(errors(loaded).map((e) => e.slice(0, 7))).toEqual(["E0204 4", "E0410 5"]);
    expect(statements(loaded).map((s) => s.doubt)).toEqual([null, null]);
  });

  it("ends with the next declaration", () => {
    const loaded = theory(`definition rev where "rev = (0 :: bool)"\ndefinition rev where "rev = (1 :: nat)"\nlemma "rev = 1" oops`);
    expect(errors(loaded).map((e) => e.slice(0, 5))).toEqual(["E0322"]);
  });
});
