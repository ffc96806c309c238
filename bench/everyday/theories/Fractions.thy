theory Fractions
  imports Complex_Main
begin

text \<open>Fractions as pairs of integers, continued fractions, mediants, and the rationals themselves.\<close>

type_synonym frac = "int \<times> int"

definition ok :: "frac \<Rightarrow> bool" where "ok f \<longleftrightarrow> snd f > 0"
definition same :: "frac \<Rightarrow> frac \<Rightarrow> bool" where "same f g \<longleftrightarrow> fst f * snd g = fst g * snd f"
definition plus :: "frac \<Rightarrow> frac \<Rightarrow> frac" where "plus f g = (fst f * snd g + fst g * snd f, snd f * snd g)"
definition times :: "frac \<Rightarrow> frac \<Rightarrow> frac" where "times f g = (fst f * fst g, snd f * snd g)"
definition mediant :: "frac \<Rightarrow> frac \<Rightarrow> frac" where "mediant f g = (fst f + fst g, snd f + snd g)"
definition less :: "frac \<Rightarrow> frac \<Rightarrow> bool" where "less f g \<longleftrightarrow> fst f * snd g < fst g * snd f"
definition norm :: "frac \<Rightarrow> frac" where
  "norm f = (let d = gcd (fst f) (snd f) in (fst f div d, snd f div d))"
definition to_rat :: "frac \<Rightarrow> rat" where "to_rat f = of_int (fst f) / of_int (snd f)"

fun cf :: "nat list \<Rightarrow> rat" where
  "cf [] = 0"
| "cf [n] = of_nat n"
| "cf (n # ns) = of_nat n + 1 / cf ns"

lemma same_sym: "same f g \<Longrightarrow> same g f"
  sorry

lemma same_trans: "same f g \<Longrightarrow> same g h \<Longrightarrow> same f h"
  oops (* g = (0, 0) *)

lemma same_trans_ok: "ok f \<Longrightarrow> ok g \<Longrightarrow> ok h \<Longrightarrow> same f g \<Longrightarrow> same g h \<Longrightarrow> same f h"
  sorry

lemma same_eq: "ok f \<Longrightarrow> ok g \<Longrightarrow> same f g \<Longrightarrow> f = g"
  oops

lemma norm_same: "same f g \<Longrightarrow> ok f \<Longrightarrow> ok g \<Longrightarrow> norm f = norm g"
  sorry

lemma norm_same_any: "same f g \<Longrightarrow> norm f = norm g"
  oops (* signs *)

lemma norm_plus: "norm (plus f g) = plus (norm f) (norm g)"
  oops (* 1/2 + 1/2 *)

lemma norm_norm: "norm (norm f) = norm f"
  sorry

lemma plus_assoc: "plus (plus f g) h = plus f (plus g h)"
  sorry

lemma plus_cancel: "same (plus f h) (plus g h) \<Longrightarrow> same f g"
  oops (* h = (_, 0) *)

lemma distrib: "times f (plus g h) = plus (times f g) (times f h)"
  oops (* f = 1/2 *)

lemma distrib_same: "same (times f (plus g h)) (plus (times f g) (times f h))"
  sorry

lemma mediant_between: "ok f \<Longrightarrow> ok g \<Longrightarrow> less f g \<Longrightarrow> less f (mediant f g) \<and> less (mediant f g) g"
  sorry

lemma mediant_between_any: "less f g \<Longrightarrow> less f (mediant f g) \<and> less (mediant f g) g"
  sorry

lemma mediant_same: "ok f \<Longrightarrow> ok g \<Longrightarrow> ok h \<Longrightarrow> same f g \<Longrightarrow> same (mediant f h) (mediant g h)"
  oops (* 1/1, 2/2, 0/1 *)

lemma mediant_norm: "ok f \<Longrightarrow> ok g \<Longrightarrow> norm f = f \<Longrightarrow> norm g = g \<Longrightarrow> norm (mediant f g) = mediant f g"
  oops (* 1/1 and 1/3, or 0/1 and 2/1 *)

lemma less_trans: "less f g \<Longrightarrow> less g h \<Longrightarrow> less f h"
  oops (* negative denominators *)

lemma less_trans_ok: "ok f \<Longrightarrow> ok g \<Longrightarrow> ok h \<Longrightarrow> less f g \<Longrightarrow> less g h \<Longrightarrow> less f h"
  sorry

lemma less_plus: "ok f \<Longrightarrow> ok g \<Longrightarrow> less f (plus f g)"
  oops (* g \<le> 0 *)

lemma to_rat_plus: "to_rat (plus f g) = to_rat f + to_rat g"
  oops (* a denominator 0 *)

lemma to_rat_plus_ok: "ok f \<Longrightarrow> ok g \<Longrightarrow> to_rat (plus f g) = to_rat f + to_rat g"
  sorry

lemma to_rat_times: "to_rat (times f g) = to_rat f * to_rat g"
  sorry

lemma to_rat_same: "to_rat f = to_rat g \<Longrightarrow> same f g"
  oops (* (1, 0), (0, 1) *)

lemma to_rat_less: "less f g \<Longrightarrow> to_rat f < to_rat g"
  oops

lemma cf_pos: "ns \<noteq> [] \<Longrightarrow> 0 < cf ns"
  oops (* [0] *)

lemma cf_inj: "cf ms = cf ns \<Longrightarrow> ms = ns"
  oops (* [], [0] or [1, 1] and [2] *)

lemma cf_inj_pos: "\<forall>n \<in> set (ms @ ns). 0 < n \<Longrightarrow> cf ms = cf ns \<Longrightarrow> ms = ns"
  oops (* [1, 1], [2] *)

lemma cf_ge: "\<forall>n \<in> set ns. 0 < n \<Longrightarrow> of_nat (hd ns) \<le> cf ns"
  oops (* [] *)

lemma cf_ge_ne: "ns \<noteq> [] \<Longrightarrow> \<forall>n \<in> set ns. 0 < n \<Longrightarrow> of_nat (hd ns) \<le> cf ns"
  sorry

lemma cf_rev: "cf (rev ns) = cf ns"
  oops

lemma half_sum: "(a :: rat) > 0 \<Longrightarrow> b > 0 \<Longrightarrow> 1 / a + 1 / b = 1 / (a + b)"
  oops

lemma square_mono: "(a :: rat) < b \<Longrightarrow> a * a < b * b"
  oops (* negative *)

lemma am_gm: "(a :: rat) * b \<le> ((a + b) / 2) ^ 2"
  sorry

lemma harmonic: "(a :: rat) > 0 \<Longrightarrow> b > 0 \<Longrightarrow> 2 / (1 / a + 1 / b) \<le> (a + b) / 2"
  sorry

lemma between: "(a :: rat) < b \<Longrightarrow> \<exists>c. a < c \<and> c < b"
  sorry

lemma square_root: "(a :: rat) > 0 \<Longrightarrow> \<exists>b. b * b = a"
  oops (* 2 *)

lemma floor_sum: "\<lfloor>a :: rat\<rfloor> + \<lfloor>b\<rfloor> = \<lfloor>a + b\<rfloor>"
  oops (* halves *)

lemma floor_minus: "\<lfloor>- (a :: rat)\<rfloor> = - \<lfloor>a\<rfloor>"
  oops

lemma floor_half: "\<lfloor>(of_int n :: rat) / 2\<rfloor> = n div 2"
  sorry

lemma round_sum: "round (a + b :: rat) = round a + round b"
  oops

lemma of_int_div: "(of_int (a div b) :: rat) = of_int a / of_int b"
  oops

end
