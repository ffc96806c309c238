section ‹Finite sets›

theory Finite_Set
  imports Product_Type Sum_Type Fields Relation
begin

subsection ‹Finiteness›

inductive finite :: "'a set ⇒ bool"
  where
    emptyI: "finite {}"
  | insertI: "finite A ⟹ finite (insert x A)"

abbreviation infinite :: "'a set ⇒ bool"
  where "infinite A ≡ ¬ finite A"

class finite =
  assumes finite_UNIV: "finite (UNIV :: 'a set)"

instance bool :: finite sorry
instance unit :: finite sorry
instance prod :: (finite, finite) finite sorry
instance sum :: (finite, finite) finite sorry
instance set :: (finite) finite sorry
instance "fun" :: (finite, finite) finite sorry

subsection ‹Folding a function over a set›

text ‹
  ‹fold f z A› applies ‹f› once for each member, starting from ‹z›. Its value is specified when it
  does not depend on the order; for an infinite set it is ‹z›.
›

inductive fold_graph :: "('a ⇒ 'b ⇒ 'b) ⇒ 'b ⇒ 'a set ⇒ 'b ⇒ bool"
  for f :: "'a ⇒ 'b ⇒ 'b" and z :: 'b
  where
    emptyI: "fold_graph f z {} z"
  | insertI: "x ∉ A ⟹ fold_graph f z A y ⟹ fold_graph f z (insert x A) (f x y)"

definition fold :: "('a ⇒ 'b ⇒ 'b) ⇒ 'b ⇒ 'a set ⇒ 'b"
  where "fold f z A = (if finite A then THE y. fold_graph f z A y else z)"

text ‹All results that some order of the members gives; execution needs that there is only one.›

context
begin

qualified definition fold_results :: "('a ⇒ 'b ⇒ 'b) ⇒ 'b ⇒ 'a set ⇒ 'b set"
  where "fold_results f z A = {y. fold_graph f z A y}"

end

lemma fold_results_code [code]:
  "Finite_Set.fold_results f z A =
    (if A = {} then {z} else ⋃x∈A. f x ` Finite_Set.fold_results f z (A - {x}))"
  sorry

lemma fold_code [code]:
  "Finite_Set.fold f z A = (if finite A then the_elem (Finite_Set.fold_results f z A) else z)"
  sorry

text ‹
  The members of a finite set, folded in the run time's own order. The library uses it only where
  the order does not matter; it is not meant for specifications.
›

hollow_native fold_elements :: "('a ⇒ 'b ⇒ 'b) ⇒ 'b ⇒ 'a set ⇒ 'b"

hide_const (open) fold fold_elements

lemma Pow_code [code]:
  "Pow A =
    (if finite A then Finite_Set.fold_elements (λx C. C ∪ insert x ` C) {{}} A
     else {S. S ⊆ A})"
  sorry

subsection ‹Functions for which the order does not matter›

locale comp_fun_commute_on =
  fixes S :: "'a set"
    and f :: "'a ⇒ 'b ⇒ 'b"
  assumes comp_fun_commute_on: "x ∈ S ⟹ y ∈ S ⟹ f y ∘ f x = f x ∘ f y"

locale comp_fun_idem_on = comp_fun_commute_on +
  assumes comp_fun_idem_on: "x ∈ S ⟹ f x ∘ f x = f x"

locale comp_fun_commute =
  fixes f :: "'a ⇒ 'b ⇒ 'b"
  assumes comp_fun_commute: "f y ∘ f x = f x ∘ f y"

sublocale comp_fun_commute ⊆ comp_fun_commute_on UNIV f sorry

locale comp_fun_idem = comp_fun_commute +
  assumes comp_fun_idem: "f x ∘ f x = f x"

sublocale comp_fun_idem ⊆ comp_fun_idem_on UNIV f sorry

locale folding_on =
  fixes S :: "'a set"
    and f :: "'a ⇒ 'b ⇒ 'b"
    and z :: 'b
  assumes comp_fun_commute_on: "x ∈ S ⟹ y ∈ S ⟹ f y ∘ f x = f x ∘ f y"
begin

definition F :: "'a set ⇒ 'b"
  where "F A = Finite_Set.fold f z A"

end

locale folding_idem_on = folding_on +
  assumes comp_fun_idem_on: "x ∈ S ⟹ y ∈ S ⟹ f x ∘ f x = f x"

locale folding =
  fixes f :: "'a ⇒ 'b ⇒ 'b"
    and z :: 'b
  assumes comp_fun_commute: "f y ∘ f x = f x ∘ f y"

sublocale folding ⊆ folding_on UNIV f z sorry

locale folding_idem = folding +
  assumes comp_fun_idem: "f x ∘ f x = f x"

sublocale folding_idem ⊆ folding_idem_on UNIV f z sorry

subsection ‹Number of elements›

text ‹Zero for infinite sets.›

definition card :: "'a set ⇒ nat"
  where "card A = Finite_Set.fold (λ_ n. Suc n) 0 A"

lemma card_code [code]:
  "card A = (if finite A then Finite_Set.fold_elements (λ_ n. Suc n) 0 A else 0)"
  sorry

lemma is_singleton_code [code]: "is_singleton A ⟷ card A = 1"
  sorry

definition Fpow :: "'a set ⇒ 'a set set"
  where "Fpow A = {S. S ⊆ A ∧ finite S}"

lemma Fpow_code [code]: "Fpow A = (if finite A then Pow A else {S. S ⊆ A ∧ finite S})"
  sorry

end
