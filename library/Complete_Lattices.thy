section ‹Complete lattices›

theory Complete_Lattices
  imports Fun
begin

subsection ‹The classes›

class Inf =
  fixes Inf :: "'a set ⇒ 'a"  (‹⨅ _› [900] 900)

class Sup =
  fixes Sup :: "'a set ⇒ 'a"  (‹⨆ _› [900] 900)

class complete_lattice = lattice + Inf + Sup + bot + top +
  assumes Inf_lower: "x ∈ A ⟹ Inf A ≤ x"
    and Inf_greatest: "(⋀x. x ∈ A ⟹ z ≤ x) ⟹ z ≤ Inf A"
    and Sup_upper: "x ∈ A ⟹ x ≤ Sup A"
    and Sup_least: "(⋀x. x ∈ A ⟹ x ≤ z) ⟹ Sup A ≤ z"
    and Inf_empty: "Inf {} = top"
    and Sup_empty: "Sup {} = bot"
begin

subclass bounded_lattice sorry

end

class complete_distrib_lattice = complete_lattice +
  assumes Inf_Sup_le: "Inf (Sup ` A) ≤ Sup (Inf ` {f ` A |f. ∀S∈A. f S ∈ S})"
begin

subclass distrib_lattice sorry

end

class complete_boolean_algebra = boolean_algebra + complete_distrib_lattice

class complete_linorder = linorder + complete_lattice
begin

subclass complete_distrib_lattice sorry

end

subsection ‹Truth values›

instantiation bool :: complete_lattice
begin

definition Inf_bool :: "bool set ⇒ bool"
  where "Inf_bool A ⟷ False ∉ A"

definition Sup_bool :: "bool set ⇒ bool"
  where "Sup_bool A ⟷ True ∈ A"

instance sorry

end

instance bool :: complete_boolean_algebra sorry

subsection ‹Functions: point by point›

instantiation "fun" :: (type, Inf) Inf
begin

definition Inf_fun :: "('a ⇒ 'b) set ⇒ 'a ⇒ 'b"
  where "Inf_fun F = (λx. Inf ((λf. f x) ` F))"

instance ..

end

instantiation "fun" :: (type, Sup) Sup
begin

definition Sup_fun :: "('a ⇒ 'b) set ⇒ 'a ⇒ 'b"
  where "Sup_fun F = (λx. Sup ((λf. f x) ` F))"

instance ..

end

instance "fun" :: (type, complete_lattice) complete_lattice sorry

instance "fun" :: (type, complete_distrib_lattice) complete_distrib_lattice sorry

instance "fun" :: (type, complete_boolean_algebra) complete_boolean_algebra ..

subsection ‹Sets›

instantiation set :: (type) complete_lattice
begin

definition Inf_set :: "'a set set ⇒ 'a set"
  where "Inf_set C = {x. ∀A∈C. x ∈ A}"

definition Sup_set :: "'a set set ⇒ 'a set"
  where "Sup_set C = {x. ∃A∈C. x ∈ A}"

instance sorry

end

instance set :: (type) complete_distrib_lattice sorry

instance set :: (type) complete_boolean_algebra ..

abbreviation Inter :: "'a set set ⇒ 'a set"  (‹⋂›)
  where "⋂C ≡ Inf C"

abbreviation Union :: "'a set set ⇒ 'a set"  (‹⋃›)
  where "⋃C ≡ Sup C"

end
