section ‹Preorders with explicit equivalence›

theory Preorder
  imports Main
begin

class preorder_equiv = preorder
begin

definition equiv :: "'a ⇒ 'a ⇒ bool"
  where "equiv x y ⟷ x ≤ y ∧ y ≤ x"

notation
  equiv  (‹'(≈')›) and
  equiv  (‹(_/ ≈ _)› [51, 51] 50)

end

end
