theory Interval_Arith
  imports Main
begin

datatype ivl = Empty | Ivl int int

fun gamma :: "ivl \<Rightarrow> int set" where
  "gamma Empty = {}"
| "gamma (Ivl a b) = {a..b}"

fun norm :: "ivl \<Rightarrow> ivl" where
  "norm Empty = Empty"
| "norm (Ivl a b) = (if a \<le> b then Ivl a b else Empty)"

fun add :: "ivl \<Rightarrow> ivl \<Rightarrow> ivl" where
  "add (Ivl a b) (Ivl c d) = Ivl (a + c) (b + d)"
| "add _ _ = Empty"

fun neg :: "ivl \<Rightarrow> ivl" where
  "neg Empty = Empty"
| "neg (Ivl a b) = Ivl (- b) (- a)"

fun join :: "ivl \<Rightarrow> ivl \<Rightarrow> ivl" where
  "join Empty i = i"
| "join i Empty = i"
| "join (Ivl a b) (Ivl c d) = Ivl (min a c) (max b d)"

fun meet :: "ivl \<Rightarrow> ivl \<Rightarrow> ivl" where
  "meet (Ivl a b) (Ivl c d) = norm (Ivl (max a c) (min b d))"
| "meet _ _ = Empty"

fun mul :: "ivl \<Rightarrow> ivl \<Rightarrow> ivl" where
  "mul (Ivl a b) (Ivl c d) = Ivl (min (min (a * c) (a * d)) (min (b * c) (b * d))) (max (max (a * c) (a * d)) (max (b * c) (b * d)))"
| "mul _ _ = Empty"

fun mul_naive :: "ivl \<Rightarrow> ivl \<Rightarrow> ivl" where
  "mul_naive (Ivl a b) (Ivl c d) = Ivl (a * c) (b * d)"
| "mul_naive _ _ = Empty"

definition wf :: "ivl \<Rightarrow> bool" where
  "wf i \<longleftrightarrow> (case i of Empty \<Rightarrow> True | Ivl a b \<Rightarrow> a \<le> b)"

definition width :: "ivl \<Rightarrow> nat" where
  "width i = card (gamma i)"

fun widen :: "int \<Rightarrow> ivl \<Rightarrow> ivl \<Rightarrow> ivl" where
  "widen m (Ivl a b) (Ivl c d) = Ivl (if c < a then - m else a) (if b < d then m else b)"
| "widen m Empty i = i"
| "widen m i Empty = i"

lemma add_sound: "x \<in> gamma i \<Longrightarrow> y \<in> gamma j \<Longrightarrow> x + y \<in> gamma (add i j)"
  sorry

lemma add_exact: "gamma (add i j) = {x + y | x y. x \<in> gamma i \<and> y \<in> gamma j}"
  oops (* not well formed: Ivl 1 0 + Ivl 0 1 *)

lemma add_exact_wf: "wf i \<Longrightarrow> wf j \<Longrightarrow> z \<in> gamma (add i j) \<Longrightarrow> \<exists>x y. x \<in> gamma i \<and> y \<in> gamma j \<and> z = x + y"
  sorry

lemma add_comm: "add i j = add j i"
  sorry

lemma add_neg: "add i (neg i) = Ivl 0 0"
  oops (* i = Empty *)

lemma add_neg_zero: "wf i \<Longrightarrow> i \<noteq> Empty \<Longrightarrow> 0 \<in> gamma (add i (neg i))"
  sorry

lemma neg_neg: "neg (neg i) = i"
  sorry

lemma mul_sound: "x \<in> gamma i \<Longrightarrow> y \<in> gamma j \<Longrightarrow> x * y \<in> gamma (mul i j)"
  sorry

lemma mul_naive_sound: "x \<in> gamma i \<Longrightarrow> y \<in> gamma j \<Longrightarrow> x * y \<in> gamma (mul_naive i j)"
  oops (* negative *)

lemma mul_naive_pos: "\<forall>x \<in> gamma i. 0 \<le> x \<Longrightarrow> x \<in> gamma i \<Longrightarrow> y \<in> gamma j \<Longrightarrow> x * y \<in> gamma (mul_naive i j)"
  oops (* j negative *)

lemma mul_naive_pos_ok: "\<forall>x \<in> gamma i \<union> gamma j. 0 \<le> x \<Longrightarrow> x \<in> gamma i \<Longrightarrow> y \<in> gamma j \<Longrightarrow> x * y \<in> gamma (mul_naive i j)"
  sorry

lemma mul_exact: "wf i \<Longrightarrow> wf j \<Longrightarrow> z \<in> gamma (mul i j) \<Longrightarrow> \<exists>x \<in> gamma i. \<exists>y \<in> gamma j. z = x * y"
  oops (* [2,2] * [0,1] has 1 *)

lemma mul_add: "mul i (add j k) = add (mul i j) (mul i k)"
  oops (* [-1,1] * ([1,1] + [-1,-1]) *)

lemma mul_add_sub: "wf i \<Longrightarrow> wf j \<Longrightarrow> wf k \<Longrightarrow> gamma (mul i (add j k)) \<subseteq> gamma (add (mul i j) (mul i k))"
  sorry

lemma mul_comm: "mul i j = mul j i"
  sorry

lemma mul_assoc: "wf i \<Longrightarrow> wf j \<Longrightarrow> wf k \<Longrightarrow> mul (mul i j) k = mul i (mul j k)"
  sorry

lemma join_sound: "gamma i \<union> gamma j \<subseteq> gamma (join i j)"
  sorry

lemma join_sound_wf: "wf i \<Longrightarrow> wf j \<Longrightarrow> gamma i \<union> gamma j \<subseteq> gamma (join i j)"
  sorry

lemma join_exact: "wf i \<Longrightarrow> wf j \<Longrightarrow> gamma (join i j) \<subseteq> gamma i \<union> gamma j"
  oops (* gap *)

lemma meet_exact: "gamma (meet i j) = gamma i \<inter> gamma j"
  sorry

lemma join_meet: "join i (meet i j) = i"
  sorry

lemma meet_join: "meet i (join i j) = i"
  oops (* i = Ivl 1 0 gives Empty *)

lemma join_meet_distrib: "wf i \<Longrightarrow> wf j \<Longrightarrow> wf k \<Longrightarrow> meet i (join j k) = join (meet i j) (meet i k)"
  oops (* gap *)

lemma meet_assoc: "wf i \<Longrightarrow> wf j \<Longrightarrow> wf k \<Longrightarrow> meet (meet i j) k = meet i (meet j k)"
  sorry

lemma width_add: "wf i \<Longrightarrow> wf j \<Longrightarrow> i \<noteq> Empty \<Longrightarrow> j \<noteq> Empty \<Longrightarrow> width (add i j) = width i + width j"
  oops (* one less *)

lemma width_add_ok: "wf i \<Longrightarrow> wf j \<Longrightarrow> i \<noteq> Empty \<Longrightarrow> j \<noteq> Empty \<Longrightarrow> Suc (width (add i j)) = width i + width j"
  sorry

lemma width_mul: "wf i \<Longrightarrow> wf j \<Longrightarrow> width (mul i j) \<le> width i * width j"
  oops (* i = Ivl 0 1, j = Ivl 2 2 *)

lemma widen_sound: "gamma j \<subseteq> gamma (widen m i j)"
  oops (* j = Ivl 0 0, m = - 1, i = Ivl 0 (- 1) *)

lemma widen_sound_big: "wf i \<Longrightarrow> wf j \<Longrightarrow> gamma i \<subseteq> {-m..m} \<Longrightarrow> gamma j \<subseteq> {-m..m} \<Longrightarrow> gamma i \<union> gamma j \<subseteq> gamma (widen m i j)"
  sorry

lemma widen_idem: "widen m (widen m i j) j = widen m i j"
  sorry

lemma widen_comm: "widen m i j = widen m j i"
  oops (* m = 0, i = Ivl 0 0, j = Ivl 0 1 *)

lemma norm_gamma: "gamma (norm i) = gamma i"
  sorry

lemma gamma_inj: "gamma i = gamma j \<Longrightarrow> i = j"
  oops (* i = Empty, j = Ivl 0 (- 1) *)

lemma gamma_inj_wf: "wf i \<Longrightarrow> wf j \<Longrightarrow> gamma i = gamma j \<Longrightarrow> i = j"
  sorry

end
