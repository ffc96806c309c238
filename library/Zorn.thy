section ‹Chains›

theory Zorn
  imports Order_Relation Hilbert_Choice
begin

subsection ‹Chains of a relation on a set›

locale pred_on =
  fixes A :: "'a set"
    and P :: "'a ⇒ 'a ⇒ bool"  (infix ‹⊏› 50)
begin

abbreviation Peq :: "'a ⇒ 'a ⇒ bool"  (infix ‹⊑› 50)
  where "x ⊑ y ≡ P⇧=⇧= x y"

definition chain :: "'a set ⇒ bool"
  where "chain C ⟷ C ⊆ A ∧ (∀x∈C. ∀y∈C. x ⊑ y ∨ y ⊑ x)"

abbreviation superchain :: "'a set ⇒ 'a set ⇒ bool"  (infix ‹<c› 50)
  where "C <c D ≡ chain D ∧ C ⊂ D"

definition maxchain :: "'a set ⇒ bool"
  where "maxchain C ⟷ chain C ∧ ¬ (∃D. C <c D)"

definition suc :: "'a set ⇒ 'a set"
  where "suc C = (if ¬ chain C ∨ maxchain C then C else SOME D. C <c D)"

end

subsection ‹Chains by inclusion, chains of a relation›

definition chain_subset :: "'a set set ⇒ bool"  (‹chain⇩⊆›)
  where "chain⇩⊆ C ⟷ (∀A∈C. ∀B∈C. A ⊆ B ∨ B ⊆ A)"

definition chains :: "'a set set ⇒ 'a set set set"
  where "chains S = {C. C ⊆ S ∧ chain⇩⊆ C}"

lemma chains_code [code]: "chains S = {C ∈ Pow S. chain⇩⊆ C}"
  sorry

definition Chains :: "('a × 'a) set ⇒ 'a set set"
  where "Chains r = {C. ∀x∈C. ∀y∈C. (x, y) ∈ r ∨ (y, x) ∈ r}"

definition init_seg_of :: "(('a × 'a) set × ('a × 'a) set) set"
  where "init_seg_of = {(r, s). r ⊆ s ∧ (∀x y z. (x, y) ∈ s ∧ (y, z) ∈ r ⟶ (x, y) ∈ r)}"

abbreviation initial_segment_of_syntax :: "('a × 'a) set ⇒ ('a × 'a) set ⇒ bool"
    (infix ‹initial'_segment'_of› 55)
  where "r initial_segment_of s ≡ (r, s) ∈ init_seg_of"

end
