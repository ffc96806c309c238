theory Bloom_Filter
  imports Main
begin

text \<open>A filter of bits with two hash functions: it may say yes wrongly, never no.\<close>

type_synonym bits = "bool list"

definition size_of :: nat where "size_of = 8"

definition hash1 :: "nat \<Rightarrow> nat" where "hash1 n = n mod 8"
definition hash2 :: "nat \<Rightarrow> nat" where "hash2 n = (3 * n + 1) mod 8"

definition empty_filter :: bits where "empty_filter = replicate size_of False"

definition add :: "nat \<Rightarrow> bits \<Rightarrow> bits" where
  "add n b = b[hash1 n := True, hash2 n := True]"

definition maybe :: "nat \<Rightarrow> bits \<Rightarrow> bool" where
  "maybe n b \<longleftrightarrow> b ! hash1 n \<and> b ! hash2 n"

definition of_list :: "nat list \<Rightarrow> bits" where
  "of_list ns = fold add ns empty_filter"

definition unite :: "bits \<Rightarrow> bits \<Rightarrow> bits" where
  "unite b c = map2 (\<or>) b c"

definition meet :: "bits \<Rightarrow> bits \<Rightarrow> bits" where
  "meet b c = map2 (\<and>) b c"

definition load :: "bits \<Rightarrow> nat" where
  "load b = length (filter id b)"

lemma member_maybe: "n \<in> set ns \<Longrightarrow> maybe n (of_list ns)"
  sorry

lemma maybe_member: "maybe n (of_list ns) \<Longrightarrow> n \<in> set ns"
  oops (* ns = [0], n = 8 *)

lemma maybe_member_small: "n < 8 \<Longrightarrow> \<forall>m \<in> set ns. m < 8 \<Longrightarrow> maybe n (of_list ns) \<Longrightarrow> n \<in> set ns"
  oops (* two bits set by different numbers: ns = [0, 5 ...] *)

lemma empty_not: "\<not> maybe n empty_filter"
  sorry

lemma add_twice: "add n (add n b) = add n b"
  sorry

lemma add_commutes: "add m (add n b) = add n (add m b)"
  sorry

lemma add_maybe: "length b = 8 \<Longrightarrow> maybe n (add n b)"
  sorry

lemma add_maybe_any: "maybe n (add n b)"
  oops (* b = [] *)

lemma load_of_list: "load (of_list ns) = 2 * length (remdups ns)"
  oops (* bits shared: n = 0 and n = 8 *)

lemma load_bound: "load (of_list ns) \<le> 2 * length ns"
  sorry

lemma load_two: "ns \<noteq> [] \<Longrightarrow> load (of_list ns) \<ge> 2"
  sorry

lemma load_add: "length b = 8 \<Longrightarrow> load (add n b) = load b + 2"
  oops (* bits set before *)

lemma unite_of_list: "unite (of_list ms) (of_list ns) = of_list (ms @ ns)"
  sorry

lemma meet_of_list: "meet (of_list ms) (of_list ns) = of_list (filter (\<lambda>n. n \<in> set ns) ms)"
  oops (* ms = [0], ns = [8] *)

lemma meet_maybe: "length b = length c \<Longrightarrow> length b = 8 \<Longrightarrow> maybe n (meet b c) \<longleftrightarrow> maybe n b \<and> maybe n c"
  sorry

lemma unite_maybe: "length b = 8 \<Longrightarrow> length c = 8 \<Longrightarrow> maybe n (unite b c) \<longleftrightarrow> maybe n b \<or> maybe n c"
  oops (* one bit from each *)

lemma unite_length: "length (unite b c) = length b"
  oops (* c shorter *)

lemma unite_same: "unite b b = b"
  sorry

lemma of_list_distinct: "set ms = set ns \<Longrightarrow> of_list ms = of_list ns"
  sorry

lemma of_list_inj: "of_list ms = of_list ns \<Longrightarrow> set ms = set ns"
  oops (* [0], [8] *)

lemma of_list_length: "length (of_list ns) = 8"
  sorry

lemma hashes_differ: "hash1 n \<noteq> hash2 n"
  sorry

lemma hash2_inj: "hash2 m = hash2 n \<Longrightarrow> m = n"
  oops (* 0, 8 *)

lemma hashes_swap: "hash1 (hash2 n) = hash2 (hash1 n)"
  sorry

lemma hash_compose: "hash2 (hash2 n) = hash1 n"
  oops (* n = 0: 4 *)

lemma full_filter: "load b = 8 \<Longrightarrow> length b = 8 \<Longrightarrow> maybe n b"
  sorry

lemma full_needs: "length ns < 5 \<Longrightarrow> load (of_list ns) < 8"
  oops (* four numbers with disjoint bits *)

end
