section ‹Groups, also with an order›

theory Groups
  imports Orderings
begin

subsection ‹Abstract structures, as locales›

locale semigroup =
  fixes f :: "'a ⇒ 'a ⇒ 'a"  (infixl ‹❙*› 70)
  assumes assoc: "x ❙* y ❙* z = x ❙* (y ❙* z)"

locale abel_semigroup = semigroup +
  assumes commute: "x ❙* y = y ❙* x"

locale monoid = semigroup +
  fixes z :: 'a  (‹❙1›)
  assumes left_neutral: "❙1 ❙* x = x"
    and right_neutral: "x ❙* ❙1 = x"

locale comm_monoid = abel_semigroup +
  fixes z :: 'a  (‹❙1›)
  assumes comm_neutral: "x ❙* ❙1 = x"

sublocale comm_monoid ⊆ monoid f z sorry

locale group = semigroup +
  fixes z :: 'a  (‹❙1›)
    and inverse :: "'a ⇒ 'a"
  assumes group_left_neutral: "❙1 ❙* x = x"
    and left_inverse: "inverse x ❙* x = ❙1"

sublocale group ⊆ monoid f z sorry

subsection ‹One class for each operation›

class zero =
  fixes zero :: 'a  (‹0›)

class one =
  fixes one :: 'a  (‹1›)

hide_const (open) zero one

class plus =
  fixes plus :: "'a ⇒ 'a ⇒ 'a"  (infixl ‹+› 65)

class minus =
  fixes minus :: "'a ⇒ 'a ⇒ 'a"  (infixl ‹-› 65)

class uminus =
  fixes uminus :: "'a ⇒ 'a"  (‹- _› [81] 80)

class times =
  fixes times :: "'a ⇒ 'a ⇒ 'a"  (infixl ‹*› 70)

class abs =
  fixes abs :: "'a ⇒ 'a"  (‹¦_¦›)

class sgn =
  fixes sgn :: "'a ⇒ 'a"

bundle uminus_syntax
begin
notation uminus  (‹- _› [81] 80)
end

bundle abs_syntax
begin
notation abs  (‹¦_¦›)
end

subsection ‹Semigroups and monoids›

class semigroup_add = plus +
  assumes add_assoc: "(x + y) + z = x + (y + z)"

sublocale semigroup_add ⊆ add: semigroup plus sorry

class ab_semigroup_add = semigroup_add +
  assumes add_commute: "x + y = y + x"

sublocale ab_semigroup_add ⊆ add: abel_semigroup plus sorry

class semigroup_mult = times +
  assumes mult_assoc: "(x * y) * z = x * (y * z)"

sublocale semigroup_mult ⊆ mult: semigroup times sorry

class ab_semigroup_mult = semigroup_mult +
  assumes mult_commute: "x * y = y * x"

sublocale ab_semigroup_mult ⊆ mult: abel_semigroup times sorry

class monoid_add = zero + semigroup_add +
  assumes add_0_left: "0 + x = x"
    and add_0_right: "x + 0 = x"

sublocale monoid_add ⊆ add: monoid plus 0 sorry

class comm_monoid_add = zero + ab_semigroup_add +
  assumes add_0: "0 + x = x"
begin

subclass monoid_add sorry

end

sublocale comm_monoid_add ⊆ add: comm_monoid plus 0 sorry

class monoid_mult = one + semigroup_mult +
  assumes mult_1_left: "1 * x = x"
    and mult_1_right: "x * 1 = x"

sublocale monoid_mult ⊆ mult: monoid times 1 sorry

class comm_monoid_mult = one + ab_semigroup_mult +
  assumes mult_1: "1 * x = x"
begin

subclass monoid_mult sorry

end

sublocale comm_monoid_mult ⊆ mult: comm_monoid times 1 sorry

subsection ‹Cancellation›

class cancel_semigroup_add = semigroup_add +
  assumes add_left_imp_eq: "x + y = x + z ⟹ y = z"
    and add_right_imp_eq: "y + x = z + x ⟹ y = z"

class cancel_ab_semigroup_add = ab_semigroup_add + minus +
  assumes add_diff_cancel_left': "(x + y) - x = y"
    and diff_diff_add: "x - y - z = x - (y + z)"
begin

subclass cancel_semigroup_add sorry

end

class cancel_comm_monoid_add = cancel_ab_semigroup_add + comm_monoid_add

class comm_monoid_diff = cancel_comm_monoid_add +
  assumes zero_diff: "0 - x = 0"

subsection ‹Groups›

class group_add = minus + uminus + monoid_add +
  assumes left_minus: "- x + x = 0"
    and add_uminus_conv_diff: "x + (- y) = x - y"
begin

subclass cancel_semigroup_add sorry

end

sublocale group_add ⊆ add: group plus 0 uminus sorry

class ab_group_add = minus + uminus + comm_monoid_add +
  assumes ab_left_minus: "- x + x = 0"
    and ab_diff_conv_add_uminus: "x - y = x + (- y)"
begin

subclass group_add sorry
subclass cancel_comm_monoid_add sorry

end

subsection ‹Ordered semigroups, monoids and groups›

class ordered_ab_semigroup_add = order + ab_semigroup_add +
  assumes add_left_mono: "x ≤ y ⟹ z + x ≤ z + y"

class strict_ordered_ab_semigroup_add = ordered_ab_semigroup_add +
  assumes add_strict_mono: "x < y ⟹ u < v ⟹ x + u < y + v"

class ordered_cancel_ab_semigroup_add = ordered_ab_semigroup_add + cancel_ab_semigroup_add
begin

subclass strict_ordered_ab_semigroup_add sorry

end

class ordered_ab_semigroup_add_imp_le = ordered_cancel_ab_semigroup_add +
  assumes add_le_imp_le_left: "z + x ≤ z + y ⟹ x ≤ y"

class ordered_comm_monoid_add = comm_monoid_add + ordered_ab_semigroup_add

class strict_ordered_comm_monoid_add = comm_monoid_add + strict_ordered_ab_semigroup_add

class ordered_cancel_comm_monoid_add = ordered_comm_monoid_add + cancel_ab_semigroup_add
begin

subclass ordered_cancel_ab_semigroup_add ..
subclass strict_ordered_comm_monoid_add ..

end

class ordered_ab_semigroup_monoid_add_imp_le = monoid_add + ordered_ab_semigroup_add_imp_le
begin

subclass cancel_comm_monoid_add sorry
subclass ordered_cancel_comm_monoid_add sorry

end

class ordered_ab_group_add = ab_group_add + ordered_ab_semigroup_add
begin

subclass ordered_cancel_ab_semigroup_add ..
subclass ordered_ab_semigroup_monoid_add_imp_le sorry

end

class linordered_ab_semigroup_add = linorder + ordered_ab_semigroup_add

class linordered_cancel_ab_semigroup_add = linorder + ordered_cancel_ab_semigroup_add
begin

subclass linordered_ab_semigroup_add ..
subclass ordered_ab_semigroup_add_imp_le sorry

end

class linordered_ab_group_add = linorder + ordered_ab_group_add
begin

subclass linordered_cancel_ab_semigroup_add ..

end

class ordered_ab_group_add_abs = ordered_ab_group_add + abs +
  assumes abs_ge_zero: "0 ≤ ¦x¦"
    and abs_ge_self: "x ≤ ¦x¦"
    and abs_leI: "x ≤ y ⟹ - x ≤ y ⟹ ¦x¦ ≤ y"
    and abs_minus_cancel: "¦- x¦ = ¦x¦"
    and abs_triangle_ineq: "¦x + y¦ ≤ ¦x¦ + ¦y¦"

class canonically_ordered_monoid_add = comm_monoid_add + order +
  assumes le_iff_add: "x ≤ y ⟷ (∃d. y = x + d)"
begin

subclass ordered_comm_monoid_add sorry

end

class ordered_cancel_comm_monoid_diff =
  canonically_ordered_monoid_add + comm_monoid_diff + ordered_ab_semigroup_add_imp_le

end
