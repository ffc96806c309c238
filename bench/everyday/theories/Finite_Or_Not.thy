theory Finite_Or_Not
  imports Main
begin

text \<open>Claims about sets that forget to say that a set is finite, beside those that say it or need not.\<close>

lemma card_mono: "A \<subseteq> B \<Longrightarrow> card A \<le> card B"
  oops (* B is infinite, A is not empty *)

lemma card_mono_finite: "finite B \<Longrightarrow> A \<subseteq> B \<Longrightarrow> card A \<le> card B"
  sorry

lemma card_empty: "card A = 0 \<longleftrightarrow> A = {}"
  oops (* A is infinite *)

lemma card_empty_finite: "finite A \<Longrightarrow> card A = 0 \<longleftrightarrow> A = {}"
  sorry

lemma card_insert: "x \<notin> A \<Longrightarrow> card (insert x A) = Suc (card A)"
  oops (* A is infinite *)

lemma card_insert_le: "card (insert x A) \<le> Suc (card A)"
  sorry

lemma card_image: "card (f ` A) \<le> card A"
  oops (* A is infinite, f constant *)

lemma card_image_inj: "inj_on f A \<Longrightarrow> card (f ` A) = card A"
  sorry

lemma card_union: "card (A \<union> B) + card (A \<inter> B) = card A + card B"
  oops (* A = - {0}, B = {0} *)

lemma card_union_finite: "finite A \<Longrightarrow> finite B \<Longrightarrow> card (A \<union> B) + card (A \<inter> B) = card A + card B"
  sorry

lemma card_minus: "A \<subseteq> B \<Longrightarrow> card (B - A) = card B - card A"
  oops (* A and B infinite, B - A finite *)

lemma card_product: "card (A \<times> B) = card A * card B"
  sorry

lemma card_subset_equal: "A \<subseteq> B \<Longrightarrow> card A = card B \<Longrightarrow> A = B"
  oops (* both infinite *)

lemma card_strict: "A \<subset> B \<Longrightarrow> card A < card B"
  oops (* B is infinite *)

lemma card_bij: "bij_betw f A B \<Longrightarrow> card A = card B"
  sorry

lemma sum_mono_set: "A \<subseteq> B \<Longrightarrow> sum f A \<le> (sum f B :: nat)"
  oops (* B is infinite *)

lemma sum_union: "A \<inter> B = {} \<Longrightarrow> sum f (A \<union> B) = sum f A + (sum f B :: nat)"
  oops (* A is infinite, B is not empty *)

lemma sum_zero: "sum f A = 0 \<Longrightarrow> x \<in> A \<Longrightarrow> f x = (0 :: nat)"
  oops (* A is infinite *)

lemma sum_zero_finite: "finite A \<Longrightarrow> sum f A = 0 \<Longrightarrow> x \<in> A \<Longrightarrow> f x = (0 :: nat)"
  sorry

lemma sum_ones: "(\<Sum>x\<in>A. 1) = card A"
  sorry

lemma prod_zero: "prod f A = 0 \<longleftrightarrow> (\<exists>x\<in>A. f x = (0 :: nat))"
  oops (* A is infinite *)

lemma finite_image: "finite (f ` A) \<Longrightarrow> finite A"
  oops (* A is infinite, f constant *)

lemma finite_image_inj: "inj_on f A \<Longrightarrow> finite (f ` A) \<Longrightarrow> finite A"
  sorry

lemma finite_product: "finite (A \<times> B) \<Longrightarrow> finite A"
  oops (* A is infinite, B empty *)

lemma finite_union_of: "finite A \<Longrightarrow> finite (\<Union>A)"
  oops (* A = {UNIV} *)

lemma finite_minus: "finite (A - B) \<Longrightarrow> finite A"
  oops (* A = B = UNIV *)

lemma all_finite: "finite (UNIV :: 'a set)"
  oops (* an infinite type *)

lemma has_least: "A \<noteq> {} \<Longrightarrow> \<exists>m\<in>A. \<forall>x\<in>A. m \<le> (x :: 'a :: linorder)"
  oops (* A = UNIV over the integers *)

lemma has_least_nat: "A \<noteq> {} \<Longrightarrow> \<exists>m\<in>A. \<forall>x\<in>A. m \<le> (x :: nat)"
  sorry

lemma has_greatest: "\<exists>m :: 'a :: linorder. \<forall>x. x \<le> m"
  oops (* no greatest natural number *)

lemma max_in: "A \<noteq> {} \<Longrightarrow> Max A \<in> (A :: nat set)"
  oops (* A is infinite *)

lemma max_in_finite: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Max A \<in> (A :: nat set)"
  sorry

lemma inj_is_surj: "inj f \<Longrightarrow> surj (f :: 'a \<Rightarrow> 'a)"
  oops (* the successor *)

lemma surj_is_inj: "surj f \<Longrightarrow> inj (f :: 'a \<Rightarrow> 'a)"
  oops (* the predecessor *)

lemma infinite_misses_some: "infinite A \<Longrightarrow> \<exists>x. x \<notin> A"
  oops (* A = UNIV *)

end
