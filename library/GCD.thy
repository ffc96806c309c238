section ‹Greatest common divisors and least common multiples›

theory GCD
  imports Groups_List Code_Numeral
begin

subsection ‹Over a quasi-semilattice›

locale bounded_quasi_semilattice = abel_semigroup +
  fixes top :: 'a  (‹❙⊤›)
    and bot :: 'a  (‹❙⊥›)
    and normalize :: "'a ⇒ 'a"
  assumes idem_normalize: "x ❙* x = normalize x"
    and normalize_left_idem: "normalize x ❙* y = x ❙* y"
    and normalize_idem: "normalize (x ❙* y) = x ❙* y"
    and normalize_top: "normalize ❙⊤ = ❙⊤"
    and normalize_bottom: "normalize ❙⊥ = ❙⊥"
    and top_left_normalize: "❙⊤ ❙* x = normalize x"
    and bottom_left_bottom: "❙⊥ ❙* x = ❙⊥"

subsection ‹The classes›

class gcd = zero + one + dvd +
  fixes gcd :: "'a ⇒ 'a ⇒ 'a"
    and lcm :: "'a ⇒ 'a ⇒ 'a"

class Gcd = gcd +
  fixes Gcd :: "'a set ⇒ 'a"
    and Lcm :: "'a set ⇒ 'a"

class semiring_gcd = normalization_semidom + gcd +
  assumes gcd_dvd1: "gcd x y dvd x"
    and gcd_dvd2: "gcd x y dvd y"
    and gcd_greatest: "z dvd x ⟹ z dvd y ⟹ z dvd gcd x y"
    and normalize_gcd: "normalize (gcd x y) = gcd x y"
    and lcm_gcd: "lcm x y = normalize (x * y div gcd x y)"
begin

text ‹The operations on finite sets; one, or zero, for infinite sets.›

definition Gcd_fin :: "'a set ⇒ 'a"  (‹Gcd⇩f⇩i⇩n›)
  where "Gcd_fin A = (if finite A then Finite_Set.fold gcd 0 A else 1)"

definition Lcm_fin :: "'a set ⇒ 'a"  (‹Lcm⇩f⇩i⇩n›)
  where "Lcm_fin A = (if finite A then Finite_Set.fold lcm 1 A else 0)"

abbreviation gcd_list :: "'a list ⇒ 'a"
  where "gcd_list xs ≡ Gcd_fin (set xs)"

abbreviation lcm_list :: "'a list ⇒ 'a"
  where "lcm_list xs ≡ Lcm_fin (set xs)"

lemma Gcd_fin_code [code]:
  "Gcd_fin A = (if finite A then Finite_Set.fold_elements gcd 0 A else 1)"
  sorry

lemma Lcm_fin_code [code]:
  "Lcm_fin A = (if finite A then Finite_Set.fold_elements lcm 1 A else 0)"
  sorry

lemma coprime_iff_gcd: "coprime x y ⟷ gcd x y = 1"
  sorry

end

class ring_gcd = comm_ring_1 + semiring_gcd

class semiring_Gcd = semiring_gcd + Gcd +
  assumes Gcd_dvd: "x ∈ A ⟹ Gcd A dvd x"
    and Gcd_greatest: "(⋀x. x ∈ A ⟹ z dvd x) ⟹ z dvd Gcd A"
    and normalize_Gcd: "normalize (Gcd A) = Gcd A"
    and dvd_Lcm: "x ∈ A ⟹ x dvd Lcm A"
    and Lcm_least: "(⋀x. x ∈ A ⟹ x dvd z) ⟹ Lcm A dvd z"
    and normalize_Lcm: "normalize (Lcm A) = Lcm A"

class semiring_gcd_mult_normalize = semiring_gcd + normalization_semidom_multiplicative

subsection ‹Natural numbers›

text ‹By Euclid's method; ‹gcd n 0 = n›. The least common multiple of an infinite set is zero.›

instantiation nat :: gcd
begin

fun gcd_nat :: "nat ⇒ nat ⇒ nat"
  where "gcd_nat m n = (if n = 0 then m else gcd_nat n (m mod n))"

definition lcm_nat :: "nat ⇒ nat ⇒ nat"
  where "lcm_nat m n = m * n div gcd_nat m n"

instance ..

end

instance nat :: semiring_gcd sorry

instantiation nat :: semiring_Gcd
begin

definition Lcm_nat :: "nat set ⇒ nat"
  where "Lcm_nat A = (if finite A then Finite_Set.fold lcm 1 A else 0)"

definition Gcd_nat :: "nat set ⇒ nat"
  where "Gcd_nat A = Lcm_nat {d. ∀n∈A. d dvd n}"

instance sorry

end

instance nat :: semiring_gcd_mult_normalize sorry

lemma coprime_nat_code [code_unfold]: "coprime m n ⟷ gcd m n = 1" for m n :: nat
  sorry

lemma Lcm_nat_code [code]:
  fixes A :: "nat set"
  shows "Lcm A = (if finite A then Finite_Set.fold_elements lcm 1 A else 0)"
  sorry

lemma Gcd_nat_code [code]:
  fixes A :: "nat set"
  shows "Gcd A =
    (if finite A then Finite_Set.fold_elements gcd 0 A else HOL.beyond_execution (Gcd A))"
  sorry

subsection ‹Integers›

text ‹Never negative.›

instantiation int :: gcd
begin

definition gcd_int :: "int ⇒ int ⇒ int"
  where "gcd_int k l = int (gcd (nat ¦k¦) (nat ¦l¦))"

definition lcm_int :: "int ⇒ int ⇒ int"
  where "lcm_int k l = int (lcm (nat ¦k¦) (nat ¦l¦))"

instance ..

end

instance int :: ring_gcd sorry

lemma coprime_int_code [code_unfold]: "coprime k l ⟷ gcd k l = 1" for k l :: int
  sorry

instantiation int :: semiring_Gcd
begin

definition Gcd_int :: "int set ⇒ int"
  where "Gcd_int A = int (Gcd ((λk. nat ¦k¦) ` A))"

definition Lcm_int :: "int set ⇒ int"
  where "Lcm_int A = int (Lcm ((λk. nat ¦k¦) ` A))"

instance sorry

end

instance int :: semiring_gcd_mult_normalize sorry

instantiation integer :: gcd
begin

lift_definition gcd_integer :: "integer ⇒ integer ⇒ integer" is gcd .
lift_definition lcm_integer :: "integer ⇒ integer ⇒ integer" is lcm .

instance ..

end

subsection ‹Bézout coefficients›

fun bezw :: "nat ⇒ nat ⇒ int × int"
  where "bezw m n =
    (if n = 0 then (1, 0)
     else case bezw n (m mod n) of (k, l) ⇒ (l, k - l * int (m div n)))"

subsection ‹The characteristic of a semiring›

text ‹The least positive number that is zero in the semiring; zero when there is none.›

context semiring_1
begin

definition semiring_char :: "'a itself ⇒ nat"
  where "semiring_char t = Gcd {n. of_nat n = (0 :: 'a)}"

end

end
