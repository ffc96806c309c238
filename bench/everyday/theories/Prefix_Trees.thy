theory Prefix_Trees
  imports Main
begin

text \<open>Tries over the truth values, and over any alphabet with association lists.\<close>

datatype trie = Empty | Nd bool trie trie

fun isin :: "trie \<Rightarrow> bool list \<Rightarrow> bool" where
  "isin Empty ks = False"
| "isin (Nd b l r) [] = b"
| "isin (Nd b l r) (k # ks) = isin (if k then r else l) ks"

fun insert :: "bool list \<Rightarrow> trie \<Rightarrow> trie" where
  "insert [] Empty = Nd True Empty Empty"
| "insert [] (Nd b l r) = Nd True l r"
| "insert (k # ks) Empty = (if k then Nd False Empty (insert ks Empty) else Nd False (insert ks Empty) Empty)"
| "insert (k # ks) (Nd b l r) = (if k then Nd b l (insert ks r) else Nd b (insert ks l) r)"

fun delete :: "bool list \<Rightarrow> trie \<Rightarrow> trie" where
  "delete ks Empty = Empty"
| "delete [] (Nd b l r) = Nd False l r"
| "delete (k # ks) (Nd b l r) = (if k then Nd b l (delete ks r) else Nd b (delete ks l) r)"

fun node :: "bool \<Rightarrow> trie \<Rightarrow> trie \<Rightarrow> trie" where
  "node False Empty Empty = Empty"
| "node b l r = Nd b l r"

fun delete2 :: "bool list \<Rightarrow> trie \<Rightarrow> trie" where
  "delete2 ks Empty = Empty"
| "delete2 [] (Nd b l r) = node False l r"
| "delete2 (k # ks) (Nd b l r) = (if k then node b l (delete2 ks r) else node b (delete2 ks l) r)"

fun union :: "trie \<Rightarrow> trie \<Rightarrow> trie" where
  "union Empty t = t"
| "union t Empty = t"
| "union (Nd b l r) (Nd c l' r') = Nd (b \<or> c) (union l l') (union r r')"

fun invar :: "trie \<Rightarrow> bool" where
  "invar Empty = True"
| "invar (Nd b l r) = (invar l \<and> invar r \<and> (l = Empty \<and> r = Empty \<longrightarrow> b))"

fun count :: "trie \<Rightarrow> nat" where
  "count Empty = 0"
| "count (Nd b l r) = (if b then 1 else 0) + count l + count r"

fun height :: "trie \<Rightarrow> nat" where
  "height Empty = 0"
| "height (Nd b l r) = Suc (max (height l) (height r))"

lemma isin_insert: "isin (insert ks t) js = (js = ks \<or> isin t js)"
  sorry

lemma isin_delete: "isin (delete ks t) js = (js \<noteq> ks \<and> isin t js)"
  sorry

lemma isin_delete2: "isin (delete2 ks t) js = (js \<noteq> ks \<and> isin t js)"
  sorry

lemma delete_insert: "delete ks (insert ks t) = t"
  oops (* t = Empty *)

lemma delete2_insert: "invar t \<Longrightarrow> delete2 ks (insert ks t) = t"
  oops (* ks is in t *)

lemma delete2_insert_new: "invar t \<Longrightarrow> \<not> isin t ks \<Longrightarrow> delete2 ks (insert ks t) = t"
  sorry

lemma invar_insert: "invar t \<Longrightarrow> invar (insert ks t)"
  sorry

lemma invar_delete: "invar t \<Longrightarrow> invar (delete ks t)"
  oops (* the last word *)

lemma invar_delete2: "invar t \<Longrightarrow> invar (delete2 ks t)"
  sorry

lemma insert_commute: "insert ks (insert js t) = insert js (insert ks t)"
  sorry

lemma insert_idem: "insert ks (insert ks t) = insert ks t"
  sorry

lemma insert_isin: "isin t ks \<Longrightarrow> insert ks t = t"
  sorry

lemma same_words: "(\<forall>ks. isin s ks = isin t ks) \<Longrightarrow> s = t"
  oops (* Empty and a node without words *)

lemma count_insert: "count (insert ks t) = Suc (count t)"
  oops (* ks is in t *)

lemma count_insert_new: "\<not> isin t ks \<Longrightarrow> count (insert ks t) = Suc (count t)"
  sorry

lemma count_union: "count (union s t) = count s + count t"
  oops (* a common word *)

lemma isin_union: "isin (union s t) ks = (isin s ks \<or> isin t ks)"
  sorry

lemma invar_union: "invar s \<Longrightarrow> invar t \<Longrightarrow> invar (union s t)"
  sorry

lemma union_commute: "union s t = union t s"
  sorry

lemma height_insert: "height (insert ks t) = max (height t) (length ks)"
  oops (* one more than the length *)

lemma height_insert_suc: "height (insert ks t) = max (height t) (Suc (length ks))"
  sorry

lemma count_height: "count t \<le> height t"
  oops (* two words of length one, and another of length zero *)

lemma isin_height: "isin t ks \<Longrightarrow> length ks < height t"
  sorry

lemma empty_trie: "count t = 0 \<Longrightarrow> t = Empty"
  oops (* Nd False Empty Empty *)

lemma invar_empty: "invar t \<Longrightarrow> count t = 0 \<Longrightarrow> t = Empty"
  sorry

lemma delete_commute: "delete2 ks (delete2 js t) = delete2 js (delete2 ks t)"
  sorry

lemma delete_height: "height (delete2 ks t) < height t \<or> delete2 ks t = t"
  oops (* another word of the same length *)

end
