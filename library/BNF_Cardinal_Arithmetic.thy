section ‹Cardinal arithmetic›

theory BNF_Cardinal_Arithmetic
  imports BNF_Cardinal_Order_Relation
begin

definition czero :: "'a rel"
  where "czero = card_of {}"

abbreviation Cnotzero :: "'a rel ⇒ bool"
  where "Cnotzero r ≡ ¬ ordIso2 r (czero :: 'a rel) ∧ Card_order r"

definition cone :: "unit rel"
  where "cone = card_of {()}"

definition ctwo :: "bool rel"
  where "ctwo = card_of UNIV"

definition cinfinite :: "'a rel ⇒ bool"
  where "cinfinite r ⟷ infinite (Field r)"

definition cfinite :: "'a rel ⇒ bool"
  where "cfinite r ⟷ finite (Field r)"

abbreviation Cinfinite :: "'a rel ⇒ bool"
  where "Cinfinite r ≡ cinfinite r ∧ Card_order r"

abbreviation Cfinite :: "'a rel ⇒ bool"
  where "Cfinite r ≡ cfinite r ∧ Card_order r"

definition csum :: "'a rel ⇒ 'b rel ⇒ ('a + 'b) rel"
  where "csum r s = card_of (Sum_Type.Plus (Field r) (Field s))"

definition Csum :: "'a rel ⇒ ('a ⇒ 'b rel) ⇒ ('a × 'b) rel"
  where "Csum r f = card_of (SIGMA x : Field r. Field (f x))"

definition cprod :: "'a rel ⇒ 'b rel ⇒ ('a × 'b) rel"
  where "cprod r s = card_of (Field r × Field s)"

definition cexp :: "'a rel ⇒ 'b rel ⇒ ('b ⇒ 'a) rel"
  where "cexp r s = card_of (Func (Field s) (Field r))"

hide_const (open) czero cone ctwo cinfinite cfinite csum Csum cprod cexp

end
