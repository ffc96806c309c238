section ‹Unordered pairs›

theory Uprod
  imports Main
begin

definition eq_upair :: "'a × 'a ⇒ 'a × 'a ⇒ bool"
  where "eq_upair p q ⟷ p = q ∨ p = (snd q, fst q)"

quotient_type 'a uprod = "'a × 'a" / eq_upair
  sorry

lift_definition Upair :: "'a ⇒ 'a ⇒ 'a uprod"
  is "λa b. (a, b)" sorry

code_datatype Upair

quickcheck_generator uprod constructors: Upair

definition set_uprod :: "'a uprod ⇒ 'a set"
  where "set_uprod u = {x. ∃y. u = Upair x y}"

lemma [code]: "set_uprod (Upair x y) = {x, y}"
  sorry

definition proper_uprod :: "'a uprod ⇒ bool"
  where "proper_uprod u ⟷ (∃x y. x ≠ y ∧ u = Upair x y)"

lemma [code]: "proper_uprod (Upair x y) ⟷ x ≠ y"
  sorry

lift_definition map_uprod :: "('a ⇒ 'b) ⇒ 'a uprod ⇒ 'b uprod"
  is "λf p. (f (fst p), f (snd p))" sorry

lemma [code]: "map_uprod f (Upair x y) = Upair (f x) (f y)"
  sorry

definition rel_uprod :: "('a ⇒ 'b ⇒ bool) ⇒ 'a uprod ⇒ 'b uprod ⇒ bool"
  where "rel_uprod R u v ⟷ (∃a b c d. u = Upair a b ∧ v = Upair c d ∧ R a c ∧ R b d)"

instantiation uprod :: (equal) equal
begin
definition equal_uprod :: "'a uprod ⇒ 'a uprod ⇒ bool"
  where "equal_uprod u v ⟷ u = v"
instance sorry
end

lemma [code]: "HOL.equal (Upair a b) (Upair c d) ⟷ (a = c ∧ b = d) ∨ (a = d ∧ b = c)"
  sorry

end
