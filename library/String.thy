section ‹Characters and strings›

theory String
  imports Enum Bit_Operations Code_Numeral
begin

subsection ‹Characters›

text ‹A character is a code of eight bits, lowest bit first.›

datatype char =
  Char (digit0: bool) (digit1: bool) (digit2: bool) (digit3: bool)
       (digit4: bool) (digit5: bool) (digit6: bool) (digit7: bool)

instantiation char :: equal
begin

definition equal_char :: "char ⇒ char ⇒ bool"
  where "equal_char x y ⟷ x = y"

instance sorry

end

type_synonym string = "char list"

context comm_semiring_1
begin

definition of_char :: "char ⇒ 'a"
  where "of_char c = horner_sum of_bool 2
    [digit0 c, digit1 c, digit2 c, digit3 c, digit4 c, digit5 c, digit6 c, digit7 c]"

end

context linordered_euclidean_semiring_bit_operations
begin

text ‹The character whose code is the number modulo 256.›

definition char_of :: "'a ⇒ char"
  where "char_of n =
    Char (bit n 0) (bit n 1) (bit n 2) (bit n 3) (bit n 4) (bit n 5) (bit n 6) (bit n 7)"

end

instantiation char :: enum
begin

definition enum_char :: "char list"
  where "enum_char = map (char_of :: nat ⇒ char) [0..<256]"

definition enum_all_char :: "(char ⇒ bool) ⇒ bool"
  where "enum_all_char P ⟷ list_all P enum_char"

definition enum_ex_char :: "(char ⇒ bool) ⇒ bool"
  where "enum_ex_char P ⟷ list_ex P enum_char"

instance sorry

end

definition char_of_integer :: "integer ⇒ char"
  where "char_of_integer k = char_of k"

definition integer_of_char :: "char ⇒ integer"
  where "integer_of_char c = of_char c"

subsection ‹String literals›

text ‹Strings of characters with codes below 128, as a type of their own.›

context
begin

qualified definition ascii_of :: "char ⇒ char"
  where "ascii_of c = Char (digit0 c) (digit1 c) (digit2 c) (digit3 c)
    (digit4 c) (digit5 c) (digit6 c) False"

qualified typedef literal = "{cs :: string. ∀c∈set cs. ¬ digit7 c}"
  morphisms explode Abs_literal
  sorry

qualified definition implode :: "string ⇒ String.literal"
  where "implode cs = String.Abs_literal (map String.ascii_of cs)"

end

instantiation String.literal :: zero
begin

definition zero_literal :: String.literal
  where "zero_literal = String.implode []"

instance ..

end

instantiation String.literal :: plus
begin

definition plus_literal :: "String.literal ⇒ String.literal ⇒ String.literal"
  where "plus_literal s t = String.implode (String.explode s @ String.explode t)"

instance ..

end

instance String.literal :: monoid_add sorry

instantiation String.literal :: size
begin

definition size_literal :: "String.literal ⇒ nat"
  where "size_literal s = length (String.explode s)"

instance ..

end

instantiation String.literal :: equal
begin

definition equal_literal :: "String.literal ⇒ String.literal ⇒ bool"
  where "equal_literal s t ⟷ String.explode s = String.explode t"

instance sorry

end

text ‹Dictionary order by character code.›

instantiation String.literal :: linorder
begin

definition less_literal :: "String.literal ⇒ String.literal ⇒ bool"
  where "less_literal s t ⟷
    List.lexordp (λc d. of_char c < (of_char d :: nat)) (String.explode s) (String.explode t)"

definition less_eq_literal :: "String.literal ⇒ String.literal ⇒ bool"
  where "less_eq_literal s t ⟷ s = t ∨ less_literal s t"

instance sorry

end

subsection ‹Values that a program refuses to compute›

definition abort :: "String.literal ⇒ (unit ⇒ 'a) ⇒ 'a"
  where "abort s f = f ()"

alias Code.abort = String.abort

hide_const (open) abort

end
