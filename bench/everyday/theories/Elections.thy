theory Elections
  imports Main
begin

text \<open>Ballots rank candidates; several ways of choosing.\<close>

datatype candidate = Ann | Bob | Cem

type_synonym ballot = "candidate list"

definition proper :: "ballot \<Rightarrow> bool" where
  "proper b \<longleftrightarrow> distinct b \<and> set b = {Ann, Bob, Cem}"

fun position :: "ballot \<Rightarrow> candidate \<Rightarrow> nat" where
  "position [] c = 0"
| "position (d # b) c = (if c = d then 0 else Suc (position b c))"

definition prefers :: "ballot \<Rightarrow> candidate \<Rightarrow> candidate \<Rightarrow> bool" where
  "prefers b c d \<longleftrightarrow> position b c < position b d"

definition votes :: "ballot list \<Rightarrow> candidate \<Rightarrow> nat" where
  "votes bs c = length (filter (\<lambda>b. b \<noteq> [] \<and> hd b = c) bs)"

definition beats :: "ballot list \<Rightarrow> candidate \<Rightarrow> candidate \<Rightarrow> bool" where
  "beats bs c d \<longleftrightarrow> 2 * length (filter (\<lambda>b. prefers b c d) bs) > length bs"

definition condorcet :: "ballot list \<Rightarrow> candidate \<Rightarrow> bool" where
  "condorcet bs c \<longleftrightarrow> (\<forall>d. d \<noteq> c \<longrightarrow> beats bs c d)"

definition plurality :: "ballot list \<Rightarrow> candidate \<Rightarrow> bool" where
  "plurality bs c \<longleftrightarrow> (\<forall>d. votes bs d \<le> votes bs c)"

definition majority :: "ballot list \<Rightarrow> candidate \<Rightarrow> bool" where
  "majority bs c \<longleftrightarrow> 2 * votes bs c > length bs"

lemma prefers_irrefl: "\<not> prefers b c c"
  sorry

lemma prefers_trans: "prefers b c d \<Longrightarrow> prefers b d e \<Longrightarrow> prefers b c e"
  sorry

lemma prefers_total: "c \<noteq> d \<Longrightarrow> prefers b c d \<or> prefers b d c"
  oops (* the empty ballot *)

lemma prefers_total_proper: "proper b \<Longrightarrow> c \<noteq> d \<Longrightarrow> prefers b c d \<or> prefers b d c"
  sorry

lemma majority_plurality: "majority bs c \<Longrightarrow> plurality bs c"
  sorry

lemma plurality_majority: "bs \<noteq> [] \<Longrightarrow> plurality bs c \<Longrightarrow> majority bs c"
  oops (* a tie, or empty ballots *)

lemma majority_unique: "majority bs c \<Longrightarrow> majority bs d \<Longrightarrow> c = d"
  sorry

lemma plurality_unique: "plurality bs c \<Longrightarrow> plurality bs d \<Longrightarrow> c = d"
  oops (* no ballots *)

lemma condorcet_unique: "condorcet bs c \<Longrightarrow> condorcet bs d \<Longrightarrow> c = d"
  sorry

lemma beats_antisym: "beats bs c d \<Longrightarrow> \<not> beats bs d c"
  sorry

lemma beats_trans: "\<forall>b \<in> set bs. proper b \<Longrightarrow> beats bs c d \<Longrightarrow> beats bs d e \<Longrightarrow> beats bs c e"
  oops (* Condorcet's paradox: three ballots *)

lemma majority_condorcet: "\<forall>b \<in> set bs. proper b \<Longrightarrow> majority bs c \<Longrightarrow> condorcet bs c"
  sorry

lemma majority_condorcet_improper: "majority bs c \<Longrightarrow> condorcet bs c"
  sorry

lemma condorcet_plurality: "\<forall>b \<in> set bs. proper b \<Longrightarrow> condorcet bs c \<Longrightarrow> plurality bs c"
  oops (* five ballots *)

lemma plurality_condorcet: "\<forall>b \<in> set bs. proper b \<Longrightarrow> plurality bs c \<Longrightarrow> condorcet bs c"
  oops (* no ballots, or a tie *)

lemma votes_append: "votes (as @ bs) c = votes as c + votes bs c"
  sorry

lemma majority_append: "majority as c \<Longrightarrow> majority bs c \<Longrightarrow> majority (as @ bs) c"
  sorry

lemma plurality_append: "plurality as c \<Longrightarrow> plurality bs c \<Longrightarrow> plurality (as @ bs) c"
  sorry

lemma plurality_split: "plurality (as @ bs) c \<Longrightarrow> plurality as c \<or> plurality bs c"
  oops (* second in both halves, first in all *)

lemma votes_total: "votes bs Ann + votes bs Bob + votes bs Cem = length bs"
  oops (* an empty ballot *)

lemma votes_total_proper: "\<forall>b \<in> set bs. proper b \<Longrightarrow> votes bs Ann + votes bs Bob + votes bs Cem = length bs"
  sorry

lemma position_bound: "position b c < length b"
  oops (* the empty ballot *)

lemma position_inj: "position b c = position b d \<Longrightarrow> c = d"
  oops (* both missing *)

end
