section ‹Binary numerals›

theory Num
  imports Transfer
begin

subsection ‹Positive numbers in binary›

text ‹‹Bit0 k› is twice ‹k›, ‹Bit1 k› one more than that. Literals from 2 on are ‹numeral› of such a number.›

datatype num = One | Bit0 num | Bit1 num

instantiation num :: equal
begin

definition equal_num :: "num ⇒ num ⇒ bool"
  where "equal_num x y ⟷ x = y"

instance sorry

end

primrec inc :: "num ⇒ num"
  where
    "inc One = Bit0 One"
  | "inc (Bit0 k) = Bit1 k"
  | "inc (Bit1 k) = Bit0 (inc k)"

primrec nat_of_num :: "num ⇒ nat"
  where
    "nat_of_num One = 1"
  | "nat_of_num (Bit0 k) = nat_of_num k + nat_of_num k"
  | "nat_of_num (Bit1 k) = Suc (nat_of_num k + nat_of_num k)"

primrec num_of_nat :: "nat ⇒ num"
  where
    "num_of_nat 0 = One"
  | "num_of_nat (Suc n) = (if n = 0 then One else inc (num_of_nat n))"

text ‹One less than twice the number.›

primrec BitM :: "num ⇒ num"
  where
    "BitM One = One"
  | "BitM (Bit0 k) = Bit1 (BitM k)"
  | "BitM (Bit1 k) = Bit1 (Bit0 k)"

instantiation num :: "{plus, times, linorder}"
begin

definition plus_num :: "num ⇒ num ⇒ num"
  where "plus_num k l = num_of_nat (nat_of_num k + nat_of_num l)"

definition times_num :: "num ⇒ num ⇒ num"
  where "times_num k l = num_of_nat (nat_of_num k * nat_of_num l)"

definition less_eq_num :: "num ⇒ num ⇒ bool"
  where "less_eq_num k l ⟷ nat_of_num k ≤ nat_of_num l"

definition less_num :: "num ⇒ num ⇒ bool"
  where "less_num k l ⟷ nat_of_num k < nat_of_num l"

instance sorry

end

definition sqr :: "num ⇒ num"
  where "sqr k = k * k"

primrec pow :: "num ⇒ num ⇒ num"
  where
    "pow k One = k"
  | "pow k (Bit0 l) = sqr (pow k l)"
  | "pow k (Bit1 l) = sqr (pow k l) * k"

subsection ‹Numerals of other types›

class numeral = one + semigroup_add
begin

primrec numeral :: "num ⇒ 'a"
  where
    numeral_One: "numeral One = 1"
  | numeral_Bit0: "numeral (Bit0 k) = (let n = numeral k in n + n)"
  | numeral_Bit1: "numeral (Bit1 k) = (let n = numeral k in n + n + 1)"

abbreviation Numeral1 :: 'a
  where "Numeral1 ≡ numeral One"

end

class neg_numeral = numeral + group_add
begin

text ‹The former constant for negative literals, now written ‹- 5›.›

abbreviation (input) neg_numeral :: "num ⇒ 'a"
  where "neg_numeral k ≡ - numeral k"

definition dbl :: "'a ⇒ 'a"
  where "dbl x = x + x"

definition dbl_inc :: "'a ⇒ 'a"
  where "dbl_inc x = x + x + 1"

definition dbl_dec :: "'a ⇒ 'a"
  where "dbl_dec x = x + x - 1"

definition sub :: "num ⇒ num ⇒ 'a"
  where "sub k l = numeral k - numeral l"

inductive is_num :: "'a ⇒ bool"
  where
    "is_num 1"
  | "is_num x ⟹ is_num (- x)"
  | "is_num x ⟹ is_num y ⟹ is_num (x + y)"

end

class semiring_numeral = semiring + monoid_mult
begin

subclass numeral ..

end

context semiring_1
begin

subclass semiring_numeral ..

end

context ring_1
begin

subclass neg_numeral ..

definition iszero :: "'a ⇒ bool"
  where "iszero x ⟷ x = 0"

end

definition pred_numeral :: "num ⇒ nat"
  where "pred_numeral k = numeral k - 1"

hide_const (open) One Bit0 Bit1 BitM inc pow sqr sub dbl dbl_inc dbl_dec

end
