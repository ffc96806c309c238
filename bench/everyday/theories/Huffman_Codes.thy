theory Huffman_Codes
  imports Main
begin

text \<open>Prefix codes by trees: building, encoding, decoding.\<close>

datatype 'a htree = Leaf nat 'a | Node nat "'a htree" "'a htree"

fun weight :: "'a htree \<Rightarrow> nat" where
  "weight (Leaf w _) = w"
| "weight (Node w _ _) = w"

fun symbols :: "'a htree \<Rightarrow> 'a list" where
  "symbols (Leaf _ a) = [a]"
| "symbols (Node _ l r) = symbols l @ symbols r"

fun height :: "'a htree \<Rightarrow> nat" where
  "height (Leaf _ _) = 0"
| "height (Node _ l r) = Suc (max (height l) (height r))"

fun encode1 :: "'a htree \<Rightarrow> 'a \<Rightarrow> bool list" where
  "encode1 (Leaf _ _) _ = []"
| "encode1 (Node _ l r) a = (if a \<in> set (symbols l) then False # encode1 l a else True # encode1 r a)"

definition encode :: "'a htree \<Rightarrow> 'a list \<Rightarrow> bool list" where
  "encode t as = concat (map (encode1 t) as)"

fun decode1 :: "'a htree \<Rightarrow> bool list \<Rightarrow> ('a \<times> bool list) option" where
  "decode1 (Leaf _ a) bs = Some (a, bs)"
| "decode1 (Node _ l r) [] = None"
| "decode1 (Node _ l r) (b # bs) = decode1 (if b then r else l) bs"

fun decode :: "nat \<Rightarrow> 'a htree \<Rightarrow> bool list \<Rightarrow> 'a list option" where
  "decode 0 t bs = (if bs = [] then Some [] else None)"
| "decode (Suc n) t bs = (if bs = [] then Some [] else
     (case decode1 t bs of None \<Rightarrow> None | Some (a, cs) \<Rightarrow> map_option ((#) a) (decode n t cs)))"

fun insort_t :: "'a htree \<Rightarrow> 'a htree list \<Rightarrow> 'a htree list" where
  "insort_t t [] = [t]"
| "insort_t t (u # us) = (if weight t \<le> weight u then t # u # us else u # insort_t t us)"

fun build :: "nat \<Rightarrow> 'a htree list \<Rightarrow> 'a htree option" where
  "build 0 _ = None"
| "build (Suc n) [] = None"
| "build (Suc n) [t] = Some t"
| "build (Suc n) (t # u # us) = build n (insort_t (Node (weight t + weight u) t u) us)"

fun cost :: "'a htree \<Rightarrow> nat" where
  "cost (Leaf _ _) = 0"
| "cost (Node _ l r) = weight l + cost l + weight r + cost r"

fun consistent :: "'a htree \<Rightarrow> bool" where
  "consistent (Leaf _ _) = True"
| "consistent (Node w l r) = (w = weight l + weight r \<and> consistent l \<and> consistent r)"

lemma encode_decode1: "a \<in> set (symbols t) \<Longrightarrow> distinct (symbols t) \<Longrightarrow> decode1 t (encode1 t a @ bs) = Some (a, bs)"
  sorry

lemma encode_decode1_wrong: "distinct (symbols t) \<Longrightarrow> decode1 t (encode1 t a) = Some (a, [])"
  oops (* a not in t *)

lemma encode_decode_not_distinct: "a \<in> set (symbols t) \<Longrightarrow> decode1 t (encode1 t a) = Some (a, [])"
  sorry

lemma encode_inj: "encode1 t a = encode1 t b \<Longrightarrow> a = b"
  oops (* not in t, or a leaf *)

lemma encode_inj_in: "a \<in> set (symbols t) \<Longrightarrow> b \<in> set (symbols t) \<Longrightarrow> encode1 t a = encode1 t b \<Longrightarrow> a = b"
  sorry

lemma encode_nonempty: "encode1 t a \<noteq> []"
  oops (* a leaf *)

lemma encode_list_inj: "set as \<subseteq> set (symbols t) \<Longrightarrow> set bs \<subseteq> set (symbols t) \<Longrightarrow> encode t as = encode t bs \<Longrightarrow> as = bs"
  oops (* a leaf *)

lemma encode_list_inj_node: "height t > 0 \<Longrightarrow> set as \<subseteq> set (symbols t) \<Longrightarrow> set bs \<subseteq> set (symbols t) \<Longrightarrow> encode t as = encode t bs \<Longrightarrow> as = bs"
  sorry

lemma encode_length: "length (encode1 t a) \<le> height t"
  sorry

lemma encode_length_eq: "a \<in> set (symbols t) \<Longrightarrow> b \<in> set (symbols t) \<Longrightarrow> length (encode1 t a) = length (encode1 t b)"
  oops (* three leaves *)

lemma encode_append: "encode t (as @ bs) = encode t as @ encode t bs"
  sorry

lemma encode_rev: "encode t (rev as) = rev (encode t as)"
  oops

lemma decode_encode: "set as \<subseteq> set (symbols t) \<Longrightarrow> height t > 0 \<Longrightarrow> decode (length as) t (encode t as) = Some as"
  sorry

lemma decode_encode_leaf: "set as \<subseteq> set (symbols t) \<Longrightarrow> decode (length as) t (encode t as) = Some as"
  oops (* a leaf *)

lemma encode_decode: "decode n t bs = Some as \<Longrightarrow> encode t as = bs"
  oops (* a symbol twice in the tree *)

lemma encode_decode_distinct: "distinct (symbols t) \<Longrightarrow> decode n t bs = Some as \<Longrightarrow> encode t as = bs"
  sorry

lemma decode_fuel: "decode n t bs = Some as \<Longrightarrow> length as = n"
  oops (* n = 1, bs = [] *)

lemma height_symbols: "height t < length (symbols t)"
  sorry

lemma balanced_wrong: "length (symbols t) \<le> 2 * height t"
  oops (* a leaf *)

lemma symbols_height: "length (symbols t) \<le> 2 ^ height t"
  sorry

lemma insort_sorted: "sorted (map weight ts) \<Longrightarrow> sorted (map weight (insort_t t ts))"
  sorry

lemma insort_commutes: "insort_t t (insort_t u ts) = insort_t u (insort_t t ts)"
  oops (* same weight *)

lemma insort_weights: "sorted (map weight ts) \<Longrightarrow> map weight (insort_t t ts) = insort (weight t) (map weight ts)"
  sorry

lemma build_symbols: "build n ts = Some t \<Longrightarrow> set (symbols t) = (\<Union>u \<in> set ts. set (symbols u))"
  sorry

lemma build_order: "build n ts = Some t \<Longrightarrow> symbols t = concat (map symbols ts)"
  oops (* three leaves *)

lemma build_weight: "build n ts = Some t \<Longrightarrow> weight t = sum_list (map weight ts)"
  sorry

lemma build_consistent: "build n ts = Some t \<Longrightarrow> consistent t"
  oops (* a tree of the list is not *)

lemma build_height: "build n ts = Some t \<Longrightarrow> \<forall>u \<in> set ts. height u = 0 \<Longrightarrow> length ts \<le> 4 \<Longrightarrow> height t \<le> 2"
  oops (* weights 0, 0, 0 , ... *)

lemma cost_weight: "consistent t \<Longrightarrow> weight t \<le> cost t"
  oops (* a leaf *)

lemma cost_node: "consistent t \<Longrightarrow> height t > 0 \<Longrightarrow> weight t \<le> cost t"
  sorry

lemma cost_height: "consistent t \<Longrightarrow> cost t = weight t * height t"
  oops (* three leaves *)

lemma cost_bound: "consistent t \<Longrightarrow> cost t \<le> weight t * height t"
  sorry

lemma build_optimal_two: "build n [Leaf v a, Leaf w b, Leaf x c] = Some t \<Longrightarrow> sorted [v, w, x] \<Longrightarrow> cost t = 2 * (v + w) + x"
  sorry

lemma build_optimal_unsorted: "build n [Leaf v a, Leaf w b, Leaf x c] = Some t \<Longrightarrow> cost t = v + w + x + min (v + w) (min (v + x) (w + x))"
  oops (* [1, 1, 0] *)

end
