section ‹Lattices complete for countable sets›

theory Countable_Complete_Lattices
  imports Main Countable_Set
begin

class countable_complete_lattice = lattice + Inf + Sup + bot + top +
  assumes ccInf_lower: "countable A ⟹ x ∈ A ⟹ Inf A ≤ x"
    and ccInf_greatest: "countable A ⟹ (⋀x. x ∈ A ⟹ z ≤ x) ⟹ z ≤ Inf A"
    and ccSup_upper: "countable A ⟹ x ∈ A ⟹ x ≤ Sup A"
    and ccSup_least: "countable A ⟹ (⋀x. x ∈ A ⟹ x ≤ z) ⟹ Sup A ≤ z"
    and ccInf_empty: "Inf {} = top"
    and ccSup_empty: "Sup {} = bot"

instance countable_complete_lattice ⊆ bounded_lattice sorry

class countable_complete_distrib_lattice = countable_complete_lattice +
  assumes sup_ccInf: "countable B ⟹ sup a (Inf B) = Inf (sup a ` B)"
    and inf_ccSup: "countable B ⟹ inf a (Sup B) = Sup (inf a ` B)"

instance countable_complete_distrib_lattice ⊆ distrib_lattice sorry

instance complete_lattice ⊆ countable_complete_lattice sorry

end
