theory Mod_Matrices
  imports Main
begin

text \<open>Two by two matrices modulo p.\<close>

datatype mat = Mat int int int int

fun norm :: "int \<Rightarrow> mat \<Rightarrow> mat" where
  "norm p (Mat a b c d) = Mat (a mod p) (b mod p) (c mod p) (d mod p)"

fun mul :: "int \<Rightarrow> mat \<Rightarrow> mat \<Rightarrow> mat" where
  "mul p (Mat a b c d) (Mat e f g h) = norm p (Mat (a * e + b * g) (a * f + b * h) (c * e + d * g) (c * f + d * h))"

fun plus_m :: "int \<Rightarrow> mat \<Rightarrow> mat \<Rightarrow> mat" where
  "plus_m p (Mat a b c d) (Mat e f g h) = norm p (Mat (a + e) (b + f) (c + g) (d + h))"

definition one :: mat where "one = Mat 1 0 0 1"
definition zero :: mat where "zero = Mat 0 0 0 0"

fun det :: "int \<Rightarrow> mat \<Rightarrow> int" where
  "det p (Mat a b c d) = (a * d - b * c) mod p"

fun tr :: "int \<Rightarrow> mat \<Rightarrow> int" where
  "tr p (Mat a b c d) = (a + d) mod p"

fun transp :: "mat \<Rightarrow> mat" where
  "transp (Mat a b c d) = Mat a c b d"

fun pow :: "int \<Rightarrow> mat \<Rightarrow> nat \<Rightarrow> mat" where
  "pow p m 0 = one"
| "pow p m (Suc n) = mul p m (pow p m n)"

definition invertible :: "int \<Rightarrow> mat \<Rightarrow> bool" where
  "invertible p m \<longleftrightarrow> (\<exists>n. mul p m n = norm p one)"

lemma mul_assoc: "mul p (mul p a b) c = mul p a (mul p b c)"
  sorry

lemma mul_comm: "mul p a b = mul p b a"
  oops (* p = 0, a = Mat 0 0 0 1, b = Mat 0 0 1 0 *)

lemma mul_one: "mul p m one = m"
  oops (* not reduced *)

lemma mul_one_norm: "mul p m one = norm p m"
  sorry

lemma mul_zero: "mul p m zero = zero"
  sorry

lemma mul_cancel: "mul p a b = mul p a c \<Longrightarrow> norm p b = norm p c"
  oops (* a = zero *)

lemma mul_cancel_nz: "p > 1 \<Longrightarrow> norm p a \<noteq> zero \<Longrightarrow> mul p a b = mul p a c \<Longrightarrow> norm p b = norm p c"
  oops (* singular *)

lemma mul_zero_divisor: "mul 5 a b = zero \<Longrightarrow> norm 5 a = zero \<or> norm 5 b = zero"
  oops (* a = Mat 0 0 0 1, b = Mat 0 1 0 0 *)

lemma det_mul: "det p (mul p a b) = (det p a * det p b) mod p"
  sorry

lemma det_plus: "det p (plus_m p a b) = (det p a + det p b) mod p"
  oops (* p = 0, a = Mat 0 0 0 1, b = Mat 1 0 0 0 *)

lemma det_transp: "det p (transp m) = det p m"
  sorry

lemma det_one: "det p one = 1"
  oops (* p = 1 *)

lemma det_one_big: "p > 1 \<Longrightarrow> det p one = 1"
  sorry

lemma tr_mul: "tr p (mul p a b) = tr p (mul p b a)"
  sorry

lemma tr_mul_wrong: "tr p (mul p a b) = (tr p a * tr p b) mod p"
  oops (* p = 0, a = Mat 0 0 0 1, b = Mat 1 0 0 0 *)

lemma tr_plus: "tr p (plus_m p a b) = (tr p a + tr p b) mod p"
  sorry

lemma tr_three: "tr p (mul p (mul p a b) c) = tr p (mul p (mul p b a) c)"
  oops (* p = 0, a = Mat 0 0 0 1, b = Mat 0 0 1 0, c = Mat 0 1 0 0 *)

lemma transp_mul: "transp (mul p a b) = mul p (transp b) (transp a)"
  sorry

lemma transp_mul_wrong: "transp (mul p a b) = mul p (transp a) (transp b)"
  oops (* p = 0, a = Mat 0 0 0 1, b = Mat 0 0 1 0 *)

lemma square_sum: "mul p (plus_m p a b) (plus_m p a b) = plus_m p (mul p a a) (plus_m p (mul p (Mat 2 0 0 2) (mul p a b)) (mul p b b))"
  oops (* not commuting *)

lemma cayley: "plus_m p (mul p m m) (plus_m p (mul p (Mat (- tr p m) 0 0 (- tr p m)) m) (Mat (det p m) 0 0 (det p m))) = zero"
  sorry

lemma nilpotent: "pow p m 3 = zero \<Longrightarrow> pow p m 2 = zero"
  oops (* p = 8, m = 2 times one *)

lemma nilpotent_5: "pow 5 m 3 = zero \<Longrightarrow> pow 5 m 2 = zero"
  sorry

lemma idempotent: "p > 1 \<Longrightarrow> mul p m m = m \<Longrightarrow> m = one \<or> m = zero"
  oops (* Mat 1 0 0 0 *)

lemma involution: "p > 2 \<Longrightarrow> mul p m m = one \<Longrightarrow> norm p m = one \<or> norm p m = Mat (p - 1) 0 0 (p - 1)"
  oops (* Mat 1 0 0 -1 *)

lemma det_zero_not_inv: "p > 1 \<Longrightarrow> det p m = 0 \<Longrightarrow> \<not> invertible p m"
  sorry

lemma inv_det: "p > 1 \<Longrightarrow> det p m \<noteq> 0 \<Longrightarrow> invertible p m"
  oops (* p = 4, det 2 *)

lemma inv_det_5: "det 5 m \<noteq> 0 \<Longrightarrow> invertible 5 m"
  sorry

lemma pow_add: "pow p m (j + k) = mul p (pow p m j) (pow p m k)"
  oops (* j = k = 0, p = 1 *)

lemma pow_add_big: "p > 1 \<Longrightarrow> pow p m (j + k) = mul p (pow p m j) (pow p m k)"
  sorry

lemma pow_mul: "p > 1 \<Longrightarrow> pow p (mul p a b) n = mul p (pow p a n) (pow p b n)"
  oops (* p = 2, a = Mat 0 0 0 1, b = Mat 0 1 1 0, n = 2 *)

lemma fib_pow: "pow 7 (Mat 1 1 1 0) 16 = one"
  sorry

lemma fib_pow_8: "pow 7 (Mat 1 1 1 0) 8 = one"
  oops (* -1 *)

lemma order_p: "pow p (Mat 1 1 0 1) (nat p) = one"
  oops (* p = 1, p = -1.. p = 1: zero; p = 0: pow 0 = one fine *)

lemma order_p_big: "p > 1 \<Longrightarrow> pow p (Mat 1 1 0 1) (nat p) = one"
  sorry

end
