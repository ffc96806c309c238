section ‹Finite multisets›

theory Multiset
  imports Main
begin

text ‹
  A multiset counts its elements; only finitely many counts are positive. The brackets
  ‹{#a, b#}›, ‹{#x ∈# M. P#}› and the binders ‹∀x∈#M. P›, ‹∑x∈#M. t› belong to the program and
  are switched on by importing this theory.
›

typedef 'a multiset = "{f :: 'a ⇒ nat. finite {x. 0 < f x}}"
  morphisms count Abs_multiset
  sorry

setup_lifting type_definition_multiset

subsection ‹Sum and difference›

instantiation multiset :: (type) cancel_comm_monoid_add
begin

definition zero_multiset :: "'a multiset"
  where "zero_multiset = Abs_multiset (λx. 0)"

definition plus_multiset :: "'a multiset ⇒ 'a multiset ⇒ 'a multiset"
  where "plus_multiset M N = Abs_multiset (λx. count M x + count N x)"

definition minus_multiset :: "'a multiset ⇒ 'a multiset ⇒ 'a multiset"
  where "minus_multiset M N = Abs_multiset (λx. count M x - count N x)"

instance sorry

end

instance multiset :: (type) comm_monoid_diff sorry

abbreviation empty_mset :: "'a multiset"  (‹{#}›)
  where "empty_mset ≡ 0"

definition add_mset :: "'a ⇒ 'a multiset ⇒ 'a multiset"
  where "add_mset a M = Abs_multiset ((count M)(a := count M a + 1))"

context
begin

qualified definition is_empty :: "'a multiset ⇒ bool"
  where "is_empty M ⟷ M = {#}"

end

subsection ‹Elements›

definition set_mset :: "'a multiset ⇒ 'a set"
  where "set_mset M = {x. 0 < count M x}"

abbreviation member_mset :: "'a ⇒ 'a multiset ⇒ bool"
  where "member_mset a M ≡ a ∈ set_mset M"

abbreviation not_member_mset :: "'a ⇒ 'a multiset ⇒ bool"
  where "not_member_mset a M ≡ a ∉ set_mset M"

notation
  member_mset  (‹'(∈#')›) and
  member_mset  (‹(_/ ∈# _)› [50, 51] 50) and
  not_member_mset  (‹'(∉#')›) and
  not_member_mset  (‹(_/ ∉# _)› [50, 51] 50)

notation (ASCII)
  member_mset  (‹'(:#')›) and
  member_mset  (‹(_/ :# _)› [50, 51] 50) and
  not_member_mset  (‹'(~:#')›) and
  not_member_mset  (‹(_/ ~:# _)› [50, 51] 50)

context
begin

qualified abbreviation Ball :: "'a multiset ⇒ ('a ⇒ bool) ⇒ bool"
  where "Ball M P ≡ Set.Ball (set_mset M) P"

qualified abbreviation Bex :: "'a multiset ⇒ ('a ⇒ bool) ⇒ bool"
  where "Bex M P ≡ Set.Bex (set_mset M) P"

end

abbreviation Min_mset :: "'a::linorder multiset ⇒ 'a"
  where "Min_mset M ≡ Min (set_mset M)"

abbreviation Max_mset :: "'a::linorder multiset ⇒ 'a"
  where "Max_mset M ≡ Max (set_mset M)"

subsection ‹Inclusion, intersection, union›

text ‹Inclusion compares counts. The order ‹≤› on multisets is a different one, see below.›

definition subseteq_mset :: "'a multiset ⇒ 'a multiset ⇒ bool"  (infix ‹⊆#› 50)
  where "subseteq_mset M N ⟷ (∀x. count M x ≤ count N x)"

definition subset_mset :: "'a multiset ⇒ 'a multiset ⇒ bool"  (infix ‹⊂#› 50)
  where "subset_mset M N ⟷ subseteq_mset M N ∧ M ≠ N"

abbreviation (input) supseteq_mset :: "'a multiset ⇒ 'a multiset ⇒ bool"  (infix ‹⊇#› 50)
  where "supseteq_mset M N ≡ subseteq_mset N M"

abbreviation (input) supset_mset :: "'a multiset ⇒ 'a multiset ⇒ bool"  (infix ‹⊃#› 50)
  where "supset_mset M N ≡ subset_mset N M"

notation (input)
  subseteq_mset  (infix ‹≤#› 50) and
  supseteq_mset  (infix ‹≥#› 50)

notation (ASCII)
  subseteq_mset  (infix ‹<=#› 50) and
  subset_mset  (infix ‹<#› 50) and
  supseteq_mset  (infix ‹>=#› 50) and
  supset_mset  (infix ‹>#› 50)

definition inter_mset :: "'a multiset ⇒ 'a multiset ⇒ 'a multiset"  (infixl ‹∩#› 70)
  where "inter_mset M N = Abs_multiset (λx. min (count M x) (count N x))"

definition union_mset :: "'a multiset ⇒ 'a multiset ⇒ 'a multiset"  (infixl ‹∪#› 70)
  where "union_mset M N = Abs_multiset (λx. max (count M x) (count N x))"

instantiation multiset :: (type) Inf
begin
definition Inf_multiset :: "'a multiset set ⇒ 'a multiset"
  where "Inf_multiset A =
    (if A = {} then {#} else Abs_multiset (λx. Inf ((λM. count M x) ` A)))"
instance sorry
end

instantiation multiset :: (type) Sup
begin
definition Sup_multiset :: "'a multiset set ⇒ 'a multiset"
  where "Sup_multiset A =
    (if A ≠ {} ∧ (∃N. ∀M∈A. subseteq_mset M N)
     then Abs_multiset (λx. Sup ((λM. count M x) ` A)) else {#})"
instance sorry
end

subsection ‹Copies, filter, size›

definition replicate_mset :: "nat ⇒ 'a ⇒ 'a multiset"
  where "replicate_mset n a = Abs_multiset (λx. if x = a then n else 0)"

definition repeat_mset :: "nat ⇒ 'a multiset ⇒ 'a multiset"
  where "repeat_mset n M = Abs_multiset (λx. n * count M x)"

definition filter_mset :: "('a ⇒ bool) ⇒ 'a multiset ⇒ 'a multiset"
  where "filter_mset P M = Abs_multiset (λx. if P x then count M x else 0)"

instantiation multiset :: (type) size
begin
definition size_multiset :: "'a multiset ⇒ nat"
  where "size_multiset M = (∑x∈set_mset M. count M x)"
instance sorry
end

subsection ‹Fold and image›

text ‹The fold is specified only for functions that may be applied in any order.›

definition fold_mset :: "('a ⇒ 'b ⇒ 'b) ⇒ 'b ⇒ 'a multiset ⇒ 'b"
  where "fold_mset f s M = Finite_Set.fold (λx. f x ^^ count M x) s (set_mset M)"

definition image_mset :: "('a ⇒ 'b) ⇒ 'a multiset ⇒ 'b multiset"
  where "image_mset f M = Abs_multiset (λy. ∑x∈{x ∈ set_mset M. f x = y}. count M x)"

subsection ‹Multisets of lists and sets›

primrec mset :: "'a list ⇒ 'a multiset"
  where
    "mset [] = {#}"
  | "mset (x # xs) = add_mset x (mset xs)"

text ‹Each element of a finite set once; empty for an infinite set.›

definition mset_set :: "'a set ⇒ 'a multiset"
  where "mset_set A = Finite_Set.fold add_mset {#} A"

definition (in linorder) sorted_list_of_multiset :: "'a multiset ⇒ 'a list"
  where "sorted_list_of_multiset M = fold_mset (insort_key (λx. x)) [] M"

definition multisets_of_size :: "'a set ⇒ nat ⇒ 'a multiset set"
  where "multisets_of_size A n = {M. set_mset M ⊆ A ∧ size M = n}"

subsection ‹Big sums and products›

definition (in comm_monoid_add) sum_mset :: "'a multiset ⇒ 'a"
  where "sum_mset M = fold_mset plus 0 M"

definition (in comm_monoid_mult) prod_mset :: "'a multiset ⇒ 'a"
  where "prod_mset M = fold_mset times 1 M"

notation sum_mset  (‹∑⇩#›)
  and prod_mset  (‹∏⇩#›)

subsection ‹The multiset extension of an order›

text ‹One step replaces an element by any number of smaller ones.›

definition mult1 :: "('a × 'a) set ⇒ ('a multiset × 'a multiset) set"
  where "mult1 r =
    {(N, M). ∃a L K. M = add_mset a L ∧ N = L + K ∧ (∀b. b ∈# K ⟶ (b, a) ∈ r)}"

definition mult :: "('a × 'a) set ⇒ ('a multiset × 'a multiset) set"
  where "mult r = trancl (mult1 r)"

definition multp :: "('a ⇒ 'a ⇒ bool) ⇒ 'a multiset ⇒ 'a multiset ⇒ bool"
  where "multp r M N ⟷ (M, N) ∈ mult {(x, y). r x y}"

text ‹Decides the extension of a transitive, irreflexive relation.›

definition multp_code :: "('a ⇒ 'a ⇒ bool) ⇒ 'a multiset ⇒ 'a multiset ⇒ bool"
  where "multp_code r N M ⟷
    (let X = M - N; Y = N - M in X ≠ {#} ∧ (∀y ∈ set_mset Y. ∃x ∈ set_mset X. r y x))"

definition multeqp_code :: "('a ⇒ 'a ⇒ bool) ⇒ 'a multiset ⇒ 'a multiset ⇒ bool"
  where "multeqp_code r N M ⟷
    (∀y ∈ set_mset (N - M). ∃x ∈ set_mset (M - N). r y x)"

instantiation multiset :: (preorder) order
begin

definition less_multiset :: "'a multiset ⇒ 'a multiset ⇒ bool"
  where "less_multiset M N ⟷ multp (λx y. x < y) M N"

definition less_eq_multiset :: "'a multiset ⇒ 'a multiset ⇒ bool"
  where "less_eq_multiset M N ⟷ M < N ∨ M = N"

instance sorry

end

instance multiset :: (preorder) ordered_ab_semigroup_add sorry

subsection ‹Relators›

definition rel_mset :: "('a ⇒ 'b ⇒ bool) ⇒ 'a multiset ⇒ 'b multiset ⇒ bool"
  where "rel_mset R M N ⟷ (∃xs ys. mset xs = M ∧ mset ys = N ∧ list_all2 R xs ys)"

definition pred_mset :: "('a ⇒ bool) ⇒ 'a multiset ⇒ bool"
  where "pred_mset P M ⟷ (∀x ∈ set_mset M. P x)"

bnf "'a multiset"
  map: image_mset
  sets: set_mset
  bd: natLeq
  wits: "{#}"
  rel: rel_mset
  pred: pred_mset
  sorry

subsection ‹How multisets are run: by lists, up to order›

code_datatype mset

quickcheck_generator multiset constructors: mset

lemma [code]: "{#} = mset []"
  sorry

lemma [code]: "add_mset x (mset xs) = mset (x # xs)"
  sorry

lemma [code]: "Multiset.is_empty (mset xs) ⟷ xs = []"
  sorry

lemma [code]: "count (mset xs) x = count_list xs x"
  sorry

lemma [code]: "set_mset (mset xs) = set xs"
  sorry

lemma [code]: "mset xs + mset ys = mset (xs @ ys)"
  sorry

lemma [code]: "mset xs - mset ys = mset (fold remove1 ys xs)"
  sorry

lemma [code]: "mset xs ∩# mset ys = mset (fold remove1 (fold remove1 ys xs) xs)"
  sorry

lemma [code]: "mset xs ∪# mset ys = mset (xs @ fold remove1 xs ys)"
  sorry

lemma [code]:
  "mset_set A = (if finite A then Finite_Set.fold_elements add_mset {#} A else {#})"
  sorry

lemma [code]:
  "multisets_of_size A n =
    (if finite A then mset ` set (List.n_lists n (Finite_Set.fold_elements (#) [] A))
     else HOL.beyond_execution (multisets_of_size A n))"
  sorry

lemma [code]: "filter_mset P (mset xs) = mset (filter P xs)"
  sorry

lemma [code]: "image_mset f (mset xs) = mset (map f xs)"
  sorry

lemma [code]: "replicate_mset n x = mset (replicate n x)"
  sorry

lemma [code]: "repeat_mset n (mset xs) = mset (concat (replicate n xs))"
  sorry

lemma [code]: "size (mset xs) = length xs"
  sorry

lemma [code]: "mset xs ⊆# mset ys ⟷ list_all (λx. count_list xs x ≤ count_list ys x) xs"
  sorry

lemma [code]: "mset xs ⊂# mset ys ⟷ mset xs ⊆# mset ys ∧ length xs < length ys"
  sorry

instantiation multiset :: (equal) equal
begin
definition equal_multiset :: "'a multiset ⇒ 'a multiset ⇒ bool"
  where "equal_multiset M N ⟷ subseteq_mset M N ∧ subseteq_mset N M"
instance sorry
end

lemma [code]: "sorted_list_of_multiset (mset xs) = sort xs"
  sorry

lemma [code]: "sum_mset (mset xs) = sum_list xs"
  sorry

lemma [code]: "prod_mset (mset xs) = prod_list xs"
  sorry

lemma [code]: "pred_mset P (mset xs) ⟷ list_all P xs"
  sorry

lemma [code]: "(M :: 'a::preorder multiset) < N ⟷ multp_code (λx y. x < y) M N"
  sorry

text ‹Two lists are related as multisets if some order of the second fits the first.›

fun rel_mset_lists :: "('a ⇒ 'b ⇒ bool) ⇒ 'a list ⇒ 'b list ⇒ bool"
  where
    "rel_mset_lists R [] ys ⟷ ys = []"
  | "rel_mset_lists R (x # xs) ys ⟷
      list_ex (λi. R x (ys ! i) ∧ rel_mset_lists R xs (take i ys @ drop (Suc i) ys)) [0..<length ys]"

lemma [code]: "rel_mset R (mset xs) (mset ys) ⟷ rel_mset_lists R xs ys"
  sorry

hide_const (open) rel_mset_lists

end
