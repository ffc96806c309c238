theory Binary_Adders
  imports Main
begin

text \<open>Lists of bits, least significant first: adders, comparison, Gray codes.\<close>

fun nat_of :: "bool list \<Rightarrow> nat" where
  "nat_of [] = 0"
| "nat_of (b # bs) = (if b then 1 else 0) + 2 * nat_of bs"

definition maj :: "bool \<Rightarrow> bool \<Rightarrow> bool \<Rightarrow> bool" where
  "maj a b c = ((a \<and> b) \<or> (a \<and> c) \<or> (b \<and> c))"

fun adder :: "bool \<Rightarrow> bool list \<Rightarrow> bool list \<Rightarrow> bool list" where
  "adder c (a # as) (b # bs) = (a \<noteq> (b \<noteq> c)) # adder (maj a b c) as bs"
| "adder c [] [] = [c]"
| "adder c as bs = []"

fun no_carry :: "bool list \<Rightarrow> bool list \<Rightarrow> bool list" where
  "no_carry (a # as) (b # bs) = (a \<noteq> b) # no_carry as bs"
| "no_carry as bs = []"

fun succ :: "bool list \<Rightarrow> bool list" where
  "succ [] = []"
| "succ (False # bs) = True # bs"
| "succ (True # bs) = False # succ bs"

fun less_bits :: "bool list \<Rightarrow> bool list \<Rightarrow> bool" where
  "less_bits (a # as) (b # bs) = (less_bits as bs \<or> (as = bs \<and> \<not> a \<and> b))"
| "less_bits _ _ = False"

fun gray :: "bool list \<Rightarrow> bool list" where
  "gray (a # b # bs) = (a \<noteq> b) # gray (b # bs)"
| "gray bs = bs"

fun differing :: "bool list \<Rightarrow> bool list \<Rightarrow> nat" where
  "differing (a # as) (b # bs) = (if a = b then 0 else 1) + differing as bs"
| "differing _ _ = 0"

lemma adder_correct: "length as = length bs \<Longrightarrow> nat_of (adder c as bs) = nat_of as + nat_of bs + (if c then 1 else 0)"
  sorry

lemma adder_any_length: "nat_of (adder False as bs) = nat_of as + nat_of bs"
  oops (* different lengths *)

lemma no_carry_correct: "length as = length bs \<Longrightarrow> nat_of (no_carry as bs) = nat_of as + nat_of bs"
  oops (* 1 + 1 *)

lemma no_carry_correct_disjoint: "length as = length bs \<Longrightarrow> no_carry as bs = map2 (\<or>) as bs \<Longrightarrow> nat_of (no_carry as bs) = nat_of as + nat_of bs"
  sorry

lemma adder_commute: "adder c as bs = adder c bs as"
  sorry

lemma adder_length: "length (adder c as bs) = Suc (length as)"
  oops (* different lengths *)

lemma maj_self_dual: "maj (\<not> a) (\<not> b) (\<not> c) = (\<not> maj a b c)"
  sorry

lemma maj_assoc: "maj a b (maj c d e) = maj (maj a b c) d e"
  oops (* a = b = True, d = e = False *)

lemma maj_distr: "maj a b (maj c d e) = maj (maj a b c) d (maj a b e)"
  sorry

lemma succ_correct: "nat_of (succ bs) = Suc (nat_of bs)"
  oops (* overflow: [] or all ones *)

lemma succ_correct_room: "False \<in> set bs \<Longrightarrow> nat_of (succ bs) = Suc (nat_of bs)"
  sorry

lemma succ_length: "length (succ bs) = length bs"
  sorry

lemma succ_inj: "succ as = succ bs \<Longrightarrow> as = bs"
  sorry

lemma nat_of_inj: "nat_of as = nat_of bs \<Longrightarrow> as = bs"
  oops (* [] and [False] *)

lemma nat_of_inj_length: "length as = length bs \<Longrightarrow> nat_of as = nat_of bs \<Longrightarrow> as = bs"
  sorry

lemma nat_of_bound: "nat_of bs < 2 ^ length bs"
  sorry

lemma nat_of_append: "nat_of (as @ bs) = nat_of as + nat_of bs"
  oops (* [False] and [True] *)

lemma nat_of_rev: "nat_of (rev bs) = nat_of bs"
  oops (* [True, False] *)

lemma less_correct: "length as = length bs \<Longrightarrow> less_bits as bs = (nat_of as < nat_of bs)"
  sorry

lemma less_any_length: "less_bits as bs = (nat_of as < nat_of bs)"
  oops (* [] and [True] *)

lemma gray_inj: "gray as = gray bs \<Longrightarrow> as = bs"
  sorry

lemma gray_succ: "bs \<noteq> [] \<Longrightarrow> differing (gray bs) (gray (succ bs)) = 1"
  sorry

lemma gray_neighbours: "length as = length bs \<Longrightarrow> differing as bs = 1 \<Longrightarrow> differing (gray as) (gray bs) = 1"
  oops (* a change of a higher bit changes two *)

lemma gray_twice: "gray (gray bs) = bs"
  oops (* three bits *)

lemma succ_plain: "differing bs (succ bs) = 1"
  oops (* [] or a carry *)

end
