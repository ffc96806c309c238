theory Bags
  imports "HOL-Library.Multiset"
begin

text \<open>Multisets, and lists up to order.\<close>

definition same_bag :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool" where
  "same_bag xs ys \<longleftrightarrow> mset xs = mset ys"

fun remove_one :: "'a \<Rightarrow> 'a list \<Rightarrow> 'a list" where
  "remove_one x [] = []"
| "remove_one x (y # ys) = (if x = y then ys else y # remove_one x ys)"

fun bag_minus :: "'a list \<Rightarrow> 'a list \<Rightarrow> 'a list" where
  "bag_minus xs [] = xs"
| "bag_minus xs (y # ys) = bag_minus (remove_one y xs) ys"

fun dedup :: "'a list \<Rightarrow> 'a list" where
  "dedup [] = []"
| "dedup (x # xs) = (if x \<in> set xs then dedup xs else x # dedup xs)"

lemma union_commute: "A + B = B + (A :: 'a multiset)"
  sorry

lemma union_cancel: "A + B = A + C \<Longrightarrow> B = (C :: 'a multiset)"
  sorry

lemma minus_union: "A - B + B = (A :: 'a multiset)"
  oops (* A empty *)

lemma union_minus: "A + B - B = (A :: 'a multiset)"
  sorry

lemma minus_minus: "A - (B - C) = A - B + (C :: 'a multiset)"
  oops (* B empty *)

lemma inter_union: "A \<inter># B + A \<union># B = A + (B :: 'a multiset)"
  sorry

lemma union_idem: "A + A = (A :: 'a multiset)"
  oops (* one element *)

lemma size_union: "size (A + B) = size A + size (B :: 'a multiset)"
  sorry

lemma size_inter: "size (A \<inter># B) = min (size A) (size (B :: 'a multiset))"
  oops (* different elements *)

lemma set_size: "card (set_mset A) = size A"
  oops (* an element twice *)

lemma set_size_le: "card (set_mset A) \<le> size A"
  sorry

lemma same_set: "set_mset A = set_mset B \<Longrightarrow> A = B"
  oops (* an element twice *)

lemma image_inter: "image_mset f (A \<inter># B) = image_mset f A \<inter># image_mset f B"
  oops (* f not injective *)

lemma image_union: "image_mset f (A + B) = image_mset f A + image_mset f B"
  sorry

lemma filter_image: "filter_mset P (image_mset f A) = image_mset f (filter_mset P A)"
  oops (* P tests the other value *)

lemma same_bag_append: "same_bag (xs @ ys) (ys @ xs)"
  sorry

lemma same_bag_set: "set xs = set ys \<Longrightarrow> same_bag xs ys"
  oops (* an element twice *)

lemma same_bag_set_length: "set xs = set ys \<Longrightarrow> length xs = length ys \<Longrightarrow> same_bag xs ys"
  oops (* aab and abb *)

lemma same_bag_distinct: "distinct xs \<Longrightarrow> distinct ys \<Longrightarrow> set xs = set ys \<Longrightarrow> same_bag xs ys"
  sorry

lemma same_bag_map: "same_bag (map f xs) (map f ys) \<Longrightarrow> same_bag xs ys"
  oops (* f constant *)

lemma bag_minus_mset: "mset (bag_minus xs ys) = mset xs - mset ys"
  sorry

lemma bag_minus_append: "bag_minus (xs @ ys) ys = xs"
  oops (* an element of ys stands in xs before *)

lemma bag_minus_append_front: "bag_minus (xs @ ys) xs = ys"
  sorry

lemma remove_one_length: "length (remove_one x xs) = length xs - 1"
  oops (* x is not there *)

lemma remove_one_commute: "remove_one x (remove_one y xs) = remove_one y (remove_one x xs)"
  sorry

lemma dedup_distinct: "distinct (dedup xs)"
  sorry

lemma dedup_append: "dedup (xs @ ys) = dedup xs @ dedup ys"
  oops (* the same element in both *)

lemma dedup_rev: "dedup (rev xs) = rev (dedup xs)"
  oops (* aba *)

lemma dedup_same_bag: "same_bag (dedup xs) xs \<longleftrightarrow> distinct xs"
  sorry

end
