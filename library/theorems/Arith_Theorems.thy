section ‹True statements about numbers›

theory Arith_Theorems
  imports Main
begin

text ‹Every statement here holds; none may ever be refuted.›

subsection ‹Natural numbers›

lemma nat_add_commutes: "m + n = n + (m :: nat)" sorry
lemma nat_mult_distributes: "k * (m + n) = k * m + k * (n :: nat)" sorry
lemma nat_sub_self: "n - n = (0 :: nat)" sorry
lemma nat_sub_add: "n ≤ m ⟹ m - n + n = (m :: nat)" sorry
lemma nat_add_sub: "m + n - n = (m :: nat)" sorry
lemma nat_sub_sub: "m - n - k = m - (n + k :: nat)" sorry
lemma nat_sub_zero_iff: "m - n = 0 ⟷ m ≤ (n :: nat)" sorry
lemma nat_sub_cancel: "(m + k) - (n + k) = m - (n :: nat)" sorry
lemma nat_sub_mult: "(m - n) * k = m * k - n * (k :: nat)" sorry
lemma nat_sub_bound: "m - n ≤ (m :: nat)" sorry
lemma nat_sub_monotone: "m ≤ n ⟹ m - k ≤ n - (k :: nat)" sorry
lemma nat_sub_antitone: "m ≤ n ⟹ k - n ≤ k - (m :: nat)" sorry
lemma nat_le_add: "m ≤ m + (n :: nat)" sorry
lemma nat_less_suc: "m < Suc n ⟷ m ≤ n" sorry
lemma nat_zero_or_suc: "n = 0 ∨ (∃m. n = Suc m)" sorry
lemma nat_mult_zero_iff: "m * n = 0 ⟷ m = 0 ∨ n = (0 :: nat)" sorry
lemma nat_mult_cancel: "k * m = k * n ⟷ k = 0 ∨ m = (n :: nat)" sorry
lemma nat_mult_le: "m ≤ n ⟹ k * m ≤ k * (n :: nat)" sorry
lemma nat_add_one_iff: "m + n = 1 ⟷ (m = 1 ∧ n = 0) ∨ (m = 0 ∧ n = (1 :: nat))" sorry
lemma nat_mult_one_iff: "m * n = 1 ⟷ m = 1 ∧ n = (1 :: nat)" sorry
lemma nat_between: "m < n ⟹ Suc m ≤ n" sorry
lemma nat_square_le: "n ≤ n * (n :: nat)" sorry
lemma nat_square_monotone: "m ≤ n ⟹ m * m ≤ n * (n :: nat)" sorry
lemma nat_square_equal: "m * m = n * n ⟹ m = (n :: nat)" sorry
lemma nat_total: "m ≤ n ∨ n ≤ (m :: nat)" sorry
lemma nat_exists_difference: "m ≤ n ⟷ (∃k. n = m + (k :: nat))" sorry
lemma nat_infinite_up: "∃m. n < (m :: nat)" sorry
lemma nat_product_of_successors: "Suc m * Suc n = Suc (m + n + m * n)" sorry

subsection ‹Minimum and maximum›

lemma min_commutes: "min m n = min n (m :: nat)" sorry
lemma max_associates: "max (max k m) n = max k (max m (n :: nat))" sorry
lemma min_add_max: "min m n + max m n = m + (n :: nat)" sorry
lemma min_le_left: "min m n ≤ (m :: nat)" sorry
lemma max_least: "max m n ≤ k ⟷ m ≤ k ∧ n ≤ (k :: nat)" sorry
lemma min_greatest: "k ≤ min m n ⟷ k ≤ m ∧ k ≤ (n :: nat)" sorry
lemma max_over_add: "max m n + k = max (m + k) (n + (k :: nat))" sorry
lemma min_over_max: "min k (max m n) = max (min k m) (min k (n :: int))" sorry
lemma sub_as_min: "m - n = m - min m (n :: nat)" sorry
lemma max_as_sub: "max m n = n + (m - (n :: nat))" sorry

subsection ‹Division and remainder›

lemma nat_div_mod: "m div n * n + m mod n = (m :: nat)" sorry
lemma nat_mod_less: "0 < n ⟹ m mod n < (n :: nat)" sorry
lemma nat_div_zero: "m div 0 = (0 :: nat)" sorry
lemma nat_mod_zero: "m mod 0 = (m :: nat)" sorry
lemma nat_div_one: "m div 1 = (m :: nat)" sorry
lemma nat_div_less: "m < n ⟹ m div n = (0 :: nat)" sorry
lemma nat_mod_small: "m < n ⟹ m mod n = (m :: nat)" sorry
lemma nat_mod_mod: "m mod n mod n = m mod (n :: nat)" sorry
lemma nat_mod_add: "(m + k * n) mod n = m mod (n :: nat)" sorry
lemma nat_div_mult_self: "0 < n ⟹ m * n div n = (m :: nat)" sorry
lemma nat_div_monotone: "m ≤ n ⟹ m div k ≤ n div (k :: nat)" sorry
lemma nat_div_div: "m div n div k = m div (n * (k :: nat))" sorry
lemma nat_div_le: "m div n ≤ (m :: nat)" sorry
lemma nat_mod_two: "n mod 2 = 0 ∨ n mod 2 = (1 :: nat)" sorry
lemma nat_add_mod: "(m + n) mod k = (m mod k + n mod k) mod (k :: nat)" sorry
lemma nat_mult_mod: "(m * n) mod k = (m mod k) * (n mod k) mod (k :: nat)" sorry
lemma int_div_mod: "i div j * j + i mod j = (i :: int)" sorry
lemma int_mod_range: "0 < j ⟹ 0 ≤ i mod j ∧ i mod j < (j :: int)" sorry
lemma int_mod_negative: "j < 0 ⟹ j < i mod j ∧ i mod j ≤ (0 :: int)" sorry
lemma int_div_minus: "(- i) div (- j) = i div (j :: int)" sorry
lemma int_mod_minus: "(- i) mod (- j) = - (i mod (j :: int))" sorry
lemma int_div_floor: "0 < j ⟹ j * (i div j) ≤ (i :: int)" sorry

subsection ‹Divisibility›

lemma dvd_reflexive: "n dvd (n :: nat)" sorry
lemma dvd_transitive: "a dvd b ⟹ b dvd c ⟹ a dvd (c :: nat)" sorry
lemma dvd_antisymmetric: "m dvd n ⟹ n dvd m ⟹ m = (n :: nat)" sorry
lemma dvd_zero: "n dvd (0 :: nat)" sorry
lemma zero_dvd: "0 dvd n ⟷ n = (0 :: nat)" sorry
lemma one_dvd: "1 dvd (n :: nat)" sorry
lemma dvd_sum: "k dvd m ⟹ k dvd n ⟹ k dvd m + (n :: nat)" sorry
lemma dvd_multiple: "k dvd m ⟹ k dvd m * (n :: nat)" sorry
lemma dvd_le: "m dvd n ⟹ 0 < n ⟹ m ≤ (n :: nat)" sorry
lemma dvd_mod_iff: "n dvd m ⟷ m mod n = (0 :: nat)" sorry
lemma dvd_difference: "k dvd m ⟹ k dvd n ⟹ k dvd m - (n :: int)" sorry
lemma even_or_odd_successor: "even (Suc n) ⟷ odd n" sorry
lemma even_sum: "even (m + n) ⟷ (even m ⟷ even (n :: nat))" sorry
lemma even_product: "even (m * n) ⟷ even m ∨ even (n :: int)" sorry
lemma even_consecutive: "even (n * (n + 1 :: nat))" sorry
lemma odd_square: "odd (n * n) ⟷ odd (n :: int)" sorry
lemma gcd_commutes: "gcd m n = gcd n (m :: nat)" sorry
lemma gcd_divides: "gcd m n dvd (m :: nat)" sorry
lemma gcd_greatest: "k dvd m ⟹ k dvd n ⟹ k dvd gcd m (n :: nat)" sorry
lemma gcd_with_zero: "gcd n 0 = (n :: nat)" sorry
lemma gcd_step: "gcd (m + n) n = gcd m (n :: nat)" sorry
lemma gcd_times_lcm: "gcd m n * lcm m n = m * (n :: nat)" sorry
lemma lcm_multiple: "m dvd lcm m (n :: nat)" sorry
lemma gcd_zero_iff: "gcd m n = 0 ⟷ m = 0 ∧ n = (0 :: nat)" sorry
lemma coprime_gcd: "coprime m n ⟷ gcd m n = (1 :: nat)" sorry

subsection ‹Powers›

lemma power_add_exponents: "x ^ (m + n) = x ^ m * (x ^ n :: int)" sorry
lemma power_mult_exponents: "x ^ (m * n) = (x ^ m) ^ n" for x :: int sorry
lemma power_of_product: "(x * y) ^ n = x ^ n * (y ^ n :: int)" sorry
lemma power_of_one: "1 ^ n = (1 :: nat)" sorry
lemma zero_power_zero: "0 ^ 0 = (1 :: nat)" sorry
lemma zero_power_positive: "0 < n ⟹ 0 ^ n = (0 :: nat)" sorry
lemma power_positive: "0 < x ⟹ 0 < x ^ n" for x :: nat sorry
lemma power_monotone_base: "x ≤ y ⟹ x ^ n ≤ y ^ n" for x y :: nat sorry
lemma power_exceeds: "n < 2 ^ n" for n :: nat sorry
lemma power_two_square: "x ^ 2 = x * (x :: int)" sorry
lemma power_even_sign: "even n ⟹ (- 1) ^ n = (1 :: int)" sorry
lemma square_of_sum: "(x + y) ^ 2 = x ^ 2 + 2 * x * y + (y ^ 2 :: int)" sorry
lemma square_difference: "x ^ 2 - y ^ 2 = (x + y) * (x - y :: int)" sorry

subsection ‹Integers›

lemma int_square_not_negative: "0 ≤ i * (i :: int)" sorry
lemma int_abs_triangle: "¦i + j¦ ≤ ¦i¦ + ¦j :: int¦" sorry
lemma int_abs_product: "¦i * j¦ = ¦i¦ * ¦j :: int¦" sorry
lemma int_abs_minus: "¦- i¦ = ¦i :: int¦" sorry
lemma int_abs_zero_iff: "¦i¦ = 0 ⟷ i = (0 :: int)" sorry
lemma int_abs_max: "¦i¦ = max i (- i :: int)" sorry
lemma int_sign_times_abs: "sgn i * ¦i¦ = (i :: int)" sorry
lemma int_minus_minus: "- (- i) = (i :: int)" sorry
lemma int_sub_swap: "- (i - j) = j - (i :: int)" sorry
lemma int_less_add_one: "i < j ⟷ i + 1 ≤ (j :: int)" sorry
lemma int_product_sign: "i * j < 0 ⟹ i < 0 ∨ j < (0 :: int)" sorry
lemma int_of_nat_injective: "int m = int n ⟷ m = n" sorry
lemma int_of_nat_difference: "n ≤ m ⟹ int (m - n) = int m - int n" sorry
lemma nat_of_int_back: "0 ≤ i ⟹ int (nat i) = i" sorry
lemma nat_of_negative: "i ≤ 0 ⟹ nat i = 0" sorry
lemma nat_of_int_sum: "0 ≤ i ⟹ 0 ≤ j ⟹ nat (i + j) = nat i + nat j" sorry
lemma int_abs_difference: "¦int m - int n¦ = int (max m n - min m n)" sorry

subsection ‹Sums and products over ranges›

lemma sum_up_to: "2 * (∑i ≤ n. i) = n * (n + 1 :: nat)" sorry
lemma sum_of_odds: "(∑i < n. 2 * i + 1) = (n ^ 2 :: nat)" sorry
lemma sum_of_powers_of_two: "(∑i < n. 2 ^ i) = (2 ^ n - 1 :: nat)" sorry
lemma sum_split_last: "(∑i < Suc n. f i) = (∑i < n. f i) + (f n :: nat)" sorry
lemma sum_union_disjoint:
  "finite A ⟹ finite B ⟹ A ∩ B = {} ⟹ sum f (A ∪ B) = sum f A + (sum f B :: int)" sorry
lemma sum_of_constant: "(∑x ∈ A. c) = card A * (c :: nat)" sorry
lemma sum_of_sums: "(∑x ∈ A. f x + g x) = (∑x ∈ A. f x) + (∑x ∈ A. (g x :: int))" sorry
lemma sum_scaled: "(∑x ∈ A. c * f x) = c * (∑x ∈ A. (f x :: int))" sorry
lemma sum_zero_iff: "finite A ⟹ (∑x ∈ A. f x) = 0 ⟷ (∀x ∈ A. f x = (0 :: nat))" sorry
lemma sum_monotone: "(∀x ∈ A. f x ≤ g x) ⟹ (∑x ∈ A. f x) ≤ (∑x ∈ A. (g x :: nat))" sorry
lemma prod_factorial: "(∏i ∈ {1..n}. i) = (fact n :: nat)" sorry
lemma factorial_step: "fact (Suc n) = Suc n * (fact n :: nat)" sorry
lemma factorial_positive: "0 < (fact n :: nat)" sorry
lemma binomial_symmetric: "k ≤ n ⟹ n choose k = n choose (n - k)" sorry
lemma binomial_pascal: "Suc n choose Suc k = (n choose k) + (n choose Suc k)" sorry
lemma binomial_zero: "n < k ⟹ n choose k = 0" sorry
lemma binomial_row_sum: "(∑k ≤ n. n choose k) = 2 ^ n" sorry
lemma interval_card: "card {m..<n} = n - (m :: nat)" sorry
lemma interval_union: "m ≤ n ⟹ n ≤ k ⟹ {m..<n} ∪ {n..<k} = {m..<(k :: nat)}" sorry
lemma interval_empty_iff: "{m..n} = {} ⟷ n < (m :: int)" sorry
lemma finite_max_member: "finite A ⟹ A ≠ {} ⟹ Max A ∈ (A :: nat set)" sorry
lemma finite_max_upper: "finite A ⟹ x ∈ A ⟹ x ≤ (Max A :: nat)" sorry
lemma finite_min_le_max: "finite A ⟹ A ≠ {} ⟹ Min A ≤ (Max A :: int)" sorry

subsection ‹Orders and lattices›

lemma order_strict: "x < y ⟷ x ≤ y ∧ x ≠ (y :: 'a::order)" sorry
lemma linear_negation: "¬ x ≤ y ⟷ y < (x :: 'a::linorder)" sorry
lemma strict_transitive: "x < y ⟹ y < z ⟹ x < (z :: 'a::order)" sorry
lemma lattice_absorb: "inf x (sup x y) = (x :: 'a::lattice)" sorry
lemma lattice_commutes: "sup x y = sup y (x :: 'a::lattice)" sorry
lemma lattice_half_distributive:
  "sup (inf x y) (inf x z) ≤ inf x (sup y (z :: 'a::lattice))" sorry
lemma distributive_other_way:
  "inf x (sup y z) = sup (inf x y) (inf x (z :: 'a::distrib_lattice))" sorry
lemma boolean_complement: "sup x (- x) = (top :: 'a::boolean_algebra)" sorry
lemma boolean_de_morgan: "- (inf x y) = sup (- x) (- y :: 'a::boolean_algebra)" sorry
lemma group_cancel: "a + b = a + c ⟹ b = (c :: 'a::group_add)" sorry
lemma group_inverse_of_sum: "- (a + b) = - b + - (a :: 'a::group_add)" sorry
lemma ring_zero: "a * 0 = (0 :: 'a::ring)" sorry
lemma ring_signs: "(- a) * (- b) = a * (b :: 'a::ring)" sorry
lemma field_cancel: "a ≠ 0 ⟹ a * inverse a = (1 :: 'a::field)" sorry
lemma field_divide_zero: "a / 0 = (0 :: 'a::field)" sorry

end
