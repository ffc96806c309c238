section ‹Binomial coefficients›

theory Binomial
  imports Factorial
begin

definition binomial :: "nat ⇒ nat ⇒ nat"
  where "binomial n k = card {K ∈ Pow {0..<n}. card K = k}"

open_bundle binomial_syntax
begin
notation binomial  (infix ‹choose› 64)
end

lemma binomial_rec [nitpick_simp]:
  "n choose 0 = 1"
  "0 choose Suc k = 0"
  "Suc n choose Suc k = (n choose k) + (n choose Suc k)"
  sorry

lemma binomial_code [code]:
  "n choose k =
    (if n < k then 0 else fold_atLeastAtMost_nat (λi p. i * p) (Suc (n - k)) n 1 div fact k)"
  sorry

definition gbinomial :: "'a::{semidom_divide, semiring_char_0} ⇒ nat ⇒ 'a"  (infix ‹gchoose› 64)
  where "a gchoose k = (∏i∈{..<k}. a - of_nat i) div fact k"

end
