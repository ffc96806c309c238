section ‹The field of two elements›

theory Z2
  imports Main
begin

typedef bit = "UNIV :: bool set"
  sorry

instantiation bit :: field
begin

definition zero_bit :: bit
  where "zero_bit = Abs_bit False"

definition one_bit :: bit
  where "one_bit = Abs_bit True"

definition plus_bit :: "bit ⇒ bit ⇒ bit"
  where "plus_bit a b = Abs_bit (Rep_bit a ≠ Rep_bit b)"

definition minus_bit :: "bit ⇒ bit ⇒ bit"
  where "minus_bit a b = Abs_bit (Rep_bit a ≠ Rep_bit b)"

definition uminus_bit :: "bit ⇒ bit"
  where "uminus_bit a = a"

definition times_bit :: "bit ⇒ bit ⇒ bit"
  where "times_bit a b = Abs_bit (Rep_bit a ∧ Rep_bit b)"

definition divide_bit :: "bit ⇒ bit ⇒ bit"
  where "divide_bit a b = Abs_bit (Rep_bit a ∧ Rep_bit b)"

definition inverse_bit :: "bit ⇒ bit"
  where "inverse_bit a = a"

instance sorry

end

instantiation bit :: semidom_modulo
begin
definition modulo_bit :: "bit ⇒ bit ⇒ bit"
  where "modulo_bit a b = Abs_bit (Rep_bit a ∧ ¬ Rep_bit b)"
instance sorry
end

instance bit :: semiring_parity sorry

instance bit :: finite sorry

abbreviation (in zero_neq_one) of_bit :: "bit ⇒ 'a"
  where "of_bit b ≡ of_bool (odd b)"

end
