section ‹Cardinal numbers as relations›

theory BNF_Cardinal_Order_Relation
  imports BNF_Wellorder_Constructions
begin

text ‹A cardinal is a well-order that embeds into every other well-order of the same set. Not executable.›

definition card_order_on :: "'a set ⇒ 'a rel ⇒ bool"
  where "card_order_on A r ⟷ well_order_on A r ∧ (∀s. well_order_on A s ⟶ ordLeq3 r s)"

abbreviation Card_order :: "'a rel ⇒ bool"
  where "Card_order r ≡ card_order_on (Field r) r"

abbreviation card_order :: "'a rel ⇒ bool"
  where "card_order r ≡ card_order_on UNIV r"

definition card_of :: "'a set ⇒ 'a rel"
  where "card_of A = (SOME r. card_order_on A r)"

definition natLeq :: "(nat × nat) set"
  where "natLeq = {(m, n). m ≤ n}"

definition natLess :: "(nat × nat) set"
  where "natLess = {(m, n). m < n}"

definition cofinal :: "'a set ⇒ 'a rel ⇒ bool"
  where "cofinal A r ⟷ (∀x∈Field r. ∃y∈A. x ≠ y ∧ (x, y) ∈ r)"

definition regularCard :: "'a rel ⇒ bool"
  where "regularCard r ⟷ (∀A. A ⊆ Field r ∧ cofinal A r ⟶ ordIso2 (card_of A) r)"

end
