section ‹Restricted equivalences›

theory Combine_PER
  imports Main
begin

definition combine_per :: "('a ⇒ bool) ⇒ ('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool"
  where "combine_per P R x y ⟷ P x ∧ P y ∧ R x y"

end
