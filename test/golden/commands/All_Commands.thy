(* Every command that later stages see, in most of its forms. *)
theory All_Commands
  imports Main "HOL-Library.Multiset"
  keywords "corec" "my_command" "derive" "time_fun" "time_fun_0" :: thy_decl and "equations"
begin

section ‹Types›

typedecl ('a, 'b) t1 (infixr "~>" 5)
type_synonym ('a, 'b) t2 = "'a \<Rightarrow> 'b option"  (infixr \<open>\<rightharpoonup>\<close> 0)
datatype (plugins only: code, discs_sels) ('a :: type, dead 'b, elems: 'c) t3 (infixl "***" 70) =
    is_leaf: Leaf
  | Node (left: "('a, 'b, 'c) t3") (content: 'c) "nat list" ("\<langle>_, _, _\<rangle>" [0, 0, 1] 1000)
  for map: map_tree rel: rel_tree pred: pred_tree
  where "left Leaf = Leaf"
and u = U "(nat, nat, nat) t3" ("value": nat)
codatatype 'a stream = SCons (shd: 'a) (stl: "'a stream") (infixr ‹##› 65)
record 'a point = "'a base" +
  xpos :: nat  ypos :: "'a list" (infix "y" 50)
typedef (overloaded) 'a t4 = "{x :: 'a set. finite x}" morphisms rep4 abs4 by auto
quotient_type 'a t5 = "'a list" / partial: "\<lambda>x y. set x = set y" morphisms r5 a5 by (rule x)
old_rep_datatype "0 :: nat" Suc sorry
free_constructors case_t for is_A: A | B sel _ where "sel A = undefined" by auto
default_sort type
hollow_native_type ('a, 'b) map (infix "=>>" 3)

section ‹Constants›

definition (in loc) c1 :: "nat \<Rightarrow> nat" ("C\<^sub>1 _" [81] 80) where c1_eq [simp, code del]: "c1 x = x" if "x > 0" and "y" for x y :: nat
definition "c2 x\<^sub>1 = x\<^sub>1"
definition c3 (binder "\<Q>" 10) where "c3 P \<equiv> P"
abbreviation (input) c4 :: nat where "c4 \<equiv> 4"
primrec (transfer) f1 :: "nat \<Rightarrow> nat" where "f1 0 = 0" | f1_Suc: "f1 (Suc n) = n"
fun (sequential, domintros) f2 and g2 :: nat where "f2 x = g2" | "g2 = f2 0"
function f3 :: "nat \<Rightarrow> nat" where "f3 x = y" if "x = 0" for x by pat_completeness auto
termination f3 by lexicographic_order
partial_function (option) f4 :: "nat \<Rightarrow> nat option" where "f4 x = f4 x"
primcorec (exhaustive) s :: "nat stream" where "s = 0 ## s" of SCons
corec (friend) cz :: "nat stream" where "cz = 0 ## cz"
primcorecursive z where "z = 0 ## z" by auto
inductive p1 :: "nat \<Rightarrow> bool" and p2 for x :: nat where a: "p1 x" | "p2 y \<Longrightarrow> p1 y" if "y > 0" monos foo bar(1, 2-3)[THEN x]
coinductive_set S :: "nat set" where "x \<in> S"
consts k1 :: nat k2 :: "'a \<Rightarrow> 'b" (infixl "@@" 50)
axiomatization ax1 :: nat and ax2 where ax_1: "ax1 = 0" and ax_2 [simp]: "ax2 = 1"
specification (spec_c: sc sd) sp: "sc > 0" "sd > 0" by auto
lift_definition (code_dt) l1 :: "'a t4 \<Rightarrow> nat" (infix "l" 5) is "card" parametric foo .
quotient_definition "q1 :: 'a t5" is "[]" .
setup_lifting type_definition_t4 reflp
code_datatype Leaf Node
hollow_native plus_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat" (infixl "+\<^sub>n" 65)

section ‹Contexts›

class cl = ord + monoid_add + fixes op :: "'a \<Rightarrow> 'a" ("\<box> _" [80] 80) assumes op_op: "op (op x) = x" begin
end
class cl2
instantiation prod and list :: (cl, "{cl, finite}") cl begin
instance proof qed
end
instance nat :: cl ..
instance cl < ord by standard
derive (eq) linorder tree pair

subclass (in cl) ord ..
locale lo = q?: base f _ "g x" + r: other where a = b and c = "d e" for f :: nat and g (structure) +
  fixes x :: nat ("X") and y constrains f :: nat assumes n: "P x" "Q" and "R" defines d: "d \<equiv> 1" notes nn [simp] = a b[THEN c]
begin
private lemma hidden: "x = x" by simp
end
interpretation i: lo x y rewrites "a = b" by unfold_locales
global_interpretation g: lo x defines gf = f and gg = "h z" sorry
sublocale lo < base f by simp
context lo opening syn begin end
context includes no syn and lifting_syntax fixes z assumes "z" begin end
experiment begin end
overloading ov \<equiv> "c2 :: nat \<Rightarrow> nat" begin end
bundle b1 = foo [simp] bar
open_bundle b2 begin notation c2 ("\<cc>") end
unbundle b1 and no b2

section ‹Notation and names›

notation (output) c1 ("C1") and c2 (infixl "+++" 65)
no_notation c2 ("\<cc>")
type_notation (ASCII) t1 (infix "T" 3)
syntax "_foo" :: "idt \<Rightarrow> 'a" ("(2FOO _./ _)" [0, 10] 10) "_bar" :: t
translations "FOO x. P" \<rightleftharpoons> "CONST c3 (\<lambda>x. P)"  (type) "x" <= (type) "y"
nonterminal n1 and n2
hide_const (open) c1 c2
hide_fact x.y
alias a1 = c1
adhoc_overloading c1 \<rightleftharpoons> "f x" g and c2 == h

section ‹Facts and tools›

lemma (in lo) l1 [simp, intro!]: "P x" (is "?P x") "Q" and l2: "R" if a: "A" and "B" for x y :: nat
  using x quickcheck [tester = exhaustive, size = 5, eval = ["a b", c], timeout = 0.5, 'a = nat, expect = counterexample] 2
  nitpick [card 'a = 1-6, 8, max = -1, eval = "x" "y", dont_box "nat set", verbose, expect = genuine]
  apply auto
  nitpick
  oops
theorem l3: includes syn fixes x assumes "A" shows "C" and c: "D" sorry
corollary obtains (one) x y :: nat where "P x" and "Q" | "R" by blast
lemmas [simp] = l1 ‹x = y› and l4 = l2(1) [[names_short]]
declare l1 [simp del, code_pred_intro A] and [[quickcheck_size = 5]]
named_theorems nt "some theorems"
inductive_cases p1E [elim]: "p1 x" "p1 0" and e2: "p2 y"
quickcheck_params [size = 7, tester = [random, exhaustive]]
quickcheck_generator t4 predicate: "finite" constructors: abs4, "f x"
find_unused_assms List
code_pred (expected_modes: i \<Rightarrow> o \<Rightarrow> bool, (i * o) => bool) (modes: p1: (i => bool as pi, o => bool) and q: i => bool) [inductify, skip_proof] p1 .
value [nbe] "1 + 1 :: nat"
values [mode: i, _, o => bool] [expected "{0}" stats random_dseq 3, 4, 5] 10 "{x. p1 x}"
time_fun c1 "(+)" equations c1_eq foo.simps(1)
time_fun_0 "(+)"
export_code c1 c2 in SML module_name M file ‹m›

ML ‹val x = 1›
my_command anything "at all"
notepad begin have "x" sorry end
bnf "'a t" map: m sets: s bd: b by auto

end
