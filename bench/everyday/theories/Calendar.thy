theory Calendar
  imports Main
begin

text \<open>Leap years, months, days of the year.\<close>

definition leap :: "nat \<Rightarrow> bool" where
  "leap y \<longleftrightarrow> 4 dvd y \<and> (\<not> 100 dvd y \<or> 400 dvd y)"

definition leap_wrong :: "nat \<Rightarrow> bool" where
  "leap_wrong y \<longleftrightarrow> 4 dvd y \<and> \<not> 100 dvd y"

fun days_in :: "nat \<Rightarrow> nat \<Rightarrow> nat" where
  "days_in y m = (if m = 2 then (if leap y then 29 else 28) else if m \<in> {4, 6, 9, 11} then 30 else 31)"

definition valid :: "nat \<times> nat \<times> nat \<Rightarrow> bool" where
  "valid d = (case d of (y, m, n) \<Rightarrow> 1 \<le> m \<and> m \<le> 12 \<and> 1 \<le> n \<and> n \<le> days_in y m)"

fun tomorrow :: "nat \<times> nat \<times> nat \<Rightarrow> nat \<times> nat \<times> nat" where
  "tomorrow (y, m, n) =
    (if n < days_in y m then (y, m, Suc n) else if m < 12 then (y, Suc m, 1) else (Suc y, 1, 1))"

definition year_length :: "nat \<Rightarrow> nat" where
  "year_length y = (if leap y then 366 else 365)"

definition day_of_year :: "nat \<times> nat \<times> nat \<Rightarrow> nat" where
  "day_of_year d = (case d of (y, m, n) \<Rightarrow> sum_list (map (days_in y) [1..<m]) + n)"

definition century :: "nat \<Rightarrow> nat" where
  "century y = (y - 1) div 100 + 1"

lemma leap_four: "leap y \<Longrightarrow> 4 dvd y"
  sorry

lemma four_leap: "4 dvd y \<Longrightarrow> leap y"
  oops (* y = 100 *)

lemma leap_wrong_same: "leap y = leap_wrong y"
  oops (* y = 0 or 400 *)

lemma leap_every_four: "leap y \<Longrightarrow> leap (y + 4)"
  oops (* y = 96 *)

lemma leap_every_eight: "leap y \<Longrightarrow> leap (y + 4) \<or> leap (y + 8)"
  sorry

lemma leap_cycle: "leap (y + 400) = leap y"
  sorry

lemma leap_half_cycle: "leap (y + 200) = leap y"
  oops (* y = 0 *)

lemma not_two_in_a_row: "leap y \<Longrightarrow> \<not> leap (Suc y)"
  sorry

lemma tomorrow_valid: "valid d \<Longrightarrow> valid (tomorrow d)"
  sorry

lemma tomorrow_always_valid: "valid (tomorrow d)"
  oops (* (0, 0, 0) gives month 0 *)

lemma tomorrow_inj: "valid d \<Longrightarrow> valid e \<Longrightarrow> tomorrow d = tomorrow e \<Longrightarrow> d = e"
  sorry

lemma tomorrow_inj_always: "tomorrow d = tomorrow e \<Longrightarrow> d = e"
  oops (* (0, 1, 31) and (0, 1, 32) *)

lemma tomorrow_greater: "fst (tomorrow d) = fst d"
  oops (* 31 December *)

lemma day_of_year_bound: "valid (y, m, n) \<Longrightarrow> day_of_year (y, m, n) \<le> 365"
  oops (* 31 December of a leap year *)

lemma day_of_year_tomorrow: "valid (y, m, n) \<Longrightarrow> n < 28 \<Longrightarrow> day_of_year (tomorrow (y, m, n)) = Suc (day_of_year (y, m, n))"
  sorry

lemma century_div: "century y = y div 100 + 1"
  oops (* y = 100 *)

lemma century_mono: "x \<le> y \<Longrightarrow> century x \<le> century y"
  sorry

lemma days_in_least: "28 \<le> days_in y m \<and> days_in y m \<le> 31"
  sorry

lemma thirty_first: "valid (y, m, 31) \<Longrightarrow> valid (y, Suc m, 1)"
  oops (* m = 12 *)

end
