section ‹A tour of Hollow: ten statements, most of them false›

theory Tour
  imports Main
begin

text ‹The first thing everybody writes down about reversing. Statements without a command are given to all engines in turn; the second
  statement says how it is to be tested.›

lemma rev_append: "rev (xs @ ys) = rev xs @ rev ys"
  oops

lemma rev_append_right: "rev (xs @ ys) = rev ys @ rev xs"
  quickcheck [size = 5, expect = no_counterexample]
  by simp

text ‹Subtraction of natural numbers stops at zero.›

lemma minus_plus: "(m - n) + n = (m :: nat)"
  oops

text ‹A definition of our own, with a bug: equal keys are dropped.›

datatype tree = Leaf | Node tree nat tree

fun insert :: "nat ⇒ tree ⇒ tree" where
  "insert x Leaf = Node Leaf x Leaf"
| "insert x (Node l y r) = (if x < y then Node (insert x l) y r else if x > y then Node l y (insert x r) else Node l y r)"

fun size_of :: "tree ⇒ nat" where
  "size_of Leaf = 0"
| "size_of (Node l _ r) = Suc (size_of l + size_of r)"

lemma insert_grows: "size_of (insert x t) = Suc (size_of t)"
  oops

lemma insert_bounded: "size_of (insert x t) ≤ Suc (size_of t)"
  quickcheck [random, size = 6]
  sorry

text ‹Type variables become small finite types; functions become tables.›

lemma map_inj: "map f xs = map f ys ⟹ xs = ys"
  oops

text ‹Sets and relations.›

lemma image_inter: "f ` (A ∩ B) = f ` A ∩ f ` B"
  oops

lemma trans_union: "trans r ⟹ trans s ⟹ trans (r ∪ s)"
  oops

text ‹A conclusion that no premise supports.›

lemma sorted_append: "sorted xs ⟹ sorted ys ⟹ sorted (xs @ ys :: nat list)"
  oops

lemma distinct_filter: "distinct xs ⟹ distinct (filter P xs)"
  quickcheck [size = 4]
  by simp

value "rev [1, 2, 3 :: nat]"

end
