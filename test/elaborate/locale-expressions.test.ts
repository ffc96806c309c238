import { expect, it } from "vitest";
import { errors, theory } from "./theory-text.ts";

/** Texts that are read without an error. */
const good: [what: string, commands: string, imports?: string][] = [
  ["types that are numbers", `type_synonym d = "5 word"\nlemma "(x :: 32 word) = y" oops`, '"HOL-Library.Word"'],
  ["signs of lattices with the theories that bring them", `lemma "(⊥ :: nat) ⊔ x = y" oops`, '"HOL-Library.Complete_Partial_Order2"'],
  [
    "a definition in the notation of its binder",
    `definition Some' :: "(nat ⇒ bool) ⇒ bool" (binder "SOM" 10) where "SOM d. P d ≡ ∃d. P d"\nlemma "SOM d. d = 3" oops`,
  ],
  [
    "what is defined in a locale after its interpretation",
    `locale dist = fixes d :: "'a ⇒ 'a ⇒ nat"
interpretation N: dist "λx y :: nat. x + y" .
definition (in dist) "near x y = (d x y < 3)"
lemma "N.near 1 1" oops`,
  ],
  [
    "the operations of a class by names that are hidden outside",
    `locale unit = fixes u :: 'a begin definition "is_u x = (x = u)" end
class pointed = fixes pt :: 'a
hide_const (open) pt
context pointed begin
interpretation unit pt .
definition "here x = is_u x"
end
lemma "here x ⟶ x = y" oops`,
  ],
  [
    "sublocales with a qualifier, which leave other names alone",
    `locale base = fixes u :: "'a list" begin definition "size_of = length u" end
locale two = fixes v :: "'b list" begin sublocale b: base "zip v v" . end
definition "size_of (x :: nat) = x"
interpretation t: two "[1 :: nat]" .
interpretation t?: two "[2 :: int]" .
lemma "size_of 3 = 3" oops
lemma "t.b.size_of = 1" oops`,
  ],
  [
    "sorts that stand in an argument, for a variable after for",
    `locale lin = fixes s :: "'k ⇒ 'a::plus ⇒ 'a" and f :: "'a ⇒ 'b" assumes "f (s k x) = f x"
locale plain = lin "λ(k :: nat) (x :: 'a::plus). x" f for f :: "'a ⇒ 'b"
lemma "plain (λx :: nat. x)" oops`,
  ],
  [
    "parameters inherited by name before those after for",
    `locale three = fixes a :: nat and b :: bool and c :: "nat set"
locale four = three a for a + fixes d :: "bool set"
lemma (in four) "b = (a ∈ c) ⟷ b ∈ d" oops
interpretation four True "{}" 3 "{}" .`,
  ],
  [
    "a definition in a locale with a type that only its right side has",
    `locale one = fixes x :: nat begin
definition few :: "nat ⇒ bool" where "few n = (n + x < card (UNIV :: 'b set))"
lemma "few 1 ⟶ few x" oops
end
interpretation two: one 2 .
lemma "two.few 1" oops`,
  ],
  [
    "types whose arguments are left out",
    `datatype ('a, 'b, 'r) prog = Prog "'a ⇒ 'b + 'r"
register_default_tvars "('a, 'b, 'r) prog" (print, parse)
definition run :: "(_) prog ⇒ 'a ⇒ 'b + 'r" where "run p = (case p of Prog f ⇒ f)"
definition seq :: "(_, nat) prog ⇒ (nat ⇒ (_, bool) prog) ⇒ (_, bool) prog" where "seq p f = f 0"
lemma "run (p :: (_ :: order) prog) x = Inl e ⟹ e ≤ e" oops`,
    '"Keyword_Default_Tvars"',
  ],
  [
    "vectors, whose indices are of a finite type",
    `typedef ('a, 'b) vec = "UNIV :: ('b::finite ⇒ 'a) set" ..
syntax "_vec_type" :: "type ⇒ type ⇒ type" (infixl "^" 15)
definition at :: "'a ^ 'n ⇒ 'n ⇒ 'a" where "at v = Rep_vec v"
lemma "at v i = at w (i :: 'n)" for v :: "nat ^ 'n" oops`,
  ],
  [
    "variables of an interpretation that nobody fixes",
    `locale pow = fixes f :: "nat ⇒ nat ⇒ nat" begin
definition twice where "twice x = f x x"
end
interpretation m: pow "λx y. (x * y) mod k" .
definition "tw = m.twice"
lemma "tw 3 4 = 5" oops`,
  ],
  [
    "two instances of a locale whose types have the same names",
    `locale nat1 = fixes map :: "('b ⇒ 'b) ⇒ 'a ⇒ 'a" and st :: "'a ⇒ 'b set" assumes "map id x = x"
locale conv = nat1 + f': nat1 where map = map' and st = st'
  for map' :: "('b ⇒ 'b) ⇒ 'd ⇒ 'd" and st' :: "'d ⇒ 'b set" +
  fixes mt :: "('a ⇒ 'b) ⇒ 'c ⇒ 'd" and mf :: "('b ⇒ 'a) ⇒ 'd ⇒ 'c"
  assumes "⋀f d. st (mf f d) = f ${"`"} st' d"`,
  ],
  [
    "a parameter in arguments before the locale that it is inherited from",
    `locale typed = fixes has :: "'e ⇒ 't ⇒ bool" assumes "has x t ⟹ has x u ⟹ t = u"
locale lifted = sub: typed where has = sub_has for sub_has :: "'s ⇒ 't ⇒ bool" + fixes to_set :: "'e ⇒ 's set" begin
definition "all_typed e = (∃t. ∀x ∈ to_set e. sub_has x t)"
end
locale plain = lifted where sub_has = sub_has for sub_has :: "'s ⇒ unit ⇒ bool"
locale both = p: plain where sub_has = sub_has + lifted
locale other = q: plain where sub_has = sub_has and to_set = the_set + lifted for the_set
lemma (in both) "all_typed e ⟹ sub_has x () ∨ p.all_typed e" oops
lemma (in other) "all_typed e ⟹ sub_has x () ∨ q.all_typed f" oops
interpretation both "λn :: nat. {n}" "λ(x :: nat) u. True" .`,
  ],
  [
    "types declared in a locale by the qualifiers of its instances",
    `locale channel = fixes ok :: "'m ⇒ bool" begin
datatype inp = Send (load: nat) | Stop
definition "bad i = (case i of Send n ⇒ False | Stop ⇒ True)"
end
locale user = sec: channel ok for ok :: "nat ⇒ bool" begin
fun size_of :: "sec.inp ⇒ nat" where "size_of (sec.Send n) = n" | "size_of sec.Stop = 0"
end
interpretation c: channel "λn :: nat. True" .
lemma "c.bad i ⟹ i = (c.Send 3 :: c.inp) ∨ c.load i = 2" oops`,
  ],
  [
    "types declared in a part of a locale by the qualifiers of the whole",
    `locale arrows = fixes obj :: "'o set" begin
datatype 'x arr = Nothing | Arrow (start: 'x)
end
locale below = fixes f :: "'a ⇒ bool" begin
sublocale arrows "Collect f" .
sublocale deep: arrows "{x. ¬ f x}" .
end
locale above = B: below f for f :: "'a ⇒ bool" begin
definition "mapped a = (case a of B.Nothing ⇒ B.Nothing | B.Arrow x ⇒ B.Arrow (f x))"
lemma "mapped (B.Arrow x :: 'a B.arr) = B.Nothing ⟷ B.start a" oops
end
interpretation up: below "λn :: nat. True" .
lemma "a = (up.Arrow 3 :: nat up.arr)" oops`,
  ],
  [
    "types that a later instance settles",
    `locale rel = fixes r :: "'a ⇒ 'b ⇒ bool" begin definition "dom = {x. ∃y. r x y}" end
locale endo = fixes r :: "'c ⇒ 'c ⇒ bool" assumes "r x x"
locale refl = rel + endo
lemma (in refl) "dom = {x. r x x}" oops`,
  ],
  [
    "notation of a name that means the same under a qualifier",
    `locale res = fixes r :: "'a ⇒ 'a ⇒ 'a" begin
definition con (infix "⌢" 50) where "x ⌢ y ⟷ r x y ≠ r y x"
end
locale paths = R: res begin lemma "x ⌢ y ⟷ R.con y x" oops end
locale two = A: res a + B: res b for a b
locale sub = fixes r :: "'a ⇒ 'a ⇒ 'a" begin
sublocale S: res .
lemma "x ⌢ y ⟷ S.con y x" oops
end
lemma (in sub) "x ⌢ y ⟶ S.con y x" oops
definition (in res) apart (infix "⊥⊥" 50) where "x ⊥⊥ y ⟷ ¬ x ⌢ y"
abbreviation (in res) "joined ≡ con"
notation (in res) joined (infix "⋈" 50)
lemma (in paths) "x ⊥⊥ y ⟷ ¬ y ⋈ x" oops`,
  ],
  [
    "type variables of a definition that are not those of the locale that inherits it",
    `locale src = fixes f :: "'x ⇒ 'x" begin
definition image :: "('x ⇒ 'a) ⇒ 'x ⇒ 'a" where "image g x = g (f x)"
end
locale dst = src f for f :: "nat ⇒ nat" + fixes a :: 'a begin
lemma "image (λn. n = 0) 3 ∨ image (λ_. a) 2 = a" oops
end`,
  ],
  [
    "notation of a variable without a type in the arguments of a locale",
    `locale calc = fixes Bot :: "'f set" and ent :: "'f set ⇒ 'f set ⇒ bool"
locale calc2 = calc Bot "(⊨)" for Bot :: "'f set" and ent (infix "⊨" 50) + assumes "Bot ⊨ Bot" begin
lemma "Bot ⊨ {}" oops
end`,
  ],
  [
    "notation that comes with an interpretation or a sublocale",
    `locale noted = fixes lt :: "'t ⇒ 't ⇒ bool" begin
notation lt (infix "≺t" 50)
abbreviation le (infix "≼t" 50) where "x ≼t y ≡ x ≺t y ∨ x = y"
end
locale by_interpretation = fixes lt :: "'t ⇒ 't ⇒ bool" begin
interpretation noted .
lemma "x ≺t y ⟹ x ≼t y" oops
end
locale by_sublocale = fixes lt :: "'t ⇒ 't ⇒ bool" begin
sublocale noted .
end
lemma (in by_sublocale) "x ≺t y ⟹ x ≼t y" oops`,
  ],
  [
    "names of an imported locale whose types the elements settle",
    `locale hist = fixes h :: "nat ⇒ 'e list" begin
definition pre where "pre xs i = (∃ys. xs @ ys = h i)"
end
locale ops = hist h for h :: "nat ⇒ ('id × 'op) list" + fixes run :: "'op ⇒ 's ⇒ 's"
locale valid = ops + fixes good :: "'c ⇒ ('a × 'b) ⇒ bool" assumes "pre (xs @ [m]) i ⟹ ∃s. good s m ∧ run (snd m) s = s"
lemma (in valid) "pre [m] i ⟹ good s m" oops
definition keep :: "'k ⇒ 'v list ⇒ 'v list" where "keep k xs = xs"
locale fixed = valid _ keep "λs m. fst m = snd m"
lemma (in fixed) "pre [m] i ⟹ fst m = snd m" oops`,
  ],
  [
    "a locale with the name of a class",
    `record 'a mon = carrier :: "'a set" mult :: "'a ⇒ 'a ⇒ 'a" (infixl "⊗ı" 70) one :: 'a ("𝟭ı")
locale ring = fixes R (structure) assumes "𝟭 ∈ carrier R"
lemma (in ring) "𝟭 ⊗ 𝟭 = 𝟭" oops`,
  ],
  [
    "an index left out in notation by translations, and variables that no argument mentions",
    `record 'a mon = carrier :: "'a set" one :: 'a ("𝟭ı")
definition product :: "('a, 'b) mon_scheme ⇒ ('i ⇒ 'a) ⇒ 'i set ⇒ 'a" where "product G f A = one G"
syntax "_product" :: "index ⇒ idt ⇒ 'a set ⇒ 'b ⇒ 'b" ("(3⨂__∈_. _)" [1000, 0, 51, 10] 10)
translations "⨂⇘G⇙i∈A. b" ⇌ "CONST product G (%i. b) A"
locale mo = fixes G (structure) assumes "𝟭 ∈ carrier G"
lemma (in mo) "(⨂i∈A. 𝟭) = (⨂⇘G⇙i∈A. 𝟭)" oops
locale mo2 = mo G for f and G (structure) + assumes "f 𝟭 = (0 :: nat)"
lemma (in mo2) "mo2 f G" oops`,
  ],
  [
    "parameters of other locales whose types are made special, and the names of their type variables",
    `locale gen = fixes f :: "'x ⇒ 'y" and c :: 'x begin definition "img = f c" end
locale at = gen + constrains f :: "('k :: plus) list ⇒ 'v option" and c :: "'k list" fixes k :: 'k assumes "f (k # c) = None"
lemma (in at) "img = f [k + k] ∧ gen f c" oops
locale opened = gen f for f :: "nat ⇒ 'b" + constrains c :: nat
lemma (in opened) "f (Suc c) = img" oops`,
  ],
  [
    "type variables of inherited parameters by the names that they get in turn",
    `locale gen = fixes f :: "'x ⇒ 'y option" and c :: 'x
locale more = gen + fixes g :: "'b ⇒ 'a" begin definition h :: "'a ⇒ 'b set" where "h x = {y. f x = Some y ∧ g y = c}" end
locale named = gen f d for f :: "'b ⇒ 'k option" and d + fixes g :: "'k ⇒ 'b"
lemma (in named) "f d = Some y ⟶ g (y :: 'k) = (d :: 'b)" oops`,
  ],
  ["parameters whose types are given in part", `locale d = fixes f :: "_ ⇒ nat" assumes "f True = 0"\nlemma (in d) "f False = 0" oops`],
  [
    "operations of a class that a locale leaves to it",
    `locale base = fixes one :: "'a" and times :: "'a ⇒ 'a ⇒ 'a" and star :: "'a ⇒ 'a" begin
definition sq where "sq x = times x (star x)"
end
class starred = times + one + fixes star :: "'a ⇒ 'a" begin
sublocale conway: base where star = star .
lemma "conway.sq x = x" oops
end`,
  ],
];

// The package's word is a command where a theory declares it.
theory("", 'Main keywords "register_default_tvars" :: thy_decl', "Keyword_Default_Tvars");

it.each(good)("reads %s", (_, commands, imports) => {
  expect(errors(theory(commands, imports ?? "Main"))).toEqual([]);
});
