section ‹Pairs in lexicographic order›

theory Product_Lexorder
  imports Main
begin

instantiation prod :: (ord, ord) ord
begin

definition less_eq_prod :: "'a × 'b ⇒ 'a × 'b ⇒ bool"
  where "less_eq_prod p q ⟷ fst p < fst q ∨ (fst p ≤ fst q ∧ snd p ≤ snd q)"

definition less_prod :: "'a × 'b ⇒ 'a × 'b ⇒ bool"
  where "less_prod p q ⟷ fst p < fst q ∨ (fst p ≤ fst q ∧ snd p < snd q)"

instance sorry

end

instance prod :: (preorder, preorder) preorder sorry
instance prod :: (order, order) order sorry
instance prod :: (linorder, linorder) linorder sorry
instance prod :: (wellorder, wellorder) wellorder sorry

instantiation prod :: (linorder, linorder) distrib_lattice
begin

definition inf_prod :: "'a × 'b ⇒ 'a × 'b ⇒ 'a × 'b"
  where "inf_prod p q = min p q"

definition sup_prod :: "'a × 'b ⇒ 'a × 'b ⇒ 'a × 'b"
  where "sup_prod p q = max p q"

instance sorry

end

instantiation prod :: (bot, bot) bot
begin
definition bot_prod :: "'a × 'b"
  where "bot_prod = (bot, bot)"
instance sorry
end

instance prod :: (order_bot, order_bot) order_bot sorry

instantiation prod :: (top, top) top
begin
definition top_prod :: "'a × 'b"
  where "top_prod = (top, top)"
instance sorry
end

instance prod :: (order_top, order_top) order_top sorry

end
