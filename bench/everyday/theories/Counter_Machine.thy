theory Counter_Machine
  imports Main
begin

text \<open>Programs over named counters with a small-step and a big-step semantics, and Hoare triples.\<close>

type_synonym state = "string \<Rightarrow> nat"

datatype com =
    Nop
  | Inc string
  | Dec string
  | Clear string
  | Then com com (infixr ";;" 60)
  | IfZero string com com
  | Loop string com

inductive exec :: "com \<times> state \<Rightarrow> state \<Rightarrow> bool" (infix "\<Rightarrow>" 55) where
  "(Nop, s) \<Rightarrow> s"
| "(Inc x, s) \<Rightarrow> s(x := Suc (s x))"
| "(Dec x, s) \<Rightarrow> s(x := s x - 1)"
| "(Clear x, s) \<Rightarrow> s(x := 0)"
| "(c, s) \<Rightarrow> t \<Longrightarrow> (d, t) \<Rightarrow> u \<Longrightarrow> (c ;; d, s) \<Rightarrow> u"
| "s x = 0 \<Longrightarrow> (c, s) \<Rightarrow> t \<Longrightarrow> (IfZero x c d, s) \<Rightarrow> t"
| "s x \<noteq> 0 \<Longrightarrow> (d, s) \<Rightarrow> t \<Longrightarrow> (IfZero x c d, s) \<Rightarrow> t"
| "s x = 0 \<Longrightarrow> (Loop x c, s) \<Rightarrow> s"
| "s x \<noteq> 0 \<Longrightarrow> (c, s) \<Rightarrow> t \<Longrightarrow> (Loop x c, t) \<Rightarrow> u \<Longrightarrow> (Loop x c, s) \<Rightarrow> u"

code_pred exec .

abbreviation equiv :: "com \<Rightarrow> com \<Rightarrow> bool" (infix "\<sim>" 50) where
  "c \<sim> d \<equiv> \<forall>s t. (c, s) \<Rightarrow> t = (d, s) \<Rightarrow> t"

definition valid :: "(state \<Rightarrow> bool) \<Rightarrow> com \<Rightarrow> (state \<Rightarrow> bool) \<Rightarrow> bool" ("\<Turnstile> {(1_)}/ (_)/ {(1_)}" 50) where
  "\<Turnstile> {P} c {Q} \<longleftrightarrow> (\<forall>s t. P s \<longrightarrow> (c, s) \<Rightarrow> t \<longrightarrow> Q t)"

lemma inc_dec: "(Inc x ;; Dec x) \<sim> Nop"
  sorry

lemma dec_inc: "(Dec x ;; Inc x) \<sim> Nop"
  oops (* s x = 0 *)

lemma incs_commute: "(Inc x ;; Inc y) \<sim> (Inc y ;; Inc x)"
  sorry

lemma inc_clear_commute: "(Inc x ;; Clear y) \<sim> (Clear y ;; Inc x)"
  oops (* x = y *)

lemma inc_clear_commute_distinct: "x \<noteq> y \<Longrightarrow> (Inc x ;; Clear y) \<sim> (Clear y ;; Inc x)"
  sorry

lemma if_same: "(IfZero x c c) \<sim> c"
  sorry

lemma if_nested: "(IfZero x (IfZero y c d) d) \<sim> (IfZero y (IfZero x c d) d)"
  sorry

lemma if_nested_wrong: "(IfZero x (IfZero y c d) d) \<sim> (IfZero y c (IfZero x c d))"
  oops (* s x = 1, s y = 0 *)

lemma if_then_after: "(IfZero x c d ;; e) \<sim> (IfZero x (c ;; e) (d ;; e))"
  sorry

lemma if_then_before: "(e ;; IfZero x c d) \<sim> (IfZero x (e ;; c) (e ;; d))"
  oops (* e = Inc x *)

lemma loop_unfold: "(Loop x c) \<sim> (IfZero x Nop (c ;; Loop x c))"
  sorry

lemma loop_dec: "(Loop x (Dec x)) \<sim> (Clear x)"
  sorry

lemma loop_dec_inc: "(Loop x (Dec x ;; Inc y)) \<sim> (Clear x)"
  oops (* y changes *)

lemma loop_clear_first: "(Clear x ;; Loop x c) \<sim> (Clear x)"
  sorry

lemma loop_then_clear: "(Loop x c ;; Clear x) \<sim> (Loop x c)"
  sorry

lemma loop_twice_body: "(Loop x (c ;; c)) \<sim> (Loop x c)"
  oops (* c = Dec x ;; Inc y, s x = 1 *)

lemma hoare_inc: "\<Turnstile> {\<lambda>s. s x = n} Inc x {\<lambda>s. s x = Suc n}"
  sorry

lemma hoare_dec: "\<Turnstile> {\<lambda>s. s x = n} Dec x {\<lambda>s. Suc (s x) = n}"
  oops (* n = 0 *)

lemma hoare_move: "\<Turnstile> {\<lambda>s. s x + s y = n} Loop x (Dec x ;; Inc y) {\<lambda>s. s y = n}"
  sorry

lemma hoare_move_other: "\<Turnstile> {\<lambda>s. s x = n} Loop x (Dec x ;; Inc y) {\<lambda>s. s y = n}"
  oops (* s y = 1 at the start *)

lemma hoare_loop: "\<Turnstile> {P} c {P} \<Longrightarrow> \<Turnstile> {P} Loop x c {\<lambda>s. P s \<and> s x = 0}"
  sorry

lemma hoare_loop_wrong: "\<Turnstile> {\<lambda>s. P s \<and> s x \<noteq> 0} c {Q} \<Longrightarrow> \<Turnstile> {P} Loop x c {Q}"
  oops (* s x = 0, Q False *)

lemma deterministic: "(c, s) \<Rightarrow> t \<Longrightarrow> (c, s) \<Rightarrow> u \<Longrightarrow> t = u"
  sorry

lemma unchanged: "(c, s) \<Rightarrow> t \<Longrightarrow> s x = 0 \<Longrightarrow> t x = 0"
  oops (* Inc x *)

end
