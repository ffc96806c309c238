section ‹Ramsey's theorem›

theory Ramsey
  imports Infinite_Set Equipollence FuncSet
begin

abbreviation strict_sorted :: "'a::linorder list ⇒ bool"
  where "strict_sorted ≡ sorted_wrt (<)"

definition nsets :: "'a set ⇒ nat ⇒ 'a set set"
  where "nsets A n = {N. N ⊆ A ∧ finite N ∧ card N = n}"

definition monochromatic ::
    "'a set ⇒ nat ⇒ nat ⇒ ('a set ⇒ 'b) ⇒ 'b ⇒ bool"
  where "monochromatic A m n f i ⟷ (∃H∈nsets A m. f ` nsets H n ⊆ {i})"

definition partn :: "'a set ⇒ nat ⇒ nat ⇒ 'b set ⇒ bool"
  where "partn A m n D ⟷
    (∀f∈funcset (nsets A n) D. ∃i∈D. monochromatic A m n f i)"

definition partn_lst :: "'a set ⇒ nat list ⇒ nat ⇒ bool"
  where "partn_lst A ms n ⟷
    (∀f∈funcset (nsets A n) {..<length ms}. ∃i<length ms. monochromatic A (ms ! i) n f i)"

definition clique :: "'a set ⇒ 'a set set ⇒ bool"
  where "clique V E ⟷ (∀v∈V. ∀w∈V. v ≠ w ⟶ {v, w} ∈ E)"

definition indep :: "'a set ⇒ 'a set set ⇒ bool"
  where "indep V E ⟷ (∀v∈V. ∀w∈V. v ≠ w ⟶ {v, w} ∉ E)"

definition part_fn :: "nat ⇒ nat ⇒ 'a set ⇒ ('a set ⇒ nat) ⇒ bool"
  where "part_fn r s Y f ⟷ f ∈ funcset (nsets Y r) {..<s}"

definition disj_wf :: "('a × 'a) set ⇒ bool"
  where "disj_wf r ⟷ (∃T (n :: nat). (∀i<n. wf (T i)) ∧ r = (⋃i<n. T i))"

end
