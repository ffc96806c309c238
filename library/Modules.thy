section ‹Modules over a commutative ring›

theory Modules
  imports Hull
begin

locale additive =
  fixes f :: "'a::ab_group_add ⇒ 'b::ab_group_add"
  assumes add: "f (x + y) = f x + f y"

locale module =
  fixes scale :: "'a::comm_ring_1 ⇒ 'b::ab_group_add ⇒ 'b"  (infixr ‹*s› 75)
  assumes scale_right_distrib: "a *s (x + y) = a *s x + a *s y"
    and scale_left_distrib: "(a + b) *s x = a *s x + b *s x"
    and scale_scale: "a *s (b *s x) = (a * b) *s x"
    and scale_one: "1 *s x = x"
begin

definition subspace :: "'b set ⇒ bool"
  where "subspace S ⟷ 0 ∈ S ∧ (∀x∈S. ∀y∈S. x + y ∈ S) ∧ (∀c. ∀x∈S. c *s x ∈ S)"

text ‹The finite linear combinations of elements of a set.›

definition span :: "'b set ⇒ 'b set"
  where "span A = {v. ∃t c. finite t ∧ t ⊆ A ∧ v = (∑a∈t. c a *s a)}"

definition dependent :: "'b set ⇒ bool"
  where "dependent A ⟷ (∃t c. finite t ∧ t ⊆ A ∧ (∑a∈t. c a *s a) = 0 ∧ (∃a∈t. c a ≠ 0))"

abbreviation independent :: "'b set ⇒ bool"
  where "independent A ≡ ¬ dependent A"

text ‹The coefficients of a vector over an independent set.›

definition representation :: "'b set ⇒ 'b ⇒ 'b ⇒ 'a"
  where "representation A v =
    (if independent A ∧ v ∈ span A
     then SOME c. (∀a. c a ≠ 0 ⟶ a ∈ A) ∧ finite {a. c a ≠ 0} ∧ (∑a | c a ≠ 0. c a *s a) = v
     else (λa. 0))"

end

locale module_hom = m1: module s1 + m2: module s2
  for s1 :: "'a::comm_ring_1 ⇒ 'b::ab_group_add ⇒ 'b"  (infixr ‹*a› 75)
    and s2 :: "'a::comm_ring_1 ⇒ 'c::ab_group_add ⇒ 'c"  (infixr ‹*b› 75) +
  fixes f :: "'b ⇒ 'c"
  assumes add: "f (x + y) = f x + f y"
    and scale: "f (c *a x) = c *b f x"

locale module_pair = m1: module s1 + m2: module s2
  for s1 :: "'a::comm_ring_1 ⇒ 'b::ab_group_add ⇒ 'b"
    and s2 :: "'a::comm_ring_1 ⇒ 'c::ab_group_add ⇒ 'c"

end
