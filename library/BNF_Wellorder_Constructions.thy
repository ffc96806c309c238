section ‹Comparing well-orders›

theory BNF_Wellorder_Constructions
  imports Zorn
begin

text ‹Orders may be on different types. Not executable.›

abbreviation Restr :: "'a rel ⇒ 'a set ⇒ 'a rel"
  where "Restr r A ≡ r ∩ (A × A)"

definition embed :: "'a rel ⇒ 'b rel ⇒ ('a ⇒ 'b) ⇒ bool"
  where "embed r s f ⟷ (∀x∈Field r. bij_betw f (under r x) (under s (f x)))"

definition embedS :: "'a rel ⇒ 'b rel ⇒ ('a ⇒ 'b) ⇒ bool"
  where "embedS r s f ⟷ embed r s f ∧ ¬ bij_betw f (Field r) (Field s)"

definition iso :: "'a rel ⇒ 'b rel ⇒ ('a ⇒ 'b) ⇒ bool"
  where "iso r s f ⟷ embed r s f ∧ bij_betw f (Field r) (Field s)"

definition ordLeq :: "('a rel × 'b rel) set"
  where "ordLeq = {(r, s). Well_order r ∧ Well_order s ∧ (∃f. embed r s f)}"

definition ordLess :: "('a rel × 'b rel) set"
  where "ordLess = {(r, s). Well_order r ∧ Well_order s ∧ (∃f. embedS r s f)}"

definition ordIso :: "('a rel × 'b rel) set"
  where "ordIso = {(r, s). Well_order r ∧ Well_order s ∧ (∃f. iso r s f)}"

abbreviation ordLeq2 :: "'a rel ⇒ 'b rel ⇒ bool"
  where "ordLeq2 r s ≡ (r, s) ∈ ordLeq"

abbreviation ordLeq3 :: "'a rel ⇒ 'b rel ⇒ bool"
  where "ordLeq3 r s ≡ (r, s) ∈ ordLeq"

abbreviation ordLess2 :: "'a rel ⇒ 'b rel ⇒ bool"
  where "ordLess2 r s ≡ (r, s) ∈ ordLess"

abbreviation ordIso2 :: "'a rel ⇒ 'b rel ⇒ bool"
  where "ordIso2 r s ≡ (r, s) ∈ ordIso"

text ‹Functions from ‹A› to ‹B›, undefined outside ‹A›.›

definition Func :: "'a set ⇒ 'b set ⇒ ('a ⇒ 'b) set"
  where "Func A B = {f. (∀x∈A. f x ∈ B) ∧ (∀x. x ∉ A ⟶ f x = undefined)}"

end
