section ‹Rings and semirings, division, divisibility›

theory Rings
  imports Fun Groups
begin

subsection ‹Semirings›

class semiring = ab_semigroup_add + semigroup_mult +
  assumes distrib_right: "(x + y) * z = x * z + y * z"
    and distrib_left: "x * (y + z) = x * y + x * z"

class mult_zero = times + zero +
  assumes mult_zero_left: "0 * x = 0"
    and mult_zero_right: "x * 0 = 0"

class semiring_0 = semiring + comm_monoid_add + mult_zero

class semiring_0_cancel = semiring + cancel_comm_monoid_add
begin

subclass semiring_0 sorry

end

class comm_semiring = ab_semigroup_add + ab_semigroup_mult +
  assumes distrib: "(x + y) * z = x * z + y * z"
begin

subclass semiring sorry

end

class comm_semiring_0 = comm_semiring + comm_monoid_add + mult_zero
begin

subclass semiring_0 ..

end

class comm_semiring_0_cancel = comm_semiring + cancel_comm_monoid_add
begin

subclass semiring_0_cancel ..
subclass comm_semiring_0 ..

end

class zero_neq_one = zero + one +
  assumes zero_neq_one: "0 ≠ 1"
begin

definition of_bool :: "bool ⇒ 'a"
  where "of_bool p = (if p then 1 else 0)"

end

class semiring_1 = zero_neq_one + semiring_0 + monoid_mult

subsection ‹Divisibility›

class dvd = times
begin

definition dvd :: "'a ⇒ 'a ⇒ bool"  (infix ‹dvd› 50)
  where "x dvd y ⟷ (∃k. y = x * k)"

end

context comm_monoid_mult
begin

subclass Rings.dvd .

end

subsection ‹Semirings with unit, rings›

class comm_semiring_1 = zero_neq_one + comm_semiring_0 + comm_monoid_mult
begin

subclass semiring_1 ..

end

class semiring_1_cancel = semiring + cancel_comm_monoid_add + zero_neq_one + monoid_mult
begin

subclass semiring_0_cancel ..
subclass semiring_1 ..

end

class comm_semiring_1_cancel =
  comm_semiring + cancel_comm_monoid_add + zero_neq_one + comm_monoid_mult +
  assumes right_diff_distrib': "x * (y - z) = x * y - x * z"
begin

subclass semiring_1_cancel ..
subclass comm_semiring_0_cancel ..
subclass comm_semiring_1 ..

end

class ring = semiring + ab_group_add
begin

subclass semiring_0_cancel ..

end

class comm_ring = comm_semiring + ab_group_add
begin

subclass ring ..
subclass comm_semiring_0_cancel ..

end

class ring_1 = ring + zero_neq_one + monoid_mult
begin

subclass semiring_1_cancel ..

end

class comm_ring_1 = comm_ring + zero_neq_one + comm_monoid_mult
begin

subclass ring_1 ..
subclass comm_semiring_1_cancel sorry

end

subsection ‹No zero divisors›

class semiring_no_zero_divisors = semiring_0 +
  assumes no_zero_divisors: "x ≠ 0 ⟹ y ≠ 0 ⟹ x * y ≠ 0"

class semiring_1_no_zero_divisors = semiring_1 + semiring_no_zero_divisors

class semiring_no_zero_divisors_cancel = semiring_no_zero_divisors +
  assumes mult_cancel_right: "x * z = y * z ⟷ z = 0 ∨ x = y"
    and mult_cancel_left: "z * x = z * y ⟷ z = 0 ∨ x = y"

class ring_no_zero_divisors = ring + semiring_no_zero_divisors
begin

subclass semiring_no_zero_divisors_cancel sorry

end

class ring_1_no_zero_divisors = ring_1 + ring_no_zero_divisors
begin

subclass semiring_1_no_zero_divisors ..

end

class semidom = comm_semiring_1_cancel + semiring_no_zero_divisors
begin

subclass semiring_1_no_zero_divisors ..

end

class idom = comm_ring_1 + semiring_no_zero_divisors
begin

subclass semidom ..
subclass ring_1_no_zero_divisors ..

end

class idom_abs_sgn = idom + abs + sgn +
  assumes sgn_mult_abs: "sgn x * ¦x¦ = x"
    and sgn_sgn: "sgn (sgn x) = sgn x"
    and abs_abs: "¦¦x¦¦ = ¦x¦"
    and abs_0: "¦0¦ = 0"
    and sgn_0: "sgn 0 = 0"
    and sgn_1: "sgn 1 = 1"
    and sgn_minus_1: "sgn (- 1) = - 1"
    and sgn_mult: "sgn (x * y) = sgn x * sgn y"

subsection ‹Division›

class divide =
  fixes divide :: "'a ⇒ 'a ⇒ 'a"  (infixl ‹div› 70)

class divide_trivial = zero + one + divide +
  assumes div_by_0: "x div 0 = 0"
    and div_by_1: "x div 1 = x"
    and div_0: "0 div x = 0"

class semidom_divide = semidom + divide +
  assumes nonzero_mult_div_cancel_right: "y ≠ 0 ⟹ (x * y) div y = x"
    and semidom_div_by_0: "x div 0 = 0"
begin

subclass divide_trivial sorry
subclass semiring_no_zero_divisors_cancel sorry

end

class idom_divide = idom + semidom_divide

text ‹The same laws as ‹semidom_divide›, with the vocabulary of units.›

class algebraic_semidom = semidom_divide
begin

abbreviation is_unit :: "'a ⇒ bool"
  where "is_unit x ≡ x dvd 1"

definition coprime :: "'a ⇒ 'a ⇒ bool"
  where "coprime x y ⟷ (∀d. d dvd x ∧ d dvd y ⟶ d dvd 1)"

end

class unit_factor =
  fixes unit_factor :: "'a ⇒ 'a"

class semidom_divide_unit_factor = semidom_divide + unit_factor +
  assumes unit_factor_0: "unit_factor 0 = 0"
    and is_unit_unit_factor: "x dvd 1 ⟹ unit_factor x = x"
    and unit_factor_is_unit: "x ≠ 0 ⟹ unit_factor x dvd 1"
    and unit_factor_mult_unit_left: "x dvd 1 ⟹ unit_factor (x * y) = x * unit_factor y"

class normalization_semidom = algebraic_semidom + semidom_divide_unit_factor +
  fixes normalize :: "'a ⇒ 'a"
  assumes unit_factor_mult_normalize: "unit_factor x * normalize x = x"
    and normalize_0: "normalize 0 = 0"

class normalization_semidom_multiplicative = normalization_semidom +
  assumes unit_factor_mult: "unit_factor (x * y) = unit_factor x * unit_factor y"

subsection ‹Division with remainder›

class modulo = dvd + divide +
  fixes modulo :: "'a ⇒ 'a ⇒ 'a"  (infixl ‹mod› 70)

class semiring_modulo = comm_semiring_1_cancel + divide + modulo +
  assumes div_mult_mod_eq: "x div y * y + x mod y = x"

class semiring_modulo_trivial = semiring_modulo + divide_trivial

class semidom_modulo = algebraic_semidom + semiring_modulo
begin

subclass semiring_modulo_trivial ..

lemma dvd_eq_mod_eq_0: "x dvd y ⟷ y mod x = 0"
  sorry

end

class idom_modulo = idom + semidom_modulo
begin

subclass idom_divide ..

end

subsection ‹Ordered semirings›

class ordered_semiring = semiring + ordered_comm_monoid_add +
  assumes mult_left_mono: "x ≤ y ⟹ 0 ≤ z ⟹ z * x ≤ z * y"
    and mult_right_mono: "x ≤ y ⟹ 0 ≤ z ⟹ x * z ≤ y * z"

class ordered_semiring_0 = semiring_0 + ordered_semiring

class zero_less_one = order + zero + one +
  assumes zero_less_one: "0 < 1"
begin

subclass zero_neq_one sorry

end

class ordered_semiring_1 = ordered_semiring_0 + semiring_1 + zero_less_one

class ordered_cancel_semiring = ordered_semiring + cancel_comm_monoid_add
begin

subclass semiring_0_cancel ..
subclass ordered_semiring_0 ..
subclass ordered_cancel_ab_semigroup_add ..

end

class linordered_semiring = ordered_semiring + linordered_cancel_ab_semigroup_add
begin

subclass ordered_cancel_semiring ..
subclass ordered_cancel_comm_monoid_add ..
subclass ordered_ab_semigroup_monoid_add_imp_le ..

end

class ordered_semiring_strict = semiring + comm_monoid_add + ordered_cancel_ab_semigroup_add +
  assumes mult_strict_left_mono: "x < y ⟹ 0 < z ⟹ z * x < z * y"
    and mult_strict_right_mono: "x < y ⟹ 0 < z ⟹ x * z < y * z"
begin

subclass semiring_0_cancel ..
subclass ordered_semiring sorry

end

class linordered_semiring_1 = linordered_semiring + semiring_1 + zero_less_one
begin

subclass ordered_semiring_1 ..

end

class linordered_semiring_strict =
  semiring + comm_monoid_add + linordered_cancel_ab_semigroup_add +
  assumes mult_strict_left_mono: "x < y ⟹ 0 < z ⟹ z * x < z * y"
    and mult_strict_right_mono: "x < y ⟹ 0 < z ⟹ x * z < y * z"
begin

subclass semiring_0_cancel ..
subclass linordered_semiring sorry
subclass ordered_semiring_strict sorry

end

class ordered_semiring_1_strict = ordered_semiring_strict + semiring_1 + zero_less_one
begin

subclass ordered_semiring_1 ..

end

class linordered_semiring_1_strict = linordered_semiring_strict + semiring_1 + zero_less_one
begin

subclass linordered_semiring_1 ..
subclass ordered_semiring_1_strict ..

end

class ordered_comm_semiring = comm_semiring_0 + ordered_ab_semigroup_add +
  assumes comm_mult_left_mono: "x ≤ y ⟹ 0 ≤ z ⟹ z * x ≤ z * y"
begin

subclass ordered_semiring sorry

end

class ordered_cancel_comm_semiring = ordered_comm_semiring + cancel_comm_monoid_add
begin

subclass comm_semiring_0_cancel ..
subclass ordered_cancel_semiring ..

end

class ordered_comm_semiring_strict = comm_semiring_0 + ordered_cancel_ab_semigroup_add +
  assumes comm_mult_strict_left_mono: "x < y ⟹ 0 < z ⟹ z * x < z * y"
begin

subclass ordered_semiring_strict sorry
subclass ordered_cancel_comm_semiring sorry

end

class linordered_comm_semiring_strict = comm_semiring_0 + linordered_cancel_ab_semigroup_add +
  assumes comm_mult_strict_left_mono: "x < y ⟹ 0 < z ⟹ z * x < z * y"
begin

subclass linordered_semiring_strict sorry
subclass ordered_cancel_comm_semiring sorry
subclass ordered_comm_semiring_strict sorry

end

subsection ‹Ordered rings›

class ordered_ring = ring + ordered_cancel_semiring
begin

subclass ordered_ab_group_add ..

end

class abs_if = minus + uminus + ord + zero + abs +
  assumes abs_if: "¦x¦ = (if x < 0 then - x else x)"

class linordered_ring = ring + linordered_semiring + linordered_ab_group_add + abs_if
begin

subclass ordered_ring ..
subclass ordered_ab_group_add_abs sorry

end

class linordered_ring_strict =
  ring + linordered_semiring_strict + ordered_ab_group_add + abs_if
begin

subclass linordered_ring ..
subclass ring_no_zero_divisors sorry

end

class ordered_comm_ring = comm_ring + ordered_comm_semiring
begin

subclass ordered_ring ..
subclass ordered_cancel_comm_semiring ..

end

class ordered_ring_abs = ordered_ring + ordered_ab_group_add_abs +
  assumes abs_eq_mult: "(0 ≤ x ∨ x ≤ 0) ∧ (0 ≤ y ∨ y ≤ 0) ⟹ ¦x * y¦ = ¦x¦ * ¦y¦"

class linordered_nonzero_semiring =
  ordered_comm_semiring + monoid_mult + linorder + zero_less_one +
  assumes add_mono1: "x < y ⟹ x + 1 < y + 1"
begin

subclass zero_neq_one ..
subclass comm_semiring_1 sorry
subclass ordered_semiring_1 ..

end

class linordered_semidom = semidom + linordered_comm_semiring_strict + zero_less_one +
  assumes le_add_diff_inverse2: "y ≤ x ⟹ x - y + y = x"
begin

subclass linordered_nonzero_semiring sorry

end

class linordered_idom =
  comm_ring_1 + linordered_comm_semiring_strict + ordered_ab_group_add + abs_if + sgn +
  assumes sgn_if: "sgn x = (if x = 0 then 0 else if 0 < x then 1 else - 1)"
begin

subclass linordered_ring_strict ..
subclass linordered_semiring_1_strict sorry
subclass ordered_comm_ring ..
subclass idom ..
subclass linordered_semidom sorry
subclass idom_abs_sgn sorry
subclass ordered_ring_abs sorry

end

class discrete_linordered_semidom = linordered_semidom +
  assumes less_iff_succ_less_eq: "x < y ⟷ x + 1 ≤ y"

class dioid = semiring_1 + canonically_ordered_monoid_add
begin

subclass ordered_semiring sorry

end

end
