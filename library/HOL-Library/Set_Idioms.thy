section ‹Families of sets closed under operations›

theory Set_Idioms
  imports Countable_Set
begin

definition union_of :: "('a set set ⇒ bool) ⇒ ('a set ⇒ bool) ⇒ 'a set ⇒ bool"
    (infixr ‹union'_of› 60)
  where "(P union_of Q) S ⟷ (∃U. P U ∧ U ⊆ {T. Q T} ∧ ⋃U = S)"

definition intersection_of :: "('a set set ⇒ bool) ⇒ ('a set ⇒ bool) ⇒ 'a set ⇒ bool"
    (infixr ‹intersection'_of› 60)
  where "(P intersection_of Q) S ⟷ (∃U. P U ∧ U ⊆ {T. Q T} ∧ ⋂U = S)"

definition arbitrary :: "'a set set ⇒ bool"
  where "arbitrary U ⟷ True"

abbreviation finite' :: "'a set ⇒ bool"
  where "finite' A ≡ finite A ∧ A ≠ {}"

definition relative_to :: "('a set ⇒ bool) ⇒ 'a set ⇒ 'a set ⇒ bool"
    (infixl ‹relative'_to› 55)
  where "(P relative_to S) T ⟷ (∃U. P U ∧ S ∩ U = T)"

end
