section ‹Finite lattices are complete›

theory Finite_Lattice
  imports Product_Order
begin

class finite_lattice_complete = finite + lattice + bot + top + Inf + Sup +
  assumes bot_def: "bot = Inf_fin UNIV"
    and top_def: "top = Sup_fin UNIV"
    and Inf_def: "Inf A = Finite_Set.fold inf top A"
    and Sup_def: "Sup A = Finite_Set.fold sup bot A"

instance finite_lattice_complete ⊆ complete_lattice sorry

instance prod :: (finite_lattice_complete, finite_lattice_complete) finite_lattice_complete sorry

instance "fun" :: (finite, finite_lattice_complete) finite_lattice_complete sorry

class finite_distrib_lattice_complete = distrib_lattice + finite_lattice_complete

instance finite_distrib_lattice_complete ⊆ complete_distrib_lattice sorry

instance prod :: (finite_distrib_lattice_complete, finite_distrib_lattice_complete)
  finite_distrib_lattice_complete sorry

instance "fun" :: (finite, finite_distrib_lattice_complete)
  finite_distrib_lattice_complete sorry

class linorder_lattice = linorder + inf + sup +
  assumes inf_def: "inf x y = (if x ≤ y then x else y)"
    and sup_def: "sup x y = (if y ≤ x then x else y)"

instance linorder_lattice ⊆ distrib_lattice sorry

class finite_linorder_complete = linorder_lattice + finite_lattice_complete

instance finite_linorder_complete ⊆ complete_linorder sorry

instance finite_linorder_complete ⊆ finite_distrib_lattice_complete sorry

end
