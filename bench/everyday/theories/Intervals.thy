theory Intervals
  imports Complex_Main
begin

text \<open>Closed intervals of integers and interval arithmetic.\<close>

datatype ivl = Ivl int int

fun lo :: "ivl \<Rightarrow> int" where "lo (Ivl a b) = a"
fun hi :: "ivl \<Rightarrow> int" where "hi (Ivl a b) = b"

definition mem :: "int \<Rightarrow> ivl \<Rightarrow> bool" (infix "\<in>\<^sub>i" 50) where
  "x \<in>\<^sub>i i \<longleftrightarrow> lo i \<le> x \<and> x \<le> hi i"

definition nonempty :: "ivl \<Rightarrow> bool" where
  "nonempty i \<longleftrightarrow> lo i \<le> hi i"

fun plus_ivl :: "ivl \<Rightarrow> ivl \<Rightarrow> ivl" where
  "plus_ivl (Ivl a b) (Ivl c d) = Ivl (a + c) (b + d)"

fun minus_ivl :: "ivl \<Rightarrow> ivl \<Rightarrow> ivl" where
  "minus_ivl (Ivl a b) (Ivl c d) = Ivl (a - d) (b - c)"

fun times_wrong :: "ivl \<Rightarrow> ivl \<Rightarrow> ivl" where
  "times_wrong (Ivl a b) (Ivl c d) = Ivl (a * c) (b * d)"

fun times_ivl :: "ivl \<Rightarrow> ivl \<Rightarrow> ivl" where
  "times_ivl (Ivl a b) (Ivl c d) = Ivl (min (min (a * c) (a * d)) (min (b * c) (b * d)))
     (max (max (a * c) (a * d)) (max (b * c) (b * d)))"

fun enclose :: "ivl \<Rightarrow> ivl \<Rightarrow> ivl" where
  "enclose (Ivl a b) (Ivl c d) = Ivl (min a c) (max b d)"

fun meet :: "ivl \<Rightarrow> ivl \<Rightarrow> ivl" where
  "meet (Ivl a b) (Ivl c d) = Ivl (max a c) (min b d)"

definition overlaps :: "ivl \<Rightarrow> ivl \<Rightarrow> bool" where
  "overlaps i j \<longleftrightarrow> (\<exists>x. x \<in>\<^sub>i i \<and> x \<in>\<^sub>i j)"

definition before :: "ivl \<Rightarrow> ivl \<Rightarrow> bool" where
  "before i j \<longleftrightarrow> hi i < lo j"

lemma plus_sound: "x \<in>\<^sub>i i \<Longrightarrow> y \<in>\<^sub>i j \<Longrightarrow> x + y \<in>\<^sub>i plus_ivl i j"
  sorry

lemma minus_sound: "x \<in>\<^sub>i i \<Longrightarrow> y \<in>\<^sub>i j \<Longrightarrow> x - y \<in>\<^sub>i minus_ivl i j"
  sorry

lemma times_wrong_sound: "x \<in>\<^sub>i i \<Longrightarrow> y \<in>\<^sub>i j \<Longrightarrow> x * y \<in>\<^sub>i times_wrong i j"
  oops (* negative bounds *)

lemma times_sound: "x \<in>\<^sub>i i \<Longrightarrow> y \<in>\<^sub>i j \<Longrightarrow> x * y \<in>\<^sub>i times_ivl i j"
  sorry

lemma plus_minus: "minus_ivl (plus_ivl i j) j = i"
  oops (* j of more than one point *)

lemma minus_self: "minus_ivl i i = Ivl 0 0"
  oops (* Ivl 0 1 *)

lemma enclose_contains: "x \<in>\<^sub>i i \<Longrightarrow> x \<in>\<^sub>i enclose i j"
  sorry

lemma enclose_exact: "x \<in>\<^sub>i enclose i j \<Longrightarrow> x \<in>\<^sub>i i \<or> x \<in>\<^sub>i j"
  oops (* a gap between them *)

lemma enclose_exact_overlap: "overlaps i j \<Longrightarrow> x \<in>\<^sub>i enclose i j \<Longrightarrow> x \<in>\<^sub>i i \<or> x \<in>\<^sub>i j"
  sorry

lemma meet_exact: "x \<in>\<^sub>i meet i j \<longleftrightarrow> x \<in>\<^sub>i i \<and> x \<in>\<^sub>i j"
  sorry

lemma meet_nonempty: "nonempty i \<Longrightarrow> nonempty j \<Longrightarrow> nonempty (meet i j)"
  oops (* Ivl 0 0, Ivl 1 1 *)

lemma overlaps_meet: "overlaps i j \<longleftrightarrow> nonempty (meet i j)"
  sorry

lemma overlaps_trans: "overlaps i j \<Longrightarrow> overlaps j k \<Longrightarrow> overlaps i k"
  oops (* a wide j *)

lemma overlaps_before: "\<not> overlaps i j \<Longrightarrow> before i j \<or> before j i"
  oops (* an empty interval inside another *)

lemma overlaps_before_nonempty: "nonempty i \<Longrightarrow> nonempty j \<Longrightarrow> \<not> overlaps i j \<Longrightarrow> before i j \<or> before j i"
  sorry

lemma before_trans: "before i j \<Longrightarrow> before j k \<Longrightarrow> before i k"
  oops (* j empty *)

lemma before_irrefl: "\<not> before i i"
  oops (* Ivl 1 0 *)

lemma same_members: "(\<forall>x. x \<in>\<^sub>i i \<longleftrightarrow> x \<in>\<^sub>i j) \<Longrightarrow> i = j"
  oops (* two empty ones *)

lemma times_distributes: "times_ivl i (plus_ivl j k) = plus_ivl (times_ivl i j) (times_ivl i k)"
  oops (* subdistributive only *)

lemma times_commute: "times_ivl i j = times_ivl j i"
  sorry

lemma square_positive: "0 \<le> lo (times_ivl i i)"
  oops (* Ivl (-1) 1 *)

lemma real_midpoint: "a < b \<Longrightarrow> a < (a + b) / 2 \<and> (a + b) / 2 < (b :: real)"
  sorry

lemma real_inverse_mono: "a \<le> b \<Longrightarrow> inverse b \<le> inverse (a :: real)"
  oops (* a = -1, b = 1 *)

lemma real_square_mono: "a \<le> b \<Longrightarrow> a * a \<le> b * (b :: real)"
  oops (* a = -1, b = 0 *)

lemma real_floor: "\<lfloor>a + b\<rfloor> = \<lfloor>a\<rfloor> + \<lfloor>b :: real\<rfloor>"
  oops (* one half twice *)

end
