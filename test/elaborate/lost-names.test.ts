import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { namesOfCommand } from "../../src/elaborate/names/lost-names.ts";
import { packages } from "../../src/elaborate/packages/index.ts";
import { mainKeywords, parseTheory } from "../../src/syntax/index.ts";
import { claims, errors, statements, theory } from "./theory-text.ts";

/** The codes of the errors in order, with their lines. */
const codes = (commands: string, imports = "Main"): string[] => errors(theory(commands, imports)).map((e) => e.slice(0, 7));

describe("the names of a definition", () => {
  /** Packages that declare types only, or say something about what is there. */
  const nameless = new Set([
    "typedecl",
    "type_synonym",
    "hollow_native_type",
    "rep_datatype",
    "free_constructors",
    "termination",
    "specification",
    "setup_lifting",
    "code_datatype",
    "time_fun_0",
    "quickcheck_generator",
  ]);

  it("are told by every package, so that they can be missed", () => {
    const { context } = theory("");
    const text = readFileSync(new URL("../golden/commands/All_Commands.thy", import.meta.url), "utf8");
    const told = parseTheory(text, mainKeywords).commands.filter((command) => namesOfCommand(context, command).length > 0);
    const kinds = new Set<string>(told.map(({ kind }) => kind));
    expect(Object.keys(packages).filter((kind) => !kinds.has(kind) && !nameless.has(kind))).toEqual([]);
  });
});

describe("a name whose declaration was left out", () => {
  it.each([
    ["a function with a type error and no type", `fun foo where "foo n = (n + True :: nat)"`],
    ["a definition without a type", `definition "foo n = (n :: bool) + (0 :: nat)"`],
    ["a definition that is not quoted", "definition foo where foo n = 3"],
    ["a constructor of an unknown type", "datatype t = foo unknown_type | bar"],
    ["a field of an unknown type", `record r = foo :: unknown_type`],
    ["an operation of a class", `class c = fixes foo :: "unknown_type ⇒ 'a"`],
    ["a predicate", `inductive foo where "foo (0 :: nat)" | "foo True"`],
    ["another name for a constant that does not exist", "alias foo = List.frobnicate"],
    ["an unknown command", "frobnicate foo = 3"],
  ])("is not a variable: %s", (_, command) => {
    expect(codes(`${command}\nlemma "foo x = y" oops`).at(-1)).toBe("E0213 3");
  });

  it.each([
    ["a recursor", "datatype t = A unknown_type | B", "rec_t"],
    ["a map function with a name", "datatype (elems: 'a) t = A unknown_type 'a for map: maps", "maps"],
    ["a set function with a name", "datatype (elems: 'a) t = A unknown_type 'a for map: maps", "elems"],
    ["a discriminator", "datatype t = A unknown_type | B", "is_B"],
    ["an update", "record r = foo :: unknown_type", "foo_update"],
    ["the domain of a function", 'function go :: "nat ⇒ nat" where "go n = go n" by auto', "go_dom"],
    ["the graph of a function", 'fun go :: "nat ⇒ nat" where "go n = n"', "go_graph"],
    ["the corecursor of a codatatype", "codatatype s = S s", "corec_s"],
    ["the fold behind a datatype", "datatype t = T t | Z", "ctor_fold_t"],
    ["the fold behind a datatype that was left out", "datatype t = T unknown_type | Z", "ctor_fold_t"],
    ["the map behind a datatype that was left out", "datatype t = T unknown_type | Z", "map_pre_t"],
    ["the constructor behind a datatype that was not parsed", "datatype t = = Z", "ctor_t"],
    ["the corecursor of a codatatype that was left out", "codatatype s = S unknown_type s", "corec_s"],
    ["the destructor behind a codatatype that was left out", "codatatype s = S unknown_type s", "dtor_unfold_s"],
    ["the second set function of a datatype that was left out", "datatype ('a, 'b) t = T unknown_type 'a 'b", "set2_t"],
    ["the graph of a function that was left out", 'fun go :: "nat ⇒ nat" where "go n = True"', "go_graph"],
    ["the rest of a record that was left out", "record r = foo :: unknown_type", "more"],
    ["the representatives of a quotient that was left out", 'quotient_type q = "unknown_type" / "(=)" sorry', "rep_q"],
    ["the map behind a codatatype", "codatatype s = S s", "map_pre_s"],
    ["the parametrised correspondence of a type", 'quotient_type \'a q = "\'a list" / "(=)" sorry', "pcr_q"],
    ["the map function of a lifted functor", "typedef 'a t = \"UNIV :: 'a set\" sorry lift_bnf 'a t for map: maps sorry", "maps"],
    ["the relator of a lifted functor", "typedef 'a t = \"UNIV :: 'a set\" sorry lift_bnf 'a t for map: maps sorry", "rel_t"],
    ["the set function of a copied functor", "typedef 'a t = \"UNIV :: 'a set\" sorry copy_bnf (elems: 'a) t", "elems"],
    ["the predicate of a registered functor", 'typedef \'a t = "UNIV :: \'a set" sorry bnf "\'a t" map: id sorry', "pred_t"],
    ["the domain of mutual functions", 'fun even :: "nat ⇒ bool" and odd where "even n = odd n" | "odd n = True"', "even_odd_dom"],
  ])("is not a variable either when it comes with a declaration: %s", (_, command, name) => {
    expect(codes(`${command}\nlemma "${name} x = y" oops`).at(-1)).toBe("E0213 3");
  });

  it("may be bound, fixed, or declared again", () => {
    const broken = `fun foo :: "nat ⇒ nat" where "foo n = True"`;
    const uses = `lemma "∀foo. foo = foo" oops\nlemma fixes foo shows "foo = foo" oops\ndefinition foo where "foo = (1::nat)"\nlemma "foo = 1" oops`;
    expect(codes(`${broken}\n${uses}`)).toEqual(["E0320 2"]);
  });

  it("is not one that represents a type of the library either", () => {
    expect(codes('lemma "Abs_Nat (Rep_Nat a) = a" oops')).toEqual(["E0203 2"]);
    expect(codes('lemma "Suc_Rep x = y" oops')).toEqual(["E0203 2"]);
    expect(codes('lemma fixes Abs_nat shows "Abs_nat x = y" oops\nlemma "Abs_x = y" oops')).toEqual([]);
  });

  it("is known to importers, too", () => {
    theory(`fun foo :: "nat ⇒ nat" where "foo n = True"`, "Main", "Broken");
    const importer = theory(`lemma "foo x = y" oops\nlemma "x = y" oops`, "Broken");
    expect(errors(importer)).toEqual([]);
    expect(statements(importer).map((s) => s.doubt)).toEqual(['a command "fun" of theory Broken was left out', null]);
  });

  it("does not take the variables of the broken command with it", () => {
    const loaded = theory(`definition foo where foo n m = 3\nlemma "n = m" oops`);
    expect(claims(loaded)).toEqual(["(n :: 'a) = (m :: 'a)"]);
  });
});

it("a statement in a block without its beginning is not tested", () => {
  const loaded = theory(`context nosuch begin\nlemma "y = (0 :: nat)" oops\nend\nlemma "z = (0 :: nat)" oops`);
  expect(errors(loaded).map((e) => e.slice(0, 7))).toEqual(["E0208 2", "E0214 3"]);
  expect(claims(loaded)).toEqual(["(z :: nat) = 0"]);
});

it("commands of a library theory are known where it is imported", () => {
  expect(theory(`lemma "x = y"\nrefute [expect = genuine]\noops`, `"HOL-Library.Refute"`).diagnostics).toEqual([]);
});
