/** A small library with the names that the packages rely on, so that these tests do not wait for the real one. */
import { present } from "../../../src/base/index.ts";
import { type LoadedTheory, TheoryLoader, type TheorySource } from "../../../src/elaborate/index.ts";
import {
  type ConstDecl,
  constant,
  type Equation,
  mapNodes,
  type Specification,
  showTerm,
  showType,
  type Term,
  type Theory,
} from "../../../src/logic/index.ts";

const library: Readonly<Record<string, string>> = {
  HOL: `theory HOL imports Pure begin
datatype bool = True | False
judgment Trueprop :: "bool ⇒ prop" (‹_› 5)
hollow_native eq :: "'a ⇒ 'a ⇒ bool" (infixl ‹=› 50)
hollow_native undefined :: 'a
primrec Not :: "bool ⇒ bool" (‹¬ _› [40] 40) where "(¬ True) = False" | "(¬ False) = True"
primrec conj :: "bool ⇒ bool ⇒ bool" (infixr ‹∧› 35) where "(True ∧ q) = q" | "(False ∧ q) = False"
primrec disj :: "bool ⇒ bool ⇒ bool" (infixr ‹∨› 30) where "(True ∨ q) = True" | "(False ∨ q) = q"
primrec implies :: "bool ⇒ bool ⇒ bool" (infixr ‹⟶› 25) where "(True ⟶ q) = q" | "(False ⟶ q) = True"
abbreviation not_equal :: "'a ⇒ 'a ⇒ bool" (infix ‹≠› 50) where "x ≠ y ≡ ¬ (x = y)"
abbreviation iff :: "bool ⇒ bool ⇒ bool" (infixr ‹⟷› 25) where "p ⟷ q ≡ p = q"
hollow_native All :: "('a ⇒ bool) ⇒ bool" (binder ‹∀› 10)
hollow_native Ex :: "('a ⇒ bool) ⇒ bool" (binder ‹∃› 10)
primrec If :: "bool ⇒ 'a ⇒ 'a ⇒ 'a" (‹if _/ then _/ else _› [0, 0, 10] 10) where "If True x y = x" | "If False x y = y"
end`,
  Orderings: `theory Orderings imports HOL begin
class ord = fixes less_eq :: "'a ⇒ 'a ⇒ bool" and less :: "'a ⇒ 'a ⇒ bool"
notation less_eq (‹_/ ≤ _› [51, 51] 50) and less (‹_/ < _› [51, 51] 50)
class bot = fixes bot :: 'a
class top = fixes top :: 'a
end`,
  Groups: `theory Groups imports Orderings begin
class zero = fixes zero :: 'a (‹0›)
class one = fixes one :: 'a (‹1›)
class plus = fixes plus :: "'a ⇒ 'a ⇒ 'a" (infixl ‹+› 65)
end`,
  Lattices: `theory Lattices imports Groups begin
class sup = fixes sup :: "'a ⇒ 'a ⇒ 'a"
end`,
  Set: `theory Set imports Lattices begin
hollow_native_type 'a set
hollow_native Collect :: "('a ⇒ bool) ⇒ 'a set"
hollow_native member :: "'a ⇒ 'a set ⇒ bool"
notation member (‹_/ ∈ _› [51, 51] 50)
hollow_native insert :: "'a ⇒ 'a set ⇒ 'a set"
hollow_native image :: "('a ⇒ 'b) ⇒ 'a set ⇒ 'b set" (infixr ‹\`› 90)
instantiation set :: (type) bot begin hollow_native bot_set :: "'a set" instance .. end
instantiation set :: (type) top begin hollow_native top_set :: "'a set" instance .. end
instantiation set :: (type) sup begin hollow_native sup_set :: "'a set ⇒ 'a set ⇒ 'a set" instance .. end
end`,
  Complete_Lattices: `theory Complete_Lattices imports Set begin
class Sup = fixes Sup :: "'a set ⇒ 'a"
instantiation set :: (type) Sup begin hollow_native Sup_set :: "'a set set ⇒ 'a set" instance .. end
end`,
  Typedef: `theory Typedef imports Complete_Lattices begin
hollow_native type_definition :: "('t ⇒ 'r) ⇒ ('r ⇒ 't) ⇒ 'r set ⇒ bool"
end`,
  Product_Type: `theory Product_Type imports Typedef begin
datatype unit = Unity (‹'(')›)
datatype (fsts: 'a, snds: 'b) prod (‹_ ×/ _› [21, 20] 20) = Pair (fst: 'a) (snd: 'b)
  for map: map_prod rel: rel_prod pred: pred_prod
end`,
  Nat: `theory Nat imports Product_Type begin
hollow_native_type nat
instantiation nat :: zero begin hollow_native zero_nat :: nat instance .. end
hollow_native Suc :: "nat ⇒ nat"
free_constructors case_nat for "0 :: nat" | Suc pred where "pred (0 :: nat) = (0 :: nat)" sorry
old_rep_datatype "0 :: nat" Suc sorry
instantiation nat :: plus begin hollow_native plus_nat :: "nat ⇒ nat ⇒ nat" instance .. end
instantiation nat :: ord begin
hollow_native less_eq_nat :: "nat ⇒ nat ⇒ bool"
hollow_native less_nat :: "nat ⇒ nat ⇒ bool"
instance ..
end
class size = fixes size :: "'a ⇒ nat"
end`,
  Basic_BNF_LFPs: `theory Basic_BNF_LFPs imports Nat begin
primrec size_prod :: "('a ⇒ nat) ⇒ ('b ⇒ nat) ⇒ 'a × 'b ⇒ nat" where "size_prod f g (x, y) = f x + g y + Suc 0"
end`,
  Option: `theory Option imports Basic_BNF_LFPs begin
datatype 'a option = None | Some (the: 'a)
end`,
  List: `theory List imports Option begin
datatype (set: 'a) list = Nil (‹[]›) | Cons (hd: 'a) (tl: "'a list") (infixr ‹#› 65)
  for map: map rel: list_all2 pred: list_all
  where "tl [] = []"
end`,
};

const source = (test: string): TheorySource => ({
  resolve: (name) => (name in library ? name : null),
  read: (id) => ({ text: id === "Test" ? test : present(library[id], `no theory ${id}`), badAt: null }),
  ready: (id) => base.get(id) ?? null,
});

const base = new Map<string, LoadedTheory>();
for (const name of Object.keys(library)) {
  const loaded = new TheoryLoader(source("")).load(name);
  const [error] = loaded.diagnostics.filter((d) => d.severity === "error");
  if (error !== undefined) throw new Error(`${name}: ${error.message}`);
  base.set(name, loaded);
}

/** The theory `Test` with these commands, over lists, options, numbers, pairs and sets. */
export function elaborate(commands: string, imports = "List"): LoadedTheory {
  return new TheoryLoader(source(`theory Test imports ${imports} begin\n${commands}\nend`)).load("Test");
}

/** The theory, which must be free of errors. */
export function theoryOf(commands: string, imports = "List"): Theory {
  const loaded = elaborate(commands, imports);
  const [error] = loaded.diagnostics.filter((d) => d.severity === "error");
  if (error !== undefined) throw new Error(`${error.code} ${error.message}`);
  return loaded.context.theory;
}

/** The errors of a text, as `code message`. */
export function errorsOf(commands: string, imports = "List"): string[] {
  return elaborate(commands, imports)
    .diagnostics.filter((d) => d.severity === "error")
    .map((d) => `${d.code} ${d.message}`);
}

const short = (name: string): string => name.slice(name.lastIndexOf(".") + 1);

/** A term with short constant names. */
export function show(t: Term): string {
  return showTerm(mapNodes(t, (leaf) => (leaf.kind === "const" ? constant(short(leaf.name), leaf.type) : undefined)));
}

export function declOf(theory: Theory, name: string): ConstDecl {
  return present(theory.consts.get(name), `no constant ${name}`);
}

/** The type of a constant, with short names. */
export function typeOf(theory: Theory, name: string): string {
  return showType(declOf(theory, name).type).replace(/[A-Za-z_]+\.(?=\w)/g, "");
}

function equationText(e: Equation): string {
  const condition = e.conditions.length === 0 ? "" : ` if ${e.conditions.map(show).join(", ")}`;
  return `${show(e.lhs)} = ${show(e.rhs)}${condition}`;
}

/** The equations of a constant as text. */
export function equationsOf(theory: Theory, name: string): string[] {
  const { spec } = declOf(theory, name);
  return spec.kind === "equations" ? spec.equations.map(equationText) : [`(${spec.kind})`];
}

/** The rules of an inductive predicate as text. */
export function rulesOf(theory: Theory, name: string): string[] {
  const spec: Specification = declOf(theory, name).spec;
  if (spec.kind !== "inductive") return [`(${spec.kind})`];
  return spec.rules.map((r) => [...r.premises, r.conclusion].map(show).join(" ⟹ "));
}
