section ‹Continuity in complete partial orders›

theory Complete_Partial_Order2
  imports Main
begin

unbundle lattice_syntax

definition cont ::
    "('a set ⇒ 'a) ⇒ ('a ⇒ 'a ⇒ bool) ⇒ ('b set ⇒ 'b) ⇒ ('b ⇒ 'b ⇒ bool) ⇒ ('a ⇒ 'b) ⇒ bool"
  where "cont luba orda lubb ordb f ⟷
    (∀Y. Y ≠ {} ∧ Complete_Partial_Order.chain orda Y ⟶ f (luba Y) = lubb (f ` Y))"

definition mcont ::
    "('a set ⇒ 'a) ⇒ ('a ⇒ 'a ⇒ bool) ⇒ ('b set ⇒ 'b) ⇒ ('b ⇒ 'b ⇒ bool) ⇒ ('a ⇒ 'b) ⇒ bool"
  where "mcont luba orda lubb ordb f ⟷ monotone orda ordb f ∧ cont luba orda lubb ordb f"

definition lub_singleton :: "('a set ⇒ 'a) ⇒ bool"
  where "lub_singleton lub ⟷ (∀a. lub {a} = a)"

definition the_Sup :: "'a set ⇒ 'a"
  where "the_Sup A = (THE a. a ∈ A)"

definition prod_lub :: "('a set ⇒ 'a) ⇒ ('b set ⇒ 'b) ⇒ ('a × 'b) set ⇒ 'a × 'b"
  where "prod_lub luba lubb Y = (luba (fst ` Y), lubb (snd ` Y))"

end
