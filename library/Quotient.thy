section ‹Quotient types›

theory Quotient
  imports Lifting
begin

definition Quotient3 :: "('a ⇒ 'a ⇒ bool) ⇒ ('a ⇒ 'b) ⇒ ('b ⇒ 'a) ⇒ bool"
  where "Quotient3 R Abs Rep ⟷
    (∀x. Abs (Rep x) = x) ∧ (∀x. R (Rep x) (Rep x)) ∧
    (∀u v. R u v ⟷ R u u ∧ R v v ∧ Abs u = Abs v)"

definition Bex1_rel :: "('a ⇒ 'a ⇒ bool) ⇒ ('a ⇒ bool) ⇒ bool"
  where "Bex1_rel R P ⟷
    (∃x∈Respects R. P x) ∧ (∀x∈Respects R. ∀y∈Respects R. P x ∧ P y ⟶ R x y)"

definition Quot_True :: "'a ⇒ bool"
  where "Quot_True x ⟷ True"

end
