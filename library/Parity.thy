section ‹Even and odd›

theory Parity
  imports Euclidean_Rings
begin

class semiring_parity = comm_semiring_1 + semiring_modulo +
  assumes mod_2_eq_odd: "x mod 2 = of_bool (¬ 2 dvd x)"
    and odd_one: "¬ 2 dvd 1"
    and even_half_succ_eq: "2 dvd x ⟹ (1 + x) div 2 = x div 2"
begin

abbreviation even :: "'a ⇒ bool"
  where "even x ≡ 2 dvd x"

abbreviation odd :: "'a ⇒ bool"
  where "odd x ≡ ¬ 2 dvd x"

end

class ring_parity = ring + semiring_parity
begin

subclass comm_ring_1 ..

end

instance nat :: semiring_parity sorry

instance int :: ring_parity sorry

subsection ‹Ordered, with division as on numbers›

class linordered_euclidean_semiring = discrete_linordered_semidom + unique_euclidean_semiring +
  assumes of_nat_div: "of_nat (m div n) = of_nat m div of_nat n"
    and division_segment_of_nat: "division_segment (of_nat n) = 1"
    and division_segment_euclidean_size: "division_segment x * of_nat (euclidean_size x) = x"
begin

subclass semiring_parity sorry

end

instance nat :: linordered_euclidean_semiring sorry

instance int :: linordered_euclidean_semiring sorry

subsection ‹Quotient and remainder of two numerals›

class linordered_euclidean_semiring_division = linordered_euclidean_semiring +
  fixes divmod :: "num ⇒ num ⇒ 'a × 'a"
    and divmod_step :: "'a ⇒ 'a × 'a ⇒ 'a × 'a"
  assumes divmod_def: "divmod k l = (numeral k div numeral l, numeral k mod numeral l)"
    and divmod_step_def:
      "divmod_step x (q, r) =
        (if euclidean_size x ≤ euclidean_size r then (2 * q + 1, r - x) else (2 * q, r))"

instantiation nat :: linordered_euclidean_semiring_division
begin

definition divmod_nat :: "num ⇒ num ⇒ nat × nat"
  where "divmod_nat k l = (numeral k div numeral l, numeral k mod numeral l)"

definition divmod_step_nat :: "nat ⇒ nat × nat ⇒ nat × nat"
  where "divmod_step_nat n p =
    (case p of (q, r) ⇒ if n ≤ r then (2 * q + 1, r - n) else (2 * q, r))"

instance sorry

end

instantiation int :: linordered_euclidean_semiring_division
begin

definition divmod_int :: "num ⇒ num ⇒ int × int"
  where "divmod_int k l = (numeral k div numeral l, numeral k mod numeral l)"

definition divmod_step_int :: "int ⇒ int × int ⇒ int × int"
  where "divmod_step_int k p =
    (case p of (q, r) ⇒ if ¦k¦ ≤ ¦r¦ then (2 * q + 1, r - k) else (2 * q, r))"

instance sorry

end

end
