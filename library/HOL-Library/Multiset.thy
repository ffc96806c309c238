section ‹Finite multisets›

theory Multiset
  imports Main
begin

text ‹
  A multiset is a list whose order does not matter. The brackets ‹{#a, b#}›, ‹{#x ∈# M. P#}› and
  the binders ‹∀x∈#M. P›, ‹∑x∈#M. t› belong to the program and are switched on by importing this
  theory.
›

definition same_counts :: "'a list ⇒ 'a list ⇒ bool"
  where "same_counts xs ys ⟷
    length xs = length ys ∧ (∀x∈set xs. count_list xs x = count_list ys x)"

quotient_type 'a multiset = "'a list" / same_counts
  morphisms some_list mset
  sorry

hide_const (open) same_counts some_list

quickcheck_generator multiset constructors: mset

lift_definition count :: "'a multiset ⇒ 'a ⇒ nat"
  is count_list sorry

text ‹The multiset with these counts, of which only finitely many may be positive.›

definition Abs_multiset :: "('a ⇒ nat) ⇒ 'a multiset"
  where "Abs_multiset f = (THE M. count M = f)"

subsection ‹Sum and difference›

instantiation multiset :: (type) cancel_comm_monoid_add
begin

lift_definition zero_multiset :: "'a multiset"
  is "[]" sorry

lift_definition plus_multiset :: "'a multiset ⇒ 'a multiset ⇒ 'a multiset"
  is "λxs ys. xs @ ys" sorry

lift_definition minus_multiset :: "'a multiset ⇒ 'a multiset ⇒ 'a multiset"
  is "λxs ys. fold remove1 ys xs" sorry

instance sorry

end

instance multiset :: (type) comm_monoid_diff sorry

lemma count_sum: "count (M + N) x = count M x + count N x"
  sorry

lemma count_difference: "count (M - N) x = count M x - count N x"
  sorry

abbreviation empty_mset :: "'a multiset"  (‹{#}›)
  where "empty_mset ≡ 0"

lift_definition add_mset :: "'a ⇒ 'a multiset ⇒ 'a multiset"
  is "λx xs. x # xs" sorry

context
begin

qualified definition is_empty :: "'a multiset ⇒ bool"
  where "is_empty M ⟷ M = {#}"

end

subsection ‹Elements›

lift_definition set_mset :: "'a multiset ⇒ 'a set"
  is set sorry

lemma set_mset_by_count: "set_mset M = {x. 0 < count M x}"
  sorry

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

lift_definition subseteq_mset :: "'a multiset ⇒ 'a multiset ⇒ bool"  (infix ‹⊆#› 50)
  is "λxs ys. ∀x∈set xs. count_list xs x ≤ count_list ys x" sorry

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

text ‹The smaller and the larger of the counts.›

lift_definition inter_mset :: "'a multiset ⇒ 'a multiset ⇒ 'a multiset"  (infixl ‹∩#› 70)
  is "λxs ys. fold remove1 (fold remove1 ys xs) xs" sorry

lift_definition union_mset :: "'a multiset ⇒ 'a multiset ⇒ 'a multiset"  (infixl ‹∪#› 70)
  is "λxs ys. xs @ fold remove1 xs ys" sorry

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
  where "replicate_mset n x = mset (replicate n x)"

lift_definition repeat_mset :: "nat ⇒ 'a multiset ⇒ 'a multiset"
  is "λn xs. concat (replicate n xs)" sorry

lift_definition filter_mset :: "('a ⇒ bool) ⇒ 'a multiset ⇒ 'a multiset"
  is filter sorry

instantiation multiset :: (type) size
begin
lift_definition size_multiset :: "'a multiset ⇒ nat"
  is length sorry
instance sorry
end

subsection ‹Fold and image›

text ‹The fold is specified only for functions that may be applied in any order.›

definition fold_mset :: "('a ⇒ 'b ⇒ 'b) ⇒ 'b ⇒ 'a multiset ⇒ 'b"
  where "fold_mset f s M = Finite_Set.fold (λx. f x ^^ count M x) s (set_mset M)"

lift_definition image_mset :: "('a ⇒ 'b) ⇒ 'a multiset ⇒ 'b multiset"
  is map sorry

subsection ‹Multisets of lists and sets›

lemma mset_of_list:
  "mset [] = {#}"
  "mset (x # xs) = add_mset x (mset xs)"
  sorry

text ‹Each element of a finite set once; empty for an infinite set.›

definition mset_set :: "'a set ⇒ 'a multiset"
  where "mset_set A = Finite_Set.fold add_mset {#} A"

lemma [code]:
  "mset_set A = (if finite A then mset (Finite_Set.fold_elements (λx xs. x # xs) [] A) else {#})"
  sorry

lift_definition sorted_list_of_multiset :: "'a::linorder multiset ⇒ 'a list"
  is sort sorry

definition multisets_of_size :: "'a set ⇒ nat ⇒ 'a multiset set"
  where "multisets_of_size A n = {M. set_mset M ⊆ A ∧ size M = n}"

lemma [code]:
  "multisets_of_size A n =
    (if finite A then mset ` set (List.n_lists n (Finite_Set.fold_elements (λx xs. x # xs) [] A))
     else HOL.beyond_execution (multisets_of_size A n))"
  sorry

subsection ‹Big sums and products›

lift_definition sum_mset :: "'a::comm_monoid_add multiset ⇒ 'a"  (‹∑⇩#›)
  is sum_list sorry

lift_definition prod_mset :: "'a::comm_monoid_mult multiset ⇒ 'a"  (‹∏⇩#›)
  is prod_list sorry

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
  where "less_multiset M N ⟷ multp_code (λx y. x < y) M N"

definition less_eq_multiset :: "'a multiset ⇒ 'a multiset ⇒ bool"
  where "less_eq_multiset M N ⟷ M < N ∨ M = N"

instance sorry

end

lemma less_multiset_by_multp: "M < N ⟷ multp (λx y. x < y) M (N :: 'a::preorder multiset)"
  sorry

instance multiset :: (preorder) ordered_ab_semigroup_add sorry

subsection ‹Relators›

text ‹Two lists are related as multisets if some order of the second fits the first.›

fun related_lists :: "('a ⇒ 'b ⇒ bool) ⇒ 'a list ⇒ 'b list ⇒ bool"
  where
    "related_lists R [] ys ⟷ ys = []"
  | "related_lists R (x # xs) ys ⟷
      list_ex (λi. R x (ys ! i) ∧ related_lists R xs (take i ys @ drop (Suc i) ys)) [0..<length ys]"

lift_definition rel_mset :: "('a ⇒ 'b ⇒ bool) ⇒ 'a multiset ⇒ 'b multiset ⇒ bool"
  is related_lists sorry

hide_const (open) related_lists

lemma rel_mset_by_lists:
  "rel_mset R M N ⟷ (∃xs ys. mset xs = M ∧ mset ys = N ∧ list_all2 R xs ys)"
  sorry

lift_definition pred_mset :: "('a ⇒ bool) ⇒ 'a multiset ⇒ bool"
  is list_all sorry

bnf "'a multiset"
  map: image_mset
  sets: set_mset
  bd: natLeq
  wits: "{#}"
  rel: rel_mset
  pred: pred_mset
  sorry

end
