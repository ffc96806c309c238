theory Algebra_Locales
  imports Main
begin

text \<open>Structures as locales: what follows, and what does not.\<close>

locale magma =
  fixes m :: "'a \<Rightarrow> 'a \<Rightarrow> 'a" (infixl "\<cdot>" 70)

locale semi = magma +
  assumes assoc: "(x \<cdot> y) \<cdot> z = x \<cdot> (y \<cdot> z)"

locale mon = semi +
  fixes e :: 'a ("\<one>")
  assumes left_unit: "\<one> \<cdot> x = x"
    and right_unit: "x \<cdot> \<one> = x"

locale grp = mon +
  fixes i :: "'a \<Rightarrow> 'a"
  assumes left_inverse: "i x \<cdot> x = \<one>"

locale band = semi +
  assumes idem: "x \<cdot> x = x"

locale action = mon +
  fixes act :: "'a \<Rightarrow> 'b \<Rightarrow> 'b" (infixr "\<star>" 65)
  assumes act_unit: "\<one> \<star> p = p"
    and act_mult: "(x \<cdot> y) \<star> p = x \<star> y \<star> p"

context magma
begin

lemma commutes: "x \<cdot> y = y \<cdot> x"
  oops (* two elements *)

lemma power_assoc: "(x \<cdot> x) \<cdot> x = x \<cdot> (x \<cdot> x)"
  oops (* two elements *)

end

context semi
begin

lemma assoc_four: "x \<cdot> y \<cdot> z \<cdot> w = x \<cdot> (y \<cdot> (z \<cdot> w))"
  sorry

lemma cancel: "x \<cdot> y = x \<cdot> z \<Longrightarrow> y = z"
  oops (* a constant operation *)

lemma units_unique: "(\<forall>x. u \<cdot> x = x) \<Longrightarrow> (\<forall>x. v \<cdot> x = x) \<Longrightarrow> u = v"
  oops (* right projection *)

lemma units_meet: "(\<forall>x. u \<cdot> x = x) \<Longrightarrow> (\<forall>x. x \<cdot> v = x) \<Longrightarrow> u = v"
  sorry

end

context mon
begin

lemma inverse_unique: "x \<cdot> y = \<one> \<Longrightarrow> z \<cdot> x = \<one> \<Longrightarrow> y = z"
  sorry

lemma inverse_commutes: "x \<cdot> y = y \<cdot> x \<Longrightarrow> x \<cdot> z = z \<cdot> x \<Longrightarrow> y \<cdot> z = z \<cdot> y"
  oops (* x is the unit *)

lemma square_unit: "x \<cdot> x = \<one> \<Longrightarrow> x = \<one>"
  oops (* two elements *)

lemma idempotent_unit: "x \<cdot> x = x \<Longrightarrow> x = \<one>"
  oops (* and on truth values *)

end

context grp
begin

lemma right_inverse: "x \<cdot> i x = \<one>"
  sorry

lemma inverse_product: "i (x \<cdot> y) = i y \<cdot> i x"
  sorry

lemma inverse_product_wrong: "i (x \<cdot> y) = i x \<cdot> i y"
  oops (* the group of six elements that does not commute *)

lemma abelian: "x \<cdot> y = y \<cdot> x"
  oops (* six elements *)

lemma abelian_squares: "(\<forall>x. x \<cdot> x = \<one>) \<Longrightarrow> x \<cdot> y = y \<cdot> x"
  sorry

lemma squares_abelian: "(\<forall>x y. x \<cdot> y = y \<cdot> x) \<Longrightarrow> x \<cdot> x = \<one>"
  oops (* three elements *)

lemma idempotent_is_unit: "x \<cdot> x = x \<Longrightarrow> x = \<one>"
  sorry

lemma involutions_closed: "x \<cdot> x = \<one> \<Longrightarrow> y \<cdot> y = \<one> \<Longrightarrow> (x \<cdot> y) \<cdot> (x \<cdot> y) = \<one>"
  oops (* six elements *)

lemma cubes: "x \<cdot> x \<cdot> x = y \<cdot> y \<cdot> y \<Longrightarrow> x = y"
  oops (* three elements *)

end

context band
begin

lemma band_commutes: "x \<cdot> y = y \<cdot> x"
  oops (* left projection *)

lemma band_triple: "x \<cdot> y \<cdot> x \<cdot> y = x \<cdot> y"
  sorry

lemma band_order: "x \<cdot> y = x \<Longrightarrow> y \<cdot> z = y \<Longrightarrow> x \<cdot> z = x"
  sorry

lemma band_rectangular: "x \<cdot> y \<cdot> x = x"
  oops (* a semilattice of two elements *)

end

context action
begin

lemma act_inj: "x \<star> p = x \<star> q \<Longrightarrow> p = q"
  oops (* a constant action *)

lemma act_faithful: "(\<forall>p. x \<star> p = y \<star> p) \<Longrightarrow> x = y"
  oops (* the trivial action *)

lemma act_inverse: "y \<cdot> x = \<one> \<Longrightarrow> y \<star> x \<star> p = p"
  sorry

lemma act_commutes: "x \<star> y \<star> p = y \<star> x \<star> p"
  oops (* a monoid that does not commute *)

end

end
