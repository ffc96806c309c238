theory Replicas
  imports Main
begin

text \<open>Replicated counters and sets, vector clocks.\<close>

type_synonym clock = "nat list"

definition leq :: "clock \<Rightarrow> clock \<Rightarrow> bool" where
  "leq c d \<longleftrightarrow> list_all2 (\<le>) c d"

definition before :: "clock \<Rightarrow> clock \<Rightarrow> bool" where
  "before c d \<longleftrightarrow> leq c d \<and> \<not> leq d c"

definition concurrent :: "clock \<Rightarrow> clock \<Rightarrow> bool" where
  "concurrent c d \<longleftrightarrow> \<not> leq c d \<and> \<not> leq d c"

definition join :: "clock \<Rightarrow> clock \<Rightarrow> clock" where
  "join c d = map2 max c d"

definition tick :: "nat \<Rightarrow> clock \<Rightarrow> clock" where
  "tick i c = c[i := Suc (c ! i)]"

definition total :: "clock \<Rightarrow> nat" where "total c = sum_list c"

type_synonym pn = "nat list \<times> nat list"

definition val :: "pn \<Rightarrow> int" where
  "val p = int (sum_list (fst p)) - int (sum_list (snd p))"

definition incr :: "nat \<Rightarrow> pn \<Rightarrow> pn" where "incr i p = (tick i (fst p), snd p)"
definition decr :: "nat \<Rightarrow> pn \<Rightarrow> pn" where "decr i p = (fst p, tick i (snd p))"
definition merge :: "pn \<Rightarrow> pn \<Rightarrow> pn" where "merge p q = (join (fst p) (fst q), join (snd p) (snd q))"

text \<open>Sets with tombstones: what was removed never comes back.\<close>

datatype 'a two_phase = TP (added: "'a set") (removed: "'a set")

definition elems :: "'a two_phase \<Rightarrow> 'a set" where "elems s = added s - removed s"
definition put :: "'a \<Rightarrow> 'a two_phase \<Rightarrow> 'a two_phase" where "put x s = TP (insert x (added s)) (removed s)"
definition del :: "'a \<Rightarrow> 'a two_phase \<Rightarrow> 'a two_phase" where
  "del x s = (if x \<in> added s then TP (added s) (insert x (removed s)) else s)"
definition mrg :: "'a two_phase \<Rightarrow> 'a two_phase \<Rightarrow> 'a two_phase" where
  "mrg s t = TP (added s \<union> added t) (removed s \<union> removed t)"

lemma leq_refl: "leq c c"
  sorry

lemma leq_trans: "leq c d \<Longrightarrow> leq d e \<Longrightarrow> leq c e"
  sorry

lemma leq_total: "length c = length d \<Longrightarrow> leq c d \<or> leq d c"
  oops (* [0, 1], [1, 0] *)

lemma concurrent_sym: "concurrent c d \<Longrightarrow> concurrent d c"
  sorry

lemma concurrent_trans: "length c = length e \<Longrightarrow> concurrent c d \<Longrightarrow> concurrent d e \<Longrightarrow> c \<noteq> e \<Longrightarrow> concurrent c e"
  oops (* [0, 1], [1, 0], [0, 2] *)

lemma before_total: "before c d \<Longrightarrow> total c < total d"
  sorry

lemma total_before: "length c = length d \<Longrightarrow> total c < total d \<Longrightarrow> before c d"
  oops (* [1, 0], [0, 2] *)

lemma tick_before: "i < length c \<Longrightarrow> before c (tick i c)"
  sorry

lemma tick_before_any: "before c (tick i c)"
  oops (* c = [] *)

lemma ticks_concurrent: "i \<noteq> j \<Longrightarrow> i < length c \<Longrightarrow> j < length c \<Longrightarrow> concurrent (tick i c) (tick j c)"
  sorry

lemma ticks_commute: "tick i (tick j c) = tick j (tick i c)"
  sorry

lemma join_commutes: "join c d = join d c"
  sorry

lemma join_assoc: "join (join c d) e = join c (join d e)"
  sorry

lemma join_upper: "leq c (join c d)"
  oops (* d shorter *)

lemma join_upper_same: "length c = length d \<Longrightarrow> leq c (join c d)"
  sorry

lemma join_total: "length c = length d \<Longrightarrow> total (join c d) = max (total c) (total d)"
  oops (* [0, 1], [1, 0] *)

lemma join_tick: "length c = length d \<Longrightarrow> join (tick i c) (tick i d) = tick i (join c d)"
  sorry

lemma join_tick_other: "length c = length d \<Longrightarrow> i \<noteq> j \<Longrightarrow> join (tick i c) (tick j d) = tick i (tick j (join c d))"
  oops (* c = [0, 0], d = [1, 0], i = 0 *)

lemma join_before: "before c d \<Longrightarrow> before (join c e) (join d e)"
  oops (* e large *)

lemma join_least: "leq c e \<Longrightarrow> leq d e \<Longrightarrow> leq (join c d) e"
  sorry

lemma val_incr: "i < length (fst p) \<Longrightarrow> val (incr i p) = val p + 1"
  sorry

lemma val_incr_any: "val (incr i p) = val p + 1"
  oops (* no replica i *)

lemma val_merge: "val (merge p q) = max (val p) (val q)"
  oops

lemma val_merge_ge: "length (fst p) = length (fst q) \<Longrightarrow> length (snd p) = length (snd q) \<Longrightarrow> val p \<le> val (merge p q)"
  oops (* decrements come with the merge *)

lemma merge_incr: "length (fst p) = length (fst q) \<Longrightarrow> merge (incr i p) q = incr i (merge p q)"
  oops (* q is ahead at i *)

lemma incr_decr: "incr i (decr j p) = decr j (incr i p)"
  sorry

lemma incr_decr_same: "i < length (fst p) \<Longrightarrow> i < length (snd p) \<Longrightarrow> val (incr i (decr i p)) = val p"
  sorry

lemma val_equal: "val p = val q \<Longrightarrow> val (merge p q) = val p"
  oops (* ([1], [0]) twice at different places *)

lemma put_elems: "elems (put x s) = insert x (elems s)"
  oops (* x removed *)

lemma put_elems_new: "x \<notin> removed s \<Longrightarrow> elems (put x s) = insert x (elems s)"
  sorry

lemma del_elems: "elems (del x s) = elems s - {x}"
  sorry

lemma del_put: "x \<notin> elems s \<Longrightarrow> elems (del x (put x s)) = elems s"
  sorry

lemma put_del: "elems (put x (del x s)) = insert x (elems s)"
  oops (* x added before *)

lemma mrg_elems: "elems (mrg s t) = elems s \<union> elems t"
  oops (* removed in one *)

lemma mrg_same: "mrg s s = s"
  sorry

lemma mrg_del: "mrg (del x s) t = del x (mrg s t)"
  oops (* x added in t only *)

lemma mrg_put: "mrg (put x s) t = put x (mrg s t)"
  sorry

lemma elems_mono: "elems s \<subseteq> elems (mrg s t)"
  oops (* t removed it *)

end
