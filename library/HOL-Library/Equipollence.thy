section ‹Sets of equal size›

theory Equipollence
  imports FuncSet Countable_Set
begin

definition eqpoll :: "'a set ⇒ 'b set ⇒ bool"  (infixl ‹≈› 50)
  where "eqpoll A B ⟷ (∃f. bij_betw f A B)"

definition lepoll :: "'a set ⇒ 'b set ⇒ bool"  (infixl ‹≲› 50)
  where "lepoll A B ⟷ (∃f. inj_on f A ∧ f ` A ⊆ B)"

definition lesspoll :: "'a set ⇒ 'b set ⇒ bool"  (infixl ‹≺› 50)
  where "lesspoll A B ⟷ lepoll A B ∧ ¬ eqpoll A B"

end
