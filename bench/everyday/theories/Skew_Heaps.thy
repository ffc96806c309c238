theory Skew_Heaps
  imports Main "HOL-Library.Multiset"
begin

datatype 'a heap = E | N "'a heap" 'a "'a heap"

fun merge :: "'a::linorder heap \<Rightarrow> 'a heap \<Rightarrow> 'a heap" where
  "merge E h = h"
| "merge h E = h"
| "merge (N l x r) (N l' y r') = (if x \<le> y then N (merge (N l' y r') r) x l else N (merge r' (N l x r)) y l')"

fun elems :: "'a heap \<Rightarrow> 'a multiset" where
  "elems E = {#}"
| "elems (N l x r) = elems l + {#x#} + elems r"

fun is_heap :: "'a::linorder heap \<Rightarrow> bool" where
  "is_heap E = True"
| "is_heap (N l x r) = (is_heap l \<and> is_heap r \<and> (\<forall>y \<in># elems l + elems r. x \<le> y))"

fun bad_heap :: "'a::linorder heap \<Rightarrow> bool" where
  "bad_heap E = True"
| "bad_heap (N l x r) = (bad_heap l \<and> bad_heap r \<and> (case l of E \<Rightarrow> True | N _ y _ \<Rightarrow> x < y) \<and> (case r of E \<Rightarrow> True | N _ y _ \<Rightarrow> x \<le> y))"

definition ins :: "'a::linorder \<Rightarrow> 'a heap \<Rightarrow> 'a heap" where
  "ins x h = merge (N E x E) h"

fun del_min :: "'a::linorder heap \<Rightarrow> 'a heap" where
  "del_min E = E"
| "del_min (N l x r) = merge l r"

fun get_min :: "'a heap \<Rightarrow> 'a" where
  "get_min (N l x r) = x"

fun depth :: "'a heap \<Rightarrow> nat" where
  "depth E = 0"
| "depth (N l x r) = Suc (max (depth l) (depth r))"

fun count_nodes :: "'a heap \<Rightarrow> nat" where
  "count_nodes E = 0"
| "count_nodes (N l x r) = Suc (count_nodes l + count_nodes r)"

fun drain :: "nat \<Rightarrow> 'a::linorder heap \<Rightarrow> 'a list" where
  "drain 0 h = []"
| "drain (Suc n) E = []"
| "drain (Suc n) h = get_min h # drain n (del_min h)"

lemma merge_E: "merge h E = h"
  sorry

lemma elems_merge: "elems (merge a b) = elems a + elems b"
  sorry

lemma merge_comm: "merge a b = merge b a"
  oops (* equal keys, shapes *)

lemma merge_assoc: "merge (merge a b) c = merge a (merge b c)"
  oops (* a = N E a1 E, b = N E a1 E, c = N E a1 E *)

lemma heap_merge: "is_heap a \<Longrightarrow> is_heap b \<Longrightarrow> is_heap (merge a b)"
  sorry

lemma heap_merge_one: "is_heap a \<Longrightarrow> is_heap (merge a b)"
  oops (* a = E, b = N E a2 (N E a1 E) *)

lemma heap_merge_conv: "is_heap (merge a b) \<Longrightarrow> is_heap a \<and> is_heap b"
  sorry

lemma bad_merge: "bad_heap a \<Longrightarrow> bad_heap b \<Longrightarrow> bad_heap (merge a b)"
  oops (* equal keys: right goes left *)

lemma bad_heap_heap: "bad_heap h \<Longrightarrow> is_heap h"
  sorry

lemma heap_bad: "is_heap h \<Longrightarrow> bad_heap h"
  oops (* h = N (N E a1 E) a1 E *)

lemma depth_merge: "depth (merge a b) \<le> depth a + depth b"
  sorry

lemma depth_merge_max: "depth (merge a b) \<le> Suc (max (depth a) (depth b))"
  oops (* a = N E a1 (N E a1 E), b = N E a1 (N E a1 E) *)

lemma count_merge: "count_nodes (merge a b) = count_nodes a + count_nodes b"
  sorry

lemma depth_ins: "depth (ins x h) \<le> Suc (depth h)"
  sorry

lemma depth_ins_strict: "depth (ins x h) > depth h"
  oops (* h = N (N E a1 E) a1 E, x = a2 *)

lemma elems_ins: "elems (ins x h) = {#x#} + elems h"
  sorry

lemma elems_del: "h \<noteq> E \<Longrightarrow> elems (del_min h) = elems h - {#get_min h#}"
  sorry

lemma del_ins: "is_heap h \<Longrightarrow> del_min (ins x h) = h"
  oops (* h = N E a1 E, x = a2 *)

lemma del_ins_min: "is_heap h \<Longrightarrow> \<forall>y \<in># elems h. x < y \<Longrightarrow> del_min (ins x h) = h"
  sorry

lemma get_min_least: "is_heap h \<Longrightarrow> x \<in># elems h \<Longrightarrow> get_min h \<le> x"
  sorry

lemma get_min_strict: "is_heap h \<Longrightarrow> x \<in># elems (del_min h) \<Longrightarrow> get_min h < x"
  oops (* equal keys *)

lemma ins_ins: "ins x (ins y h) = ins y (ins x h)"
  oops (* x = a1, y = a2, h = N E a1 E *)

lemma ins_ins_elems: "elems (ins x (ins y h)) = elems (ins y (ins x h))"
  sorry

lemma drain_sorted: "is_heap h \<Longrightarrow> sorted (drain n h)"
  sorry

lemma drain_sorted_any: "sorted (drain n h)"
  oops (* n = 2, h = N E a2 (N E a1 E) *)

lemma drain_all: "mset (drain n h) = elems h"
  oops (* n = 0, h = N E a1 E *)

lemma drain_all_enough: "mset (drain (count_nodes h) h) = elems h"
  sorry

lemma drain_distinct: "is_heap h \<Longrightarrow> distinct (drain n h)"
  oops (* h = N E a1 (N E a1 E), n = 2 *)

lemma log_depth: "is_heap h \<Longrightarrow> 2 ^ depth h \<le> 2 * (count_nodes h + 1)"
  oops (* a spine of four *)

end
