section ‹The type of permutations that move finitely many elements›

theory Perm
  imports Transposition
begin

typedef 'a perm = "{f :: 'a ⇒ 'a. bij f ∧ finite {a. f a ≠ a}}"
  morphisms "apply" Perm
  sorry

setup_lifting type_definition_perm

notation "apply"  (infixl ‹⟨$⟩› 999)

lift_definition affected :: "'a perm ⇒ 'a set"
  is "λf. {a. f a ≠ a}" sorry

instantiation perm :: (type) "{monoid_mult, inverse}"
begin

lift_definition one_perm :: "'a perm"
  is "λx. x" sorry

lift_definition times_perm :: "'a perm ⇒ 'a perm ⇒ 'a perm"
  is "λf g x. f (g x)" sorry

lift_definition inverse_perm :: "'a perm ⇒ 'a perm"
  is inv sorry

definition divide_perm :: "'a perm ⇒ 'a perm ⇒ 'a perm"
  where "divide_perm f g = f * inverse g"

instance sorry

end

definition orbit :: "'a perm ⇒ 'a ⇒ 'a set"
  where "orbit f a = range (λn. apply (f ^ n) a)"

definition order :: "'a perm ⇒ 'a ⇒ nat"
  where "order f a = card (orbit f a)"

lift_definition swap :: "'a ⇒ 'a ⇒ 'a perm"
  is Transposition.transpose sorry

fun cycle :: "'a list ⇒ 'a perm"
  where
    "cycle [] = 1"
  | "cycle [a] = 1"
  | "cycle (a # b # as) = cycle (a # as) * swap a b"

bundle permutation_syntax
begin
notation swap  (‹⟨_ ↔ _⟩›)
notation cycle  (‹⟨_⟩›)
notation "apply"  (infixl ‹⟨$⟩› 999)
end

unbundle no permutation_syntax

end
