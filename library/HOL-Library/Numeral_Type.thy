section ‹Types written as numbers›

theory Numeral_Type
  imports Cardinality
begin

text ‹
  The type ‹n› has n elements, which are added and multiplied modulo n; the type ‹0› is infinite.
  A number in a type stands for the binary form made of the four types below.
›

typedef num0 = "UNIV :: nat set"
  sorry

typedef num1 = "UNIV :: unit set"
  sorry

typedef 'a bit0 = "{0..<2 * int (card (UNIV :: 'a::finite set))}"
  sorry

typedef 'a bit1 = "{0..<1 + 2 * int (card (UNIV :: 'a::finite set))}"
  sorry

syntax
  "_NumeralType" :: "num_token ⇒ type"  (‹_›)
  "_NumeralType0" :: type  (‹0›)
  "_NumeralType1" :: type  (‹1›)

subsection ‹The type 1›

instance num1 :: finite sorry
instance num1 :: CARD_1 sorry

instantiation num1 :: "{comm_ring, comm_monoid_mult, numeral}"
begin

definition zero_num1 :: num1
  where "zero_num1 = Abs_num1 ()"

definition one_num1 :: num1
  where "one_num1 = Abs_num1 ()"

definition plus_num1 :: "num1 ⇒ num1 ⇒ num1"
  where "plus_num1 x y = Abs_num1 ()"

definition minus_num1 :: "num1 ⇒ num1 ⇒ num1"
  where "minus_num1 x y = Abs_num1 ()"

definition uminus_num1 :: "num1 ⇒ num1"
  where "uminus_num1 x = Abs_num1 ()"

definition times_num1 :: "num1 ⇒ num1 ⇒ num1"
  where "times_num1 x y = Abs_num1 ()"

instance sorry

end

instantiation num1 :: linorder
begin

definition less_eq_num1 :: "num1 ⇒ num1 ⇒ bool"
  where "less_eq_num1 x y ⟷ True"

definition less_num1 :: "num1 ⇒ num1 ⇒ bool"
  where "less_num1 x y ⟷ False"

instance sorry

end

subsection ‹Even and odd numbers›

instance bit0 :: (finite) card2 sorry
instance bit1 :: (finite) card2 sorry

definition Abs_bit0' :: "int ⇒ 'a::finite bit0"
  where "Abs_bit0' k = Abs_bit0 (k mod (2 * int (card (UNIV :: 'a set))))"

definition Abs_bit1' :: "int ⇒ 'a::finite bit1"
  where "Abs_bit1' k = Abs_bit1 (k mod (1 + 2 * int (card (UNIV :: 'a set))))"

instantiation bit0 :: (finite) comm_ring_1
begin

definition zero_bit0 :: "'a bit0"
  where "zero_bit0 = Abs_bit0 0"

definition one_bit0 :: "'a bit0"
  where "one_bit0 = Abs_bit0 1"

definition plus_bit0 :: "'a bit0 ⇒ 'a bit0 ⇒ 'a bit0"
  where "plus_bit0 x y = Abs_bit0' (Rep_bit0 x + Rep_bit0 y)"

definition minus_bit0 :: "'a bit0 ⇒ 'a bit0 ⇒ 'a bit0"
  where "minus_bit0 x y = Abs_bit0' (Rep_bit0 x - Rep_bit0 y)"

definition uminus_bit0 :: "'a bit0 ⇒ 'a bit0"
  where "uminus_bit0 x = Abs_bit0' (- Rep_bit0 x)"

definition times_bit0 :: "'a bit0 ⇒ 'a bit0 ⇒ 'a bit0"
  where "times_bit0 x y = Abs_bit0' (Rep_bit0 x * Rep_bit0 y)"

instance sorry

end

instantiation bit0 :: (finite) linorder
begin

definition less_eq_bit0 :: "'a bit0 ⇒ 'a bit0 ⇒ bool"
  where "less_eq_bit0 x y ⟷ Rep_bit0 x ≤ Rep_bit0 y"

definition less_bit0 :: "'a bit0 ⇒ 'a bit0 ⇒ bool"
  where "less_bit0 x y ⟷ Rep_bit0 x < Rep_bit0 y"

instance sorry

end

instance bit0 :: (finite) wellorder sorry

instantiation bit0 :: (finite) equal
begin

definition equal_bit0 :: "'a bit0 ⇒ 'a bit0 ⇒ bool"
  where "equal_bit0 x y ⟷ Rep_bit0 x = Rep_bit0 y"

instance sorry

end

instantiation bit0 :: (finite) enum
begin

definition enum_bit0 :: "'a bit0 list"
  where "enum_bit0 = map (λn. Abs_bit0' (int n)) [0..<card (UNIV :: 'a bit0 set)]"

definition enum_all_bit0 :: "('a bit0 ⇒ bool) ⇒ bool"
  where "enum_all_bit0 P ⟷ list_all P (map (λn. Abs_bit0' (int n)) [0..<card (UNIV :: 'a bit0 set)])"

definition enum_ex_bit0 :: "('a bit0 ⇒ bool) ⇒ bool"
  where "enum_ex_bit0 P ⟷ list_ex P (map (λn. Abs_bit0' (int n)) [0..<card (UNIV :: 'a bit0 set)])"

instance sorry

end

instantiation bit1 :: (finite) comm_ring_1
begin

definition zero_bit1 :: "'a bit1"
  where "zero_bit1 = Abs_bit1 0"

definition one_bit1 :: "'a bit1"
  where "one_bit1 = Abs_bit1 1"

definition plus_bit1 :: "'a bit1 ⇒ 'a bit1 ⇒ 'a bit1"
  where "plus_bit1 x y = Abs_bit1' (Rep_bit1 x + Rep_bit1 y)"

definition minus_bit1 :: "'a bit1 ⇒ 'a bit1 ⇒ 'a bit1"
  where "minus_bit1 x y = Abs_bit1' (Rep_bit1 x - Rep_bit1 y)"

definition uminus_bit1 :: "'a bit1 ⇒ 'a bit1"
  where "uminus_bit1 x = Abs_bit1' (- Rep_bit1 x)"

definition times_bit1 :: "'a bit1 ⇒ 'a bit1 ⇒ 'a bit1"
  where "times_bit1 x y = Abs_bit1' (Rep_bit1 x * Rep_bit1 y)"

instance sorry

end

instantiation bit1 :: (finite) linorder
begin

definition less_eq_bit1 :: "'a bit1 ⇒ 'a bit1 ⇒ bool"
  where "less_eq_bit1 x y ⟷ Rep_bit1 x ≤ Rep_bit1 y"

definition less_bit1 :: "'a bit1 ⇒ 'a bit1 ⇒ bool"
  where "less_bit1 x y ⟷ Rep_bit1 x < Rep_bit1 y"

instance sorry

end

instance bit1 :: (finite) wellorder sorry

instantiation bit1 :: (finite) equal
begin

definition equal_bit1 :: "'a bit1 ⇒ 'a bit1 ⇒ bool"
  where "equal_bit1 x y ⟷ Rep_bit1 x = Rep_bit1 y"

instance sorry

end

instantiation bit1 :: (finite) enum
begin

definition enum_bit1 :: "'a bit1 list"
  where "enum_bit1 = map (λn. Abs_bit1' (int n)) [0..<card (UNIV :: 'a bit1 set)]"

definition enum_all_bit1 :: "('a bit1 ⇒ bool) ⇒ bool"
  where "enum_all_bit1 P ⟷ list_all P (map (λn. Abs_bit1' (int n)) [0..<card (UNIV :: 'a bit1 set)])"

definition enum_ex_bit1 :: "('a bit1 ⇒ bool) ⇒ bool"
  where "enum_ex_bit1 P ⟷ list_ex P (map (λn. Abs_bit1' (int n)) [0..<card (UNIV :: 'a bit1 set)])"

instance sorry

end

text ‹The cardinalities, without counting.›

lemma [code_unfold]: "card (UNIV :: 'a::finite bit0 set) = 2 * card (UNIV :: 'a set)"
  sorry

lemma [code_unfold]: "card (UNIV :: 'a::finite bit1 set) = 1 + 2 * card (UNIV :: 'a set)"
  sorry

lemma [code_unfold]: "card (UNIV :: num1 set) = 1"
  sorry

end
