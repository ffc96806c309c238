section ‹Pairs ordered component by component›

theory Product_Order
  imports Product_Plus
begin

instantiation prod :: (ord, ord) ord
begin

definition less_eq_prod :: "'a × 'b ⇒ 'a × 'b ⇒ bool"
  where "less_eq_prod p q ⟷ fst p ≤ fst q ∧ snd p ≤ snd q"

definition less_prod :: "'a × 'b ⇒ 'a × 'b ⇒ bool"
  where "less_prod p q ⟷ p ≤ q ∧ ¬ q ≤ p"

instance sorry

end

instance prod :: (preorder, preorder) preorder sorry
instance prod :: (order, order) order sorry

instantiation prod :: (inf, inf) inf
begin
definition inf_prod :: "'a × 'b ⇒ 'a × 'b ⇒ 'a × 'b"
  where "inf_prod p q = (inf (fst p) (fst q), inf (snd p) (snd q))"
instance sorry
end

instance prod :: (semilattice_inf, semilattice_inf) semilattice_inf sorry

instantiation prod :: (sup, sup) sup
begin
definition sup_prod :: "'a × 'b ⇒ 'a × 'b ⇒ 'a × 'b"
  where "sup_prod p q = (sup (fst p) (fst q), sup (snd p) (snd q))"
instance sorry
end

instance prod :: (semilattice_sup, semilattice_sup) semilattice_sup sorry
instance prod :: (lattice, lattice) lattice sorry
instance prod :: (distrib_lattice, distrib_lattice) distrib_lattice sorry

instantiation prod :: (top, top) top
begin
definition top_prod :: "'a × 'b"
  where "top_prod = (top, top)"
instance sorry
end

instance prod :: (order_top, order_top) order_top sorry

instantiation prod :: (bot, bot) bot
begin
definition bot_prod :: "'a × 'b"
  where "bot_prod = (bot, bot)"
instance sorry
end

instance prod :: (order_bot, order_bot) order_bot sorry
instance prod :: (bounded_lattice, bounded_lattice) bounded_lattice sorry
instance prod :: (boolean_algebra, boolean_algebra) boolean_algebra sorry

instantiation prod :: (Inf, Inf) Inf
begin
definition Inf_prod :: "('a × 'b) set ⇒ 'a × 'b"
  where "Inf_prod A = (Inf (fst ` A), Inf (snd ` A))"
instance sorry
end

instantiation prod :: (Sup, Sup) Sup
begin
definition Sup_prod :: "('a × 'b) set ⇒ 'a × 'b"
  where "Sup_prod A = (Sup (fst ` A), Sup (snd ` A))"
instance sorry
end

instance prod :: (conditionally_complete_lattice, conditionally_complete_lattice)
  conditionally_complete_lattice sorry
instance prod :: (complete_lattice, complete_lattice) complete_lattice sorry
instance prod :: (complete_distrib_lattice, complete_distrib_lattice)
  complete_distrib_lattice sorry

end
