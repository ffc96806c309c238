section ‹Prime numbers›

theory Primes
  imports Complex_Main Factorial_Ring
begin

text ‹The prime numbers themselves are in theory Factorial_Ring.›

lemma prime_nat_iff: "prime (p :: nat) ⟷ 1 < p ∧ (∀m. m dvd p ⟶ m = 1 ∨ m = p)"
  sorry

end
