theory Polynomials
  imports Main
begin

text \<open>Polynomials over the integers as lists of coefficients.\<close>

type_synonym poly = "int list"

fun eval :: "poly \<Rightarrow> int \<Rightarrow> int" where
  "eval [] x = 0"
| "eval (a # p) x = a + x * eval p x"

fun padd :: "poly \<Rightarrow> poly \<Rightarrow> poly" where
  "padd [] q = q"
| "padd p [] = p"
| "padd (a # p) (b # q) = (a + b) # padd p q"

fun pmul :: "poly \<Rightarrow> poly \<Rightarrow> poly" where
  "pmul [] q = []"
| "pmul (a # p) q = padd (map ((*) a) q) (0 # pmul p q)"

fun trim :: "poly \<Rightarrow> poly" where
  "trim [] = []"
| "trim (a # p) = (let q = trim p in if a = 0 \<and> q = [] then [] else a # q)"

definition degree :: "poly \<Rightarrow> nat" where
  "degree p = length (trim p) - 1"

fun derive_from :: "int \<Rightarrow> poly \<Rightarrow> poly" where
  "derive_from n [] = []"
| "derive_from n (a # p) = n * a # derive_from (n + 1) p"

fun derive :: "poly \<Rightarrow> poly" where
  "derive [] = []"
| "derive (a # p) = derive_from 1 p"

fun compose :: "poly \<Rightarrow> poly \<Rightarrow> poly" where
  "compose [] q = []"
| "compose (a # p) q = padd [a] (pmul q (compose p q))"

lemma eval_padd: "eval (padd p q) x = eval p x + eval q x"
  sorry

lemma eval_pmul: "eval (pmul p q) x = eval p x * eval q x"
  sorry

lemma eval_trim: "eval (trim p) x = eval p x"
  sorry

lemma eval_compose: "eval (compose p q) x = eval p (eval q x)"
  sorry

lemma padd_commute: "padd p q = padd q p"
  sorry

lemma pmul_commute: "pmul p q = pmul q p"
  oops (* [] and [a]: trailing zeros differ *)

lemma pmul_commute_trim: "trim (pmul p q) = trim (pmul q p)"
  sorry

lemma degree_padd: "degree (padd p q) = max (degree p) (degree q)"
  oops (* [0, 1] and [0, -1] *)

lemma degree_padd_le: "degree (padd p q) \<le> max (degree p) (degree q)"
  sorry

lemma degree_pmul: "degree (pmul p q) = degree p + degree q"
  oops (* p = [], q = [0, 1] *)

lemma trim_padd: "trim (padd p q) = padd (trim p) (trim q)"
  oops (* [1] and [-1] *)

lemma trim_idempotent: "trim (trim p) = trim p"
  sorry

lemma eval_zero: "eval p 0 = hd p"
  oops (* p = [] *)

lemma same_at_two_points: "eval p 0 = eval q 0 \<Longrightarrow> eval p 1 = eval q 1 \<Longrightarrow> trim p = trim q"
  oops (* [0, 1] and [0, 0, 1] *)

lemma derive_padd: "derive (padd p q) = padd (derive p) (derive q)"
  sorry

lemma derive_pmul: "trim (derive (pmul p q)) = trim (pmul (derive p) (derive q))"
  oops (* p = [1], q = [0, 1] *)

lemma product_rule: "trim (derive (pmul p q)) = trim (padd (pmul (derive p) q) (pmul p (derive q)))"
  sorry

lemma compose_commute: "trim (compose p q) = trim (compose q p)"
  oops (* [1], [0] *)

lemma length_derive: "length (derive p) = length p"
  oops (* p = [0] *)

lemma even_square: "eval (pmul p p) x \<ge> 0"
  sorry

lemma root_product: "eval (pmul p q) x = 0 \<Longrightarrow> eval p x = 0"
  oops (* q = [] *)

end
