section ‹Prime numbers›

theory Primes
  imports Complex_Main Factorial_Ring
begin

text ‹The prime numbers themselves are in theory Factorial_Ring.›

lemma prime_nat_iff: "prime (p :: nat) ⟷ 1 < p ∧ (∀m. m dvd p ⟶ m = 1 ∨ m = p)"
  sorry

subsection ‹Semirings in which a prime number is zero›

class semiring_prime_char = semiring_1 +
  assumes prime_char_aux: "∃n :: nat. prime n ∧ of_nat n = (0 :: 'a)"

class comm_semiring_prime_char = comm_semiring_1 + semiring_prime_char

class comm_ring_prime_char = comm_ring_1 + semiring_prime_char
begin

subclass comm_semiring_prime_char ..

end

class idom_prime_char = idom + semiring_prime_char
begin

subclass comm_ring_prime_char ..

end

class field_prime_char = field +
  assumes pos_char_exists: "∃n > 0. of_nat n = (0 :: 'a)"
begin

subclass idom_prime_char sorry

end

class finite_field = field_prime_char + finite

class enum_finite_field = finite_field +
  fixes enum_finite_field :: "nat ⇒ 'a"
  assumes enum_finite_field: "enum_finite_field ` {..<card (UNIV :: 'a set)} = UNIV"

end
