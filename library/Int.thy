section ‹Integers›

theory Int
  imports Quotient Groups_Big Fun_Def
begin

subsection ‹The ring of integers›

text ‹The run time keeps integers as exact numbers.›

hollow_native_type int

instantiation int :: comm_ring_1
begin

hollow_native zero_int :: int

hollow_native one_int :: int

hollow_native plus_int :: "int ⇒ int ⇒ int"

hollow_native minus_int :: "int ⇒ int ⇒ int"

hollow_native uminus_int :: "int ⇒ int"

hollow_native times_int :: "int ⇒ int ⇒ int"

instance sorry

end

instantiation int :: linorder
begin

hollow_native less_eq_int :: "int ⇒ int ⇒ bool"

hollow_native less_int :: "int ⇒ int ⇒ bool"

instance sorry

end

instantiation int :: distrib_lattice
begin

definition inf_int :: "int ⇒ int ⇒ int"
  where "inf_int k l = min k l"

definition sup_int :: "int ⇒ int ⇒ int"
  where "sup_int k l = max k l"

instance sorry

end

instantiation int :: linordered_idom
begin

definition abs_int :: "int ⇒ int"
  where "abs_int k = (if k < 0 then - k else k)"

definition sgn_int :: "int ⇒ int"
  where "sgn_int k = (if k = 0 then 0 else if 0 < k then 1 else - 1)"

instance sorry

end

instance int :: discrete_linordered_semidom sorry

instance int :: no_top sorry

instance int :: no_bot sorry

instantiation int :: equal
begin

definition equal_int :: "int ⇒ int ⇒ bool"
  where "equal_int k l ⟷ k = l"

instance sorry

end

subsection ‹Between natural numbers and integers›

abbreviation int :: "nat ⇒ int"
  where "int ≡ of_nat"

text ‹‹int› at once, without counting up.›

hollow_native int_of_nat :: "nat ⇒ int"

hide_const (open) int_of_nat

lemma int_code [code_unfold]: "(of_nat :: nat ⇒ int) = Int.int_of_nat"
  sorry

text ‹The natural number of a non-negative integer; zero for negative ones.›

hollow_native nat :: "int ⇒ nat"

lemma nat_of_int: "nat (int n) = n" "k ≤ 0 ⟹ nat k = 0"
  sorry

subsection ‹Integers in any ring with unit›

context ring_1
begin

definition of_int :: "int ⇒ 'a"
  where "of_int k = (if 0 ≤ k then of_nat (nat k) else - of_nat (nat (- k)))"

definition Ints :: "'a set"  (‹ℤ›)
  where "ℤ = range of_int"

end

lemma of_int_at_int [code_unfold]: "(of_int :: int ⇒ int) = id"
  sorry

definition power_int :: "'a::{inverse, power} ⇒ int ⇒ 'a"  (infixr ‹powi› 80)
  where "x powi k = (if 0 ≤ k then x ^ nat k else inverse x ^ nat (- k))"

subsection ‹Well-founded orders of integers›

definition int_ge_less_than :: "int ⇒ (int × int) set"
  where "int_ge_less_than d = {(k, l). d ≤ k ∧ k < l}"

definition int_ge_less_than2 :: "int ⇒ (int × int) set"
  where "int_ge_less_than2 d = {(k, l). d ≤ l ∧ k < l}"

end
