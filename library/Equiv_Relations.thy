section ‹Equivalence relations›

theory Equiv_Relations
  imports Option
begin

definition equiv :: "'a set ⇒ ('a × 'a) set ⇒ bool"
  where "equiv A r ⟷ r ⊆ A × A ∧ refl_on A r ∧ sym r ∧ trans r"

text ‹The set of classes.›

definition quotient :: "'a set ⇒ ('a × 'a) set ⇒ 'a set set"  (infixl ‹'/'/› 90)
  where "A//r = (λx. r `` {x}) ` A"

definition congruent :: "('a × 'a) set ⇒ ('a ⇒ 'b) ⇒ bool"
  where "congruent r f ⟷ (∀(x, y)∈r. f x = f y)"

abbreviation RESPECTS :: "('a ⇒ 'b) ⇒ ('a × 'a) set ⇒ bool"  (infixr ‹respects› 80)
  where "f respects r ≡ congruent r f"

definition congruent2 :: "('a × 'a) set ⇒ ('b × 'b) set ⇒ ('a ⇒ 'b ⇒ 'c) ⇒ bool"
  where "congruent2 r s f ⟷ (∀(x, y)∈r. ∀(u, v)∈s. f x u = f y v)"

abbreviation RESPECTS2 :: "('a ⇒ 'a ⇒ 'b) ⇒ ('a × 'a) set ⇒ bool"  (infixr ‹respects2› 80)
  where "f respects2 r ≡ congruent2 r r f"

definition kernel :: "('a ⇒ 'b) ⇒ ('a × 'a) set"
  where "kernel f = {(x, y). f x = f y}"

definition proj :: "('b × 'a) set ⇒ 'b ⇒ 'a set"
  where "proj r x = r `` {x}"

hide_const (open) proj

subsection ‹As predicates›

definition equivp :: "('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "equivp R ⟷ (∀x y. R x y ⟷ R x = R y)"

definition part_equivp :: "('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "part_equivp R ⟷ (∃x. R x x) ∧ (∀x y. R x y ⟷ R x x ∧ R y y ∧ R x = R y)"

lemma equivp_code [code]: "equivp R ⟷ reflp R ∧ symp R ∧ transp R"
  sorry

lemma part_equivp_code [code]: "part_equivp R ⟷ (∃x. R x x) ∧ symp R ∧ transp R"
  sorry

definition equivclp :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool"
  where "equivclp R = (symclp R)⇧*⇧*"

end
