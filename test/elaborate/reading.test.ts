import { describe, expect, it } from "vitest";
import { printTerm } from "../../src/elaborate/index.ts";
import { constsOf, freeVars, sameTerm } from "../../src/logic/index.ts";
import { claim, claims, errors, statements, theory } from "./theory-text.ts";

describe("names", () => {
  it("prefer the newest declaration", () => {
    expect(claims(theory(`definition hd :: nat where "hd = 0"\nlemma "hd = List.hd [x]" oops`))).toEqual([
      "hd = hd [x :: nat]".replace("hd [x", "list.hd [x"),
    ]);
  });

  it("stay hidden after merging imports", () => {
    theory(`hide_const (open) length\ndefinition length :: "'a ⇒ bool" where "length x = True"`, "Main", "Hiding");
    expect(errors(theory(`lemma "length (x :: nat)" oops`, "Hiding Main"))).toEqual([]);
  });

  it("declared as qualified are short inside their block only", () => {
    const commands = `context begin\nqualified definition secret :: nat where "secret = 1"\nlemma "secret = 1" oops\nend\nlemma "secret = 1" oops`;
    const loaded = theory(commands);
    expect(errors(loaded)).toEqual([]);
    expect(claims(loaded)).toEqual(["secret = 1", "(secret :: 'a::one) = 1"]);
  });

  it("of the library keep their notation when a theory takes them", () => {
    const commands = `datatype b = Not b | Leaf\nlemma "∄x. x = (y :: nat)" oops`;
    expect(errors(theory(commands))).toEqual([]);
  });

  it("of the meta level are the user's unless they are qualified", () => {
    expect(claim("eq = type ∧ imp")).toBe("(eq :: 'a) = (type :: 'a) ∧ (imp :: bool)");
    expect(claim("∀(x :: dummy) y. x = y")).toContain("dummy");
  });

  it("suggest what was meant", () => {
    const [problem] = theory(`lemma "List.revv xs = xs" oops`).diagnostics;
    expect(problem?.code).toBe("E0203");
    expect(problem?.hint).toContain("rev");
  });
});

describe("notation", () => {
  it("without a name means the part that it consists of", () => {
    const commands = `
nonterminal steps and step
syntax
  "_step" :: "pttrn ⇒ 'a ⇒ step" ("_ ↝ _" [0, 10] 10)
  "" :: "step ⇒ steps" ("_")
  "_steps" :: "step ⇒ steps ⇒ steps" ("_;/ _")
  "_run" :: "steps ⇒ 'a" ("run _ end")
translations
  "_run (_steps (_step x e) r)" == "CONST Option.bind e (λx. _run r)"
  "_run (_step x e)" == "CONST Option.bind e (λx. CONST Some x)"
lemma "(run x ↝ a; y ↝ f x end) = c" oops
lemma "Option.bind a (λx. Option.bind (f x) (λy. Some y)) = c" oops`;
    expectTwice(commands);
  });

  it("that is translated without its arguments is translated at any arguments", () => {
    expectTwice(`
definition lift2 :: "('a ⇒ 'b ⇒ 'c) ⇒ ('w ⇒ 'a) ⇒ ('w ⇒ 'b) ⇒ 'w ⇒ 'c" where "lift2 f x y w = f (x w) (y w)"
syntax
  "_lift2" :: "['a, 'b, 'c] ⇒ 'd" ("lift _ ⟨_, _⟩")
  "_same" :: "['a, 'b] ⇒ 'c" (infixl "≃" 50)
  "_both" :: "['a, 'b] ⇒ 'c" (infixl "⋏" 35)
translations
  "_lift2" == "CONST lift2"
  "_same" == "_lift2 (=)"
  "_both" == "_lift2 (CONST conj)"
lemma "(x ≃ y ⋏ p) w = c" oops
lemma "lift2 (∧) (lift2 (=) x y) p w = c" oops`);
  });

  it("may reuse the syntax of application and abstraction for terms of its own", () => {
    expectTwice(`
nonterminal formula
syntax
  "" :: "id ⇒ formula" ("_")
  "_applC" :: "[formula, cargs] ⇒ formula" ("(1_/ _)" [1000, 1000] 999)
  "_lambda" :: "[idts, formula] ⇒ formula" ("(3%_./ _)" [0, 3] 3)
  "_meant" :: "formula ⇒ 'a" ("⟪_⟫")
translations "_meant f" => "f"
lemma "⟪%x y. f x (Suc y)⟫ = g" oops
lemma "(λx y. f x (Suc y)) = g" oops`);
  });
});

/** Expects of two statements that they are read without errors, and to the same term. */
function expectTwice(commands: string) {
  const loaded = theory(commands);
  expect(errors(loaded)).toEqual([]);
  const [first, second] = statements(loaded).map((s) => s.conclusions[0]);
  expect(first !== undefined && second !== undefined && sameTerm(first, second)).toBe(true);
}

describe("inference", () => {
  it("finds the most general types", () => {
    expect(claim("rev xs = ys")).toBe("rev (xs :: 'a list) = (ys :: 'a list)");
    expect(claim("x + y = y")).toContain("(x :: 'a::plus)");
  });

  it("shows both types and the term of a clash", () => {
    expect(claim("rev (n ::\r\n  nat) = xs")).toContain("in n :: nat");
    expect(claim("rev (n :: nat) = xs")).toBe(`E0320 2 Type error: cannot make "_ list" and "nat" the same type, in n :: nat`);
  });

  it("knows which types belong to a class", () => {
    expect(claim("sort xs = (xs :: (nat ⇒ nat) list)")).toMatch(/^E0322 2 .*linorder/);
  });

  it("settles ambiguous notation by types", () => {
    const loaded = theory(
      `datatype t = A t t (infixl "⊹" 60) | E\ndefinition f :: "nat ⇒ nat ⇒ nat" (infixl "⊹" 60) where "f x y = x"\nlemma "x ⊹ y = E" "Suc n ⊹ m = k" oops`,
    );
    expect(errors(loaded)).toEqual([]);
    expect(loaded.diagnostics.filter((d) => d.code === "W0311")).toEqual([]);
  });

  it("reads clauses of a case expression before disjunctions that some notation would allow", () => {
    const commands = `inductive big :: "nat ⇒ nat ⇒ bool" (infix "⇒" 55) where "a ⇒ a"
fun f :: "nat option ⇒ bool" where "f x = (case x of None ⇒ True | Some n ⇒ False)"`;
    expect(errors(theory(commands))).toEqual([]);
  });

  it("reads variables that range over propositions", () => {
    expect(claims(theory(`lemma "(True ⟹ PROP P) ≡ PROP P" oops`))).toEqual(["(True ⟶ (P :: bool)) = P"]);
    expect(errors(theory(`lemma "I = (λx. x) ⟹ Pure.all P ≡ Pure.all (λx. P (I x))" oops`))).toEqual([]);
  });
});

describe("coercions", () => {
  it("are not put in below Complex_Main", () => {
    expect(claim("(n :: nat) + (i :: int) = 0")).toMatch(/^E0320/);
  });

  it.each([
    ["x = (n :: nat) + (r :: real)", "(x :: real) = real (n :: nat) + (r :: real)"],
    ["(n :: nat) ≤ (i :: int)", "int (n :: nat) ≤ (i :: int)"],
    ["(i :: int) < (r :: real)", "real_of_int (i :: int) < (r :: real)"],
    ["0.5 * (n :: nat) = (r :: real)", "5 / 10 * real (n :: nat) = (r :: real)"],
    ["(f :: nat ⇒ nat) = (g :: nat ⇒ int)", "(λx::nat. int ((f :: nat ⇒ nat) x)) = (g :: nat ⇒ int)"],
  ])("bring %s to one type", (text, expected) => {
    expect(claim(text, "Complex_Main")).toBe(expected);
  });

  it("lead from types with arguments to others, and to functions", () => {
    const commands = `datatype 'a bag = Bag (elements: "'a set")
datatype ('a, 'b) fn = Fn (ap: "'a ⇒ 'b")
declare [[coercion_enabled]]
declare [[coercion elements]]
declare [[coercion "ap :: ('a, 'b :: order) fn ⇒ 'a ⇒ 'b"]]
lemma "x ∈ (b :: nat bag) ∨ f x ≤ (y :: nat)" for f :: "(nat, nat) fn" oops
lemma "map f xs = []" for f :: "(nat, nat) fn" oops`;
    expect(claims(theory(commands))).toEqual([
      "(x :: nat) ∈ elements (b :: nat bag) ∨ ap (f :: (nat, nat) fn) x ≤ (y :: nat)",
      "map (ap (f :: (nat, nat) fn)) (xs :: nat list) = []",
    ]);
  });

  it("lead to functions also where only another place tells that the argument is none", () => {
    const commands = `datatype ('a, 'b) fn = Fn (ap: "'a ⇒ 'b")
declare [[coercion_enabled]]
declare [[coercion ap]]
definition tells :: "(nat, nat) fn ⇒ bool" where "tells g = (map g [] = [])"
lemma "map f xs = [] ∧ tells f" oops
lemma "tells f ∧ map f xs = []" oops`;
    const [mapped, told] = ["map (ap (f :: (nat, nat) fn)) (xs :: nat list) = []", "tells (f :: (nat, nat) fn)"];
    const plain = (text: string | undefined): string => text?.replaceAll(" :: (nat, nat) fn", "").replaceAll(/[()]/g, "") ?? "";
    expect(claims(theory(commands)).map(plain)).toEqual([plain(`${mapped} ∧ ${told}`), plain(`${told} ∧ ${mapped}`)]);
  });

  it("can be declared", () => {
    const commands = `declare [[coercion_enabled]]\ndeclare [[coercion "int :: nat ⇒ int"]]\nlemma "(i :: int) < length xs" oops`;
    expect(claims(theory(commands))).toEqual(["(i :: int) < int (length (xs :: 'a list))"]);
  });
});

it("takes the simplifier's implication for implication", () => {
  expect(claim("⟦xs = ys; ⋀y :: nat. y ∈ set ys =simp=> f y = g y⟧ ⟹ map f xs = map g ys")).toMatch(/y ∈ set ys ⟶/);
});

it("reads numbered schematic variables as variables", () => {
  expect(claim("?x1 = (?x2 :: nat)")).toBe("(?x.1 :: nat) = (?x.2 :: nat)");
});

describe("patterns", () => {
  it("may be abbreviations", () => {
    const commands = `datatype 'a t = L | N "'a t" "'a × bool" "'a t"
abbreviation "R l a r ≡ N l (a, True) r"
fun f :: "'a t ⇒ nat" where "f (R l a r) = 1" | "f t = (case t of R l a r ⇒ 2 | _ ⇒ 3)"`;
    expect(errors(theory(commands))).toEqual([]);
  });

  const shadowed = [
    `datatype 'a seq = Nil | Cons 'a "'a seq"`,
    `hide_const (open) Nil Cons datatype 'a seq = Nil | Cons 'a "'a seq"`,
    `hide_const Nil Cons datatype 'a seq = Nil | Cons 'a "'a seq"`,
  ];
  it.each(shadowed)("in built-in notation mean the constructors of the library: %s", (command) => {
    const loaded = theory(`${command}\nlemma "(case [1::nat] of [] ⇒ 0 | [x] ⇒ x | _ ⇒ 7) = 1" oops`);
    expect(errors(loaded)).toEqual([]);
    const [statement] = statements(loaded);
    const used = new Set((statement?.conclusions ?? []).flatMap(constsOf).map((c) => c.name.split(".").at(-2)));
    expect(used.has("seq")).toBe(false);
    expect(used.has("list")).toBe(true);
  });

  it.each([
    ["xs", "(case xs of [] ⇒ 0 | None ⇒ 1) = (0::nat)"],
    ["a clause behind one for all values", "(case xs of [] ⇒ 0 | _ ⇒ 1 | True ⇒ 2) = (0::nat)"],
    ["inside", "(case xs of [Some x] ⇒ 0 | [True] ⇒ 2) = (0::nat)"],
  ])("of several types are a type error: %s", (_, text) => {
    expect(claim(text)).toMatch(/^E0320/);
  });

  it("may have names", () => {
    const commands = `unbundle pattern_aliases
fun f :: "nat list ⇒ nat list" where "f [] = []" | "f ((x # xs) =: ys) = ys @ f xs"`;
    expect(errors(theory(commands, `Main "HOL-Library.Pattern_Aliases"`))).toEqual([]);
  });
});

describe("definitions", () => {
  it("take a type argument for a type that only the right-hand side has", () => {
    const loaded = theory(`definition "small = {n::nat. n < card (UNIV :: 'a set)}"\nlemma "small TYPE(bool) = {}" oops`);
    expect(errors(loaded)).toEqual([]);
  });

  it("give every function an equation", () => {
    expect(errors(theory(`fun ev :: "nat ⇒ bool"\n  and od :: "nat ⇒ bool" where "ev n = od n"`))).toEqual([
      `E0448 3 No equation defines "od"`,
    ]);
  });

  it("refuse functions that cannot terminate", () => {
    expect(errors(theory(`fun f :: "nat ⇒ nat" where "f n = Suc (f n)"`))[0]).toMatch(/^E0212/);
  });

  it("take sorts from arguments of constructors", () => {
    expect(errors(theory(`datatype 'a t = E | N "'a::linorder" "'a t"\nlemma "x = (y :: nat t)" oops`))).toEqual([]);
  });

  it("read notations on a type that is called like a part of the grammar", () => {
    const commands = `datatype type = A | B type
primrec sub :: "type ⇒ nat ⇒ type" ("_[_]⇩τ" [300, 0] 300) where "A[k]⇩τ = A" | "(B t)[k]⇩τ = B (t[k]⇩τ)"`;
    expect(errors(theory(commands))).toEqual([]);
  });
});

describe("classes and locales", () => {
  it("state lemmas over the class's type", () => {
    const loaded = theory(
      `class pt = fixes p :: 'a and f :: "'a ⇒ 'a" assumes fixed: "f p = p" begin\nlemma "f (f p) = p" oops\nend\nlemma "f x = (x :: 'b::pt)" oops`,
    );
    expect(errors(loaded)).toEqual([]);
    expect(statements(loaded)[0]?.locale).toMatch(/pt$/);
  });

  it("find the types of imported parameters anew", () => {
    const commands = `locale S = fixes empty :: 's and set :: "'s ⇒ 'a set" assumes "set empty = {}"
locale T = S + fixes f :: "'t ⇒ 'b::linorder list ⇒ bool" assumes "f s x = (x ∈ set s)"`;
    expect(errors(theory(commands))).toEqual([]);
  });

  it("interpret over variables, and define the names of the interpretation", () => {
    const commands = `locale L = fixes op :: "'a ⇒ 'a" and c :: 'a begin\ndefinition "twice x = op (op x)"\nend
global_interpretation I: L "λx. x + n" 0 for n :: nat defines add_twice = I.twice .
lemma "I.twice n x = x + n + n" oops
lemma "add_twice n x = x + n + n" oops`;
    expect(errors(theory(commands))).toEqual([]);
  });

  it("keep a failed block's scope, so that its end does not end another one", () => {
    const commands = `locale A = fixes x :: nat begin\ncontext fixes y :: "nat unknown" begin\nend\nlemma inside: "x = 0" oops\nend`;
    const loaded = theory(commands);
    expect(errors(loaded)).toHaveLength(1);
    expect(statements(loaded)[0]?.params.map((p) => p.name)).toEqual(["x"]);
  });
});

describe("statements", () => {
  it("have assumptions, conclusions and names", () => {
    const [s] = statements(theory(`lemma foo: fixes n :: nat assumes a: "n < m" and "m < k" shows "n < k" and "n ≠ k" oops`));
    expect(s?.name).toBe("foo");
    expect(s?.assumptionNames).toEqual(["a", ""]);
    expect(s?.conclusions).toHaveLength(2);
  });

  it("read obtains as existence", () => {
    expect(claims(theory(`lemma obtains n :: nat where "n = m" | "m = 0" oops`))).toEqual(["(∃n::nat. n = (m :: nat)) ∨ m = 0"]);
  });

  it("go on after errors", () => {
    const loaded = theory(`lemma "x = List.nothing" oops\nlemma good: "x = (x :: nat)" oops`);
    expect(errors(loaded)).toHaveLength(1);
    expect(statements(loaded).map((s) => s.name)).toEqual(["good"]);
  });
});

describe("contexts", () => {
  it("are left for one statement by (in -)", () => {
    const commands = `locale l = fixes x :: nat assumes "x = 1"\ncontext l begin\nlemma (in -) "x = (2 :: int)" oops\nlemma "x = 2" oops\nend`;
    const [outside, inside] = statements(theory(commands));
    expect([outside?.params, outside?.contextAssumptions]).toEqual([[], []]);
    expect([inside?.params.length, inside?.contextAssumptions.length]).toEqual([1, 1]);
  });

  it("of a locale without assumptions have no predicate, and defined parameters are no arguments of it", () => {
    const commands = `locale S = fixes c :: nat and d :: nat defines d_def: "d ≡ c + 1"
lemma "S = (S :: int)" oops
locale P = S + assumes "d < 5"
lemma "P 3" oops`;
    const loaded = theory(commands);
    expect(errors(loaded)).toEqual([]);
    expect(claims(loaded)).toEqual(["(S :: int) = S", "P 3"]);
  });

  it("of a class without superclasses have those that its assumptions ask for", () => {
    const commands = `class total = assumes total: "x ≤ y ∨ y ≤ x"\nlemma "x ≤ (x :: 'a::total)" oops`;
    expect(errors(theory(commands))).toEqual([]);
  });

  it("of instances take corecursive definitions of the operations", () => {
    const commands = `codatatype g = G (re: int) (im: int)
instantiation g :: plus begin
primcorec plus_g :: "g ⇒ g ⇒ g" where "re (x + y) = re x + re y" | "im (x + y) = im x + im y"
instance ..
end
lemma "re (x + y) = re x" oops`;
    expect(errors(theory(commands))).toEqual([]);
  });
});

describe("structures", () => {
  const monoid = `record 'a monoid = mult :: "'a ⇒ 'a ⇒ 'a" (infixl "⊗ı" 70) one :: 'a ("𝟭ı")`;

  it("stand for an index that is left out", () => {
    const commands = `${monoid}
locale group = fixes G (structure) assumes unit: "𝟭 ⊗ x = x"
lemma (in group) "x ⊗ 𝟭 = x" oops
lemma fixes H (structure) shows "𝟭 ⊗ x = x ⊗⇘K⇙ 𝟭⇘K⇙" oops`;
    const loaded = theory(commands);
    expect(errors(loaded)).toEqual([]);
    const [inside, given] = statements(loaded);
    expect(inside?.params.map((p) => p.name)).toEqual(["G"]);
    expect(given?.conclusions.map((t) => printTerm(given.context, t))).toEqual(["𝟭⇘H⇙ ⊗⇘H⇙ x = x ⊗⇘K⇙ 𝟭⇘K⇙"]);
  });

  it("are asked for where there is none", () => {
    expect(errors(theory(`${monoid}\nlemma "𝟭 ⊗ x = x" oops`)).map((e) => e.slice(0, 7))).toEqual(["E0310 3"]);
  });
});

describe("locale expressions", () => {
  it("give variables after for without a type the type of the parameter, in the order of for", () => {
    const commands = `locale a = fixes r :: "'a ⇒ 'a ⇒ bool" and d :: 'a assumes "r d d"
locale b = a gt default for default :: "'b::zero" and gt (infix "≻" 50) + assumes "0 ≻ default"
lemma "b (0 :: nat) (≤)" oops`;
    expect(errors(theory(commands))).toEqual([]);
  });
});

it("sorts may stand on the right of a type synonym", () => {
  expect(errors(theory(`type_synonym ('e, 'a) q = "('e × 'a::linorder) list"\nlemma "(x :: (nat, int) q) = x" oops`))).toEqual([]);
});

it("(**) is the section of an operator that is declared", () => {
  const commands = `definition up :: "nat ⇒ nat ⇒ nat" (infixr "**" 75) where "(**) = (^)"\nlemma "2 ** (* two *) 3 = up 2 3" oops`;
  expect(errors(theory(commands))).toEqual([]);
});

describe("a dummy outside a pattern", () => {
  const dropped = `abbreviation always :: "'a ⇒ bool" where "always _ ≡ True"\n`;

  it("may stand where an abbreviation drops it", () => {
    const loaded = theory(`${dropped}lemma "always _ ⟷ always (_ :: nat)" oops`);
    expect(errors(loaded)).toEqual([]);
    expect(statements(loaded).flatMap((s) => s.conclusions.flatMap((t) => [...freeVars(t).keys()]))).toEqual([]);
  });

  it("is rejected at its place otherwise", () => {
    expect(errors(theory(`${dropped}lemma "always _ ∧\nf _" oops`))).toEqual(["E0308 4 A dummy _ can only stand in a pattern"]);
  });
});

describe("overloading", () => {
  const none = `consts none :: "'a ⇒ bool"\n`;
  const pair = `overloading none ≡ "none :: ('a × 'b) ⇒ bool" begin\ndefinition "none (p :: 'a × 'b) = (none (fst p) ∧ none (snd p))"\nend\n`;
  const option = `overloading none ≡ "none :: 'a option ⇒ bool" begin\nprimrec none where "none (None :: 'a option) = True" | "none (Some x) = False"\nend\n`;

  it("by the constant's own name leaves the constant at other types what it is", () => {
    const loaded = theory(`${none}${pair}${option}definition "some x = (¬ none x)"\nlemma "none (a, b :: 'a option) ⟶ ¬ some a" oops`);
    expect(errors(loaded)).toEqual([]);
    expect(claims(loaded)[0]).toContain("a :: 'b");
  });
});

describe("adhoc_overloading", () => {
  it("chooses by type, in do blocks too", () => {
    const commands = `lemma "(Some x ⤜ f) = f x" "do { x ← [1]; y ← ys; [x + y] } = (zs :: nat list)" oops`;
    const [s] = statements(theory(commands, `Main "HOL-Library.Monad_Syntax"`));
    expect(s?.conclusions.map((t) => printTerm(s.context, t))).toEqual([
      "Option.bind (Some x) f = f x",
      "List.bind [1] (λx. List.bind ys (λy. [x + y])) = zs",
    ]);
  });

  it("can be added to and taken back", () => {
    const commands = `consts len :: "'a ⇒ nat"
definition len_bool :: "bool ⇒ nat" where "len_bool b = 1"
adhoc_overloading len ⇌ length len_bool
lemma "len (xs :: nat list) = len True + length [xs]" oops
no_adhoc_overloading len ⇌ len_bool
lemma "len ys = 1" oops`;
    const loaded = theory(commands);
    expect(errors(loaded)).toEqual([]);
    expect(statements(loaded).flatMap((s) => s.conclusions.map((t) => printTerm(s.context, t)))).toEqual([
      "length xs = len_bool True + length [xs]",
      "length ys = 1",
    ]);
  });
});

it("notation for output only is not read", () => {
  const commands = `definition f :: "nat ⇒ nat" where "f x = x"\nnotation (output) f ("♯ _")\nlemma "♯ x = x" oops`;
  expect(errors(theory(commands)).map((e) => e.slice(0, 7))).toEqual(["E0151 4"]);
  const ofSorts = `syntax (output) "_shown_sort" :: "type ⇒ sort ⇒ type" ("_::_")\nlemma "(x :: 'a :: finite) = x" oops`;
  expect(errors(theory(ofSorts))).toEqual([]);
});

describe("record types", () => {
  const records = `record 'a r = xs :: "'a list" n :: nat\nrecord 'a s = "'a r" + f :: "'a ⇒ bool"\n`;

  it("are found by their fields, whatever types these have", () => {
    const uses = `lemma "(x :: ⦇xs :: int list, n :: nat⦈) = (y :: int r)" oops
lemma "(x :: ⦇xs :: int list, n :: nat, f :: int ⇒ bool⦈) = (y :: int s)" oops
lemma "(x :: ⦇xs :: 'b list, n :: nat, … :: 'm⦈) = (y :: ('b, 'm) r_scheme)" oops`;
    expect(errors(theory(records + uses))).toEqual([]);
  });

  it("must have all fields at their types", () => {
    expect(
      errors(theory(`${records}lemma "(x :: ⦇xs :: int, n :: nat⦈) = x" oops\nlemma "(x :: ⦇n :: nat⦈) = x" oops`)).map((e) =>
        e.slice(0, 7),
      ),
    ).toEqual(["E0313 4", "E0313 5"]);
  });
});

it("a function that calls itself by its overloaded name at the same arguments does not terminate", () => {
  const block = (right: string): string =>
    `datatype t = A | B t\ninstantiation t :: plus begin\nfun plus_t where "plus_t A y = y" | "plus_t (B x) y = ${right}"\ninstance ..\nend`;
  expect(errors(theory(block("B x + y"))).map((e) => e.slice(0, 7))).toEqual(["E0212 4"]);
  expect(errors(theory(block("B (x + y)")))).toEqual([]);
});

it("datatypes over types with equality have equality", () => {
  const commands = `datatype 'a t = A 'a | B "'a t"\nlemma "HOL.equal (A True) (B x)" oops\nlemma "HOL.equal (A f) (A (g :: nat ⇒ nat))" oops`;
  expect(errors(theory(commands)).map((e) => e.slice(0, 7))).toEqual(["E0322 4"]);
});

it("the cases of obtains have variables of their own, even of the same name", () => {
  const loaded = theory(
    'lemma assumes "x ∈ set xs" obtains (first) y where "xs = x # y" | (rest) y z where "xs = y # z" and "x ∈ set z" sorry',
  );
  expect(errors(loaded)).toEqual([]);
  expect(claims(loaded)).toEqual([
    "(x :: 'a) ∈ set (xs :: 'a list) ⟹ (∃y::'a list. (xs :: 'a list) = (x :: 'a) # y) ∨ (∃(y::'a) z::'a list. xs = y # z ∧ x ∈ set z)",
  ]);
});
