section ‹Any type with two infinities›

theory Extended
  imports Simps_Case_Conv
begin

datatype 'a extended = Fin 'a | Pinf  (‹∞›) | Minf  (‹-∞›)

subsection ‹Order›

instantiation extended :: (order) order
begin

fun less_eq_extended :: "'a extended ⇒ 'a extended ⇒ bool"
  where
    "less_eq_extended (Fin x) (Fin y) ⟷ x ≤ y"
  | "less_eq_extended a Pinf ⟷ True"
  | "less_eq_extended Minf b ⟷ True"
  | "less_eq_extended a b ⟷ False"

definition less_extended :: "'a extended ⇒ 'a extended ⇒ bool"
  where "less_extended a b ⟷ a ≤ b ∧ ¬ b ≤ a"

instance sorry

end

instance extended :: (linorder) linorder sorry

subsection ‹Arithmetic›

instantiation extended :: (zero) zero
begin
definition zero_extended :: "'a extended"
  where "zero_extended = Fin 0"
instance sorry
end

instantiation extended :: (one) one
begin
definition one_extended :: "'a extended"
  where "one_extended = Fin 1"
instance sorry
end

text ‹The sum of the two infinities is the positive one.›

instantiation extended :: (plus) plus
begin

fun plus_extended :: "'a extended ⇒ 'a extended ⇒ 'a extended"
  where
    "plus_extended (Fin x) (Fin y) = Fin (x + y)"
  | "plus_extended Pinf b = Pinf"
  | "plus_extended a Pinf = Pinf"
  | "plus_extended a b = Minf"

instance sorry

end

instance extended :: (ab_semigroup_add) ab_semigroup_add sorry
instance extended :: (ordered_ab_semigroup_add) ordered_ab_semigroup_add sorry
instance extended :: (comm_monoid_add) comm_monoid_add sorry
instance extended :: ("{ab_semigroup_add, one}") numeral sorry

instantiation extended :: (uminus) uminus
begin

fun uminus_extended :: "'a extended ⇒ 'a extended"
  where
    "uminus_extended (Fin x) = Fin (- x)"
  | "uminus_extended Pinf = Minf"
  | "uminus_extended Minf = Pinf"

instance sorry

end

instantiation extended :: (ab_group_add) minus
begin
definition minus_extended :: "'a extended ⇒ 'a extended ⇒ 'a extended"
  where "minus_extended a b = a + - b"
instance sorry
end

subsection ‹Lattice›

instantiation extended :: (lattice) bounded_lattice
begin

definition bot_extended :: "'a extended"
  where "bot_extended = Minf"

definition top_extended :: "'a extended"
  where "top_extended = Pinf"

fun inf_extended :: "'a extended ⇒ 'a extended ⇒ 'a extended"
  where
    "inf_extended (Fin x) (Fin y) = Fin (inf x y)"
  | "inf_extended a Minf = Minf"
  | "inf_extended Minf b = Minf"
  | "inf_extended Pinf b = b"
  | "inf_extended a Pinf = a"

fun sup_extended :: "'a extended ⇒ 'a extended ⇒ 'a extended"
  where
    "sup_extended (Fin x) (Fin y) = Fin (sup x y)"
  | "sup_extended a Pinf = Pinf"
  | "sup_extended Pinf b = Pinf"
  | "sup_extended Minf b = b"
  | "sup_extended a Minf = a"

instance sorry

end

instantiation extended :: (conditionally_complete_lattice) complete_lattice
begin

definition Inf_extended :: "'a extended set ⇒ 'a extended"
  where "Inf_extended A =
    (if A ⊆ {Pinf} then Pinf
     else if Minf ∈ A ∨ ¬ bdd_below (Fin -` A) then Minf
     else Fin (Inf (Fin -` A)))"

definition Sup_extended :: "'a extended set ⇒ 'a extended"
  where "Sup_extended A =
    (if A ⊆ {Minf} then Minf
     else if Pinf ∈ A ∨ ¬ bdd_above (Fin -` A) then Pinf
     else Fin (Sup (Fin -` A)))"

instance sorry

end

instance extended :: ("{conditionally_complete_lattice, linorder}") complete_linorder sorry

end
