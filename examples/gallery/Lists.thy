theory Lists
  imports Main
begin

lemma rev_append: "rev (xs @ ys) = rev xs @ rev ys"
  oops

lemma rev_append_right: "rev (xs @ ys) = rev ys @ rev xs"
  by simp

lemma sorted_append: "sorted xs ⟹ sorted ys ⟹ sorted (xs @ ys :: nat list)"
  oops

lemma map_inj: "map f xs = map f ys ⟹ xs = ys"
  oops

text ‹Statistics of random tests: how many of them satisfied the premises, for each size.›

lemma distinct_append: "distinct xs ⟹ distinct ys ⟹ distinct (xs @ ys :: nat list)"
  quickcheck [random, report, size = 6]
  oops

lemma zip_swap: "zip xs ys = map (λ(y, x). (x, y)) (zip ys xs)"
  quickcheck [size = 4]
  oops

end
