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

hide_const (open) iterates fixp

instance complete_lattice ⊆ ccpo sorry

subsection ‹The same for limits and an order given as arguments›

context
begin

qualified inductive_set iterates_of :: "('a set ⇒ 'a) ⇒ ('a ⇒ 'a ⇒ bool) ⇒ ('a ⇒ 'a) ⇒ 'a set"
  for lub :: "'a set ⇒ 'a" and R :: "'a ⇒ 'a ⇒ bool" and f :: "'a ⇒ 'a"
  where
    step: "x ∈ iterates_of lub R f ⟹ f x ∈ iterates_of lub R f"
  | Sup: "chain R C ⟹ ∀x∈C. x ∈ iterates_of lub R f ⟹ lub C ∈ iterates_of lub R f"

qualified definition fixp_of :: "('a set ⇒ 'a) ⇒ ('a ⇒ 'a ⇒ bool) ⇒ ('a ⇒ 'a) ⇒ 'a"
  where "fixp_of lub R f = lub (Complete_Partial_Order.iterates_of lub R f)"

qualified definition admissible :: "('a set ⇒ 'a) ⇒ ('a ⇒ 'a ⇒ bool) ⇒ ('a ⇒ bool) ⇒ bool"
  where "admissible lub R P ⟷ (∀C. chain R C ⟶ C ≠ {} ⟶ (∀x∈C. P x) ⟶ P (lub C))"

end

alias ccpo.iterates = Complete_Partial_Order.iterates_of
alias ccpo.fixp = Complete_Partial_Order.fixp_of
alias ccpo.admissible = Complete_Partial_Order.admissible

hide_const (open) chain

end
