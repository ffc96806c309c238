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

end

instance nat :: factorial_semiring sorry
instance int :: factorial_semiring sorry

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
