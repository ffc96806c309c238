section ‹Exponential, logarithm and trigonometric functions›

theory Transcendental
  imports Series Deriv NthRoot
begin

text ‹
  Their values are hardly ever rational. They can be executed where they are,
  so that tests know the values at 0 and 1, powers with whole and some broken
  exponents, and logarithms of powers.
›

definition diffs :: "(nat ⇒ 'a::ring_1) ⇒ nat ⇒ 'a"
  where "diffs c n = of_nat (Suc n) * c (Suc n)"

subsection ‹Exponential and logarithm›

definition exp :: "'a::{real_normed_algebra_1, banach} ⇒ 'a"
  where "exp x = (∑n. scaleR (inverse (fact n)) (x ^ n))"

class ln = real_normed_algebra_1 + banach +
  fixes ln :: "'a ⇒ 'a"
  assumes ln_one: "ln 1 = 0"

definition powr :: "'a::ln ⇒ 'a ⇒ 'a"  (infixr ‹powr› 80)
  where "x powr a = (if x = 0 then 0 else exp (a * ln x))"

text ‹On negative numbers the logarithm is that of the absolute value; at 0 it is 0.›

instantiation real :: ln
begin

definition ln_real :: "real ⇒ real"
  where "ln_real x = (if x = 0 then 0 else (THE u. exp u = ¦x¦))"

instance sorry

end

definition log :: "real ⇒ real ⇒ real"
  where "log b x = ln x / ln b"

lemma exp_code [code]: "exp x = (if x = 0 then 1 else HOL.beyond_execution (exp x))"
  sorry

lemma ln_real_code [code]:
  fixes x :: real
  shows "ln x = (if x = 0 ∨ ¦x¦ = 1 then 0 else HOL.beyond_execution (ln x))"
  sorry

lemma powr_real_code [code]:
  fixes x a :: real
  shows "x powr a =
    (if x = 0 then 0
     else let d = NthRoot.denominator a; y = root d (¦x¦ ^ nat ⌊of_nat d * ¦a¦⌋)
          in if a < 0 then inverse y else y)"
  sorry

text ‹The logarithm of a power, for a base and a number from 1 on; those below 1 are inverted.›

lemma log_code [code]:
  "log b x =
    (if x = 0 ∨ ¦x¦ = 1 ∨ b = 0 ∨ ¦b¦ = 1 then 0
     else let c = max ¦b¦ (inverse ¦b¦); y = max ¦x¦ (inverse ¦x¦); k = (LEAST k. y ≤ c ^ k)
          in if c ^ k = y then (if (1 < ¦b¦) = (1 < ¦x¦) then of_nat k else - of_nat k)
             else HOL.beyond_execution (log b x))"
  sorry

subsection ‹Sine, cosine, tangent›

definition sin_coeff :: "nat ⇒ real"
  where "sin_coeff n = (if even n then 0 else (- 1) ^ ((n - 1) div 2) / fact n)"

definition cos_coeff :: "nat ⇒ real"
  where "cos_coeff n = (if odd n then 0 else (- 1) ^ (n div 2) / fact n)"

definition sin :: "'a::{real_normed_algebra_1, banach} ⇒ 'a"
  where "sin x = (∑n. scaleR (sin_coeff n) (x ^ n))"

definition cos :: "'a::{real_normed_algebra_1, banach} ⇒ 'a"
  where "cos x = (∑n. scaleR (cos_coeff n) (x ^ n))"

lemma sin_code [code]: "sin x = (if x = 0 then 0 else HOL.beyond_execution (sin x))"
  sorry

lemma cos_code [code]: "cos x = (if x = 0 then 1 else HOL.beyond_execution (cos x))"
  sorry

text ‹Twice the zero of the cosine between 0 and 2.›

definition pi :: real
  where "pi = 2 * (THE x. 0 ≤ x ∧ x ≤ 2 ∧ cos x = 0)"

definition tan :: "'a::{real_normed_field, banach} ⇒ 'a"
  where "tan x = sin x / cos x"

definition cot :: "'a::{real_normed_field, banach} ⇒ 'a"
  where "cot x = cos x / sin x"

definition arcsin :: "real ⇒ real"
  where "arcsin y = (THE x. - (pi / 2) ≤ x ∧ x ≤ pi / 2 ∧ sin x = y)"

definition arccos :: "real ⇒ real"
  where "arccos y = (THE x. 0 ≤ x ∧ x ≤ pi ∧ cos x = y)"

definition arctan :: "real ⇒ real"
  where "arctan y = (THE x. - (pi / 2) < x ∧ x < pi / 2 ∧ tan x = y)"

lemma arcsin_code [code]: "arcsin y = (if y = 0 then 0 else HOL.beyond_execution (arcsin y))"
  sorry

lemma arccos_code [code]: "arccos y = (if y = 1 then 0 else HOL.beyond_execution (arccos y))"
  sorry

lemma arctan_code [code]: "arctan y = (if y = 0 then 0 else HOL.beyond_execution (arctan y))"
  sorry

subsection ‹Hyperbolic functions›

definition sinh :: "'a::{banach, real_normed_algebra_1} ⇒ 'a"
  where "sinh x = scaleR (1 / 2) (exp x - exp (- x))"

definition cosh :: "'a::{banach, real_normed_algebra_1} ⇒ 'a"
  where "cosh x = scaleR (1 / 2) (exp x + exp (- x))"

definition tanh :: "'a::{banach, real_normed_field} ⇒ 'a"
  where "tanh x = sinh x / cosh x"

definition arsinh :: "'a::{banach, real_normed_algebra_1, ln} ⇒ 'a"
  where "arsinh x = ln (x + (x ^ 2 + 1) powr of_real (1 / 2))"

definition arcosh :: "'a::{banach, real_normed_algebra_1, ln} ⇒ 'a"
  where "arcosh x = ln (x + (x ^ 2 - 1) powr of_real (1 / 2))"

definition artanh :: "'a::{banach, real_normed_field, ln} ⇒ 'a"
  where "artanh x = ln ((1 + x) / (1 - x)) / 2"

end
