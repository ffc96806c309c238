section ‹Natural numbers›

theory Nat
  imports Product_Type Sum_Type Rings
begin

subsection ‹Zero and successor›

text ‹The run time keeps natural numbers as exact numbers; zero and successor are the constructors.›

hollow_native_type nat

instantiation nat :: zero
begin

hollow_native zero_nat :: nat

instance ..

end

hollow_native Suc :: "nat ⇒ nat"

free_constructors case_nat for "0 :: nat" | Suc pred
  where "pred (0 :: nat) = (0 :: nat)"
  sorry

old_rep_datatype "0 :: nat" Suc
  sorry

hide_const (open) Nat.pred

instantiation nat :: equal
begin

definition equal_nat :: "nat ⇒ nat ⇒ bool"
  where "equal_nat x y ⟷ x = y"

instance sorry

end

subsection ‹Arithmetic›

text ‹Subtraction is cut off at zero: ‹m - n = 0› whenever ‹m ≤ n›.›

instantiation nat :: comm_monoid_diff
begin

hollow_native plus_nat :: "nat ⇒ nat ⇒ nat"

hollow_native minus_nat :: "nat ⇒ nat ⇒ nat"

instance sorry

end

instantiation nat :: comm_semiring_1_cancel
begin

definition one_nat :: nat
  where "one_nat = Suc 0"

hollow_native times_nat :: "nat ⇒ nat ⇒ nat"

instance sorry

end

instantiation nat :: linorder
begin

hollow_native less_eq_nat :: "nat ⇒ nat ⇒ bool"

hollow_native less_nat :: "nat ⇒ nat ⇒ bool"

instance sorry

end

lemma plus_nat_rec: "0 + n = (n :: nat)" "Suc m + n = Suc (m + n)"
  sorry

lemma minus_nat_rec: "m - 0 = (m :: nat)" "0 - n = (0 :: nat)" "Suc m - Suc n = m - n"
  sorry

lemma times_nat_rec: "0 * n = (0 :: nat)" "Suc m * n = n + m * n"
  sorry

lemma less_eq_nat_rec: "(0 :: nat) ≤ n" "¬ Suc m ≤ 0" "Suc m ≤ Suc n ⟷ m ≤ n"
  sorry

lemma less_nat_rec: "¬ n < (0 :: nat)" "0 < Suc n" "Suc m < Suc n ⟷ m < n"
  sorry

subsection ‹Further classes›

instantiation nat :: order_bot
begin

definition bot_nat :: nat
  where "bot_nat = 0"

instance sorry

end

instance nat :: no_top sorry

instance nat :: discrete_linordered_semidom sorry

instance nat :: dioid sorry

instance nat :: ordered_cancel_comm_monoid_add ..

instance nat :: ordered_cancel_comm_monoid_diff ..

instance nat :: wellorder sorry

instantiation nat :: distrib_lattice
begin

definition inf_nat :: "nat ⇒ nat ⇒ nat"
  where "inf_nat m n = min m n"

definition sup_nat :: "nat ⇒ nat ⇒ nat"
  where "sup_nat m n = max m n"

instance sorry

end

subsection ‹The least number with a property›

text ‹Found by searching upwards, which ends when there is one.›

context
begin

qualified definition least_from :: "(nat ⇒ bool) ⇒ nat ⇒ nat"
  where "least_from P n = (LEAST m. n ≤ m ∧ P m)"

end

lemma least_from_code [code]:
  "Nat.least_from P n = (if P n then n else Nat.least_from P (Suc n))"
  sorry

lemma Least_nat_code [code_unfold]: "Least P = Nat.least_from P (0 :: nat)"
  sorry

subsection ‹Repeated composition›

text ‹One notation for functions here, for relations in theory Transitive_Closure.›

consts compow :: "nat ⇒ 'a ⇒ 'a"

abbreviation compower :: "'a ⇒ nat ⇒ 'a"  (infixr ‹^^› 80)
  where "f ^^ n ≡ compow n f"

overloading
  funpow ≡ "compow :: nat ⇒ ('a ⇒ 'a) ⇒ 'a ⇒ 'a"
begin

primrec funpow :: "nat ⇒ ('a ⇒ 'a) ⇒ 'a ⇒ 'a"
  where
    "funpow 0 f = id"
  | "funpow (Suc n) f = f ∘ funpow n f"

end

hide_const (open) funpow

subsection ‹Natural numbers in any semiring with unit›

context semiring_1
begin

definition of_nat :: "nat ⇒ 'a"
  where "of_nat n = ((λx. 1 + x) ^^ n) 0"

primrec of_nat_aux :: "('a ⇒ 'a) ⇒ nat ⇒ 'a ⇒ 'a"
  where
    "of_nat_aux s 0 x = x"
  | "of_nat_aux s (Suc n) x = of_nat_aux s n (s x)"

lemma of_nat_code [code]: "of_nat n = of_nat_aux (λx. x + 1) n 0"
  sorry

definition Nats :: "'a set"  (‹ℕ›)
  where "ℕ = range of_nat"

end

hide_const (open) of_nat_aux

lemma of_nat_at_nat [code_unfold]: "(of_nat :: nat ⇒ nat) = id"
  sorry

text ‹No multiple of one is zero, so that models are infinite.›

class semiring_char_0 = semiring_1 +
  assumes inj_of_nat: "inj of_nat"

class ring_char_0 = ring_1 + semiring_char_0

context linordered_nonzero_semiring
begin

subclass semiring_char_0 sorry

end

context linordered_semidom
begin

subclass semiring_char_0 ..

end

context linordered_idom
begin

subclass ring_char_0 ..

end

subsection ‹Chains and continuity›

definition omega_chain :: "(nat ⇒ 'a::complete_lattice) ⇒ bool"
  where "omega_chain c ⟷ (∀n. c n ≤ c (Suc n))"

definition omega_cont :: "('a::complete_lattice ⇒ 'b::complete_lattice) ⇒ bool"
  where "omega_cont f ⟷ (∀c. omega_chain c ⟶ f (SUP n. c n) = (SUP n. f (c n)))"

subsection ‹The size of a value›

text ‹Every datatype joins this class by itself; see the facts on size in the reader's notes.›

class size =
  fixes size :: "'a ⇒ nat"

instantiation nat :: size
begin

definition size_nat :: "nat ⇒ nat"
  where "size_nat n = n"

instance ..

end

instantiation bool :: size
begin

definition size_bool :: "bool ⇒ nat"
  where "size_bool p = 0"

instance ..

end

instantiation unit :: size
begin

definition size_unit :: "unit ⇒ nat"
  where "size_unit u = 0"

instance ..

end

end
