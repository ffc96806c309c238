section ‹Lengths given by types›

theory Type_Length
  imports Numeral_Type
begin

class len0 =
  fixes len_of :: "'a itself ⇒ nat"

syntax "_type_length" :: "type ⇒ nat"  (‹(1LENGTH/(1'(_')))›)
translations
  "LENGTH('a)" ⇀ "CONST len_of TYPE('a)"

class len = len0 +
  assumes len_gt_0: "0 < len_of TYPE('a)"

instantiation num0 :: len0
begin
definition len_of_num0 :: "num0 itself ⇒ nat"
  where "len_of_num0 t = 0"
instance sorry
end

instantiation num1 :: len0
begin
definition len_of_num1 :: "num1 itself ⇒ nat"
  where "len_of_num1 t = 1"
instance sorry
end

instantiation bit0 :: (len0) len0
begin
definition len_of_bit0 :: "'a bit0 itself ⇒ nat"
  where "len_of_bit0 t = 2 * len_of TYPE('a)"
instance sorry
end

instantiation bit1 :: (len0) len0
begin
definition len_of_bit1 :: "'a bit1 itself ⇒ nat"
  where "len_of_bit1 t = 2 * len_of TYPE('a) + 1"
instance sorry
end

instance num1 :: len sorry
instance bit0 :: (len) len sorry
instance bit1 :: (len0) len sorry

end
