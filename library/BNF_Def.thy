section ‹Relators›

theory BNF_Def
  imports BNF_Cardinal_Arithmetic
begin

text ‹Relations between elements, lifted to relations between functions and between sets.›

definition rel_fun :: "('a ⇒ 'c ⇒ bool) ⇒ ('b ⇒ 'd ⇒ bool) ⇒ ('a ⇒ 'b) ⇒ ('c ⇒ 'd) ⇒ bool"
  where "rel_fun A B f g ⟷ (∀x y. A x y ⟶ B (f x) (g y))"

definition rel_set :: "('a ⇒ 'b ⇒ bool) ⇒ 'a set ⇒ 'b set ⇒ bool"
  where "rel_set R A B ⟷ (∀x∈A. ∃y∈B. R x y) ∧ (∀y∈B. ∃x∈A. R x y)"

definition eq_onp :: "('a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool"
  where "eq_onp P x y ⟷ P x ∧ x = y"

definition Grp :: "'a set ⇒ ('a ⇒ 'b) ⇒ 'a ⇒ 'b ⇒ bool"
  where "Grp A f x y ⟷ x ∈ A ∧ y = f x"

definition Gr :: "'a set ⇒ ('a ⇒ 'b) ⇒ ('a × 'b) set"
  where "Gr A f = (λx. (x, f x)) ` A"

definition vimage2p :: "('a ⇒ 'c) ⇒ ('b ⇒ 'd) ⇒ ('c ⇒ 'd ⇒ bool) ⇒ 'a ⇒ 'b ⇒ bool"
  where "vimage2p f g R x y ⟷ R (f x) (g y)"

definition convol :: "('a ⇒ 'b) ⇒ ('a ⇒ 'c) ⇒ 'a ⇒ 'b × 'c"
  where "convol f g x = (f x, g x)"

definition collect :: "('a ⇒ 'b set) set ⇒ 'a ⇒ 'b set"
  where "collect F x = (⋃f∈F. f x)"

hide_const (open) Grp Gr vimage2p convol collect

end
