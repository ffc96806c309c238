section ‹Primes and factorisation›

theory Factorial_Ring
  imports Main "HOL-Library.Multiset"
begin

context comm_semiring_1
begin

definition irreducible :: "'a ⇒ bool"
  where "irreducible p ⟷
    p ≠ 0 ∧ ¬ p dvd 1 ∧ (∀a b. p = a * b ⟶ a dvd 1 ∨ b dvd 1)"

definition prime_elem :: "'a ⇒ bool"
  where "prime_elem p ⟷
    p ≠ 0 ∧ ¬ p dvd 1 ∧ (∀a b. p dvd a * b ⟶ p dvd a ∨ p dvd b)"

end

definition (in normalization_semidom) prime :: "'a ⇒ bool"
  where "prime p ⟷ prime_elem p ∧ normalize p = p"

text ‹Trial division.›

lemma prime_nat_code [code]:
  "prime (p :: nat) ⟷ 1 < p ∧ list_all (λd. ¬ d dvd p) [2..<p]"
  sorry

lemma prime_int_code [code]: "prime (p :: int) ⟷ 0 < p ∧ prime (nat p)"
  sorry

class factorial_semiring = normalization_semidom +
  assumes prime_factorization_exists:
    "x ≠ 0 ⟹
     ∃A. (∀y. y ∈# A ⟶ prime_elem y) ∧ normalize (fold_mset times 1 A) = normalize x"
begin

definition multiplicity :: "'a ⇒ 'a ⇒ nat"
  where "multiplicity p x = (if finite {n. p ^ n dvd x} then Max {n. p ^ n dvd x} else 0)"

definition prime_factorization :: "'a ⇒ 'a multiset"
  where "prime_factorization x = Abs_multiset (λp. if prime p then multiplicity p x else 0)"

abbreviation prime_factors :: "'a ⇒ 'a set"
  where "prime_factors x ≡ set_mset (prime_factorization x)"

text ‹What primes two elements have in common, and what primes they have between them.›

definition gcd_factorial :: "'a ⇒ 'a ⇒ 'a"
  where "gcd_factorial a b =
    (if a = 0 then normalize b
     else if b = 0 then normalize a
     else normalize (fold_mset times 1 (prime_factorization a ∩# prime_factorization b)))"

definition lcm_factorial :: "'a ⇒ 'a ⇒ 'a"
  where "lcm_factorial a b =
    (if a = 0 ∨ b = 0 then 0
     else normalize (fold_mset times 1 (prime_factorization a ∪# prime_factorization b)))"

end

text ‹Greatest common divisors are determined by what ‹semiring_Gcd› says of them.›

class factorial_semiring_gcd = factorial_semiring + semiring_Gcd

class factorial_ring_gcd = factorial_semiring_gcd + idom
begin

subclass ring_gcd ..

subclass idom_divide ..

end

class factorial_semiring_multiplicative = factorial_semiring + normalization_semidom_multiplicative

instance nat :: factorial_semiring sorry
instance int :: factorial_semiring sorry
instance nat :: factorial_semiring_gcd sorry
instance int :: factorial_ring_gcd sorry
instance nat :: factorial_semiring_multiplicative sorry
instance int :: factorial_semiring_multiplicative sorry

function prime_factors_from :: "nat ⇒ nat ⇒ nat list"
  where "prime_factors_from d n =
    (if n < 2 ∨ d < 2 then []
     else if n < d then []
     else if d dvd n then d # prime_factors_from d (n div d)
     else prime_factors_from (Suc d) n)"
  sorry

termination
  sorry

lemma prime_factorization_nat_code [code]:
  "prime_factorization (n :: nat) = mset (prime_factors_from 2 n)"
  sorry

hide_const (open) prime_factors_from

end
