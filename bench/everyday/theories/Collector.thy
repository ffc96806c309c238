theory Collector
  imports Main
begin

type_synonym addr = nat
type_synonym heap = "addr \<Rightarrow> addr list option"

inductive_set reach :: "heap \<Rightarrow> addr set \<Rightarrow> addr set" for h roots where
  root: "a \<in> roots \<Longrightarrow> a \<in> reach h roots"
| step: "a \<in> reach h roots \<Longrightarrow> h a = Some bs \<Longrightarrow> b \<in> set bs \<Longrightarrow> b \<in> reach h roots"

definition collect :: "heap \<Rightarrow> addr set \<Rightarrow> heap" where
  "collect h roots = (\<lambda>a. if a \<in> reach h roots then h a else None)"

definition alloc :: "addr \<Rightarrow> addr list \<Rightarrow> heap \<Rightarrow> heap" where
  "alloc a bs h = h(a \<mapsto> bs)"

definition closed :: "heap \<Rightarrow> bool" where
  "closed h \<longleftrightarrow> (\<forall>a bs. h a = Some bs \<longrightarrow> set bs \<subseteq> dom h)"

fun mark :: "nat \<Rightarrow> heap \<Rightarrow> addr list \<Rightarrow> addr set \<Rightarrow> addr set" where
  "mark 0 h todo done = done"
| "mark (Suc n) h [] done = done"
| "mark (Suc n) h (a # todo) done = (if a \<in> done then mark n h todo done
     else mark n h (case h a of None \<Rightarrow> todo | Some bs \<Rightarrow> bs @ todo) (insert a done))"

fun refcount :: "addr \<Rightarrow> (addr \<times> addr list) list \<Rightarrow> nat" where
  "refcount a [] = 0"
| "refcount a ((b, bs) # h) = count_list bs a + refcount a h"

lemma roots_reach: "roots \<subseteq> reach h roots"
  sorry

lemma reach_mono: "R \<subseteq> S \<Longrightarrow> reach h R \<subseteq> reach h S"
  sorry

lemma reach_empty: "reach h {} = {}"
  sorry

lemma reach_Un: "reach h (R \<union> S) = reach h R \<union> reach h S"
  sorry

lemma reach_Int: "reach h (R \<inter> S) = reach h R \<inter> reach h S"
  oops (* two roots to one cell *)

lemma reach_idem: "reach h (reach h R) = reach h R"
  sorry

lemma reach_dom: "reach h R \<subseteq> dom h"
  oops (* a dangling root *)

lemma reach_dom_closed: "closed h \<Longrightarrow> reach h R \<subseteq> dom h"
  oops (* R = {a}, h empty *)

lemma reach_dom_closed_roots: "closed h \<Longrightarrow> R \<subseteq> dom h \<Longrightarrow> reach h R \<subseteq> dom h"
  sorry

lemma collect_sub: "collect h R \<subseteq>\<^sub>m h"
  sorry

lemma collect_idem: "collect (collect h R) R = collect h R"
  sorry

lemma collect_reach: "reach (collect h R) R = reach h R"
  sorry

lemma collect_two: "collect (collect h R) S = collect h (R \<inter> S)"
  oops (* h = (%x. _)(0 := Some [5], 1 := Some [5], 2 := Some [5], 3 := Some [5], 4 := Some [5], 5 := Some [5]), R = {…}, S = {5}, x = 5 *)

lemma collect_commute: "collect (collect h R) S = collect (collect h S) R"
  oops (* S's path goes through garbage of R *)

lemma collect_closed: "closed h \<Longrightarrow> closed (collect h R)"
  sorry

lemma collect_all: "collect h (dom h) = h"
  sorry

lemma collect_loses: "a \<notin> R \<Longrightarrow> collect h R a = None"
  oops (* a = 0, R = {5}, h = (%x. _)(0 := Some [0], 1 := Some [0], 2 := Some [0], 3 := Some [0], 4 := Some [0], 5 := Some [0]) *)

lemma alloc_reach: "reach (alloc a bs h) R \<supseteq> reach h R"
  oops (* a was used *)

lemma alloc_reach_fresh: "h a = None \<Longrightarrow> reach h R \<subseteq> reach (alloc a bs h) R"
  sorry

lemma alloc_reach_same: "h a = None \<Longrightarrow> reach (alloc a bs h) R = reach h R"
  oops (* a dangling, a in R *)

lemma alloc_unreached: "a \<notin> reach h R \<Longrightarrow> reach (alloc a bs h) R = reach h R"
  sorry

lemma alloc_closed: "closed h \<Longrightarrow> closed (alloc a bs h)"
  oops (* bs dangling *)

lemma alloc_closed_ok: "closed h \<Longrightarrow> set bs \<subseteq> dom h \<Longrightarrow> closed (alloc a bs h)"
  sorry

lemma mark_sound: "mark n h rs {} \<subseteq> reach h (set rs)"
  sorry

lemma mark_complete: "mark (length rs) h rs {} = reach h (set rs)"
  oops (* rs = [5], h = (%x. _)(0 := Some [0, 5], 1 := Some [0, 5], 2 := Some [0, 5], 3 := Some [0, 5], 4 := Some [0, 5], 5 := Some [0, 5]), x = 0 *)

lemma mark_done: "done \<subseteq> mark n h todo done"
  sorry

lemma mark_more: "mark n h todo done \<subseteq> mark (Suc n) h todo done"
  sorry

lemma mark_dup: "mark n h (a # a # todo) done = mark n h (a # todo) done"
  oops (* fuel *)

lemma mark_swap: "mark n h (a # b # todo) {} = mark n h (b # a # todo) {}"
  oops (* n = 1 *)

lemma refcount_zero: "refcount a h = 0 \<Longrightarrow> a \<notin> reach (map_of h) (set rs)"
  oops (* a root *)

lemma refcount_garbage: "refcount a h = 0 \<Longrightarrow> a \<notin> R \<Longrightarrow> a \<notin> reach (map_of h) R"
  sorry

lemma refcount_leak: "a \<notin> reach (map_of h) R \<Longrightarrow> refcount a h = 0"
  oops (* a cycle *)

end
