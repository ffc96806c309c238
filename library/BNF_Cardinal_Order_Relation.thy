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

abbreviation natLeq_on :: "nat ⇒ (nat × nat) set"
  where "natLeq_on k ≡ {(m, n). m < k ∧ n < k ∧ m ≤ n}"

text ‹The next cardinal, chosen among the orders of sets.›

definition isCardSuc :: "'a rel ⇒ 'a set rel ⇒ bool"
  where "isCardSuc r s ⟷ Card_order s ∧ ordLess2 r s ∧ (∀t :: 'a set rel. Card_order t ∧ ordLess2 r t ⟶ ordLeq3 s t)"

definition cardSuc :: "'a rel ⇒ 'a set rel"
  where "cardSuc r = (SOME s. isCardSuc r s)"

typedef 'a suc = "Field (cardSuc (card_of (UNIV :: 'a set)))"
  sorry

definition card_suc :: "'a rel ⇒ 'a suc rel"
  where "card_suc r = map_prod Abs_suc Abs_suc ` cardSuc (card_of (UNIV :: 'a set))"

definition cofinal :: "'a set ⇒ 'a rel ⇒ bool"
  where "cofinal A r ⟷ (∀x∈Field r. ∃y∈A. x ≠ y ∧ (x, y) ∈ r)"

definition regularCard :: "'a rel ⇒ bool"
  where "regularCard r ⟷ (∀A. A ⊆ Field r ∧ cofinal A r ⟶ ordIso2 (card_of A) r)"

definition relChain :: "'a rel ⇒ ('a ⇒ 'b :: ord) ⇒ bool"
  where "relChain r f ⟷ (∀(x, y)∈r. f x ≤ f y)"

definition stable :: "'a rel ⇒ bool"
  where "stable r ⟷
    (∀(A :: 'a set) (F :: 'a ⇒ 'a set).
      ordLess2 (card_of A) r ∧ (∀x∈A. ordLess2 (card_of (F x)) r) ⟶ ordLess2 (card_of (Sigma A F)) r)"

end
