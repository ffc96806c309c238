section ‹Fields›

theory Fields
  imports Nat
begin

text ‹Division by zero gives zero. ‹/› is ‹div› written at class ‹inverse›.›

class inverse = divide +
  fixes inverse :: "'a ⇒ 'a"
begin

abbreviation inverse_divide :: "'a ⇒ 'a ⇒ 'a"  (infixl ‹'/› 70)
  where "inverse_divide ≡ divide"

end

class division_ring = ring_1 + inverse +
  assumes left_inverse: "x ≠ 0 ⟹ inverse x * x = 1"
    and right_inverse: "x ≠ 0 ⟹ x * inverse x = 1"
    and divide_inverse: "x / y = x * inverse y"
    and inverse_zero: "inverse 0 = 0"
begin

subclass ring_1_no_zero_divisors sorry
subclass divide_trivial sorry

end

class field = comm_ring_1 + inverse +
  assumes field_inverse: "x ≠ 0 ⟹ inverse x * x = 1"
    and field_divide_inverse: "x / y = x * inverse y"
    and field_inverse_zero: "inverse 0 = 0"
begin

subclass division_ring sorry
subclass idom_divide sorry

end

lemma dvd_field_iff:
  fixes x y :: "'a::field"
  shows "x dvd y ⟷ (x = 0 ⟶ y = 0)"
  sorry

class field_char_0 = field + ring_char_0

class field_abs_sgn = field + idom_abs_sgn

class linordered_field = field + linordered_idom
begin

subclass unbounded_dense_linorder sorry
subclass field_abs_sgn ..
subclass field_char_0 ..

end

end
