section ‹Bit operations›

theory Bit_Operations
  imports Parity
begin

subsection ‹Bits›

class semiring_bits = semiring_parity + semiring_modulo_trivial +
  fixes bit :: "'a ⇒ nat ⇒ bool"
  assumes bit_induct:
      "(⋀x. x div 2 = x ⟹ P x) ⟹
        (⋀x b. P x ⟹ (of_bool b + 2 * x) div 2 = x ⟹ P (of_bool b + 2 * x)) ⟹ P a"
    and bits_mod_div_trivial: "x mod y div y = 0"
    and half_div_exp_eq: "x div 2 div 2 ^ n = x div 2 ^ Suc n"
    and even_double_div_exp_iff:
      "2 ^ Suc n ≠ 0 ⟹ even (2 * x div 2 ^ Suc n) ⟷ even (x div 2 ^ n)"
    and bit_iff_odd: "bit x n ⟷ odd (x div 2 ^ n)"
begin

definition possible_bit :: "'a itself ⇒ nat ⇒ bool"
  where "possible_bit t n ⟷ (2 :: 'a) ^ n ≠ 0"

end

subsection ‹The operations›

class semiring_bit_operations = semiring_bits +
  fixes "and" :: "'a ⇒ 'a ⇒ 'a"  (infixr ‹AND› 64)
    and or :: "'a ⇒ 'a ⇒ 'a"  (infixr ‹OR› 59)
    and xor :: "'a ⇒ 'a ⇒ 'a"  (infixr ‹XOR› 59)
    and mask :: "nat ⇒ 'a"
    and set_bit :: "nat ⇒ 'a ⇒ 'a"
    and unset_bit :: "nat ⇒ 'a ⇒ 'a"
    and flip_bit :: "nat ⇒ 'a ⇒ 'a"
    and push_bit :: "nat ⇒ 'a ⇒ 'a"
    and drop_bit :: "nat ⇒ 'a ⇒ 'a"
    and take_bit :: "nat ⇒ 'a ⇒ 'a"
  assumes and_rec: "x AND y = of_bool (odd x ∧ odd y) + 2 * ((x div 2) AND (y div 2))"
    and or_rec: "x OR y = of_bool (odd x ∨ odd y) + 2 * ((x div 2) OR (y div 2))"
    and xor_rec: "x XOR y = of_bool (odd x ≠ odd y) + 2 * ((x div 2) XOR (y div 2))"
    and mask_eq_exp_minus_1: "mask n = 2 ^ n - 1"
    and set_bit_eq_or: "set_bit n x = x OR push_bit n 1"
    and unset_bit_eq_or_xor: "unset_bit n x = (x OR push_bit n 1) XOR push_bit n 1"
    and flip_bit_eq_xor: "flip_bit n x = x XOR push_bit n 1"
    and push_bit_eq_mult: "push_bit n x = x * 2 ^ n"
    and drop_bit_eq_div: "drop_bit n x = x div 2 ^ n"
    and take_bit_eq_mod: "take_bit n x = x mod 2 ^ n"

class ring_bit_operations = semiring_bit_operations + ring_parity +
  fixes not :: "'a ⇒ 'a"  (‹NOT›)
  assumes not_eq_complement: "NOT x = - x - 1"
begin

definition signed_take_bit :: "nat ⇒ 'a ⇒ 'a"
  where "signed_take_bit n x = take_bit n x OR (of_bool (bit x n) * NOT (mask n))"

end

class linordered_euclidean_semiring_bit_operations =
  linordered_euclidean_semiring + semiring_bit_operations

subsection ‹Integers, in two's complement without end›

text ‹Bit by bit until both numbers are all zeros or all ones.›

context
begin

qualified function conj_bits :: "int ⇒ int ⇒ int"
  where "conj_bits k l =
    (if k = 0 ∨ l = 0 then 0
     else if k = - 1 then l
     else if l = - 1 then k
     else of_bool (odd k ∧ odd l) + 2 * conj_bits (k div 2) (l div 2))"
  sorry

termination sorry

end

instantiation int :: ring_bit_operations
begin

definition bit_int :: "int ⇒ nat ⇒ bool"
  where "bit_int k n ⟷ odd (k div 2 ^ n)"

definition not_int :: "int ⇒ int"
  where "not_int k = - k - 1"

definition and_int :: "int ⇒ int ⇒ int"
  where "and_int k l = Bit_Operations.conj_bits k l"

definition or_int :: "int ⇒ int ⇒ int"
  where "or_int k l = k + l - Bit_Operations.conj_bits k l"

definition xor_int :: "int ⇒ int ⇒ int"
  where "xor_int k l = k + l - 2 * Bit_Operations.conj_bits k l"

definition mask_int :: "nat ⇒ int"
  where "mask_int n = 2 ^ n - 1"

definition push_bit_int :: "nat ⇒ int ⇒ int"
  where "push_bit_int n k = k * 2 ^ n"

definition drop_bit_int :: "nat ⇒ int ⇒ int"
  where "drop_bit_int n k = k div 2 ^ n"

definition take_bit_int :: "nat ⇒ int ⇒ int"
  where "take_bit_int n k = k mod 2 ^ n"

definition set_bit_int :: "nat ⇒ int ⇒ int"
  where "set_bit_int n k = (if odd (k div 2 ^ n) then k else k + 2 ^ n)"

definition unset_bit_int :: "nat ⇒ int ⇒ int"
  where "unset_bit_int n k = (if odd (k div 2 ^ n) then k - 2 ^ n else k)"

definition flip_bit_int :: "nat ⇒ int ⇒ int"
  where "flip_bit_int n k = (if odd (k div 2 ^ n) then k - 2 ^ n else k + 2 ^ n)"

instance sorry

end

instance int :: linordered_euclidean_semiring_bit_operations ..

subsection ‹Natural numbers›

instantiation nat :: semiring_bit_operations
begin

definition bit_nat :: "nat ⇒ nat ⇒ bool"
  where "bit_nat m n ⟷ odd (m div 2 ^ n)"

definition and_nat :: "nat ⇒ nat ⇒ nat"
  where "and_nat m n = nat (Bit_Operations.conj_bits (int m) (int n))"

definition or_nat :: "nat ⇒ nat ⇒ nat"
  where "or_nat m n = m + n - and_nat m n"

definition xor_nat :: "nat ⇒ nat ⇒ nat"
  where "xor_nat m n = m + n - 2 * and_nat m n"

definition mask_nat :: "nat ⇒ nat"
  where "mask_nat n = 2 ^ n - 1"

definition push_bit_nat :: "nat ⇒ nat ⇒ nat"
  where "push_bit_nat n m = m * 2 ^ n"

definition drop_bit_nat :: "nat ⇒ nat ⇒ nat"
  where "drop_bit_nat n m = m div 2 ^ n"

definition take_bit_nat :: "nat ⇒ nat ⇒ nat"
  where "take_bit_nat n m = m mod 2 ^ n"

definition set_bit_nat :: "nat ⇒ nat ⇒ nat"
  where "set_bit_nat n m = (if odd (m div 2 ^ n) then m else m + 2 ^ n)"

definition unset_bit_nat :: "nat ⇒ nat ⇒ nat"
  where "unset_bit_nat n m = (if odd (m div 2 ^ n) then m - 2 ^ n else m)"

definition flip_bit_nat :: "nat ⇒ nat ⇒ nat"
  where "flip_bit_nat n m = (if odd (m div 2 ^ n) then m - 2 ^ n else m + 2 ^ n)"

instance sorry

end

instance nat :: linordered_euclidean_semiring_bit_operations ..

subsection ‹Joining bits›

definition concat_bit :: "nat ⇒ int ⇒ int ⇒ int"
  where "concat_bit n k l = take_bit n k + push_bit n l"

subsection ‹Notation on request›

bundle bit_operations_syntax
begin
notation
  not  (‹NOT›) and
  "and"  (infixr ‹AND› 64) and
  or  (infixr ‹OR› 59) and
  xor  (infixr ‹XOR› 59)
end

unbundle no bit_operations_syntax

end
