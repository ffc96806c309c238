theory Secure_Flow
  imports Main
begin

text \<open>Variables are numbers; the number is also the level of secrecy.\<close>

type_synonym mem = "nat \<Rightarrow> nat"

datatype aexp = Num nat | Var nat | Plus aexp aexp | Minus aexp aexp

primrec val :: "aexp \<Rightarrow> mem \<Rightarrow> nat" where
  "val (Num n) m = n"
| "val (Var x) m = m x"
| "val (Plus a b) m = val a m + val b m"
| "val (Minus a b) m = val a m - val b m"

primrec lev :: "aexp \<Rightarrow> nat" where
  "lev (Num n) = 0"
| "lev (Var x) = x"
| "lev (Plus a b) = max (lev a) (lev b)"
| "lev (Minus a b) = max (lev a) (lev b)"

datatype cmd =
    Skip
  | Set nat aexp
  | Then cmd cmd
  | IfZero aexp cmd cmd
  | Until aexp cmd
  | Emit nat

type_synonym trail = "nat list"

inductive exec :: "cmd \<Rightarrow> mem \<Rightarrow> mem \<Rightarrow> trail \<Rightarrow> bool" where
  skip: "exec Skip m m []"
| set: "exec (Set x a) m (m(x := val a m)) []"
| thn: "exec c m m' o1 \<Longrightarrow> exec d m' m'' o2 \<Longrightarrow> exec (Then c d) m m'' (o1 @ o2)"
| ifz: "val a m = 0 \<Longrightarrow> exec c m m' os \<Longrightarrow> exec (IfZero a c d) m m' os"
| ifn: "val a m \<noteq> 0 \<Longrightarrow> exec d m m' os \<Longrightarrow> exec (IfZero a c d) m m' os"
| untz: "exec c m m' os \<Longrightarrow> val a m' = 0 \<Longrightarrow> exec (Until a c) m m' os"
| untn: "exec c m m' o1 \<Longrightarrow> val a m' \<noteq> 0 \<Longrightarrow> exec (Until a c) m' m'' o2 \<Longrightarrow> exec (Until a c) m m'' (o1 @ o2)"
| emit: "exec (Emit x) m m [m x]"

inductive typed :: "nat \<Rightarrow> cmd \<Rightarrow> bool" ("(_/ \<turnstile> _)" [60, 60] 50) where
  t_skip: "l \<turnstile> Skip"
| t_set: "lev a \<le> x \<Longrightarrow> l \<le> x \<Longrightarrow> l \<turnstile> Set x a"
| t_then: "l \<turnstile> c \<Longrightarrow> l \<turnstile> d \<Longrightarrow> l \<turnstile> Then c d"
| t_if: "max l (lev a) \<turnstile> c \<Longrightarrow> max l (lev a) \<turnstile> d \<Longrightarrow> l \<turnstile> IfZero a c d"
| t_until: "lev a = 0 \<Longrightarrow> 0 \<turnstile> c \<Longrightarrow> l = 0 \<Longrightarrow> l \<turnstile> Until a c"
| t_emit: "l \<turnstile> Emit x"

definition agree :: "mem \<Rightarrow> mem \<Rightarrow> nat \<Rightarrow> bool" ("_ ~ _ at _" [60, 60, 60] 50) where
  "m ~ n at l \<longleftrightarrow> (\<forall>x. x \<le> l \<longrightarrow> m x = n x)"

fun assigned :: "cmd \<Rightarrow> nat list" where
  "assigned (Set x a) = [x]"
| "assigned (Then c d) = assigned c @ assigned d"
| "assigned (IfZero a c d) = assigned c @ assigned d"
| "assigned (Until a c) = assigned c"
| "assigned _ = []"

lemma agree_refl: "m ~ m at l"
  sorry

lemma agree_mono: "m ~ n at l \<Longrightarrow> k \<le> l \<Longrightarrow> m ~ n at k"
  sorry

lemma agree_mono_wrong: "m ~ n at l \<Longrightarrow> l \<le> k \<Longrightarrow> m ~ n at k"
  oops (* differ at k *)

lemma agree_set: "m ~ n at l \<Longrightarrow> m(x := v) ~ n(x := v) at l"
  sorry

lemma agree_set_above: "m ~ n at l \<Longrightarrow> l < x \<Longrightarrow> m(x := v) ~ n at l"
  sorry

lemma agree_set_equal: "m ~ n at l \<Longrightarrow> l \<le> x \<Longrightarrow> m(x := v) ~ n at l"
  oops (* x = l *)

lemma val_agree: "m ~ n at l \<Longrightarrow> lev a \<le> l \<Longrightarrow> val a m = val a n"
  sorry

lemma val_agree_wrong: "m ~ n at l \<Longrightarrow> val a m = val a n"
  oops (* a = Var 1 *)

lemma lev_pos: "lev a > 0 \<Longrightarrow> \<exists>m. val a m > 0"
  oops (* Minus (Var 1) (Var 1) *)

lemma lev_zero: "lev a = 0 \<Longrightarrow> val a m = val a n"
  oops (* Var 0 *)

lemma exec_det: "exec c m m' os \<Longrightarrow> exec c m n' ps \<Longrightarrow> m' = n' \<and> os = ps"
  sorry

lemma exec_out: "exec c m m' os \<Longrightarrow> assigned c = [] \<Longrightarrow> m' = m"
  sorry

lemma exec_assigned: "exec c m m' os \<Longrightarrow> x \<notin> set (assigned c) \<Longrightarrow> m' x = m x"
  sorry

lemma exec_out_len: "exec c m m' os \<Longrightarrow> length os \<le> size c"
  oops (* loop with trail *)

lemma exec_nonneg: "exec c m m' os \<Longrightarrow> os \<noteq> [] \<Longrightarrow> m = m'"
  oops (* Then (Emit x) (Set ...) *)

lemma exec_total: "\<exists>m' os. exec c m m' os"
  oops (* Until (Num 1) Skip *)

lemma until_post: "exec (Until a c) m m' os \<Longrightarrow> val a m' = 0"
  sorry

lemma until_twice: "exec (Until a c) m m' os \<Longrightarrow> exec (Until a c) m' m' []"
  oops (* c = Emit or Set *)

lemma until_skip: "exec (Until a Skip) m m' os \<Longrightarrow> m' = m \<and> os = []"
  sorry

lemma then_assoc: "exec (Then (Then c d) e) m m' os \<longleftrightarrow> exec (Then c (Then d e)) m m' os"
  sorry

lemma then_comm: "exec (Then c d) m m' os \<Longrightarrow> exec (Then d c) m m' os"
  oops (* Set, Emit *)

lemma if_same: "exec (IfZero a c c) m m' os \<longleftrightarrow> exec c m m' os"
  sorry

lemma if_then: "exec (IfZero a (Then c d) (Then c e)) m m' os \<Longrightarrow> exec (Then c (IfZero a d e)) m m' os"
  oops (* c sets a *)

lemma if_then_right: "exec (IfZero a (Then d c) (Then e c)) m m' os \<Longrightarrow> exec (Then (IfZero a d e) c) m m' os"
  sorry

lemma set_plus: "exec (Then (Set x (Plus (Var x) (Num 1))) (Set x (Minus (Var x) (Num 1)))) m m' os \<Longrightarrow> m' = m"
  sorry

lemma set_minus: "exec (Then (Set x (Minus (Var x) (Num 1))) (Set x (Plus (Var x) (Num 1)))) m m' os \<Longrightarrow> m' = m"
  oops (* m x = 0 *)

lemma set_set: "x \<noteq> y \<Longrightarrow> exec (Then (Set x a) (Set y b)) m m' os \<Longrightarrow> exec (Then (Set y b) (Set x a)) m m' os"
  oops (* b = Var x *)

lemma typed_antimono: "l \<turnstile> c \<Longrightarrow> k \<le> l \<Longrightarrow> k \<turnstile> c"
  sorry

lemma typed_mono: "l \<turnstile> c \<Longrightarrow> l \<le> k \<Longrightarrow> k \<turnstile> c"
  oops (* Set l *)

lemma typed_assigned: "l \<turnstile> c \<Longrightarrow> x \<in> set (assigned c) \<Longrightarrow> l \<le> x"
  sorry

lemma typed_assigned_less: "l \<turnstile> c \<Longrightarrow> x \<in> set (assigned c) \<Longrightarrow> l < x"
  oops (* Set 0 (Num 0) *)

lemma typed_unassigned: "assigned c = [] \<Longrightarrow> l \<turnstile> c"
  oops (* Until in high context *)

lemma confinement: "l \<turnstile> c \<Longrightarrow> exec c m m' os \<Longrightarrow> k < l \<Longrightarrow> m ~ m' at k"
  sorry

lemma confinement_wrong: "l \<turnstile> c \<Longrightarrow> exec c m m' os \<Longrightarrow> m ~ m' at l"
  oops (* Set l *)

lemma noninterference: "l \<turnstile> c \<Longrightarrow> exec c m m' os \<Longrightarrow> exec c n n' ps \<Longrightarrow> m ~ n at k \<Longrightarrow> m' ~ n' at k"
  sorry

lemma noninterference_out: "l \<turnstile> c \<Longrightarrow> exec c m m' os \<Longrightarrow> exec c n n' ps \<Longrightarrow> m ~ n at k \<Longrightarrow> os = ps"
  oops (* Emit (k + 1) *)

lemma noninterference_untyped: "exec c m m' os \<Longrightarrow> exec c n n' ps \<Longrightarrow> m ~ n at k \<Longrightarrow> m' ~ n' at k"
  oops (* Set 0 (Var 1) *)

lemma termination_sensitive: "0 \<turnstile> c \<Longrightarrow> exec c m m' os \<Longrightarrow> m ~ n at 0 \<Longrightarrow> \<exists>n' ps. exec c n n' ps"
  sorry

lemma typed_if_same: "l \<turnstile> IfZero a c c \<Longrightarrow> l \<turnstile> c"
  sorry

lemma if_typed: "l \<turnstile> c \<Longrightarrow> l \<turnstile> d \<Longrightarrow> l \<turnstile> IfZero a c d"
  oops (* lev a higher *)

end
