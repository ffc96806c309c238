theory Petri_Nets
  imports Main
begin

text \<open>Nets over places 0 ... n with arcs of weight one or more; firing, reachability, invariants.\<close>

type_synonym marking = "nat list"

datatype transition = T (pre: "nat list") (post: "nat list")

definition enabled :: "marking \<Rightarrow> transition \<Rightarrow> bool" where
  "enabled m t \<longleftrightarrow> length (pre t) = length m \<and> length (post t) = length m \<and> list_all2 (\<le>) (pre t) m"

definition fire :: "transition \<Rightarrow> marking \<Rightarrow> marking" where
  "fire t m = map2 (+) (map2 (-) m (pre t)) (post t)"

inductive reach :: "transition list \<Rightarrow> marking \<Rightarrow> marking \<Rightarrow> bool" for net where
  "reach net m m"
| "reach net m k \<Longrightarrow> t \<in> set net \<Longrightarrow> enabled k t \<Longrightarrow> reach net m (fire t k)"

definition tokens :: "marking \<Rightarrow> nat" where "tokens m = sum_list m"

definition producer_consumer :: "transition list" where
  "producer_consumer = [T [1, 0, 0] [0, 1, 1], T [0, 1, 0] [1, 0, 0], T [0, 0, 1] [0, 0, 0]]"

definition mutex :: "transition list" where
  "mutex = [T [1,0,0,0,1] [0,1,0,0,0], T [0,1,0,0,0] [1,0,0,0,1], T [0,0,1,0,1] [0,0,0,1,0], T [0,0,0,1,0] [0,0,1,0,1]]"

fun fires :: "transition list \<Rightarrow> marking \<Rightarrow> marking option" where
  "fires [] m = Some m"
| "fires (t # ts) m = (if enabled m t then fires ts (fire t m) else None)"

lemma fire_length: "enabled m t \<Longrightarrow> length (fire t m) = length m"
  sorry

lemma fire_tokens: "enabled m t \<Longrightarrow> tokens (fire t m) + sum_list (pre t) = tokens m + sum_list (post t)"
  sorry

lemma fire_tokens_same: "enabled m t \<Longrightarrow> tokens (fire t m) = tokens m"
  oops

lemma fire_commutes: "enabled m t \<Longrightarrow> enabled m u \<Longrightarrow> enabled (fire t m) u \<Longrightarrow> enabled (fire u m) t \<Longrightarrow> fire u (fire t m) = fire t (fire u m)"
  sorry

lemma diamond: "enabled m t \<Longrightarrow> enabled m u \<Longrightarrow> t \<noteq> u \<Longrightarrow> enabled (fire t m) u"
  oops (* conflict *)

lemma fire_mono: "enabled m t \<Longrightarrow> length k = length m \<Longrightarrow> enabled (map2 (+) m k) t"
  sorry

lemma fires_append: "fires (ts @ us) m = (case fires ts m of None \<Rightarrow> None | Some k \<Rightarrow> fires us k)"
  sorry

lemma fires_rev: "fires ts m = Some k \<Longrightarrow> fires (rev ts) m = Some k"
  oops (* not enabled in the other order *)

lemma fires_order: "fires ts m = Some k \<Longrightarrow> fires (rev ts) m = Some l \<Longrightarrow> k = l"
  sorry

lemma fires_filter: "fires ts m = Some k \<Longrightarrow> fires (filter P ts) m \<noteq> None"
  oops

lemma pc_first_two: "reach producer_consumer [1, 0, 0] m \<Longrightarrow> m ! 0 + m ! 1 = 1"
  sorry

lemma pc_bounded: "reach producer_consumer [1, 0, 0] m \<Longrightarrow> m ! 2 \<le> 3"
  oops (* four products *)

lemma pc_safe: "reach producer_consumer [1, 0, 0] m \<Longrightarrow> m ! 2 \<le> 1"
  oops (* two products *)

lemma pc_alive: "reach producer_consumer [1, 0, 0] m \<Longrightarrow> \<exists>t \<in> set producer_consumer. enabled m t"
  sorry

lemma pc_back: "reach producer_consumer [1, 0, 0] m \<Longrightarrow> reach producer_consumer m [1, 0, 0]"
  sorry

lemma mutex_safe: "reach mutex [1, 0, 1, 0, 1] m \<Longrightarrow> m ! 1 + m ! 3 \<le> 1"
  sorry

lemma mutex_two: "reach mutex [1, 0, 1, 0, 2] m \<Longrightarrow> m ! 1 + m ! 3 \<le> 1"
  oops (* both enter *)

lemma mutex_key: "reach mutex [1, 0, 1, 0, 1] m \<Longrightarrow> m ! 4 = 1"
  oops (* one enters *)

lemma mutex_invariant: "reach mutex [1, 0, 1, 0, 1] m \<Longrightarrow> m ! 1 + m ! 3 + m ! 4 = 1"
  sorry

lemma mutex_first: "reach mutex [1, 0, 1, 0, 1] m \<Longrightarrow> m ! 3 = 1 \<Longrightarrow> m ! 0 = 0"
  oops

lemma mutex_same_tokens: "reach mutex [1, 0, 1, 0, 1] m \<Longrightarrow> tokens m = 3"
  oops (* entering takes one *)

lemma reach_trans: "reach net m k \<Longrightarrow> reach net k l \<Longrightarrow> reach net m l"
  sorry

lemma reach_sym: "reach net m k \<Longrightarrow> reach net k m"
  oops

lemma reach_more: "reach net m k \<Longrightarrow> length d = length m \<Longrightarrow> reach net (map2 (+) m d) (map2 (+) k d)"
  sorry

lemma reach_less: "reach net (map2 (+) m d) (map2 (+) k d) \<Longrightarrow> length d = length m \<Longrightarrow> length k = length m \<Longrightarrow> reach net m k"
  oops (* tokens of d were needed *)

lemma reach_tokens: "reach net m k \<Longrightarrow> \<forall>t \<in> set net. sum_list (post t) \<le> sum_list (pre t) \<Longrightarrow> tokens k \<le> tokens m"
  sorry

lemma reach_tokens_wrong: "reach net m k \<Longrightarrow> \<forall>t \<in> set net. length (pre t) = length (post t) \<Longrightarrow> tokens k \<le> tokens m"
  oops

lemma dead: "\<not> enabled m t \<Longrightarrow> reach [t] m k \<Longrightarrow> k = m"
  sorry

lemma once_dead: "reach [t] m k \<Longrightarrow> \<not> enabled k t \<Longrightarrow> \<not> enabled m t"
  oops (* fired until used up *)

end
