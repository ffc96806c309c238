section ‹Functions continuous for countable chains›

theory Order_Continuity
  imports Main Countable_Complete_Lattices
begin

definition sup_continuous ::
    "('a::countable_complete_lattice ⇒ 'b::countable_complete_lattice) ⇒ bool"
  where "sup_continuous F ⟷
    (∀M :: nat ⇒ 'a. mono M ⟶ F (Sup (range M)) = Sup (range (λi. F (M i))))"

definition inf_continuous ::
    "('a::countable_complete_lattice ⇒ 'b::countable_complete_lattice) ⇒ bool"
  where "inf_continuous F ⟷
    (∀M :: nat ⇒ 'a. antimono M ⟶ F (Inf (range M)) = Inf (range (λi. F (M i))))"

definition (in countable_complete_lattice) cclfp :: "('a ⇒ 'a) ⇒ 'a"
  where "cclfp f = Sup (range (λi. (f ^^ i) bot))"

end
