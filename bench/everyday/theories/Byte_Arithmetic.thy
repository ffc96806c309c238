theory Byte_Arithmetic
  imports "HOL-Library.Word"
begin

text \<open>Machine words: overflow, signs, shifts.\<close>

type_synonym byte = "8 word"

definition midpoint :: "byte \<Rightarrow> byte \<Rightarrow> byte" where
  "midpoint x y = (x + y) div 2"

definition safe_midpoint :: "byte \<Rightarrow> byte \<Rightarrow> byte" where
  "safe_midpoint x y = x + (y - x) div 2"

definition is_power :: "byte \<Rightarrow> bool" where
  "is_power x \<longleftrightarrow> and x (x - 1) = 0"

lemma add_commute: "x + y = y + (x :: byte)"
  sorry

lemma add_less: "x \<le> x + (1 :: byte)"
  oops (* x = 255 *)

lemma add_less_bounded: "x < 255 \<Longrightarrow> x < x + (1 :: byte)"
  sorry

lemma sub_less: "x - y \<le> (x :: byte)"
  oops (* x = 0, y = 1 *)

lemma sub_less_ordered: "y \<le> x \<Longrightarrow> x - y \<le> (x :: byte)"
  sorry

lemma minus_minus: "- (- x) = (x :: byte)"
  sorry

lemma neg_fixed: "- x = (x :: byte) \<Longrightarrow> x = 0"
  oops (* x = 128 *)

lemma double_zero: "x + x = (0 :: byte) \<Longrightarrow> x = 0"
  oops (* x = 128 *)

lemma double_half: "(2 * x) div 2 = (x :: byte)"
  oops (* x = 128 *)

lemma midpoint_between: "x \<le> y \<Longrightarrow> x \<le> midpoint x y \<and> midpoint x y \<le> y"
  oops (* x = y = 128 *)

lemma safe_midpoint_between: "x \<le> y \<Longrightarrow> x \<le> safe_midpoint x y \<and> safe_midpoint x y \<le> y"
  sorry

lemma safe_midpoint_commute: "safe_midpoint x y = safe_midpoint y x"
  oops (* x = 0, y = 1 *)

lemma power_zero: "is_power x \<Longrightarrow> x \<noteq> 0"
  oops (* x = 0 *)

lemma power_double: "is_power x \<Longrightarrow> is_power (2 * x)"
  sorry

lemma power_sum: "is_power x \<Longrightarrow> is_power y \<Longrightarrow> is_power (x + y)"
  oops (* 1 + 2 *)

lemma xor_self: "xor x x = (0 :: byte)"
  sorry

lemma xor_plus: "xor x y = x + (y :: byte)"
  oops (* x = y = 1 *)

lemma and_or: "and x y + or x y = x + (y :: byte)"
  sorry

lemma not_minus: "not x = - x - (1 :: byte)"
  sorry

lemma not_plus: "not x + x = (0 :: byte)"
  oops (* x = 0 *)

lemma mult_zero: "x * y = (0 :: byte) \<Longrightarrow> x = 0 \<or> y = 0"
  oops (* 16 * 16 *)

lemma mult_cancel: "3 * x = 3 * (y :: byte) \<Longrightarrow> x = y"
  sorry

lemma mult_cancel_even: "2 * x = 2 * (y :: byte) \<Longrightarrow> x = y"
  oops (* 0 and 128 *)

lemma square_small: "x * x = (1 :: byte) \<Longrightarrow> x = 1 \<or> x = 255"
  oops (* x = 127 *)

lemma unat_plus: "unat (x + y) = unat x + unat (y :: byte)"
  oops (* 1 + 255 *)

end
