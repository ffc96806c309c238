section ‹Properties of relations between two types›

theory Transfer
  imports Basic_BNF_LFPs
begin

bundle lifting_syntax
begin
notation
  rel_fun  (infixr ‹===>› 55) and
  map_fun  (infixr ‹--->› 55)
end

definition left_total :: "('a ⇒ 'b ⇒ bool) ⇒ bool"
  where "left_total R ⟷ (∀x. ∃y. R x y)"

definition right_total :: "('a ⇒ 'b ⇒ bool) ⇒ bool"
  where "right_total R ⟷ (∀y. ∃x. R x y)"

definition bi_total :: "('a ⇒ 'b ⇒ bool) ⇒ bool"
  where "bi_total R ⟷ left_total R ∧ right_total R"

definition bi_unique :: "('a ⇒ 'b ⇒ bool) ⇒ bool"
  where "bi_unique R ⟷ left_unique R ∧ right_unique R"

definition rev_implies :: "bool ⇒ bool ⇒ bool"
  where "rev_implies p q ⟷ (q ⟶ p)"

definition is_equality :: "('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "is_equality R ⟷ R = (=)"

definition Rel :: "('a ⇒ 'b ⇒ bool) ⇒ 'a ⇒ 'b ⇒ bool"
  where "Rel R x y ⟷ R x y"

definition transfer_forall :: "('a ⇒ bool) ⇒ bool"
  where "transfer_forall P ⟷ (∀x. P x)"

definition transfer_implies :: "bool ⇒ bool ⇒ bool"
  where "transfer_implies p q ⟷ (p ⟶ q)"

definition transfer_bforall :: "('a ⇒ bool) ⇒ ('a ⇒ bool) ⇒ bool"
  where "transfer_bforall P Q ⟷ (∀x. P x ⟶ Q x)"

hide_const (open) Rel

end
