section ‹Exponential, logarithm and trigonometric functions›

theory Transcendental
  imports Series Deriv NthRoot
begin

text ‹
  All of these have definitions and none is executable: their values are not
  rational. Statements about them can be read, and simplified by model finding,
  but not tested.
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

subsection ‹Sine, cosine, tangent›

definition sin_coeff :: "nat ⇒ real"
  where "sin_coeff n = (if even n then 0 else (- 1) ^ ((n - 1) div 2) / fact n)"

definition cos_coeff :: "nat ⇒ real"
  where "cos_coeff n = (if odd n then 0 else (- 1) ^ (n div 2) / fact n)"

definition sin :: "'a::{real_normed_algebra_1, banach} ⇒ 'a"
  where "sin x = (∑n. scaleR (sin_coeff n) (x ^ n))"

definition cos :: "'a::{real_normed_algebra_1, banach} ⇒ 'a"
  where "cos x = (∑n. scaleR (cos_coeff n) (x ^ n))"

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
