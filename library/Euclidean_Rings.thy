section ‹Division with remainder›

theory Euclidean_Rings
  imports Semiring_Normalization Lattices_Big
begin

subsection ‹The classes›

class euclidean_semiring = semidom_modulo +
  fixes euclidean_size :: "'a ⇒ nat"
  assumes size_0: "euclidean_size 0 = 0"
    and mod_size_less: "y ≠ 0 ⟹ euclidean_size (x mod y) < euclidean_size y"
    and size_mult_mono: "y ≠ 0 ⟹ euclidean_size x ≤ euclidean_size (x * y)"

class euclidean_ring = idom_modulo + euclidean_semiring

class euclidean_semiring_cancel = euclidean_semiring +
  assumes div_mult_self1: "y ≠ 0 ⟹ (x + z * y) div y = z + x div y"
    and div_mult_mult1: "z ≠ 0 ⟹ (z * x) div (z * y) = x div y"

class euclidean_ring_cancel = euclidean_ring + euclidean_semiring_cancel
begin

subclass idom_divide ..

end

class unique_euclidean_semiring = euclidean_semiring +
  fixes division_segment :: "'a ⇒ 'a"
  assumes euclidean_size_mult: "euclidean_size (x * y) = euclidean_size x * euclidean_size y"
    and is_unit_division_segment: "is_unit (division_segment x)"
    and division_segment_mult:
      "x ≠ 0 ⟹ y ≠ 0 ⟹ division_segment (x * y) = division_segment x * division_segment y"
    and division_segment_mod:
      "y ≠ 0 ⟹ ¬ y dvd x ⟹ division_segment (x mod y) = division_segment y"
    and div_bounded:
      "y ≠ 0 ⟹ division_segment r = division_segment y ⟹
        euclidean_size r < euclidean_size y ⟹ (q * y + r) div y = q"
begin

subclass euclidean_semiring_cancel sorry

end

class unique_euclidean_ring = euclidean_ring + unique_euclidean_semiring
begin

subclass euclidean_ring_cancel ..

end

subsection ‹Natural numbers›

text ‹‹m div 0 = 0› and ‹m mod 0 = m›.›

instantiation nat :: normalization_semidom
begin

definition normalize_nat :: "nat ⇒ nat"
  where "normalize_nat n = n"

definition unit_factor_nat :: "nat ⇒ nat"
  where "unit_factor_nat n = (if n = 0 then 0 else 1)"

hollow_native divide_nat :: "nat ⇒ nat ⇒ nat"

instance sorry

end

instantiation nat :: unique_euclidean_semiring
begin

definition euclidean_size_nat :: "nat ⇒ nat"
  where "euclidean_size_nat n = n"

definition division_segment_nat :: "nat ⇒ nat"
  where "division_segment_nat n = 1"

hollow_native modulo_nat :: "nat ⇒ nat ⇒ nat"

instance sorry

end

lemma divide_nat_rec: "m div n = (if n = 0 ∨ m < n then 0 else Suc ((m - n) div n))" for m n :: nat
  sorry

lemma dvd_nat_code [code_unfold, nitpick_unfold]: "m dvd n ⟷ n mod m = 0" for m n :: nat
  sorry

lemma modulo_nat_rec: "m mod n = (if n = 0 ∨ m < n then m else (m - n) mod n)" for m n :: nat
  sorry

subsection ‹Integers›

text ‹
  The quotient is rounded downwards, so that the remainder has the sign of the divisor:
  ‹(- 7) div 2 = - 4›, ‹(- 7) mod 2 = 1›, ‹7 mod (- 2) = - 1›. ‹k div 0 = 0› and ‹k mod 0 = k›.
›

instantiation int :: "{normalization_semidom, idom_modulo}"
begin

definition normalize_int :: "int ⇒ int"
  where "normalize_int k = ¦k¦"

definition unit_factor_int :: "int ⇒ int"
  where "unit_factor_int k = sgn k"

hollow_native divide_int :: "int ⇒ int ⇒ int"

hollow_native modulo_int :: "int ⇒ int ⇒ int"

instance sorry

end

instantiation int :: unique_euclidean_ring
begin

definition euclidean_size_int :: "int ⇒ nat"
  where "euclidean_size_int k = nat ¦k¦"

definition division_segment_int :: "int ⇒ int"
  where "division_segment_int k = (if 0 ≤ k then 1 else - 1)"

instance sorry

end

lemma dvd_int_code [code_unfold, nitpick_unfold]: "k dvd l ⟷ l mod k = 0" for k l :: int
  sorry

lemma div_mod_int:
  fixes k l :: int
  shows "k = k div l * l + k mod l" "0 < l ⟹ 0 ≤ k mod l ∧ k mod l < l"
    "l < 0 ⟹ l < k mod l ∧ k mod l ≤ 0" "k div 0 = 0"
  sorry

context
begin

qualified definition divmod_nat :: "nat ⇒ nat ⇒ nat × nat"
  where "divmod_nat m n = (m div n, m mod n)"

end

end
