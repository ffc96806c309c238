theory Bounded_Cache
  imports Main
begin

text \<open>A cache of bounded size that drops the key used longest ago; most recent first.\<close>

type_synonym ('k, 'v) cache = "('k \<times> 'v) list"

definition well_formed :: "nat \<Rightarrow> ('k, 'v) cache \<Rightarrow> bool" where
  "well_formed n c \<longleftrightarrow> length c \<le> n \<and> distinct (map fst c)"

definition remove :: "'k \<Rightarrow> ('k, 'v) cache \<Rightarrow> ('k, 'v) cache" where
  "remove k c = filter (\<lambda>e. fst e \<noteq> k) c"

definition put :: "nat \<Rightarrow> 'k \<Rightarrow> 'v \<Rightarrow> ('k, 'v) cache \<Rightarrow> ('k, 'v) cache" where
  "put n k v c = take n ((k, v) # remove k c)"

definition put_wrong :: "nat \<Rightarrow> 'k \<Rightarrow> 'v \<Rightarrow> ('k, 'v) cache \<Rightarrow> ('k, 'v) cache" where
  "put_wrong n k v c = (if length c < n then (k, v) # c else (k, v) # butlast c)"

definition touch :: "'k \<Rightarrow> ('k, 'v) cache \<Rightarrow> ('k, 'v) cache" where
  "touch k c = (case map_of c k of None \<Rightarrow> c | Some v \<Rightarrow> (k, v) # remove k c)"

abbreviation get :: "('k, 'v) cache \<Rightarrow> 'k \<Rightarrow> 'v option" where
  "get c k \<equiv> map_of c k"

lemma get_put: "0 < n \<Longrightarrow> get (put n k v c) k = Some v"
  sorry

lemma get_put_any: "get (put n k v c) k = Some v"
  oops (* n = 0 *)

lemma get_put_other: "k \<noteq> l \<Longrightarrow> get (put n k v c) l = get c l"
  oops (* l is dropped *)

lemma get_put_other_room: "k \<noteq> l \<Longrightarrow> length c < n \<Longrightarrow> get (put n k v c) l = get c l"
  sorry

lemma put_well_formed: "well_formed n c \<Longrightarrow> well_formed n (put n k v c)"
  sorry

lemma put_wrong_well_formed: "0 < n \<Longrightarrow> well_formed n c \<Longrightarrow> well_formed n (put_wrong n k v c)"
  oops (* the key is there already *)

lemma put_wrong_length: "length c \<le> n \<Longrightarrow> length (put_wrong n k v c) \<le> n"
  oops (* n = 0 *)

lemma put_same: "put n k v (put n k w c) = put n k v c"
  sorry

lemma put_commute: "k \<noteq> l \<Longrightarrow> put n k v (put n l w c) = put n l w (put n k v c)"
  oops (* the order of use *)

lemma put_commute_get: "k \<noteq> l \<Longrightarrow> length c + 2 \<le> n \<Longrightarrow> get (put n k v (put n l w c)) x = get (put n l w (put n k v c)) x"
  sorry

lemma touch_get: "get (touch k c) l = get c l"
  sorry

lemma touch_length: "length (touch k c) = length c"
  oops (* the key stands twice *)

lemma touch_length_distinct: "distinct (map fst c) \<Longrightarrow> length (touch k c) = length c"
  sorry

lemma touch_idempotent: "touch k (touch k c) = touch k c"
  sorry

lemma touch_commute: "touch k (touch l c) = touch l (touch k c)"
  oops (* two keys *)

lemma remove_get: "get (remove k c) k = None"
  sorry

lemma remove_put: "remove k (put n k v c) = remove k c"
  oops (* another key is dropped *)

lemma remove_length: "length (remove k c) = length c - 1"
  oops (* the key is not there *)

lemma remove_remove: "remove k (remove l c) = remove l (remove k c)"
  sorry

lemma keys_put: "set (map fst (put n k v c)) \<subseteq> insert k (set (map fst c))"
  sorry

lemma keys_put_eq: "0 < n \<Longrightarrow> set (map fst (put n k v c)) = insert k (set (map fst c))"
  oops (* a key is dropped *)

lemma smaller_cache: "m \<le> n \<Longrightarrow> get (put m k v c) l = Some w \<Longrightarrow> get (put n k v c) l = Some w"
  sorry

lemma larger_cache: "m \<le> n \<Longrightarrow> get (put n k v c) l = Some w \<Longrightarrow> get (put m k v c) l = Some w"
  oops (* m = 0 *)

end
