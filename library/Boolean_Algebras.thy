section ‹Boolean algebras›

theory Boolean_Algebras
  imports Lattices
begin

locale abstract_boolean_algebra =
  conj: abel_semigroup conj + disj: abel_semigroup disj
  for conj :: "'a ⇒ 'a ⇒ 'a"  (infixr ‹❙⊓› 70)
    and disj :: "'a ⇒ 'a ⇒ 'a"  (infixr ‹❙⊔› 65) +
  fixes compl :: "'a ⇒ 'a"  (‹❙- _› [81] 80)
    and zero :: 'a  (‹❙0›)
    and one :: 'a  (‹❙1›)
  assumes conj_disj_distrib: "x ❙⊓ (y ❙⊔ z) = (x ❙⊓ y) ❙⊔ (x ❙⊓ z)"
    and disj_conj_distrib: "x ❙⊔ (y ❙⊓ z) = (x ❙⊔ y) ❙⊓ (x ❙⊔ z)"
    and conj_one_right: "x ❙⊓ ❙1 = x"
    and disj_zero_right: "x ❙⊔ ❙0 = x"
    and conj_cancel_right: "x ❙⊓ (❙- x) = ❙0"
    and disj_cancel_right: "x ❙⊔ (❙- x) = ❙1"

locale abstract_boolean_algebra_sym_diff = abstract_boolean_algebra +
  fixes xor :: "'a ⇒ 'a ⇒ 'a"  (infixr ‹❙⊖› 65)
  assumes xor_def: "x ❙⊖ y = (x ❙⊓ (❙- y)) ❙⊔ ((❙- x) ❙⊓ y)"

class boolean_algebra = distrib_lattice + bounded_lattice + minus + uminus +
  assumes inf_compl_bot: "x ⊓ (- x) = ⊥"
    and sup_compl_top: "x ⊔ (- x) = ⊤"
    and diff_eq: "x - y = x ⊓ (- y)"

instantiation bool :: boolean_algebra
begin

definition uminus_bool :: "bool ⇒ bool"
  where "uminus_bool p = (¬ p)"

definition minus_bool :: "bool ⇒ bool ⇒ bool"
  where "minus_bool p q ⟷ p ∧ ¬ q"

definition inf_bool :: "bool ⇒ bool ⇒ bool"
  where "inf_bool p q ⟷ p ∧ q"

definition sup_bool :: "bool ⇒ bool ⇒ bool"
  where "sup_bool p q ⟷ p ∨ q"

instance sorry

end

instance "fun" :: (type, boolean_algebra) boolean_algebra sorry

end
