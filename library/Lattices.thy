section ‹Lattices›

theory Lattices
  imports Groups
begin

subsection ‹Abstract semilattices, as locales›

locale semilattice = abel_semigroup +
  assumes idem: "x ❙* x = x"

locale semilattice_neutr = semilattice + comm_monoid

locale semilattice_order = semilattice +
  fixes less_eq :: "'a ⇒ 'a ⇒ bool"  (infix ‹❙≤› 50)
    and less :: "'a ⇒ 'a ⇒ bool"  (infix ‹❙<› 50)
  assumes order_iff: "x ❙≤ y ⟷ x = x ❙* y"
    and strict_order_iff: "x ❙< y ⟷ x = x ❙* y ∧ x ≠ y"

sublocale semilattice_order ⊆ ordering less_eq less sorry

locale semilattice_neutr_order = semilattice_neutr + semilattice_order

sublocale semilattice_neutr_order ⊆ ordering_top less_eq less z sorry

subsection ‹The classes of lattices›

class inf =
  fixes inf :: "'a ⇒ 'a ⇒ 'a"  (infixl ‹⊓› 70)

class sup =
  fixes sup :: "'a ⇒ 'a ⇒ 'a"  (infixl ‹⊔› 65)

class semilattice_inf = order + inf +
  assumes inf_le1: "x ⊓ y ≤ x"
    and inf_le2: "x ⊓ y ≤ y"
    and inf_greatest: "z ≤ x ⟹ z ≤ y ⟹ z ≤ x ⊓ y"

sublocale semilattice_inf ⊆ inf: semilattice_order inf less_eq less sorry

class semilattice_sup = order + sup +
  assumes sup_ge1: "x ≤ x ⊔ y"
    and sup_ge2: "y ≤ x ⊔ y"
    and sup_least: "x ≤ z ⟹ y ≤ z ⟹ x ⊔ y ≤ z"

sublocale semilattice_sup ⊆ sup: semilattice sup sorry

class lattice = semilattice_inf + semilattice_sup

class distrib_lattice = lattice +
  assumes sup_inf_distrib1: "x ⊔ (y ⊓ z) = (x ⊔ y) ⊓ (x ⊔ z)"

class bounded_semilattice_inf_top = semilattice_inf + order_top

class bounded_semilattice_sup_bot = semilattice_sup + order_bot

class bounded_lattice_bot = lattice + order_bot
begin

subclass bounded_semilattice_sup_bot ..

end

class bounded_lattice_top = lattice + order_top
begin

subclass bounded_semilattice_inf_top ..

end

class bounded_lattice = lattice + order_bot + order_top
begin

subclass bounded_lattice_bot ..
subclass bounded_lattice_top ..

end

subsection ‹Functions: point by point›

instantiation "fun" :: (type, semilattice_sup) semilattice_sup
begin

definition sup_fun :: "('a ⇒ 'b) ⇒ ('a ⇒ 'b) ⇒ 'a ⇒ 'b"
  where "sup_fun f g = (λx. sup (f x) (g x))"

instance sorry

end

instantiation "fun" :: (type, semilattice_inf) semilattice_inf
begin

definition inf_fun :: "('a ⇒ 'b) ⇒ ('a ⇒ 'b) ⇒ 'a ⇒ 'b"
  where "inf_fun f g = (λx. inf (f x) (g x))"

instance sorry

end

instance "fun" :: (type, lattice) lattice ..

instance "fun" :: (type, distrib_lattice) distrib_lattice sorry

instance "fun" :: (type, bounded_lattice) bounded_lattice ..

instantiation "fun" :: (type, uminus) uminus
begin

definition uminus_fun :: "('a ⇒ 'b) ⇒ 'a ⇒ 'b"
  where "uminus_fun f = (λx. - f x)"

instance ..

end

instantiation "fun" :: (type, minus) minus
begin

definition minus_fun :: "('a ⇒ 'b) ⇒ ('a ⇒ 'b) ⇒ 'a ⇒ 'b"
  where "minus_fun f g = (λx. f x - g x)"

instance ..

end

end
