section ‹Lattices with complements›

theory Complemented_Lattices
  imports Main
begin

class complemented_lattice = bounded_lattice + uminus + minus +
  assumes inf_compl_bot: "inf x (- x) = bot"
    and sup_compl_top: "sup x (- x) = top"
    and diff_eq: "x - y = inf x (- y)"

class complete_complemented_lattice = complemented_lattice + complete_lattice

class orthocomplemented_lattice = complemented_lattice +
  assumes ortho_involution: "- (- x) = x"
    and ortho_antimono: "x ≤ y ⟹ - y ≤ - x"

class complete_orthocomplemented_lattice = orthocomplemented_lattice + complete_lattice

instance complete_orthocomplemented_lattice ⊆ complete_complemented_lattice sorry

class orthomodular_lattice = orthocomplemented_lattice +
  assumes orthomodular: "x ≤ y ⟹ sup x (inf (- x) y) = y"

class complete_orthomodular_lattice = orthomodular_lattice + complete_lattice

instance complete_orthomodular_lattice ⊆ complete_orthocomplemented_lattice sorry

instance boolean_algebra ⊆ orthomodular_lattice sorry

instance complete_boolean_algebra ⊆ complete_orthomodular_lattice sorry

end
