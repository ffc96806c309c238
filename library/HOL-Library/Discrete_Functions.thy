section ‹Logarithm and square root on natural numbers›

theory Discrete_Functions
  imports Complex_Main
begin

fun floor_log :: "nat ⇒ nat"
  where "floor_log n = (if n < 2 then 0 else Suc (floor_log (n div 2)))"

definition floor_sqrt :: "nat ⇒ nat"
  where "floor_sqrt n = Max {m. m * m ≤ n}"

lemma floor_sqrt_code [code]: "floor_sqrt n = Max (set (filter (λm. m * m ≤ n) [0..<Suc n]))"
  sorry

end
