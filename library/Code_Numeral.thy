section ‹Copies of the integers and of the natural numbers›

theory Code_Numeral
  imports List
begin

subsection ‹Integers›

typedef integer = "UNIV :: int set"
  morphisms int_of_integer integer_of_int
  sorry

setup_lifting type_definition_integer

instantiation integer :: comm_ring_1
begin

lift_definition zero_integer :: integer is 0 .
lift_definition one_integer :: integer is 1 .
lift_definition plus_integer :: "integer ⇒ integer ⇒ integer" is plus .
lift_definition minus_integer :: "integer ⇒ integer ⇒ integer" is minus .
lift_definition uminus_integer :: "integer ⇒ integer" is uminus .
lift_definition times_integer :: "integer ⇒ integer ⇒ integer" is times .

instance sorry

end

instantiation integer :: equal
begin

lift_definition equal_integer :: "integer ⇒ integer ⇒ bool" is HOL.equal .

instance sorry

end

instantiation integer :: linordered_idom
begin

lift_definition less_eq_integer :: "integer ⇒ integer ⇒ bool" is less_eq .
lift_definition less_integer :: "integer ⇒ integer ⇒ bool" is less .
lift_definition abs_integer :: "integer ⇒ integer" is abs .
lift_definition sgn_integer :: "integer ⇒ integer" is sgn .

instance sorry

end

instance integer :: discrete_linordered_semidom sorry

instantiation integer :: unique_euclidean_ring
begin

lift_definition divide_integer :: "integer ⇒ integer ⇒ integer" is divide .
lift_definition modulo_integer :: "integer ⇒ integer ⇒ integer" is modulo .
lift_definition euclidean_size_integer :: "integer ⇒ nat" is euclidean_size .
lift_definition division_segment_integer :: "integer ⇒ integer" is division_segment .

instance sorry

end

instance integer :: linordered_euclidean_semiring sorry

lemma dvd_integer_code [code_unfold]: "k dvd l ⟷ l mod k = 0" for k l :: integer
  sorry

instantiation integer :: ring_bit_operations
begin

lift_definition bit_integer :: "integer ⇒ nat ⇒ bool" is bit .
lift_definition not_integer :: "integer ⇒ integer" is not .
lift_definition and_integer :: "integer ⇒ integer ⇒ integer" is "Bit_Operations.and" .
lift_definition or_integer :: "integer ⇒ integer ⇒ integer" is or .
lift_definition xor_integer :: "integer ⇒ integer ⇒ integer" is xor .
lift_definition mask_integer :: "nat ⇒ integer" is mask .
lift_definition set_bit_integer :: "nat ⇒ integer ⇒ integer" is set_bit .
lift_definition unset_bit_integer :: "nat ⇒ integer ⇒ integer" is unset_bit .
lift_definition flip_bit_integer :: "nat ⇒ integer ⇒ integer" is flip_bit .
lift_definition push_bit_integer :: "nat ⇒ integer ⇒ integer" is push_bit .
lift_definition drop_bit_integer :: "nat ⇒ integer ⇒ integer" is drop_bit .
lift_definition take_bit_integer :: "nat ⇒ integer ⇒ integer" is take_bit .

instance sorry

end

instance integer :: linordered_euclidean_semiring_bit_operations ..

instantiation integer :: linordered_euclidean_semiring_division
begin

definition divmod_integer :: "num ⇒ num ⇒ integer × integer"
  where "divmod_integer k l = (numeral k div numeral l, numeral k mod numeral l)"

definition divmod_step_integer :: "integer ⇒ integer × integer ⇒ integer × integer"
  where "divmod_step_integer k p =
    (case p of (q, r) ⇒ if ¦k¦ ≤ ¦r¦ then (2 * q + 1, r - k) else (2 * q, r))"

instance sorry

end

lift_definition integer_of_nat :: "nat ⇒ integer" is "of_nat :: nat ⇒ int" .

lift_definition nat_of_integer :: "integer ⇒ nat" is nat .

definition integer_of_num :: "num ⇒ integer"
  where "integer_of_num k = numeral k"

subsection ‹Natural numbers›

typedef natural = "UNIV :: nat set"
  morphisms nat_of_natural natural_of_nat
  sorry

setup_lifting type_definition_natural

instantiation natural :: "{comm_monoid_diff, comm_semiring_1}"
begin

lift_definition zero_natural :: natural is 0 .
lift_definition one_natural :: natural is 1 .
lift_definition plus_natural :: "natural ⇒ natural ⇒ natural" is plus .
lift_definition minus_natural :: "natural ⇒ natural ⇒ natural" is minus .
lift_definition times_natural :: "natural ⇒ natural ⇒ natural" is times .

instance sorry

end

instantiation natural :: "{linordered_semiring, equal}"
begin

lift_definition less_eq_natural :: "natural ⇒ natural ⇒ bool" is less_eq .
lift_definition less_natural :: "natural ⇒ natural ⇒ bool" is less .
lift_definition equal_natural :: "natural ⇒ natural ⇒ bool" is "(=)" .

instance sorry

end

instantiation natural :: unique_euclidean_semiring
begin

lift_definition divide_natural :: "natural ⇒ natural ⇒ natural" is divide .
lift_definition modulo_natural :: "natural ⇒ natural ⇒ natural" is modulo .
lift_definition euclidean_size_natural :: "natural ⇒ nat" is euclidean_size .
lift_definition division_segment_natural :: "natural ⇒ natural" is division_segment .

instance sorry

end

instance natural :: discrete_linordered_semidom sorry

instance natural :: linordered_euclidean_semiring sorry

lemma dvd_natural_code [code_unfold]: "m dvd n ⟷ n mod m = 0" for m n :: natural
  sorry

instantiation natural :: semiring_bit_operations
begin

lift_definition bit_natural :: "natural ⇒ nat ⇒ bool" is bit .
lift_definition and_natural :: "natural ⇒ natural ⇒ natural" is "Bit_Operations.and" .
lift_definition or_natural :: "natural ⇒ natural ⇒ natural" is or .
lift_definition xor_natural :: "natural ⇒ natural ⇒ natural" is xor .
lift_definition mask_natural :: "nat ⇒ natural" is mask .
lift_definition set_bit_natural :: "nat ⇒ natural ⇒ natural" is set_bit .
lift_definition unset_bit_natural :: "nat ⇒ natural ⇒ natural" is unset_bit .
lift_definition flip_bit_natural :: "nat ⇒ natural ⇒ natural" is flip_bit .
lift_definition push_bit_natural :: "nat ⇒ natural ⇒ natural" is push_bit .
lift_definition drop_bit_natural :: "nat ⇒ natural ⇒ natural" is drop_bit .
lift_definition take_bit_natural :: "nat ⇒ natural ⇒ natural" is take_bit .

instance sorry

end

instance natural :: linordered_euclidean_semiring_bit_operations ..

lift_definition natural_of_integer :: "integer ⇒ natural" is nat .

lift_definition integer_of_natural :: "natural ⇒ integer" is "of_nat :: nat ⇒ int" .

lift_definition Suc :: "natural ⇒ natural" is Nat.Suc .

hide_const (open) Suc

instantiation natural :: size
begin

definition size_natural :: "natural ⇒ nat"
  where "size_natural n = nat_of_natural n"

instance ..

end

end
