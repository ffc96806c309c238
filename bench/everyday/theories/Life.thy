theory Life
  imports Main
begin

text \<open>Cells on a line and in the plane, as lists and as sets of positions.\<close>

fun neighbours1 :: "bool list \<Rightarrow> nat \<Rightarrow> nat" where
  "neighbours1 cs i = (if 0 < i \<and> cs ! (i - 1) then 1 else 0) + (if Suc i < length cs \<and> cs ! Suc i then 1 else 0)"

text \<open>On a line: alive next time exactly with one living neighbour.\<close>

definition next1 :: "bool list \<Rightarrow> bool list" where
  "next1 cs = map (\<lambda>i. neighbours1 cs i = 1) [0..<length cs]"

definition alive :: "bool list \<Rightarrow> nat" where "alive cs = length (filter id cs)"

definition around :: "int \<times> int \<Rightarrow> (int \<times> int) list" where
  "around p = (case p of (x, y) \<Rightarrow> [(x + dx, y + dy). dx \<leftarrow> [-1, 0, 1], dy \<leftarrow> [-1, 0, 1], dx \<noteq> 0 \<or> dy \<noteq> 0])"

definition living :: "(int \<times> int) list \<Rightarrow> int \<times> int \<Rightarrow> nat" where
  "living b p = length (filter (\<lambda>q. q \<in> set b) (around p))"

definition survives :: "(int \<times> int) list \<Rightarrow> int \<times> int \<Rightarrow> bool" where
  "survives b p \<longleftrightarrow> (if p \<in> set b then living b p \<in> {2, 3} else living b p = 3)"

definition next2 :: "(int \<times> int) list \<Rightarrow> (int \<times> int) list" where
  "next2 b = remdups (filter (survives b) (b @ concat (map around b)))"

definition move :: "int \<Rightarrow> int \<Rightarrow> (int \<times> int) list \<Rightarrow> (int \<times> int) list" where
  "move a c = map (\<lambda>(x, y). (x + a, y + c))"

definition blinker :: "(int \<times> int) list" where "blinker = [(-1, 0), (0, 0), (1, 0)]"
definition block :: "(int \<times> int) list" where "block = [(0, 0), (0, 1), (1, 0), (1, 1)]"

lemma next1_length: "length (next1 cs) = length cs"
  sorry

lemma next1_dead: "next1 (replicate n False) = replicate n False"
  sorry

lemma next1_alive: "alive (next1 cs) \<le> alive cs"
  oops (* [False, True, False] *)

lemma next1_alive_bound: "alive (next1 cs) \<le> 2 * alive cs"
  sorry

lemma next1_rev: "next1 (rev cs) = rev (next1 cs)"
  sorry

lemma next1_append: "next1 (cs @ ds) = next1 cs @ next1 ds"
  oops (* [True], [False] *)

lemma next1_inj: "length cs = length ds \<Longrightarrow> next1 cs = next1 ds \<Longrightarrow> cs = ds"
  oops (* [False], [True] or [True, False, True] ... *)

lemma next1_inj_even: "length cs = length ds \<Longrightarrow> even (length cs) \<Longrightarrow> next1 cs = next1 ds \<Longrightarrow> cs = ds"
  sorry

lemma next1_inj_long: "length cs = length ds \<Longrightarrow> 3 < length cs \<Longrightarrow> next1 cs = next1 ds \<Longrightarrow> cs = ds"
  oops (* length five *)

lemma next1_not: "next1 (map Not cs) = next1 cs"
  oops (* borders *)

lemma next1_twice: "next1 (next1 cs) = cs"
  oops

lemma next1_fixed: "next1 cs = cs \<Longrightarrow> alive cs = 0"
  oops (* [True, True] *)

lemma next1_dies: "alive (next1 cs) = 0 \<Longrightarrow> alive cs = 0"
  oops (* [True] *)

lemma next1_all: "3 < length cs \<Longrightarrow> alive cs = length cs \<Longrightarrow> alive (next1 cs) = 2"
  sorry

lemma around_length: "length (around p) = 8"
  sorry

lemma around_sym: "q \<in> set (around p) \<Longrightarrow> p \<in> set (around q)"
  sorry

lemma around_trans: "q \<in> set (around p) \<Longrightarrow> r \<in> set (around q) \<Longrightarrow> r \<in> set (around p)"
  oops

lemma around_meet: "q \<in> set (around p) \<Longrightarrow> \<exists>r. r \<in> set (around p) \<and> r \<in> set (around q)"
  sorry

lemma living_bound: "living b p \<le> length b"
  sorry

lemma blinker_two: "set (next2 (next2 blinker)) = set blinker"
  sorry

lemma blinker_still: "set (next2 blinker) = set blinker"
  oops

lemma block_still: "set (next2 block) = set block"
  sorry

lemma few_die: "length b < 3 \<Longrightarrow> next2 b = []"
  sorry

lemma three_die: "length b \<le> 3 \<Longrightarrow> next2 b = []"
  oops (* blinker *)

lemma next2_distinct: "distinct (next2 b)"
  sorry

lemma next2_more: "distinct b \<Longrightarrow> length (next2 b) \<le> length b"
  oops (* three in a corner give a block *)

lemma next2_mono: "set b \<subseteq> set c \<Longrightarrow> set (next2 b) \<subseteq> set (next2 c)"
  oops (* crowded *)

lemma next2_move: "set (next2 (move a c b)) = set (move a c (next2 b))"
  sorry

lemma next2_set: "set b = set c \<Longrightarrow> set (next2 b) = set (next2 c)"
  sorry

lemma next2_list: "set b = set c \<Longrightarrow> next2 b = next2 c"
  oops (* another order *)

lemma next2_union: "set (next2 (b @ c)) = set (next2 b) \<union> set (next2 c)"
  oops

lemma still_size: "set (next2 b) = set b \<Longrightarrow> distinct b \<Longrightarrow> b \<noteq> [] \<Longrightarrow> length b \<ge> 5"
  oops (* block *)

end
