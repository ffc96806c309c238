section ‹Factorials›

theory Factorial
  imports Groups_List
begin

context semiring_char_0
begin

definition fact :: "nat ⇒ 'a"
  where "fact n = of_nat (∏{1..n})"

end

lemma fact_code [code]:
  "fact 0 = 1"
  "fact (Suc n) = of_nat (Suc n) * fact n"
  sorry

context comm_semiring_1
begin

definition pochhammer :: "'a ⇒ nat ⇒ 'a"
  where "pochhammer a n = (∏i∈{..<n}. a + of_nat i)"

end

lemma pochhammer_code [code]:
  "pochhammer a 0 = 1"
  "pochhammer a (Suc n) = pochhammer a n * (a + of_nat n)"
  sorry

end
