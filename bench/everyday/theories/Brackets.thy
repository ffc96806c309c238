theory Brackets
  imports Main
begin

text \<open>Balanced words, a counter that accepts them, and nesting depth.\<close>

datatype token = Open | Close

inductive balanced :: "token list \<Rightarrow> bool" where
  empty: "balanced []"
| wrap: "balanced u \<Longrightarrow> balanced (Open # u @ [Close])"
| append: "balanced u \<Longrightarrow> balanced v \<Longrightarrow> balanced (u @ v)"

inductive nested :: "token list \<Rightarrow> bool" where
  "nested []"
| "nested u \<Longrightarrow> nested (Open # u @ [Close])"

fun accepts :: "nat \<Rightarrow> token list \<Rightarrow> bool" where
  "accepts n [] = (n = 0)"
| "accepts n (Open # u) = accepts (Suc n) u"
| "accepts 0 (Close # u) = False"
| "accepts (Suc n) (Close # u) = accepts n u"

fun depth :: "nat \<Rightarrow> token list \<Rightarrow> nat" where
  "depth n [] = n"
| "depth n (Open # u) = max n (depth (Suc n) u)"
| "depth n (Close # u) = max n (depth (n - 1) u)"

definition opens :: "token list \<Rightarrow> nat" where
  "opens u = length (filter (\<lambda>t. t = Open) u)"

definition closes :: "token list \<Rightarrow> nat" where
  "closes u = length (filter (\<lambda>t. t = Close) u)"

fun flip :: "token \<Rightarrow> token" where
  "flip Open = Close"
| "flip Close = Open"

lemma balanced_accepts: "balanced u \<Longrightarrow> accepts 0 u"
  sorry

lemma accepts_balanced: "accepts 0 u \<Longrightarrow> balanced u"
  sorry

lemma balanced_counts: "balanced u \<Longrightarrow> opens u = closes u"
  sorry

lemma counts_balanced: "opens u = closes u \<Longrightarrow> balanced u"
  oops (* [Close, Open] *)

lemma nested_balanced: "nested u \<Longrightarrow> balanced u"
  sorry

lemma balanced_nested: "balanced u \<Longrightarrow> nested u"
  oops (* ()() *)

lemma balanced_even: "balanced u \<Longrightarrow> even (length u)"
  sorry

lemma balanced_rev: "balanced u \<Longrightarrow> balanced (rev u)"
  oops (* [Open, Close] *)

lemma balanced_mirror: "balanced u \<Longrightarrow> balanced (rev (map flip u))"
  sorry

lemma balanced_prefix: "balanced (u @ v) \<Longrightarrow> balanced u \<Longrightarrow> balanced v"
  sorry

lemma balanced_split: "balanced (u @ v) \<Longrightarrow> balanced u"
  oops (* u = [Open] *)

lemma balanced_inside: "balanced (Open # u @ [Close]) \<Longrightarrow> balanced u"
  oops (* u = [Close, Open] *)

lemma balanced_insert: "balanced (u @ v) \<Longrightarrow> balanced (u @ [Open, Close] @ v)"
  sorry

lemma balanced_wrap_prefix: "balanced (u @ v) \<Longrightarrow> balanced (Open # u @ Close # v)"
  sorry

lemma balanced_commute: "balanced (u @ v) \<Longrightarrow> balanced (v @ u)"
  oops (* u = [Open], v = [Close] *)

lemma nested_append: "nested u \<Longrightarrow> nested v \<Longrightarrow> nested (u @ v)"
  oops (* ()() *)

lemma nested_length: "nested u \<Longrightarrow> nested v \<Longrightarrow> length u = length v \<Longrightarrow> u = v"
  sorry

lemma balanced_length: "balanced u \<Longrightarrow> balanced v \<Longrightarrow> length u = length v \<Longrightarrow> u = v"
  oops (* ()() and (()) *)

lemma depth_bound: "depth 0 u \<le> length u"
  sorry

lemma depth_half: "balanced u \<Longrightarrow> 2 * depth 0 u \<le> length u"
  sorry

lemma depth_append: "depth 0 (u @ v) = max (depth 0 u) (depth 0 v)"
  oops (* [Open], [Open] *)

lemma depth_append_balanced: "balanced u \<Longrightarrow> depth 0 (u @ v) = max (depth 0 u) (depth 0 v)"
  sorry

lemma depth_nested: "balanced u \<Longrightarrow> 2 * depth 0 u = length u \<Longrightarrow> nested u"
  sorry

lemma depth_opens: "balanced u \<Longrightarrow> depth 0 u = opens u"
  oops (* ()() *)

lemma accepts_append: "accepts m u \<Longrightarrow> accepts n v \<Longrightarrow> accepts (m + n) (u @ v)"
  sorry

lemma accepts_append_wrong: "accepts n (u @ v) \<Longrightarrow> accepts n u \<or> accepts n v"
  oops (* [Open], [Close] *)

end
