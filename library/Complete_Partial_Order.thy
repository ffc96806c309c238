section ‹Chain-complete partial orders›

theory Complete_Partial_Order
  imports Product_Type
begin

definition chain :: "('a ⇒ 'a ⇒ bool) ⇒ 'a set ⇒ bool"
  where "chain R C ⟷ (∀x∈C. ∀y∈C. R x y ∨ R y x)"

class ccpo = order + Sup +
  assumes ccpo_Sup_upper: "chain (≤) C ⟹ x ∈ C ⟹ x ≤ Sup C"
    and ccpo_Sup_least: "chain (≤) C ⟹ (⋀x. x ∈ C ⟹ x ≤ z) ⟹ Sup C ≤ z"
begin

text ‹What is reached from the least element by applying ‹f› and taking limits.›

inductive_set iterates :: "('a ⇒ 'a) ⇒ 'a set"
  for f :: "'a ⇒ 'a"
  where
    step: "x ∈ iterates f ⟹ f x ∈ iterates f"
  | Sup: "chain (≤) C ⟹ ∀x∈C. x ∈ iterates f ⟹ Sup C ∈ iterates f"

definition fixp :: "('a ⇒ 'a) ⇒ 'a"
  where "fixp f = Sup (iterates f)"

end

context
begin

qualified definition admissible :: "('a set ⇒ 'a) ⇒ ('a ⇒ 'a ⇒ bool) ⇒ ('a ⇒ bool) ⇒ bool"
  where "admissible lub R P ⟷ (∀C. chain R C ⟶ C ≠ {} ⟶ (∀x∈C. P x) ⟶ P (lub C))"

end

alias ccpo.admissible = Complete_Partial_Order.admissible

instance complete_lattice ⊆ ccpo sorry

hide_const (open) chain iterates fixp

end
