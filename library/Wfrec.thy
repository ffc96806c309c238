section ‹Well-founded recursion›

theory Wfrec
  imports Wellfounded
begin

text ‹For well-founded ‹r›: ‹wfrec r F x = F (cut (wfrec r F) r x) x›.›

definition cut :: "('a ⇒ 'b) ⇒ ('a × 'a) set ⇒ 'a ⇒ 'a ⇒ 'b"
  where "cut f r x = (λy. if (y, x) ∈ r then f y else undefined)"

inductive wfrec_rel :: "('a × 'a) set ⇒ (('a ⇒ 'b) ⇒ 'a ⇒ 'b) ⇒ 'a ⇒ 'b ⇒ bool"
  for r :: "('a × 'a) set" and F :: "('a ⇒ 'b) ⇒ 'a ⇒ 'b"
  where wfrecI: "(⋀y. (y, x) ∈ r ⟹ wfrec_rel r F y (g y)) ⟹ wfrec_rel r F x (F g x)"

definition adm_wf :: "('a × 'a) set ⇒ (('a ⇒ 'b) ⇒ 'a ⇒ 'b) ⇒ bool"
  where "adm_wf r F ⟷ (∀f g x. (∀y. (y, x) ∈ r ⟶ f y = g y) ⟶ F f x = F g x)"

definition wfrec :: "('a × 'a) set ⇒ (('a ⇒ 'b) ⇒ 'a ⇒ 'b) ⇒ 'a ⇒ 'b"
  where "wfrec r F x = (THE y. wfrec_rel r (λf u. F (cut f r u) u) x y)"

definition same_fst :: "('a ⇒ bool) ⇒ ('a ⇒ ('b × 'b) set) ⇒ (('a × 'b) × ('a × 'b)) set"
  where "same_fst P R = {((x, u), (y, v)). x = y ∧ P y ∧ (u, v) ∈ R y}"

hide_const (open) cut

end
