theory Bank_Transfers
  imports Main
begin

type_synonym state = "string \<Rightarrow> int"

datatype action =
    Pay string string int
  | Fee string int
  | Seq action action  (infixr "then'" 60)
  | Either action action
  | Guard "string" int action

inductive run :: "action \<Rightarrow> state \<Rightarrow> state \<Rightarrow> bool" where
  pay: "n \<le> s a \<Longrightarrow> run (Pay a b n) s (s(a := s a - n, b := s b + n))"
| fee: "run (Fee a n) s (s(a := s a - n))"
| seq: "run p s t \<Longrightarrow> run q t u \<Longrightarrow> run (Seq p q) s u"
| left: "run p s t \<Longrightarrow> run (Either p q) s t"
| right: "run q s t \<Longrightarrow> run (Either p q) s t"
| guard: "n \<le> s a \<Longrightarrow> run p s t \<Longrightarrow> run (Guard a n p) s t"
| skip: "\<not> n \<le> s a \<Longrightarrow> run (Guard a n p) s s"

inductive_cases pay_cases: "run (Pay a b n) s t"

definition refines :: "action \<Rightarrow> action \<Rightarrow> bool" (infix "\<sqsubseteq>" 50) where
  "p \<sqsubseteq> q \<longleftrightarrow> (\<forall>s t. run p s t \<longrightarrow> run q s t)"

definition same :: "action \<Rightarrow> action \<Rightarrow> bool" (infix "\<approx>" 50) where
  "p \<approx> q \<longleftrightarrow> (\<forall>s t. run p s t \<longleftrightarrow> run q s t)"

definition triple :: "(state \<Rightarrow> bool) \<Rightarrow> action \<Rightarrow> (state \<Rightarrow> bool) \<Rightarrow> bool" where
  "triple P p Q \<longleftrightarrow> (\<forall>s t. P s \<and> run p s t \<longrightarrow> Q t)"

lemma seq_assoc: "Seq (Seq p q) r \<approx> Seq p (Seq q r)"
  sorry

lemma seq_comm: "Seq p q \<approx> Seq q p"
  oops (* Guard or covered payments *)

lemma fees_comm: "Seq (Fee a m) (Fee b n) \<approx> Seq (Fee b n) (Fee a m)"
  sorry

lemma either_comm: "Either p q \<approx> Either q p"
  sorry

lemma either_idem: "Either p p \<approx> p"
  sorry

lemma either_seq: "Seq p (Either q r) \<approx> Either (Seq p q) (Seq p r)"
  sorry

lemma either_guard: "Guard a n (Either p q) \<approx> Either (Guard a n p) (Guard a n q)"
  sorry

lemma guard_seq: "Guard a n (Seq p q) \<approx> Seq (Guard a n p) (Guard a n q)"
  oops (* p lowers a *)

lemma guard_swap: "Guard a n (Guard b m p) \<approx> Guard b m (Guard a n p)"
  sorry

lemma guard_merge: "Guard a n (Guard a m p) \<approx> Guard a (max n m) p"
  sorry

lemma guard_merge_min: "Guard a n (Guard a m p) \<approx> Guard a (min n m) p"
  oops (* a = [], n = - 4, m = - 3, p = Fee [] 5, s = %_. - 4, t = %_. - 4 *)

lemma guard_refines: "Guard a n p \<sqsubseteq> p"
  oops (* skipped *)

lemma left_refines: "p \<sqsubseteq> Either p q"
  sorry

lemma refines_either: "Either p q \<sqsubseteq> p"
  oops (* p = Fee [CHR 0x01] 5, q = Pay [CHR 0x01] [CHR 0x01] (- 4), s = (%_. - 2)([] := - 4, [CHR 0x01] := 1), t = (%_. - 2)([] := - 4, [CHR 0x01] := - 3) *)

lemma refines_sym: "p \<sqsubseteq> q \<Longrightarrow> q \<sqsubseteq> p"
  oops (* p = Fee a 1, q = Either (Fee a 1) (Fee a 2) *)

lemma fee_guard: "Seq (Guard a n p) (Fee a n) \<approx> Guard a n (Seq p (Fee a n))"
  oops (* fee taken anyhow *)

lemma pay_det: "run (Pay a b n) s t \<Longrightarrow> run (Pay a b n) s u \<Longrightarrow> t = u"
  sorry

lemma run_det: "run p s t \<Longrightarrow> run p s u \<Longrightarrow> t = u"
  oops (* Either *)

lemma run_total: "\<exists>t. run p s t"
  oops (* Pay not covered *)

lemma pay_back: "run (Seq (Pay a b n) (Pay b a n)) s t \<Longrightarrow> t = s"
  oops (* a = b *)

lemma pay_back_ok: "a \<noteq> b \<Longrightarrow> run (Seq (Pay a b n) (Pay b a n)) s t \<Longrightarrow> t = s"
  sorry

lemma pay_self: "run (Pay a a n) s t \<Longrightarrow> t = s"
  oops (* a = b *)

lemma pay_sum: "run (Pay a b n) s t \<Longrightarrow> s a + s b = t a + t b"
  oops (* a = b *)

lemma pay_nonneg: "triple (\<lambda>s. s a \<ge> 0) (Pay a b n) (\<lambda>s. s a \<ge> 0)"
  oops (* a = b *)

lemma pay_nonneg_b: "triple (\<lambda>s. s a \<ge> 0 \<and> s b \<ge> 0) (Pay a b n) (\<lambda>s. s b \<ge> 0)"
  oops (* n negative *)

lemma pay_nonneg_c: "triple (\<lambda>s. s c \<ge> 0) (Pay a b n) (\<lambda>s. s c \<ge> 0)"
  oops (* c = b, n negative *)

lemma pay_two: "Seq (Pay a b n) (Pay a b m) \<approx> Pay a b (n + m)"
  oops (* n = 1, m = -1, s a = 0: n is covered only together with m *)

lemma pay_two_pos: "m \<ge> 0 \<Longrightarrow> n \<ge> 0 \<Longrightarrow> a \<noteq> b \<Longrightarrow> Seq (Pay a b n) (Pay a b m) \<approx> Pay a b (n + m)"
  sorry

lemma pay_via: "a \<noteq> b \<Longrightarrow> b \<noteq> c \<Longrightarrow> a \<noteq> c \<Longrightarrow> Seq (Pay a b n) (Pay b c n) \<approx> Pay a c n"
  oops (* b in debt *)

lemma fee_bound: "triple (\<lambda>s. s a = x) (Seq (Fee a m) (Fee a n)) (\<lambda>s. s a = x - m - n)"
  sorry

lemma guard_bound: "triple (\<lambda>s. s a \<ge> 0) (Guard a n (Fee a n)) (\<lambda>s. s a \<ge> 0)"
  sorry

lemma guard_bound_wrong: "triple (\<lambda>s. s a \<ge> 0) (Guard a n (Fee a (n + 1))) (\<lambda>s. s a \<ge> 0)"
  oops (* s a = n *)

lemma triple_seq: "triple P p Q \<Longrightarrow> triple Q q R \<Longrightarrow> triple P (Seq p q) R"
  sorry

lemma triple_conj: "triple P p Q \<Longrightarrow> triple P' p Q' \<Longrightarrow> triple (\<lambda>s. P s \<or> P' s) p (\<lambda>s. Q s \<and> Q' s)"
  oops (* P = Q = %_. False, P' = Q' = %_. True *)

end
