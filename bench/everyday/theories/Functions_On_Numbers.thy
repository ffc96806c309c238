theory Functions_On_Numbers
  imports Main
begin

text \<open>Injective, monotone, involutive, periodic functions.\<close>

definition involution :: "('a \<Rightarrow> 'a) \<Rightarrow> bool" where
  "involution f \<longleftrightarrow> (\<forall>x. f (f x) = x)"

definition idempotent :: "('a \<Rightarrow> 'a) \<Rightarrow> bool" where
  "idempotent f \<longleftrightarrow> (\<forall>x. f (f x) = f x)"

definition fixpoint :: "('a \<Rightarrow> 'a) \<Rightarrow> 'a \<Rightarrow> bool" where
  "fixpoint f x \<longleftrightarrow> f x = x"

lemma involution_id: "f \<circ> f = id \<Longrightarrow> f = (id :: 'a \<Rightarrow> 'a)"
  oops (* a swap *)

lemma involution_bij: "involution f \<Longrightarrow> bij f"
  sorry

lemma involution_fixpoint: "involution f \<Longrightarrow> \<exists>x. fixpoint f x"
  oops (* a swap of two elements *)

lemma involution_compose: "involution f \<Longrightarrow> involution g \<Longrightarrow> involution (f \<circ> g)"
  oops (* two swaps of three elements *)

lemma involution_compose_commute: "involution f \<Longrightarrow> involution g \<Longrightarrow> f \<circ> g = g \<circ> f \<Longrightarrow> involution (f \<circ> g)"
  sorry

lemma idempotent_compose: "idempotent f \<Longrightarrow> idempotent g \<Longrightarrow> idempotent (f \<circ> g)"
  oops (* three elements *)

lemma idempotent_inj: "idempotent f \<Longrightarrow> inj f \<Longrightarrow> f = id"
  sorry

lemma idempotent_involution: "idempotent f \<Longrightarrow> involution f \<Longrightarrow> f = id"
  sorry

lemma inj_compose: "inj (f \<circ> g) \<Longrightarrow> inj g"
  sorry

lemma inj_compose_outer: "inj (f \<circ> g) \<Longrightarrow> inj f"
  oops (* g not onto *)

lemma surj_compose: "surj (f \<circ> g) \<Longrightarrow> surj g"
  oops (* f constant on the rest *)

lemma inj_surj_nat: "inj (f :: nat \<Rightarrow> nat) \<Longrightarrow> surj f"
  oops (* Suc *)

lemma inj_nat_grows: "inj (f :: nat \<Rightarrow> nat) \<Longrightarrow> x \<le> f x"
  oops (* a swap of 0 and 1 *)

lemma strict_mono_nat_grows: "strict_mono (f :: nat \<Rightarrow> nat) \<Longrightarrow> x \<le> f x"
  sorry

lemma strict_mono_int_grows: "strict_mono (f :: int \<Rightarrow> int) \<Longrightarrow> x \<le> f x"
  oops (* x - 1 *)

lemma mono_inj: "mono (f :: nat \<Rightarrow> nat) \<Longrightarrow> inj f \<Longrightarrow> strict_mono f"
  sorry

lemma mono_strict: "mono (f :: nat \<Rightarrow> nat) \<Longrightarrow> x < y \<Longrightarrow> f x < f y"
  oops (* a constant *)

lemma mono_compose: "mono f \<Longrightarrow> mono g \<Longrightarrow> mono (f \<circ> g)"
  sorry

lemma mono_add: "mono (f :: nat \<Rightarrow> nat) \<Longrightarrow> f (x + y) = f x + f y"
  oops (* the constant 1 *)

lemma mono_max: "mono (f :: nat \<Rightarrow> nat) \<Longrightarrow> f (max x y) = max (f x) (f y)"
  sorry

lemma additive_zero: "(\<forall>x y. f (x + y) = f x + f y) \<Longrightarrow> f 0 = (0 :: nat)" for f :: "nat \<Rightarrow> nat"
  sorry

lemma image_diff: "f ` (A - B) = f ` A - f ` B"
  oops (* f not injective *)

lemma vimage_diff: "f -` (A - B) = f -` A - f -` B"
  sorry

lemma inj_update: "inj f \<Longrightarrow> inj (f(x := y))"
  oops (* y is the value of another argument *)

lemma period: "(\<forall>x. f (x + 4) = f x) \<Longrightarrow> f (x + 2) = (f x :: nat)" for f :: "nat \<Rightarrow> nat"
  oops (* the remainder by 4 *)

end
