section ‹Bounds of sets inside a set›

theory Lub_Glb
  imports Complex_Main
begin

definition setle :: "'a set ⇒ 'a::ord ⇒ bool"  (infixl ‹*<=› 70)
  where "setle S x ⟷ (∀y∈S. y ≤ x)"

definition setge :: "'a::ord ⇒ 'a set ⇒ bool"  (infixl ‹<=*› 70)
  where "setge x S ⟷ (∀y∈S. x ≤ y)"

definition leastP :: "('a ⇒ bool) ⇒ 'a::ord ⇒ bool"
  where "leastP P x ⟷ P x ∧ setge x {y. P y}"

definition greatestP :: "('a ⇒ bool) ⇒ 'a::ord ⇒ bool"
  where "greatestP P x ⟷ P x ∧ setle {y. P y} x"

definition isUb :: "'a set ⇒ 'a set ⇒ 'a::ord ⇒ bool"
  where "isUb R S x ⟷ x ∈ R ∧ setle S x"

definition isLub :: "'a set ⇒ 'a set ⇒ 'a::ord ⇒ bool"
  where "isLub R S x ⟷ leastP (isUb R S) x"

definition isLb :: "'a set ⇒ 'a set ⇒ 'a::ord ⇒ bool"
  where "isLb R S x ⟷ x ∈ R ∧ setge x S"

definition isGlb :: "'a set ⇒ 'a set ⇒ 'a::ord ⇒ bool"
  where "isGlb R S x ⟷ greatestP (isLb R S) x"

definition ubs :: "'a set ⇒ 'a::ord set ⇒ 'a set"
  where "ubs R S = {x. isUb R S x}"

definition lbs :: "'a set ⇒ 'a::ord set ⇒ 'a set"
  where "lbs R S = {x. isLb R S x}"

end
