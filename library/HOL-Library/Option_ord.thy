section ‹Options with None below everything›

theory Option_ord
  imports Main
begin

unbundle lattice_syntax

instantiation option :: (preorder) preorder
begin

definition less_eq_option :: "'a option ⇒ 'a option ⇒ bool"
  where "less_eq_option x y ⟷
    (case x of None ⇒ True | Some a ⇒ (case y of None ⇒ False | Some b ⇒ a ≤ b))"

definition less_option :: "'a option ⇒ 'a option ⇒ bool"
  where "less_option x y ⟷
    (case y of None ⇒ False | Some b ⇒ (case x of None ⇒ True | Some a ⇒ a < b))"

instance sorry

end

instance option :: (order) order sorry
instance option :: (linorder) linorder sorry
instance option :: (wellorder) wellorder sorry

instantiation option :: (order) order_bot
begin
definition bot_option :: "'a option"
  where "bot_option = None"
instance sorry
end

instantiation option :: (order_top) order_top
begin
definition top_option :: "'a option"
  where "top_option = Some top"
instance sorry
end

instantiation option :: (inf) inf
begin
definition inf_option :: "'a option ⇒ 'a option ⇒ 'a option"
  where "inf_option x y =
    (case x of None ⇒ None | Some a ⇒ (case y of None ⇒ None | Some b ⇒ Some (inf a b)))"
instance sorry
end

instantiation option :: (sup) sup
begin
definition sup_option :: "'a option ⇒ 'a option ⇒ 'a option"
  where "sup_option x y =
    (case x of None ⇒ y | Some a ⇒ (case y of None ⇒ x | Some b ⇒ Some (sup a b)))"
instance sorry
end

instance option :: (semilattice_inf) semilattice_inf sorry
instance option :: (semilattice_sup) semilattice_sup sorry
instance option :: (lattice) lattice sorry
instance option :: (lattice) bounded_lattice_bot sorry
instance option :: (bounded_lattice_top) bounded_lattice_top sorry
instance option :: (bounded_lattice_top) bounded_lattice sorry
instance option :: (distrib_lattice) distrib_lattice sorry

instantiation option :: (complete_lattice) complete_lattice
begin

definition Inf_option :: "'a option set ⇒ 'a option"
  where "Inf_option A = (if None ∈ A then None else Some (Inf (Option.these A)))"

definition Sup_option :: "'a option set ⇒ 'a option"
  where "Sup_option A = (if A ⊆ {None} then None else Some (Sup (Option.these A)))"

instance sorry

end

instance option :: (complete_distrib_lattice) complete_distrib_lattice sorry
instance option :: (complete_linorder) complete_linorder sorry

end
