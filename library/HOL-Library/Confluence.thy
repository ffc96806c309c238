section ‹Confluence›

theory Confluence
  imports Main
begin

definition semiconfluentp :: "('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "semiconfluentp r ⟷
    (∀x y z. r x y ∧ rtranclp r x z ⟶ (∃w. rtranclp r y w ∧ rtranclp r z w))"

definition confluentp :: "('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "confluentp r ⟷
    (∀x y z. rtranclp r x y ∧ rtranclp r x z ⟶ (∃w. rtranclp r y w ∧ rtranclp r z w))"

definition strong_confluentp :: "('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "strong_confluentp r ⟷
    (∀x y z. r x y ∧ r x z ⟶ (∃w. rtranclp r y w ∧ (z = w ∨ r z w)))"

end
