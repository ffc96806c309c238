theory Gcd_And_Words
  imports Complex_Main "HOL-Library.Word" "HOL-Computational_Algebra.Primes"
begin

definition triangle :: "nat \<Rightarrow> nat" where
  "triangle n = n * (n + 1) div 2"

fun digits :: "nat \<Rightarrow> nat list" where
  "digits n = (if n < 10 then [n] else n mod 10 # digits (n div 10))"

definition squarefree_nat :: "nat \<Rightarrow> bool" where
  "squarefree_nat n \<longleftrightarrow> n > 0 \<and> (\<forall>d. d * d dvd n \<longrightarrow> d = 1)"

definition mean :: "rat \<Rightarrow> rat \<Rightarrow> rat" where
  "mean a b = (a + b) / 2"

definition mediant :: "int \<times> int \<Rightarrow> int \<times> int \<Rightarrow> int \<times> int" where
  "mediant p q = (fst p + fst q, snd p + snd q)"

definition round_half :: "real \<Rightarrow> int" where
  "round_half x = \<lfloor>x + 1 / 2\<rfloor>"

definition swap_bytes :: "16 word \<Rightarrow> 16 word" where
  "swap_bytes w = or (push_bit 8 w) (drop_bit 8 w)"

definition ceil_div :: "nat \<Rightarrow> nat \<Rightarrow> nat" where
  "ceil_div a b = (a + b - 1) div b"

fun collatz :: "nat \<Rightarrow> nat \<Rightarrow> nat" where
  "collatz 0 n = n"
| "collatz (Suc k) n = collatz k (if even n then n div 2 else 3 * n + 1)"

lemma gcd_add: "gcd (a + b) b = gcd a (b :: nat)"
  sorry

lemma gcd_mult: "gcd (a * c) (b * c) = gcd a b * (c :: int)"
  oops (* c = - 1 *)

lemma gcd_mult_nat: "gcd (a * c) (b * c) = gcd a b * (c :: nat)"
  sorry

lemma gcd_split: "gcd a (b * c) = gcd a b * gcd a (c :: nat)"
  oops (* 2 2 2 *)

lemma gcd_split_coprime: "coprime b c \<Longrightarrow> gcd a (b * c) = gcd a b * gcd a (c :: nat)"
  sorry

lemma gcd_diff: "gcd (a - b) b = gcd a (b :: nat)"
  oops (* a < b *)

lemma lcm_le: "lcm a b \<le> a * (b :: int)"
  oops (* negative *)

lemma lcm_gcd_pos: "a > 0 \<Longrightarrow> b > 0 \<Longrightarrow> lcm a b * gcd a b = a * (b :: int)"
  sorry

lemma lcm_sum: "lcm a b \<ge> a + (b :: nat)"
  oops (* 1, 1 *)

lemma coprime_trans: "coprime a b \<Longrightarrow> coprime b c \<Longrightarrow> coprime a (c :: nat)"
  oops (* 2, 1, 2 *)

lemma coprime_sum: "coprime a b \<Longrightarrow> coprime (a + b) (a * (b :: nat))"
  sorry

lemma coprime_diff: "coprime a b \<Longrightarrow> coprime (a + b) (a - (b :: int))"
  oops (* 3, 1 *)

lemma div_add: "(a + b) div c = a div c + b div (c :: nat)"
  oops (* 1 1 2 *)

lemma div_mult: "a * (b div c) = a * b div (c :: nat)"
  oops (* 2 1 2 *)

lemma div_div: "a div b div c = a div (b * (c :: nat))"
  sorry

lemma div_div_int: "a div b div c = a div (b * (c :: int))"
  oops (* negative *)

lemma mod_mod: "a mod (b * c) mod b = a mod (b :: nat)"
  sorry

lemma mod_mod_sym: "a mod b mod c = a mod c mod (b :: nat)"
  oops (* 2 mod 3 mod 2 *)

lemma mod_pos: "a mod b \<ge> (0 :: int)"
  oops (* b negative *)

lemma mod_neg: "(- a) mod b = b - a mod (b :: int)"
  oops (* a = 0 *)

lemma mod_pow: "(a ^ n) mod m = (a mod m) ^ n mod (m :: nat)"
  sorry

lemma fermat_little: "2 ^ n mod n = (2 :: nat) \<Longrightarrow> n > 2 \<Longrightarrow> prime n"
  oops (* 341 *)

lemma euler_poly: "prime ((n :: nat)\<^sup>2 + n + 41)"
  oops (* 40 *)

lemma mersenne: "prime n \<Longrightarrow> prime (2 ^ n - 1 :: nat)"
  oops (* 11 *)

lemma prime_odd: "prime (p :: nat) \<Longrightarrow> odd p"
  oops (* 2 *)

lemma prime_gap: "prime (p :: nat) \<Longrightarrow> p > 3 \<Longrightarrow> p mod 6 = 1 \<or> p mod 6 = 5"
  sorry

lemma twin: "prime (p :: nat) \<Longrightarrow> prime (p + 2) \<Longrightarrow> 6 dvd p + 1"
  oops (* 3 *)

lemma triangle_suc: "triangle (Suc n) = triangle n + n + 1"
  sorry

lemma triangle_odd: "odd n \<Longrightarrow> odd (triangle n)"
  oops (* 3 *)

lemma triangle_sum: "triangle (m + n) = triangle m + triangle n"
  oops (* 1 1 *)

lemma triangle_square: "triangle n + triangle (n + 1) = (n + 1) ^ 2"
  sorry

lemma digits_nonempty: "digits n \<noteq> []"
  sorry

lemma digits_sum: "sum_list (digits n) mod 9 = n mod 9"
  sorry

lemma digits_sum_mod: "sum_list (digits n) mod 11 = n mod 11"
  oops (* 10 *)

lemma digits_len: "length (digits (10 * n)) = length (digits n) + 1"
  oops (* 0 *)

lemma digits_len_le: "length (digits n) \<le> 3"
  oops (* 1000 *)

lemma digits_double: "sum_list (digits (2 * n)) = 2 * sum_list (digits n)"
  oops (* 5 *)

lemma digits_pal: "digits (n + m) = rev (digits (n + m)) \<Longrightarrow> digits n = rev (digits n)"
  oops (* n = 10, m = 1 *)

lemma squarefree_mult: "squarefree_nat a \<Longrightarrow> squarefree_nat b \<Longrightarrow> squarefree_nat (a * b)"
  oops (* 2, 2 *)

lemma squarefree_prime: "prime p \<Longrightarrow> squarefree_nat p"
  sorry

lemma squarefree_add: "squarefree_nat n \<Longrightarrow> n mod 2 = 1 \<Longrightarrow> squarefree_nat (n + 2)"
  oops (* 7 *)

lemma mean_between: "a \<le> b \<Longrightarrow> a \<le> mean a b \<and> mean a b \<le> b"
  sorry

lemma mean_assoc: "mean (mean a b) c = mean a (mean b c)"
  oops (* 0 0 1 *)

lemma mean_square: "mean a b ^ 2 = mean (a ^ 2) (b ^ 2)"
  oops (* 0 1 *)

lemma mean_strict: "mean a b < max a b"
  oops (* a = b *)

lemma rat_square: "x ^ 2 \<le> (x :: rat) \<Longrightarrow> x \<le> 1"
  sorry

lemma rat_square_wrong: "(x :: rat) \<le> x ^ 2"
  oops (* 1/2 *)

lemma rat_inverse: "a < b \<Longrightarrow> 1 / b < 1 / (a :: rat)"
  oops (* a negative *)

lemma rat_between: "a < b \<Longrightarrow> \<exists>c :: int. a < of_int c \<and> of_int c < (b :: rat)"
  oops (* 0, 1 *)

lemma rat_floor: "\<lfloor>a + b\<rfloor> = \<lfloor>a\<rfloor> + \<lfloor>b :: rat\<rfloor>"
  oops (* 1/2 1/2 *)

lemma mediant_between: "snd p > 0 \<Longrightarrow> snd q > 0 \<Longrightarrow> fst p * snd q \<le> fst q * snd p \<Longrightarrow> fst p * snd (mediant p q) \<le> fst (mediant p q) * snd p"
  sorry

lemma mediant_zero: "snd p \<noteq> 0 \<Longrightarrow> snd q \<noteq> 0 \<Longrightarrow> snd (mediant p q) \<noteq> 0"
  oops (* 1, - 1 *)

lemma real_abs: "\<bar>x - y\<bar> \<le> \<bar>x\<bar> - \<bar>y :: real\<bar>"
  oops (* 0, 1 *)

lemma real_cauchy: "(x * y) ^ 2 \<le> x ^ 2 * (y :: real) ^ 2"
  sorry

lemma real_amgm: "x * y \<le> ((x + y) / 2 :: real) ^ 2"
  sorry

lemma real_cube: "x ^ 3 = y ^ 3 \<Longrightarrow> x = (y :: real)"
  sorry

lemma real_fourth: "x ^ 4 = y ^ 4 \<Longrightarrow> x = (y :: real)"
  oops (* 1, - 1 *)

lemma real_quadratic: "x ^ 2 - 5 * x + 6 \<ge> (0 :: real)"
  oops (* 5 / 2 *)

lemma real_strict: "x < y \<Longrightarrow> x ^ 2 < (y :: real) ^ 2"
  oops (* - 1, 0 *)

lemma round_half_add: "round_half (x + of_int n) = round_half x + n"
  sorry

lemma round_half_neg: "round_half (- x) = - round_half x"
  oops (* 1/2 *)

lemma round_half_dist: "\<bar>of_int (round_half x) - x\<bar> < 1 / 2"
  oops (* 1/2 *)

lemma ceil_div_ge: "b > 0 \<Longrightarrow> ceil_div a b * b \<ge> a"
  sorry

lemma ceil_div_exact: "b > 0 \<Longrightarrow> ceil_div a b * b = a"
  oops (* 1, 2 *)

lemma ceil_div_eq: "b > 0 \<Longrightarrow> ceil_div a b = a div b + 1"
  oops (* 0 1 *)

lemma word_add_le: "(x :: 8 word) \<le> x + y"
  oops (* 255, 1 *)

lemma word_sub_add: "(x :: 8 word) - y + y = x"
  sorry

lemma word_mult_cancel: "x * y = x * z \<Longrightarrow> x \<noteq> 0 \<Longrightarrow> y = (z :: 8 word)"
  oops (* 2, 0, 128 *)

lemma word_mult_cancel_odd: "x * y = x * z \<Longrightarrow> odd x \<Longrightarrow> y = (z :: 8 word)"
  sorry

lemma word_half: "(x :: 8 word) div 2 + x div 2 = x"
  oops (* 1 *)

lemma word_avg: "(x + y) div 2 \<le> max x (y :: 8 word)"
  sorry

lemma word_avg_min: "min x y \<le> (x + y) div 2"
  for x y :: "8 word"
  oops (* 128, 128 *)

lemma word_neg: "- x \<noteq> (x :: 8 word) \<Longrightarrow> x < - x \<longleftrightarrow> x < 128"
  sorry

lemma word_neg_wrong: "x \<noteq> 0 \<Longrightarrow> - x \<noteq> (x :: 8 word)"
  oops (* 128 *)

lemma word_neg_wrong32: "x \<noteq> 0 \<Longrightarrow> - x \<noteq> (x :: 32 word)"
  oops (* 2^31 *)

lemma word_and_or: "and x y + or x y = x + (y :: 8 word)"
  sorry

lemma word_xor_add: "xor x y = x + (y :: 16 word)"
  oops (* 1 1 *)

lemma word_pow2: "and x (x - 1) = 0 \<Longrightarrow> x \<noteq> 0 \<Longrightarrow> x = 1 \<or> even (x :: 32 word)"
  sorry

lemma word_pow2_wrong: "and x (x - 1) = 0 \<Longrightarrow> (x :: 32 word) \<noteq> 0"
  oops (* 0 *)

lemma swap_swap: "swap_bytes (swap_bytes w) = w"
  sorry

lemma swap_add: "swap_bytes (w + 1) = swap_bytes w + 256"
  oops (* 255 *)

lemma swap_fix: "swap_bytes w = w \<Longrightarrow> w = 0 \<or> w = 0xFFFF"
  oops (* 0x0101 *)

lemma collatz_add: "collatz (j + k) n = collatz k (collatz j n)"
  sorry

lemma collatz_bound: "collatz k n \<le> 3 * n + 1"
  oops (* n = 7: 52 > 22 *)

lemma collatz_ends: "n > 0 \<Longrightarrow> collatz 10 n = 1 \<or> collatz 11 n = 1 \<or> collatz 12 n = 1 \<Longrightarrow> n \<le> 1000"
  oops (* 1024 at 10 steps *)

end
