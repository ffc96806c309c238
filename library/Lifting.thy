section ‹Quotients and liftings›

theory Lifting
  imports Equiv_Relations
begin

definition Quotient ::
    "('a ⇒ 'a ⇒ bool) ⇒ ('a ⇒ 'b) ⇒ ('b ⇒ 'a) ⇒ ('a ⇒ 'b ⇒ bool) ⇒ bool"
  where "Quotient R Abs Rep T ⟷
    (∀x. Abs (Rep x) = x) ∧ (∀x. R (Rep x) (Rep x)) ∧
    (∀u v. R u v ⟷ R u u ∧ R v v ∧ Abs u = Abs v) ∧
    T = (λu x. R u u ∧ Abs u = x)"

definition Respects :: "('a ⇒ 'a ⇒ bool) ⇒ 'a set"
  where "Respects R = {x. R x x}"

definition rel_pred_comp :: "('a ⇒ 'b ⇒ bool) ⇒ ('b ⇒ bool) ⇒ 'a ⇒ bool"
  where "rel_pred_comp R P x ⟷ (∃y. R x y ∧ P y)"

end
