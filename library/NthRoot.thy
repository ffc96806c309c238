section ‹Roots of real numbers›

theory NthRoot
  imports Deriv
begin

text ‹
  Roots keep the sign: the cube root of -8 is -2 and the square root of -4 is -2.
  The zeroth root is 0. Not executable: a root need not be rational.
›

definition root :: "nat ⇒ real ⇒ real"
  where "root n x = (if n = 0 then 0 else (THE y. sgn y * ¦y¦ ^ n = x))"

definition sqrt :: "real ⇒ real"
  where "sqrt x = root 2 x"

end
