theory Orders_And_Relations
  imports Main
begin

definition cover :: "('a :: order) \<Rightarrow> 'a \<Rightarrow> bool" (infix "\<lessdot>" 50) where
  "a \<lessdot> b \<longleftrightarrow> a < b \<and> \<not> (\<exists>c. a < c \<and> c < b)"

definition antichain :: "('a :: order) set \<Rightarrow> bool" where
  "antichain A \<longleftrightarrow> (\<forall>a \<in> A. \<forall>b \<in> A. a \<le> b \<longrightarrow> a = b)"

definition chain :: "('a :: order) set \<Rightarrow> bool" where
  "chain A \<longleftrightarrow> (\<forall>a \<in> A. \<forall>b \<in> A. a \<le> b \<or> b \<le> a)"

definition downset :: "('a :: order) set \<Rightarrow> bool" where
  "downset A \<longleftrightarrow> (\<forall>a \<in> A. \<forall>b. b \<le> a \<longrightarrow> b \<in> A)"

definition down :: "('a :: order) set \<Rightarrow> 'a set" where
  "down A = {b. \<exists>a \<in> A. b \<le> a}"

definition maximals :: "('a :: order) set \<Rightarrow> 'a set" where
  "maximals A = {a \<in> A. \<forall>b \<in> A. a \<le> b \<longrightarrow> b = a}"

definition galois :: "('a :: order \<Rightarrow> 'b :: order) \<Rightarrow> ('b \<Rightarrow> 'a) \<Rightarrow> bool" where
  "galois f g \<longleftrightarrow> (\<forall>a b. f a \<le> b \<longleftrightarrow> a \<le> g b)"

definition kernel :: "('a \<Rightarrow> 'b) \<Rightarrow> ('a \<times> 'a) set" where
  "kernel f = {(x, y). f x = f y}"

definition rcomp :: "('a \<times> 'a) set \<Rightarrow> ('a \<times> 'a) set \<Rightarrow> ('a \<times> 'a) set" where
  "rcomp r s = {(x, z). \<exists>y. (x, y) \<in> r \<and> (y, z) \<in> s}"

definition img :: "('a \<times> 'a) set \<Rightarrow> 'a set \<Rightarrow> 'a set" where
  "img r A = {y. \<exists>x \<in> A. (x, y) \<in> r}"

definition closedunder :: "('a \<times> 'a) set \<Rightarrow> 'a set \<Rightarrow> bool" where
  "closedunder r A \<longleftrightarrow> img r A \<subseteq> A"

definition separates :: "'a set set \<Rightarrow> bool" where
  "separates S \<longleftrightarrow> (\<forall>x y. x \<noteq> y \<longrightarrow> (\<exists>A \<in> S. x \<in> A \<and> y \<notin> A))"

class dist_op = plus + ord +
  assumes plus_mono: "a \<le> b \<Longrightarrow> a + c \<le> b + c"

lemma cover_trans: "a \<lessdot> b \<Longrightarrow> b \<lessdot> c \<Longrightarrow> a \<lessdot> c"
  oops (* three in a row *)

lemma cover_irrefl: "\<not> a \<lessdot> a"
  sorry

lemma cover_unique: "a \<lessdot> b \<Longrightarrow> a \<lessdot> c \<Longrightarrow> b = c"
  oops (* a fork *)

lemma cover_unique_linear: "(a :: 'a :: linorder) \<lessdot> b \<Longrightarrow> a \<lessdot> c \<Longrightarrow> b = c"
  sorry

lemma cover_exists: "a < b \<Longrightarrow> \<exists>c. a \<lessdot> c"
  oops (* rationals; only infinite orders *)

lemma cover_nat: "(m :: nat) \<lessdot> n \<longleftrightarrow> n = m + 1"
  sorry

lemma cover_int: "(m :: int) \<lessdot> n \<Longrightarrow> m + n = 2 * m"
  oops (* 0, 1 *)

lemma antichain_subset: "antichain A \<Longrightarrow> B \<subseteq> A \<Longrightarrow> antichain B"
  sorry

lemma antichain_union: "antichain A \<Longrightarrow> antichain B \<Longrightarrow> antichain (A \<union> B)"
  oops (* {a}, {b}, a < b *)

lemma chain_union: "chain A \<Longrightarrow> chain B \<Longrightarrow> A \<inter> B \<noteq> {} \<Longrightarrow> chain (A \<union> B)"
  oops (* a fork *)

lemma chain_antichain: "chain A \<Longrightarrow> antichain A \<Longrightarrow> card A \<le> 1"
  sorry

lemma chain_antichain_empty: "chain A \<Longrightarrow> antichain A \<Longrightarrow> A = {}"
  oops (* a singleton *)

lemma chain_or_antichain: "finite A \<Longrightarrow> card A = 3 \<Longrightarrow> chain A \<or> antichain A"
  oops (* a fork *)

lemma downset_union: "downset A \<Longrightarrow> downset B \<Longrightarrow> downset (A \<union> B)"
  sorry

lemma downset_compl: "downset A \<Longrightarrow> downset (- A)"
  oops (* {a}, a < b *)

lemma downset_linear: "downset A \<Longrightarrow> downset B \<Longrightarrow> A \<subseteq> B \<or> B \<subseteq> A"
  oops (* antichain *)

lemma downset_linear_ok: "downset (A :: 'a :: linorder set) \<Longrightarrow> downset B \<Longrightarrow> A \<subseteq> B \<or> B \<subseteq> A"
  sorry

lemma down_inter: "down (A \<inter> B) = down A \<inter> down B"
  oops (* a, b over c *)

lemma down_union: "down (A \<union> B) = down A \<union> down B"
  sorry

lemma down_idem: "down (down A) = down A"
  sorry

lemma down_inj: "down A = down B \<Longrightarrow> A = B"
  oops (* {b}, {a, b} *)

lemma down_inj_antichain: "antichain A \<Longrightarrow> antichain B \<Longrightarrow> down A = down B \<Longrightarrow> A = B"
  sorry

lemma maximals_antichain: "antichain (maximals A)"
  sorry

lemma maximals_down: "finite A \<Longrightarrow> down (maximals A) = down A"
  sorry

lemma maximals_mono: "A \<subseteq> B \<Longrightarrow> maximals A \<subseteq> maximals B"
  oops (* B has more above *)

lemma maximals_union: "maximals (A \<union> B) = maximals A \<union> maximals B"
  oops (* a < b *)

lemma maximals_single: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> \<exists>!a. a \<in> maximals A"
  oops (* antichain *)

lemma galois_mono: "galois f g \<Longrightarrow> a \<le> b \<Longrightarrow> f a \<le> f b"
  sorry

lemma galois_fgf: "galois f g \<Longrightarrow> f (g (f a)) = f a"
  sorry

lemma galois_gf: "galois f g \<Longrightarrow> g (f a) = a"
  oops (* f constant on two *)

lemma galois_inj: "galois f g \<Longrightarrow> inj f"
  oops (* two elements to one *)

lemma galois_swap: "galois f g \<Longrightarrow> galois g f"
  oops (* one to two elements *)

lemma galois_unique: "galois f g \<Longrightarrow> galois f h \<Longrightarrow> g = h"
  sorry

lemma galois_comp: "galois f g \<Longrightarrow> galois h k \<Longrightarrow> galois (h \<circ> f) (k \<circ> g)"
  oops (* wrong order of g and k *)

lemma kernel_equiv: "equiv UNIV (kernel f)"
  sorry

lemma kernel_comp: "kernel (g \<circ> f) \<subseteq> kernel f"
  oops (* g constant *)

lemma kernel_comp_ok: "kernel f \<subseteq> kernel (g \<circ> f)"
  sorry

lemma kernel_eq: "kernel f = kernel g \<Longrightarrow> f = g"
  oops (* id, swap *)

lemma rcomp_comm: "rcomp r s = rcomp s r"
  oops (* (0,1), (1,2) *)

lemma rcomp_trans: "trans r \<Longrightarrow> trans s \<Longrightarrow> trans (rcomp r s)"
  oops (* four elements *)

lemma rcomp_sym: "sym r \<Longrightarrow> sym s \<Longrightarrow> sym (rcomp r s)"
  oops (* r, s do not commute *)

lemma rcomp_refl: "refl r \<Longrightarrow> refl s \<Longrightarrow> refl (rcomp r s)"
  sorry

lemma rcomp_equiv: "equiv UNIV r \<Longrightarrow> equiv UNIV s \<Longrightarrow> rcomp r s = rcomp s r \<Longrightarrow> equiv UNIV (rcomp r s)"
  sorry

lemma rcomp_mono: "r \<subseteq> r' \<Longrightarrow> rcomp r s \<subseteq> rcomp r' s"
  sorry

lemma rcomp_strict: "r \<subset> r' \<Longrightarrow> s \<noteq> {} \<Longrightarrow> rcomp r s \<subset> rcomp r' s"
  oops (* s does not start there *)

lemma img_inter: "img r (A \<inter> B) = img r A \<inter> img r B"
  oops (* two to one *)

lemma img_trancl: "closedunder r A \<Longrightarrow> closedunder (r\<^sup>+) A"
  sorry

lemma img_trancl_conv: "closedunder (r\<^sup>+) A \<Longrightarrow> closedunder r A"
  sorry

lemma img_closed_inverse: "closedunder r A \<Longrightarrow> closedunder (r\<inverse>) A"
  oops (* b -> a *)

lemma img_closed_compl: "closedunder r A \<Longrightarrow> closedunder (r\<inverse>) (- A)"
  sorry

lemma img_rtrancl: "img (r\<^sup>*) A = A \<union> img r A"
  oops (* two steps *)

lemma trancl_union: "(r \<union> s)\<^sup>+ = r\<^sup>+ \<union> s\<^sup>+"
  oops (* (0,1), (1,2) *)

lemma trancl_inter: "(r \<inter> s)\<^sup>+ = r\<^sup>+ \<inter> s\<^sup>+"
  oops (* two ways *)

lemma trancl_acyclic: "acyclic r \<Longrightarrow> acyclic s \<Longrightarrow> acyclic (r \<union> s)"
  oops (* (0,1), (1,0) *)

lemma acyclic_antisym: "acyclic r \<Longrightarrow> antisym (r\<^sup>*)"
  sorry

lemma antisym_acyclic: "antisym r \<Longrightarrow> irrefl r \<Longrightarrow> acyclic r"
  oops (* three-cycle *)

lemma wf_union: "wf r \<Longrightarrow> wf s \<Longrightarrow> wf (r \<union> s)"
  oops (* (0,1), (1,0) *)

lemma separates_mono: "separates S \<Longrightarrow> S \<subseteq> T \<Longrightarrow> separates T"
  sorry

lemma separates_compl: "separates S \<Longrightarrow> separates (uminus ` S)"
  sorry

lemma separates_nonempty: "separates (S :: 'a set set) \<Longrightarrow> S \<noteq> {}"
  oops (* one element *)

lemma class_plus: "(a :: 'a :: dist_op) \<le> b \<Longrightarrow> c \<le> d \<Longrightarrow> a + c \<le> b + d"
  oops (* no second monotonicity *)

lemma class_plus_left: "(a :: 'a :: {dist_op, order}) \<le> b \<Longrightarrow> a + c \<le> b + c"
  sorry

lemma class_plus_refl: "(a :: 'a :: {dist_op, linorder}) + c \<le> b + c \<Longrightarrow> a \<le> b"
  oops (* constant addition *)

lemma class_comm: "(a :: 'a :: ab_semigroup_add) + b = a + c \<Longrightarrow> b = c"
  oops (* constant addition *)

lemma lattice_distrib: "inf a (sup b c) = sup (inf a b) (inf a (c :: 'a :: lattice))"
  oops (* the diamond M3: 5 elements *)

lemma lattice_modular: "a \<le> c \<Longrightarrow> sup a (inf b c) = inf (sup a b) (c :: 'a :: lattice)"
  oops (* the pentagon: 5 elements *)

lemma lattice_absorb: "sup a (inf a b) = (a :: 'a :: lattice)"
  sorry

lemma boolean_alg: "inf a b = bot \<Longrightarrow> sup a b = top \<Longrightarrow> b = - (a :: 'a :: boolean_algebra)"
  sorry

lemma boolean_alg_wrong: "inf a b = bot \<Longrightarrow> b = - (a :: 'a :: boolean_algebra)"
  oops (* b = bot, a = bot *)

lemma sup_Sup: "A \<noteq> {} \<Longrightarrow> Sup A \<in> (A :: 'a :: complete_lattice set)"
  oops (* two incomparable elements *)

lemma mono_inf: "mono f \<Longrightarrow> f (inf a b) = inf (f a) (f (b :: 'a :: lattice))"
  oops (* four elements *)

lemma mono_lfp: "mono f \<Longrightarrow> f x \<le> x \<Longrightarrow> lfp f = (x :: 'a :: complete_lattice)"
  oops (* f x = bot, x = top *)

end
