theory Big_Step
  imports Main
begin

type_synonym vname = string
type_synonym state = "vname \<Rightarrow> int"

datatype aexp = L int | V vname | Add aexp aexp | Sub aexp aexp
datatype bexp = B bool | Not bexp | And bexp bexp | Less aexp aexp | Eq aexp aexp

datatype com =
    SKIP
  | Assign vname aexp       ("_ ::= _" [1000, 61] 61)
  | Seq com com             ("_;;/ _" [60, 61] 60)
  | If bexp com com         ("(IF _/ THEN _/ ELSE _)" [0, 0, 61] 61)
  | While bexp com          ("(WHILE _/ DO _)" [0, 61] 61)
  | Repeat com bexp         ("(REPEAT _/ UNTIL _)" [0, 61] 61)
  | Swap vname vname

fun aval :: "aexp \<Rightarrow> state \<Rightarrow> int" where
  "aval (L n) s = n"
| "aval (V x) s = s x"
| "aval (Add a b) s = aval a s + aval b s"
| "aval (Sub a b) s = aval a s - aval b s"

fun bval :: "bexp \<Rightarrow> state \<Rightarrow> bool" where
  "bval (B v) s = v"
| "bval (Not b) s = (\<not> bval b s)"
| "bval (And a b) s = (bval a s \<and> bval b s)"
| "bval (Less a b) s = (aval a s < aval b s)"
| "bval (Eq a b) s = (aval a s = aval b s)"

inductive big_step :: "com \<times> state \<Rightarrow> state \<Rightarrow> bool" (infix "\<Rightarrow>" 55) where
  Skip: "(SKIP, s) \<Rightarrow> s"
| Assign: "(x ::= a, s) \<Rightarrow> s(x := aval a s)"
| Seq: "(c, s) \<Rightarrow> t \<Longrightarrow> (d, t) \<Rightarrow> u \<Longrightarrow> (c;; d, s) \<Rightarrow> u"
| IfTrue: "bval b s \<Longrightarrow> (c, s) \<Rightarrow> t \<Longrightarrow> (IF b THEN c ELSE d, s) \<Rightarrow> t"
| IfFalse: "\<not> bval b s \<Longrightarrow> (d, s) \<Rightarrow> t \<Longrightarrow> (IF b THEN c ELSE d, s) \<Rightarrow> t"
| WhileFalse: "\<not> bval b s \<Longrightarrow> (WHILE b DO c, s) \<Rightarrow> s"
| WhileTrue: "bval b s \<Longrightarrow> (c, s) \<Rightarrow> t \<Longrightarrow> (WHILE b DO c, t) \<Rightarrow> u \<Longrightarrow> (WHILE b DO c, s) \<Rightarrow> u"
| RepeatTrue: "(c, s) \<Rightarrow> t \<Longrightarrow> bval b t \<Longrightarrow> (REPEAT c UNTIL b, s) \<Rightarrow> t"
| RepeatFalse: "(c, s) \<Rightarrow> t \<Longrightarrow> \<not> bval b t \<Longrightarrow> (REPEAT c UNTIL b, t) \<Rightarrow> u \<Longrightarrow> (REPEAT c UNTIL b, s) \<Rightarrow> u"
| Swap: "(Swap x y, s) \<Rightarrow> s(x := s y, y := s x)"

abbreviation equiv_c :: "com \<Rightarrow> com \<Rightarrow> bool" (infix "\<sim>" 50) where
  "c \<sim> c' \<equiv> (\<forall>s t. (c, s) \<Rightarrow> t = (c', s) \<Rightarrow> t)"

fun vars :: "aexp \<Rightarrow> vname set" where
  "vars (L n) = {}"
| "vars (V x) = {x}"
| "vars (Add a b) = vars a \<union> vars b"
| "vars (Sub a b) = vars a \<union> vars b"

fun assigned :: "com \<Rightarrow> vname set" where
  "assigned SKIP = {}"
| "assigned (x ::= a) = {x}"
| "assigned (c;; d) = assigned c \<union> assigned d"
| "assigned (IF b THEN c ELSE d) = assigned c \<union> assigned d"
| "assigned (WHILE b DO c) = assigned c"
| "assigned (REPEAT c UNTIL b) = assigned c"
| "assigned (Swap x y) = {x}"

fun asimp :: "aexp \<Rightarrow> aexp" where
  "asimp (Add a b) = (case (asimp a, asimp b) of (L m, L n) \<Rightarrow> L (m + n) | (L m, b') \<Rightarrow> if m = 0 then b' else Add (L m) b' | (a', b') \<Rightarrow> Add a' b')"
| "asimp (Sub a b) = (case (asimp a, asimp b) of (L m, L n) \<Rightarrow> L (m - n) | (L m, b') \<Rightarrow> if m = 0 then b' else Sub (L m) b' | (a', b') \<Rightarrow> if a' = b' then L 0 else Sub a' b')"
| "asimp a = a"

definition hoare_valid :: "(state \<Rightarrow> bool) \<Rightarrow> com \<Rightarrow> (state \<Rightarrow> bool) \<Rightarrow> bool" ("\<Turnstile> {(1_)}/ (_)/ {(1_)}" 50) where
  "\<Turnstile> {P} c {Q} \<longleftrightarrow> (\<forall>s t. P s \<and> (c, s) \<Rightarrow> t \<longrightarrow> Q t)"

lemma asimp_ok: "aval (asimp a) s = aval a s"
  oops (* Sub (L 0) (V x) *)

lemma swap_twice: "(Swap x y;; Swap x y) \<sim> SKIP"
  sorry

lemma swap_comm: "Swap x y \<sim> Swap y x"
  sorry

lemma swap_three: "(Swap x y;; Swap y z) \<sim> Swap x z"
  oops (* x = [], y = ''aa'', z = ''a'', s = (%_. 0)(''a'' := 1), t = (%_. 0)([] := 1) *)

lemma swap_assign: "(z ::= V x;; x ::= V y;; y ::= V z) \<sim> Swap x y"
  oops (* z changes *)

lemma repeat_while: "(REPEAT c UNTIL b) \<sim> (c;; WHILE Not b DO c)"
  sorry

lemma repeat_while_wrong: "(REPEAT c UNTIL b) \<sim> (WHILE Not b DO c)"
  oops (* b holds at the start *)

lemma while_repeat: "(WHILE b DO c) \<sim> (IF b THEN REPEAT c UNTIL b ELSE SKIP)"
  oops (* b = B True, c = SKIP, s = %_. 0, t = %_. 0 *)

lemma while_repeat_ok: "(WHILE b DO c) \<sim> (IF b THEN REPEAT c UNTIL Not b ELSE SKIP)"
  sorry

lemma while_unfold2: "(WHILE b DO c) \<sim> (IF b THEN c ELSE SKIP;; WHILE b DO c)"
  sorry

lemma while_while: "(WHILE b DO c;; WHILE b DO c) \<sim> (WHILE b DO c)"
  sorry

lemma while_and: "(WHILE And a b DO c) \<sim> (WHILE a DO WHILE b DO c)"
  oops (* a true b false at the start diverges *)

lemma while_and_seq: "(WHILE And a b DO c;; WHILE a DO c) \<sim> (WHILE a DO c)"
  sorry

lemma while_or_seq: "(WHILE a DO c;; WHILE b DO c) \<sim> (WHILE b DO c;; WHILE a DO c)"
  oops (* a = Less (L 0) (V []), c = [] ::= L 1, b = Not (Less (Sub (L 0) (V [])) (L 0)), s = %_. 0, t = (%_. 0)([] := 1) *)

lemma if_seq_left: "(c;; IF b THEN d ELSE e) \<sim> (IF b THEN (c;; d) ELSE (c;; e))"
  oops (* c changes b *)

lemma if_merge: "(IF a THEN (IF b THEN c ELSE d) ELSE d) \<sim> (IF And a b THEN c ELSE d)"
  sorry

lemma if_merge_wrong: "(IF a THEN c ELSE (IF b THEN c ELSE d)) \<sim> (IF And a b THEN c ELSE d)"
  oops (* a = B False, c = SKIP, b = B True, d = Swap [] ''a'', s = (%_. 0)([] := 1), t = (%_. 0)([] := 1) *)

lemma assign_comm: "x \<noteq> y \<Longrightarrow> (x ::= a;; y ::= b) \<sim> (y ::= b;; x ::= a)"
  oops (* b mentions x *)

lemma assign_comm_ok: "x \<noteq> y \<Longrightarrow> x \<notin> vars b \<Longrightarrow> y \<notin> vars a \<Longrightarrow> (x ::= a;; y ::= b) \<sim> (y ::= b;; x ::= a)"
  sorry

lemma assign_dead: "(x ::= a;; x ::= b) \<sim> (x ::= b)"
  oops (* b mentions x *)

lemma assign_dead_ok: "x \<notin> vars b \<Longrightarrow> (x ::= a;; x ::= b) \<sim> (x ::= b)"
  sorry

lemma assigned_frame: "(c, s) \<Rightarrow> t \<Longrightarrow> x \<notin> assigned c \<Longrightarrow> s x = t x"
  oops (* Swap y x *)

lemma det: "(c, s) \<Rightarrow> t \<Longrightarrow> (c, s) \<Rightarrow> u \<Longrightarrow> t = u"
  sorry

lemma total: "\<exists>t. (c, s) \<Rightarrow> t"
  oops (* WHILE B True *)

lemma seq_skip: "(c;; SKIP) \<sim> c"
  sorry

lemma seq_comm: "(c;; d) \<sim> (d;; c)"
  oops (* c = Swap [] ''a'', d = [] ::= L 0, s = %_. 1, t = (%_. 1)([] := 0) *)

lemma hoare_assign: "\<Turnstile> {\<lambda>s. P (s(x := aval a s))} x ::= a {P}"
  sorry

lemma hoare_assign_fwd: "\<Turnstile> {P} x ::= a {\<lambda>s. P s \<and> s x = aval a s}"
  oops (* a mentions x *)

lemma hoare_while: "\<Turnstile> {\<lambda>s. P s \<and> bval b s} c {P} \<Longrightarrow> \<Turnstile> {P} WHILE b DO c {\<lambda>s. P s \<and> \<not> bval b s}"
  sorry

lemma hoare_while_wrong: "\<Turnstile> {P} c {Q} \<Longrightarrow> \<Turnstile> {P} WHILE b DO c {Q}"
  oops (* no round *)

lemma hoare_repeat: "\<Turnstile> {P} c {P} \<Longrightarrow> \<Turnstile> {P} REPEAT c UNTIL b {\<lambda>s. P s \<and> bval b s}"
  sorry

lemma hoare_count: "\<Turnstile> {\<lambda>s. s ''x'' = n} WHILE Less (L 0) (V ''x'') DO ''x'' ::= Sub (V ''x'') (L 1) {\<lambda>s. s ''x'' = 0}"
  oops (* n < 0 *)

lemma hoare_count_le: "\<Turnstile> {\<lambda>s. 0 \<le> s ''x''} WHILE Less (L 0) (V ''x'') DO ''x'' ::= Sub (V ''x'') (L 1) {\<lambda>s. s ''x'' = 0}"
  sorry

lemma hoare_count_2: "\<Turnstile> {\<lambda>s. 0 \<le> s ''x''} WHILE Less (L 0) (V ''x'') DO ''x'' ::= Sub (V ''x'') (L 2) {\<lambda>s. s ''x'' = 0}"
  oops (* odd *)

lemma hoare_sum: "\<Turnstile> {\<lambda>s. s ''y'' = 0 \<and> s ''x'' = n} WHILE Less (L 0) (V ''x'') DO (''y'' ::= Add (V ''y'') (V ''x'');; ''x'' ::= Sub (V ''x'') (L 1)) {\<lambda>s. 2 * s ''y'' = n * (n + 1)}"
  oops (* n negative: -2 *)

lemma hoare_sum_wrong: "\<Turnstile> {\<lambda>s. s ''y'' = 0 \<and> s ''x'' = n \<and> 0 \<le> n} WHILE Less (L 0) (V ''x'') DO (''x'' ::= Sub (V ''x'') (L 1);; ''y'' ::= Add (V ''y'') (V ''x'')) {\<lambda>s. 2 * s ''y'' = n * (n + 1)}"
  oops (* n = 1 *)

end
