section ‹One well-order, as a context›

theory BNF_Wellorder_Relation
  imports Zorn
begin

locale wo_rel =
  fixes r :: "'a rel"
  assumes WELL: "Well_order r"
begin

abbreviation under :: "'a ⇒ 'a set"
  where "under ≡ Order_Relation.under r"

abbreviation underS :: "'a ⇒ 'a set"
  where "underS ≡ Order_Relation.underS r"

abbreviation Under :: "'a set ⇒ 'a set"
  where "Under ≡ Order_Relation.Under r"

abbreviation UnderS :: "'a set ⇒ 'a set"
  where "UnderS ≡ Order_Relation.UnderS r"

abbreviation above :: "'a ⇒ 'a set"
  where "above ≡ Order_Relation.above r"

abbreviation aboveS :: "'a ⇒ 'a set"
  where "aboveS ≡ Order_Relation.aboveS r"

abbreviation Above :: "'a set ⇒ 'a set"
  where "Above ≡ Order_Relation.Above r"

abbreviation AboveS :: "'a set ⇒ 'a set"
  where "AboveS ≡ Order_Relation.AboveS r"

abbreviation ofilter :: "'a set ⇒ bool"
  where "ofilter ≡ Order_Relation.ofilter r"

text ‹Recursion along the order, and the functionals that it is meant for: what they give at ‹x› depends on what is below ‹x› alone.›

definition worec :: "(('a ⇒ 'b) ⇒ 'a ⇒ 'b) ⇒ 'a ⇒ 'b"
  where "worec F = wfrec (r - Id) F"

definition adm_wo :: "(('a ⇒ 'b) ⇒ 'a ⇒ 'b) ⇒ bool"
  where "adm_wo F ⟷ (∀x f g. (∀y∈underS x. f y = g y) ⟶ F f x = F g x)"

text ‹The larger of two, the least of a set, the least at or above a set, the least strictly above it.›

definition max2 :: "'a ⇒ 'a ⇒ 'a"
  where "max2 x y = (if (x, y) ∈ r then y else x)"

definition isMinim :: "'a set ⇒ 'a ⇒ bool"
  where "isMinim A x ⟷ x ∈ A ∧ (∀y∈A. (x, y) ∈ r)"

definition minim :: "'a set ⇒ 'a"
  where "minim A = (THE x. isMinim A x)"

definition supr :: "'a set ⇒ 'a"
  where "supr A = minim (Above A)"

definition suc :: "'a set ⇒ 'a"
  where "suc A = minim (AboveS A)"

end

end
