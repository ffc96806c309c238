theory Number_Claims
  imports Complex_Main "HOL-Computational_Algebra.Primes"
begin

text \<open>Claims about numbers that hold for a while.\<close>

fun collatz :: "nat \<Rightarrow> nat" where
  "collatz n = (if even n then n div 2 else 3 * n + 1)"

function m91 :: "nat \<Rightarrow> nat" where
  "m91 n = (if n > 100 then n - 10 else m91 (m91 (n + 11)))"
  by pat_completeness auto
termination sorry

definition perfect :: "nat \<Rightarrow> bool" where
  "perfect n \<longleftrightarrow> 0 < n \<and> \<Sum>{d. d dvd n \<and> d < n} = n"

fun fact_list :: "nat \<Rightarrow> nat" where
  "fact_list 0 = 1"
| "fact_list (Suc n) = Suc n * fact_list n"

fun fibo :: "nat \<Rightarrow> nat" where
  "fibo 0 = 0"
| "fibo (Suc 0) = 1"
| "fibo (Suc (Suc n)) = fibo (Suc n) + fibo n"

lemma euler: "prime (n * n + n + 41 :: nat)"
  oops (* n = 40 *)

lemma euler_odd: "odd (n * n + n + 41 :: nat)"
  sorry

lemma fermat_like: "2 \<le> n \<Longrightarrow> n dvd 2 ^ n - 2 \<Longrightarrow> prime (n :: nat)"
  oops (* n = 341 *)

lemma m91_const: "m91 n = 91"
  oops (* n = 102 *)

lemma m91_small: "n \<le> 101 \<Longrightarrow> m91 n = 91"
  sorry

lemma collatz_smaller: "2 < n \<Longrightarrow> collatz (collatz n) < n"
  oops (* n = 3 *)

lemma collatz_even: "odd n \<Longrightarrow> even (collatz n)"
  sorry

lemma perfect_even: "perfect n \<Longrightarrow> n < 500 \<Longrightarrow> n = 6 \<or> n = 28"
  oops (* n = 496 *)

lemma square_sum: "(a + b) ^ 2 = a ^ 2 + b ^ 2" for a b :: int
  oops (* a = b = 1 *)

lemma square_mod_4: "(n * n) mod 4 = 0 \<or> (n * n) mod 4 = (1 :: nat)"
  sorry

lemma square_mod_8: "(n * n) mod 8 = 0 \<or> (n * n) mod 8 = (1 :: nat)"
  oops (* n = 2 *)

lemma power_order: "n ^ 2 \<le> 2 ^ n" for n :: nat
  oops (* n = 3 *)

lemma power_order_later: "4 \<le> n \<Longrightarrow> n ^ 2 \<le> 2 ^ n" for n :: nat
  sorry

lemma fact_square: "n \<le> 3 \<or> n ^ 2 \<le> fact_list n"
  sorry

lemma fact_power: "fact_list n \<le> 3 ^ n"
  oops (* n = 7 *)

lemma fibo_even: "even (fibo n) \<longleftrightarrow> 3 dvd n"
  sorry

lemma fibo_square: "fibo n < n * n + 1"
  oops (* n = 13 *)

lemma fibo_dvd: "m dvd n \<Longrightarrow> fibo m dvd fibo n"
  sorry

lemma fibo_prime: "prime n \<Longrightarrow> 2 < n \<Longrightarrow> prime (fibo n)"
  oops (* n = 19 *)

lemma gcd_sum: "gcd a (a + b) = gcd a (b :: nat)"
  sorry

lemma gcd_product: "gcd (a * b) c = gcd a c * gcd b (c :: nat)"
  oops (* a = b = c = 2 *)

lemma dvd_product: "a dvd b * c \<Longrightarrow> a dvd b \<or> a dvd (c :: nat)"
  oops (* 4, 2, 2 *)

lemma dvd_sum_square: "7 dvd a ^ 2 + b ^ 2 \<Longrightarrow> 7 dvd (a :: nat)"
  sorry

lemma dvd_sum_square_5: "5 dvd a ^ 2 + b ^ 2 \<Longrightarrow> 5 dvd (a :: nat)"
  oops (* a = 1, b = 2 *)

lemma div_mult: "(a div b) * b = (a :: nat)"
  oops (* a = 1, b = 0 *)

lemma div_div: "a div b div c = a div (b * c :: nat)"
  sorry

lemma mod_mod: "a mod b mod c = a mod (c :: nat)"
  oops (* a = 1, b = 1, c = 0 or others *)

lemma sqrt_sum: "sqrt (x * x) = (x :: real)"
  oops (* x = -1 *)

lemma abs_triangle: "\<bar>x + y\<bar> \<le> \<bar>x\<bar> + \<bar>y :: real\<bar>"
  sorry

lemma abs_diff: "\<bar>x - y\<bar> \<le> \<bar>x\<bar> - \<bar>y :: real\<bar>"
  oops (* x = 0, y = 1 *)

lemma triangle_numbers: "\<Sum>{0..n} = n * (n + 1) div (2 :: nat)"
  sorry

lemma cubes: "(\<Sum>k = 0..n. k ^ 3) = (\<Sum>{0..n}) ^ 2" for n :: nat
  sorry

lemma squares: "(\<Sum>k = 0..n. k ^ 2) = n * (n + 1) * (2 * n + 1) div (5 :: nat)"
  oops (* n = 1 *)

end
