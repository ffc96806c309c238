theory Rate_Limiter
  imports Main
begin

text \<open>A token bucket, and a sliding window.\<close>

record bucket =
  tokens :: nat
  last :: nat

definition refill :: "nat \<Rightarrow> nat \<Rightarrow> bucket \<Rightarrow> bucket" where
  "refill cap now b = b\<lparr>tokens := min cap (tokens b + (now - last b)), last := now\<rparr>"

definition take_one :: "nat \<Rightarrow> nat \<Rightarrow> bucket \<Rightarrow> bool \<times> bucket" where
  "take_one cap now b = (let b' = refill cap now b in
     if tokens b' = 0 then (False, b') else (True, b'\<lparr>tokens := tokens b' - 1\<rparr>))"

fun serve :: "nat \<Rightarrow> nat list \<Rightarrow> bucket \<Rightarrow> nat \<times> bucket" where
  "serve cap [] b = (0, b)"
| "serve cap (t # ts) b = (let (ok, b') = take_one cap t b; (n, b'') = serve cap ts b' in (if ok then Suc n else n, b''))"

definition in_window :: "nat \<Rightarrow> nat \<Rightarrow> nat list \<Rightarrow> nat list" where
  "in_window w now ts = filter (\<lambda>t. now < t + w \<and> t \<le> now) ts"

fun admit :: "nat \<Rightarrow> nat \<Rightarrow> nat list \<Rightarrow> nat list \<Rightarrow> nat list" where
  "admit w k [] acc = acc"
| "admit w k (t # ts) acc = (if length (in_window w t acc) < k then admit w k ts (acc @ [t]) else admit w k ts acc)"

definition ok_bucket :: "nat \<Rightarrow> bucket \<Rightarrow> bool" where
  "ok_bucket cap b \<longleftrightarrow> tokens b \<le> cap"

lemma refill_ok: "ok_bucket cap (refill cap now b)"
  sorry

lemma refill_idem: "refill cap now (refill cap now b) = refill cap now b"
  sorry

lemma refill_twice: "s \<le> t \<Longrightarrow> refill cap t (refill cap s b) = refill cap t b"
  oops (* last b > s *)

lemma refill_twice_ok: "last b \<le> s \<Longrightarrow> s \<le> t \<Longrightarrow> refill cap t (refill cap s b) = refill cap t b"
  sorry

lemma refill_mono: "tokens b \<le> tokens (refill cap now b)"
  oops (* tokens above cap *)

lemma refill_mono_ok: "ok_bucket cap b \<Longrightarrow> tokens b \<le> tokens (refill cap now b)"
  sorry

lemma refill_comm: "refill cap s (refill cap t b) = refill cap t (refill cap s b)"
  oops (* cap = 0, s = 0, t = 1, b = ⦇tokens = 0, last = 0⦈ *)

lemma take_ok: "fst (take_one cap now b) \<Longrightarrow> tokens (snd (take_one cap now b)) < cap"
  sorry

lemma take_zero: "\<not> fst (take_one 0 now b)"
  sorry

lemma take_later: "fst (take_one cap now b) \<Longrightarrow> now \<le> later \<Longrightarrow> fst (take_one cap later b)"
  sorry

lemma take_earlier: "fst (take_one cap now b) \<Longrightarrow> fst (take_one cap 0 b)"
  oops (* cap = 1, now = 1, b = ⦇tokens = 0, last = 0⦈ *)

lemma take_twice: "fst (take_one cap now b) \<Longrightarrow> cap > 1 \<Longrightarrow> fst (take_one cap now (snd (take_one cap now b)))"
  oops (* cap = 2, now = 1, b = ⦇tokens = 0, last = 0⦈ *)

lemma take_next: "cap > 0 \<Longrightarrow> fst (take_one cap (Suc now) (snd (take_one cap now b)))"
  sorry

lemma take_next_two: "cap > 0 \<Longrightarrow> last b \<le> now \<Longrightarrow> tokens (snd (take_one cap (Suc now) (snd (take_one cap now b)))) \<ge> tokens b"
  oops (* two taken, one refilled *)

lemma serve_le: "fst (serve cap ts b) \<le> length ts"
  sorry

lemma serve_bound: "fst (serve cap ts b) \<le> cap"
  oops (* time passes *)

lemma serve_same_time: "fst (serve cap (replicate n t) b) \<le> cap"
  sorry

lemma serve_sorted_bound: "sorted ts \<Longrightarrow> ts \<noteq> [] \<Longrightarrow> ok_bucket cap b \<Longrightarrow> last b \<le> hd ts \<Longrightarrow> fst (serve cap ts b) \<le> tokens b + (List.last ts - last b)"
  sorry

lemma serve_sorted_bound_hd: "sorted ts \<Longrightarrow> ts \<noteq> [] \<Longrightarrow> fst (serve cap ts b) \<le> cap + (List.last ts - hd ts)"
  sorry

lemma serve_unsorted_bound: "ts \<noteq> [] \<Longrightarrow> fst (serve cap ts b) \<le> cap + (List.last ts - hd ts)"
  oops (* back and forth *)

lemma serve_perm: "mset ts = mset us \<Longrightarrow> fst (serve cap ts b) = fst (serve cap us b)"
  oops (* mset = %_. a1, ts = [], us = [0], cap = 1, b = ⦇tokens = 1, last = 0⦈ *)

lemma serve_append: "fst (serve cap (ts @ us) b) = fst (serve cap ts b) + fst (serve cap us (snd (serve cap ts b)))"
  sorry

lemma serve_append_wrong: "fst (serve cap (ts @ us) b) = fst (serve cap ts b) + fst (serve cap us b)"
  oops (* cap = 1, ts = [0], us = [0], b = ⦇tokens = 1, last = 0⦈ *)

lemma serve_more_tokens: "tokens b \<le> tokens c \<Longrightarrow> last b = last c \<Longrightarrow> fst (serve cap ts b) \<le> fst (serve cap ts c)"
  sorry

lemma serve_more_cap: "cap \<le> cap' \<Longrightarrow> fst (serve cap ts b) \<le> fst (serve cap' ts b)"
  sorry

lemma serve_more_cap_strict: "cap < cap' \<Longrightarrow> fst (serve cap ts b) < fst (serve cap' ts b)"
  oops (* cap = 0, cap' = 1, ts = [], b = ⦇tokens = 0, last = 0⦈ *)

lemma serve_cons: "fst (serve cap (t # ts) b) \<ge> fst (serve cap ts b)"
  sorry

lemma serve_sublist: "sorted (t # ts) \<Longrightarrow> fst (serve cap (t # ts) b) \<ge> fst (serve cap ts b)"
  sorry

lemma window_len: "length (in_window w now ts) \<le> length ts"
  sorry

lemma window_zero: "in_window 0 now ts = []"
  sorry

lemma window_mono: "v \<le> w \<Longrightarrow> length (in_window v now ts) \<le> length (in_window w now ts)"
  sorry

lemma window_sorted: "sorted ts \<Longrightarrow> length (in_window w now ts) \<le> w"
  oops (* equal times *)

lemma window_distinct: "distinct ts \<Longrightarrow> length (in_window w now ts) \<le> w"
  sorry

lemma admit_all: "length (admit w k ts acc) = length ts + length acc"
  oops (* w = 0, k = 0, ts = [0], acc = [] *)

lemma admit_bound: "sorted ts \<Longrightarrow> length (in_window w now (admit w k ts [])) \<le> k"
  sorry

lemma admit_bound_any: "length (in_window w now (admit w k ts [])) \<le> k"
  oops (* unsorted: later times first *)

lemma admit_acc: "admit w k ts acc = acc @ admit w k ts []"
  oops (* w = 1, k = 1, ts = [0], acc = [0] *)

lemma admit_mono: "k \<le> l \<Longrightarrow> length (admit w k ts []) \<le> length (admit w l ts [])"
  sorry

lemma admit_window_mono: "v \<le> w \<Longrightarrow> length (admit w k ts []) \<le> length (admit v k ts [])"
  oops (* k = 1, v = 3, w = 4, ts = [0, 3, 5, 4] *)

end
