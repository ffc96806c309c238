theory Ledger
  imports Main
begin

text \<open>Accounts as a map from owners to balances, and a list of bookings.\<close>

datatype booking = Deposit string int | Withdraw string int | Transfer string string int

fun apply_booking :: "booking \<Rightarrow> (string \<Rightarrow> int) \<Rightarrow> (string \<Rightarrow> int)" where
  "apply_booking (Deposit p n) b = b(p := b p + n)"
| "apply_booking (Withdraw p n) b = (if n \<le> b p then b(p := b p - n) else b)"
| "apply_booking (Transfer p q n) b = (if n \<le> b p then b(p := b p - n, q := b q + n) else b)"

fun run :: "booking list \<Rightarrow> (string \<Rightarrow> int) \<Rightarrow> (string \<Rightarrow> int)" where
  "run [] b = b"
| "run (t # ts) b = run ts (apply_booking t b)"

fun amount :: "booking \<Rightarrow> int" where
  "amount (Deposit _ n) = n"
| "amount (Withdraw _ n) = n"
| "amount (Transfer _ _ n) = n"

fun total :: "string list \<Rightarrow> (string \<Rightarrow> int) \<Rightarrow> int" where
  "total ps b = sum_list (map b ps)"

lemma run_append: "run (ts @ us) b = run us (run ts b)"
  sorry

lemma run_commute: "run (ts @ us) b = run (us @ ts) b"
  oops (* a withdrawal that is covered only after a deposit *)

lemma deposit_withdraw: "apply_booking (Withdraw p n) (apply_booking (Deposit p n) b) = b"
  oops (* b p < 0: the withdrawal is not covered *)

lemma deposit_withdraw_covered: "0 \<le> b p \<Longrightarrow> apply_booking (Withdraw p n) (apply_booking (Deposit p n) b) = b"
  sorry

lemma deposits_commute: "apply_booking (Deposit p m) (apply_booking (Deposit q n) b) = apply_booking (Deposit q n) (apply_booking (Deposit p m) b)"
  sorry

lemma withdrawals_commute: "apply_booking (Withdraw p m) (apply_booking (Withdraw p n) b) = apply_booking (Withdraw p n) (apply_booking (Withdraw p m) b)"
  oops (* m = 1, n = 2, b p = 2 *)

lemma transfer_to_oneself: "apply_booking (Transfer p p n) b = b"
  oops (* the second update reads the old balance: b p grows by n *)

lemma transfer_keeps_total: "p \<noteq> q \<Longrightarrow> total [p, q] (apply_booking (Transfer p q n) b) = total [p, q] b"
  sorry

lemma transfer_keeps_total_always: "total [p, q] (apply_booking (Transfer p q n) b) = total [p, q] b"
  oops (* p = q *)

lemma never_overdrawn: "(\<And>p. 0 \<le> b p) \<Longrightarrow> 0 \<le> apply_booking t b q"
  oops (* Deposit q (-1) *)

lemma withdrawal_never_overdraws: "(\<And>p. 0 \<le> b p) \<Longrightarrow> 0 \<le> apply_booking (Withdraw p n) b q"
  sorry

lemma untouched: "p \<noteq> q \<Longrightarrow> apply_booking (Deposit p n) b q = b q"
  sorry

lemma withdraw_lowers: "apply_booking (Withdraw p n) b p \<le> b p"
  oops (* n = -1 *)

lemma withdraw_lowers_positive: "0 \<le> n \<Longrightarrow> apply_booking (Withdraw p n) b p \<le> b p"
  sorry

lemma empty_run: "amount t = 0 \<Longrightarrow> apply_booking t b = b"
  sorry

lemma back_and_forth: "apply_booking (Transfer q p n) (apply_booking (Transfer p q n) b) = b"
  oops (* n > b p, n \<le> b q; or p = q *)

lemma run_deposits_total: "run (map (Deposit p) ns) b p = b p + sum_list ns"
  sorry

lemma run_withdrawals_total: "run (map (Withdraw p) ns) b p = b p - sum_list ns"
  oops (* ns = [1], b p = 0 *)

end
