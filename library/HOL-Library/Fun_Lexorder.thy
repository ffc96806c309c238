section ‹Functions in lexicographic order›

theory Fun_Lexorder
  imports Main
begin

definition less_fun :: "('a::linorder ⇒ 'b::linorder) ⇒ ('a ⇒ 'b) ⇒ bool"
  where "less_fun f g ⟷ (∃k. f k < g k ∧ (∀j. j < k ⟶ f j = g j))"

end
