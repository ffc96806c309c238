section ‹Roots of real numbers›

theory NthRoot
  imports Deriv
begin

text ‹
  Roots keep the sign: the cube root of -8 is -2 and the square root of -4 is -2.
  The zeroth root is 0. Executable where the root is rational.
›

definition root :: "nat ⇒ real ⇒ real"
  where "root n x = (if n = 0 then 0 else (THE y. sgn y * ¦y¦ ^ n = x))"

definition sqrt :: "real ⇒ real"
  where "sqrt x = root 2 x"

subsection ‹Execution›

context
begin

text ‹The least number from ‹a + 1› to ‹b› with an upward closed property that ‹b› has.›

qualified function bisect :: "(nat ⇒ bool) ⇒ nat ⇒ nat ⇒ nat"
  where "bisect P a b =
    (if b ≤ Suc a then b
     else let m = (a + b) div 2 in if P m then bisect P a m else bisect P m b)"
  by auto

termination sorry

text ‹The least number whose ‹n›th power is not below ‹m›.›

qualified definition whole_root :: "nat ⇒ nat ⇒ nat"
  where "whole_root n m = (if m = 0 then 0 else bisect (λk. m ≤ k ^ n) 0 m)"

qualified definition denominator :: "real ⇒ nat"
  where "denominator x = (LEAST d. 0 < d ∧ of_int ⌊of_nat d * x⌋ = of_nat d * x)"

text ‹The root of a number not below 0, if it is rational.›

qualified definition rational_root :: "nat ⇒ real ⇒ real"
  where "rational_root n x =
    (let d = denominator x in of_nat (whole_root n (nat ⌊of_nat d * x⌋)) / of_nat (whole_root n d))"

end

lemma root_code [code]:
  "root n x =
    (if n = 0 then 0
     else let y = sgn x * NthRoot.rational_root n ¦x¦
          in if sgn y * ¦y¦ ^ n = x then y else HOL.beyond_execution (root n x))"
  sorry

end
