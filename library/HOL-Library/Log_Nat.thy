section ‹Whole logarithms›

theory Log_Nat
  imports Complex_Main
begin

text ‹The number of digits of a number in a base; 0 where that makes no sense.›

fun floorlog :: "nat ⇒ nat ⇒ nat"
  where "floorlog b a = (if 0 < a ∧ 1 < b then Suc (floorlog b (a div b)) else 0)"

text ‹The logarithm to base 2, rounded upwards; 0 at 0.›

fun ceillog2 :: "nat ⇒ nat"
  where "ceillog2 n = (if n ≤ 1 then 0 else Suc (ceillog2 ((n + 1) div 2)))"

definition bitlen :: "int ⇒ int"
  where "bitlen a = int (floorlog 2 (nat a))"

end
