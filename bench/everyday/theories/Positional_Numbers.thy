theory Positional_Numbers
  imports Main
begin

text \<open>Numbers as lists of digits, least significant first.\<close>

fun value_of :: "nat \<Rightarrow> nat list \<Rightarrow> nat" where
  "value_of b [] = 0"
| "value_of b (d # ds) = d + b * value_of b ds"

function digits :: "nat \<Rightarrow> nat \<Rightarrow> nat list" where
  "digits b n = (if b \<le> 1 \<or> n = 0 then [] else n mod b # digits b (n div b))"
  by pat_completeness auto
termination by (relation "measure snd") auto

fun carry_add :: "nat \<Rightarrow> nat \<Rightarrow> nat list \<Rightarrow> nat list \<Rightarrow> nat list" where
  "carry_add b c [] [] = (if c = 0 then [] else [c])"
| "carry_add b c (x # xs) [] = (x + c) mod b # carry_add b ((x + c) div b) xs []"
| "carry_add b c [] (y # ys) = (y + c) mod b # carry_add b ((y + c) div b) [] ys"
| "carry_add b c (x # xs) (y # ys) = (x + y + c) mod b # carry_add b ((x + y + c) div b) xs ys"

fun digit_sum :: "nat \<Rightarrow> nat" where
  "digit_sum n = sum_list (digits 10 n)"

definition palindromic :: "nat \<Rightarrow> bool" where
  "palindromic n \<longleftrightarrow> digits 10 n = rev (digits 10 n)"

lemma value_digits: "2 \<le> b \<Longrightarrow> value_of b (digits b n) = n"
  sorry

lemma value_digits_any: "value_of b (digits b n) = n"
  oops (* b = 0, n = 1 *)

lemma digits_value: "2 \<le> b \<Longrightarrow> \<forall>d \<in> set ds. d < b \<Longrightarrow> digits b (value_of b ds) = ds"
  oops (* ds = [0]: a leading zero *)

lemma value_append: "value_of b (xs @ ys) = value_of b xs + b ^ length xs * value_of b ys"
  sorry

lemma value_append_plain: "value_of b (xs @ ys) = value_of b xs + value_of b ys"
  oops (* xs = [0], ys = [1], b = 0 *)

lemma carry_value: "1 < b \<Longrightarrow> value_of b (carry_add b c xs ys) = c + value_of b xs + value_of b ys"
  sorry

lemma carry_digits_small: "1 < b \<Longrightarrow> d \<in> set (carry_add b c xs ys) \<Longrightarrow> d < b"
  oops (* c = 2, b = 2, both lists empty *)

lemma carry_length: "length (carry_add b c xs ys) \<le> Suc (max (length xs) (length ys))"
  sorry

lemma carry_length_equal: "length (carry_add b 0 xs ys) = max (length xs) (length ys)"
  oops (* a carry beyond the last digit: b = 2, [1], [1] *)

lemma digit_sum_add: "digit_sum (m + n) = digit_sum m + digit_sum n"
  oops (* m = 1, n = 9 *)

lemma digit_sum_le: "digit_sum n \<le> n"
  sorry

lemma digit_sum_mod: "digit_sum n mod 9 = n mod 9"
  sorry

lemma digit_sum_mod_7: "digit_sum n mod 7 = n mod 7"
  oops (* n = 10 *)

lemma digit_sum_double: "digit_sum (2 * n) \<le> digit_sum n + n"
  sorry

lemma digit_sum_ten: "digit_sum (10 * n) = digit_sum n"
  sorry

lemma palindromic_sum: "palindromic m \<Longrightarrow> palindromic n \<Longrightarrow> palindromic (m + n)"
  oops (* m = 1, n = 9 *)

lemma palindromic_eleven: "palindromic n \<Longrightarrow> 10 \<le> n \<Longrightarrow> 11 dvd n"
  oops (* n = 101 *)

lemma palindromic_square: "palindromic n \<Longrightarrow> palindromic (n * n)"
  oops (* n = 4 *)

lemma two_digits: "10 \<le> n \<Longrightarrow> n < 100 \<Longrightarrow> length (digits 10 n) = 2"
  sorry

end
