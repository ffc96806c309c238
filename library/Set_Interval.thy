section ‹Intervals›

theory Set_Interval
  imports Bit_Operations
begin

context ord
begin

definition lessThan :: "'a ⇒ 'a set"  (‹{..<_}›)
  where "{..<u} = {x. x < u}"

definition atMost :: "'a ⇒ 'a set"  (‹{.._}›)
  where "{..u} = {x. x ≤ u}"

definition greaterThan :: "'a ⇒ 'a set"  (‹{_<..}›)
  where "{l<..} = {x. l < x}"

definition atLeast :: "'a ⇒ 'a set"  (‹{_..}›)
  where "{l..} = {x. l ≤ x}"

definition greaterThanLessThan :: "'a ⇒ 'a ⇒ 'a set"  (‹{_<..<_}›)
  where "{l<..<u} = {x. l < x ∧ x < u}"

definition atLeastLessThan :: "'a ⇒ 'a ⇒ 'a set"  (‹{_..<_}›)
  where "{l..<u} = {x. l ≤ x ∧ x < u}"

definition greaterThanAtMost :: "'a ⇒ 'a ⇒ 'a set"  (‹{_<.._}›)
  where "{l<..u} = {x. l < x ∧ x ≤ u}"

definition atLeastAtMost :: "'a ⇒ 'a ⇒ 'a set"  (‹{_.._}›)
  where "{l..u} = {x. l ≤ x ∧ x ≤ u}"

end

subsection ‹Membership is comparison›

lemma lessThan_iff [code_unfold]: "x ∈ {..<u} ⟷ x < u"
  sorry

lemma atMost_iff [code_unfold]: "x ∈ {..u} ⟷ x ≤ u"
  sorry

lemma greaterThan_iff [code_unfold]: "x ∈ {l<..} ⟷ l < x"
  sorry

lemma atLeast_iff [code_unfold]: "x ∈ {l..} ⟷ l ≤ x"
  sorry

lemma greaterThanLessThan_iff [code_unfold]: "x ∈ {l<..<u} ⟷ l < x ∧ x < u"
  sorry

lemma atLeastLessThan_iff [code_unfold]: "x ∈ {l..<u} ⟷ l ≤ x ∧ x < u"
  sorry

lemma greaterThanAtMost_iff [code_unfold]: "x ∈ {l<..u} ⟷ l < x ∧ x ≤ u"
  sorry

lemma atLeastAtMost_iff [code_unfold]: "x ∈ {l..u} ⟷ l ≤ x ∧ x ≤ u"
  sorry

subsection ‹Folding over an interval of natural numbers›

function fold_atLeastAtMost_nat :: "(nat ⇒ 'a ⇒ 'a) ⇒ nat ⇒ nat ⇒ 'a ⇒ 'a"
  where "fold_atLeastAtMost_nat f m n s =
    (if n < m then s else fold_atLeastAtMost_nat f (Suc m) n (f m s))"
  sorry

termination sorry

end
