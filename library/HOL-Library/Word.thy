section ‹Machine words›

theory Word
  imports Type_Length Main
begin

text ‹
  A word of length n stands for a number from 0 to 2^n - 1; arithmetic is modulo 2^n.
  What is given by ‹Word.the_int› is the unsigned reading.
›

typedef (overloaded) 'a word = "{0..<2 ^ len_of TYPE('a::len)} :: int set"
  morphisms the_int Abs_word
  sorry

setup_lifting type_definition_word

definition of_int :: "int ⇒ 'a::len word"
  where "of_int k = Abs_word (k mod 2 ^ len_of TYPE('a))"

hide_const (open) the_int of_int

subsection ‹Ring›

instantiation word :: (len) comm_ring_1
begin

definition zero_word :: "'a word"
  where "zero_word = Word.of_int 0"

definition one_word :: "'a word"
  where "one_word = Word.of_int 1"

definition plus_word :: "'a word ⇒ 'a word ⇒ 'a word"
  where "plus_word v w = Word.of_int (Word.the_int v + Word.the_int w)"

definition minus_word :: "'a word ⇒ 'a word ⇒ 'a word"
  where "minus_word v w = Word.of_int (Word.the_int v - Word.the_int w)"

definition uminus_word :: "'a word ⇒ 'a word"
  where "uminus_word w = Word.of_int (- Word.the_int w)"

definition times_word :: "'a word ⇒ 'a word ⇒ 'a word"
  where "times_word v w = Word.of_int (Word.the_int v * Word.the_int w)"

instance sorry

end

instantiation word :: (len) equal
begin
definition equal_word :: "'a word ⇒ 'a word ⇒ bool"
  where "equal_word v w ⟷ Word.the_int v = Word.the_int w"
instance sorry
end

subsection ‹Conversions›

abbreviation word_of_nat :: "nat ⇒ 'a::len word"
  where "word_of_nat ≡ of_nat"

abbreviation word_of_int :: "int ⇒ 'a::len word"
  where "word_of_int ≡ of_int"

lemma word_of_int_code [code_unfold]: "(of_int :: int ⇒ 'a::len word) = Word.of_int"
  sorry

lemma word_of_nat_code [code_unfold]:
  "(of_nat :: nat ⇒ 'a::len word) = (λn. Word.of_int (int n))"
  sorry

definition (in semiring_1) unsigned :: "'b::len word ⇒ 'a"
  where "unsigned w = of_nat (nat (Word.the_int w))"

definition (in ring_1) signed :: "'b::len word ⇒ 'a"
  where "signed w = of_int (signed_take_bit (len_of TYPE('b) - 1) (Word.the_int w))"

abbreviation unat :: "'a::len word ⇒ nat"
  where "unat ≡ unsigned"

abbreviation uint :: "'a::len word ⇒ int"
  where "uint ≡ unsigned"

abbreviation sint :: "'a::len word ⇒ int"
  where "sint ≡ signed"

abbreviation ucast :: "'a::len word ⇒ 'b::len word"
  where "ucast ≡ unsigned"

abbreviation scast :: "'a::len word ⇒ 'b::len word"
  where "scast ≡ signed"

subsection ‹Order and division›

instantiation word :: (len) linorder
begin

definition less_eq_word :: "'a word ⇒ 'a word ⇒ bool"
  where "less_eq_word v w ⟷ Word.the_int v ≤ Word.the_int w"

definition less_word :: "'a word ⇒ 'a word ⇒ bool"
  where "less_word v w ⟷ Word.the_int v < Word.the_int w"

instance sorry

end

instance word :: (len) wellorder sorry

instantiation word :: (len) order_bot
begin
definition bot_word :: "'a word"
  where "bot_word = 0"
instance sorry
end

instantiation word :: (len) order_top
begin
definition top_word :: "'a word"
  where "top_word = Word.of_int (- 1)"
instance sorry
end

instance word :: (len) finite sorry

instantiation word :: (len) enum
begin

definition enum_word :: "'a word list"
  where "enum_word = map (λn. Word.of_int (int n)) [0..<2 ^ len_of TYPE('a)]"

definition enum_all_word :: "('a word ⇒ bool) ⇒ bool"
  where "enum_all_word P ⟷
    list_all (λn. P (Word.of_int (int n))) [0..<2 ^ len_of TYPE('a)]"

definition enum_ex_word :: "('a word ⇒ bool) ⇒ bool"
  where "enum_ex_word P ⟷
    list_ex (λn. P (Word.of_int (int n))) [0..<2 ^ len_of TYPE('a)]"

instance sorry

end

instantiation word :: (len) semiring_modulo
begin

definition divide_word :: "'a word ⇒ 'a word ⇒ 'a word"
  where "divide_word v w = Word.of_int (Word.the_int v div Word.the_int w)"

definition modulo_word :: "'a word ⇒ 'a word ⇒ 'a word"
  where "modulo_word v w = Word.of_int (Word.the_int v mod Word.the_int w)"

instance sorry

end

instance word :: (len) "{interval_top, interval_bot}" sorry

instance word :: (len) semiring_parity sorry

subsection ‹Bits›

instantiation word :: (len) semiring_bits
begin
definition bit_word :: "'a word ⇒ nat ⇒ bool"
  where "bit_word w n ⟷ bit (Word.the_int w) n"
instance sorry
end

instantiation word :: (len) ring_bit_operations
begin

definition not_word :: "'a word ⇒ 'a word"
  where "not_word w = Word.of_int (Bit_Operations.not (Word.the_int w))"

definition and_word :: "'a word ⇒ 'a word ⇒ 'a word"
  where "and_word v w = Word.of_int (Bit_Operations.and (Word.the_int v) (Word.the_int w))"

definition or_word :: "'a word ⇒ 'a word ⇒ 'a word"
  where "or_word v w = Word.of_int (Bit_Operations.or (Word.the_int v) (Word.the_int w))"

definition xor_word :: "'a word ⇒ 'a word ⇒ 'a word"
  where "xor_word v w = Word.of_int (Bit_Operations.xor (Word.the_int v) (Word.the_int w))"

definition mask_word :: "nat ⇒ 'a word"
  where "mask_word n = Word.of_int (mask n)"

definition set_bit_word :: "nat ⇒ 'a word ⇒ 'a word"
  where "set_bit_word n w = Word.of_int (set_bit n (Word.the_int w))"

definition unset_bit_word :: "nat ⇒ 'a word ⇒ 'a word"
  where "unset_bit_word n w = Word.of_int (unset_bit n (Word.the_int w))"

definition flip_bit_word :: "nat ⇒ 'a word ⇒ 'a word"
  where "flip_bit_word n w = Word.of_int (flip_bit n (Word.the_int w))"

definition push_bit_word :: "nat ⇒ 'a word ⇒ 'a word"
  where "push_bit_word n w = Word.of_int (push_bit n (Word.the_int w))"

definition drop_bit_word :: "nat ⇒ 'a word ⇒ 'a word"
  where "drop_bit_word n w = Word.of_int (drop_bit n (Word.the_int w))"

definition take_bit_word :: "nat ⇒ 'a word ⇒ 'a word"
  where "take_bit_word n w = Word.of_int (take_bit n (Word.the_int w))"

instance sorry

end

subsection ‹Further operations›

instantiation word :: (len) size
begin
definition size_word :: "'a word ⇒ nat"
  where "size_word w = len_of TYPE('a)"
instance sorry
end

definition word_succ :: "'a::len word ⇒ 'a word"
  where "word_succ w = w + 1"

definition word_pred :: "'a::len word ⇒ 'a word"
  where "word_pred w = w - 1"

definition word_sle :: "'a::len word ⇒ 'a word ⇒ bool"
  where "word_sle v w ⟷ sint v ≤ sint w"

definition word_sless :: "'a::len word ⇒ 'a word ⇒ bool"
  where "word_sless v w ⟷ sint v < sint w"

notation
  word_sle  (‹'(≤s')›) and
  word_sle  (‹(_/ ≤s _)› [51, 51] 50) and
  word_sless  (‹'(<s')›) and
  word_sless  (‹(_/ <s _)› [51, 51] 50)

definition signed_drop_bit :: "nat ⇒ 'a::len word ⇒ 'a word"
  where "signed_drop_bit n w = Word.of_int (drop_bit n (sint w))"

text ‹Turning the bits round, to the right and to the left.›

definition word_rotr :: "nat ⇒ 'a::len word ⇒ 'a word"
  where "word_rotr n w =
    (let l = len_of TYPE('a); m = n mod l
     in Word.of_int (concat_bit (l - m) (drop_bit m (uint w)) (take_bit m (uint w))))"

definition word_rotl :: "nat ⇒ 'a::len word ⇒ 'a word"
  where "word_rotl n w =
    (let l = len_of TYPE('a) in word_rotr (l - n mod l) w)"

definition word_roti :: "int ⇒ 'a::len word ⇒ 'a word"
  where "word_roti r w = word_rotr (nat (r mod int (len_of TYPE('a)))) w"

definition word_cat :: "'a::len word ⇒ 'b::len word ⇒ 'c::len word"
  where "word_cat v w = Word.of_int (concat_bit (len_of TYPE('b)) (uint w) (uint v))"

definition word_split :: "'a::len word ⇒ 'b::len word × 'c::len word"
  where "word_split w = (ucast (drop_bit (len_of TYPE('c)) w), ucast w)"

definition word_rcat :: "'a::len word list ⇒ 'b::len word"
  where "word_rcat ws = Word.of_int (horner_sum uint (2 ^ len_of TYPE('a)) (rev ws))"

definition word_reverse :: "'a::len word ⇒ 'a word"
  where "word_reverse w = horner_sum of_bool 2 (rev (map (bit w) [0..<len_of TYPE('a)]))"

definition udvd :: "'a::len word ⇒ 'a word ⇒ bool"  (infixl ‹udvd› 50)
  where "v udvd w ⟷ uint v dvd uint w"

definition slice1 :: "nat ⇒ 'a::len word ⇒ 'b::len word"
  where "slice1 n w =
    (let l = len_of TYPE('a)
     in if n < l then ucast (drop_bit (l - n) w) else push_bit (n - l) (ucast w))"

definition slice :: "nat ⇒ 'a::len word ⇒ 'b::len word"
  where "slice n w = slice1 (size w - n) w"

definition revcast :: "'a::len word ⇒ 'b::len word"
  where "revcast w = (slice1 (len_of TYPE('b)) w :: 'b word)"

definition word_rec :: "'a ⇒ ('b::len word ⇒ 'a ⇒ 'a) ⇒ 'b word ⇒ 'a"
  where "word_rec z f w = rec_nat z (λn. f (of_nat n)) (unat w)"

end
