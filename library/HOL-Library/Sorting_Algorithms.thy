section ‹Sorting with a comparator›

theory Sorting_Algorithms
  imports Main Multiset Comparator
begin

text ‹The names are used with their qualifier: ‹Sorting_Algorithms.sort›.›

abbreviation (input) stable_segment :: "'a comparator ⇒ 'a ⇒ 'a list ⇒ 'a list"
  where "stable_segment cmp x ≡ filter (λy. compare cmp x y = Equiv)"

fun sorted :: "'a comparator ⇒ 'a list ⇒ bool"
  where
    "sorted cmp [] ⟷ True"
  | "sorted cmp [x] ⟷ True"
  | "sorted cmp (x # y # ys) ⟷ compare cmp x y ≠ Greater ∧ sorted cmp (y # ys)"

primrec insort :: "'a comparator ⇒ 'a ⇒ 'a list ⇒ 'a list"
  where
    "insort cmp x [] = [x]"
  | "insort cmp x (y # ys) =
      (if compare cmp x y = Greater then y # insort cmp x ys else x # y # ys)"

definition sort :: "'a comparator ⇒ 'a list ⇒ 'a list"
  where "sort cmp xs = foldr (insort cmp) xs []"

definition quicksort :: "'a comparator ⇒ 'a list ⇒ 'a list"
  where "quicksort cmp xs = sort cmp xs"

definition mergesort :: "'a comparator ⇒ 'a list ⇒ 'a list"
  where "mergesort cmp xs = sort cmp xs"

hide_const (open) sorted insort sort

end
