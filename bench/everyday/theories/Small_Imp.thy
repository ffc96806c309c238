theory Small_Imp
  imports Main
begin

type_synonym state = "string \<Rightarrow> int"

datatype exp = C int | X string | Add exp exp | Neg exp

fun ev :: "exp \<Rightarrow> state \<Rightarrow> int" where
  "ev (C n) s = n"
| "ev (X x) s = s x"
| "ev (Add a b) s = ev a s + ev b s"
| "ev (Neg a) s = - ev a s"

datatype stmt =
    Nop
  | Asg string exp        ("_ <- _" [70, 70] 69)
  | Comp stmt stmt        (infixr ";;" 60)
  | Cond exp stmt stmt
  | Loop exp stmt
  | Havoc string
  | Assume exp

text \<open>A test succeeds if the expression is positive.\<close>

inductive step :: "stmt \<times> state \<Rightarrow> stmt \<times> state \<Rightarrow> bool" (infix "\<rightarrow>" 55) where
  asg: "(x <- a, s) \<rightarrow> (Nop, s(x := ev a s))"
| comp1: "(Nop ;; d, s) \<rightarrow> (d, s)"
| comp2: "(c, s) \<rightarrow> (c', s') \<Longrightarrow> (c ;; d, s) \<rightarrow> (c' ;; d, s')"
| condT: "ev a s > 0 \<Longrightarrow> (Cond a c d, s) \<rightarrow> (c, s)"
| condF: "ev a s \<le> 0 \<Longrightarrow> (Cond a c d, s) \<rightarrow> (d, s)"
| loop: "(Loop a c, s) \<rightarrow> (Cond a (c ;; Loop a c) Nop, s)"
| havoc: "(Havoc x, s) \<rightarrow> (Nop, s(x := n))"
| assm: "ev a s > 0 \<Longrightarrow> (Assume a, s) \<rightarrow> (Nop, s)"

inductive big :: "stmt \<Rightarrow> state \<Rightarrow> state \<Rightarrow> bool" where
  "big Nop s s"
| "big (x <- a) s (s(x := ev a s))"
| "big c s t \<Longrightarrow> big d t u \<Longrightarrow> big (c ;; d) s u"
| "ev a s > 0 \<Longrightarrow> big c s t \<Longrightarrow> big (Cond a c d) s t"
| "ev a s \<le> 0 \<Longrightarrow> big d s t \<Longrightarrow> big (Cond a c d) s t"
| "ev a s \<le> 0 \<Longrightarrow> big (Loop a c) s s"
| "ev a s > 0 \<Longrightarrow> big c s t \<Longrightarrow> big (Loop a c) t u \<Longrightarrow> big (Loop a c) s u"
| "big (Havoc x) s (s(x := n))"
| "ev a s > 0 \<Longrightarrow> big (Assume a) s s"

inductive steps :: "stmt \<times> state \<Rightarrow> stmt \<times> state \<Rightarrow> bool" (infix "\<rightarrow>*" 55) where
  stop: "p \<rightarrow>* p"
| again: "p \<rightarrow> q \<Longrightarrow> q \<rightarrow>* r \<Longrightarrow> p \<rightarrow>* r"

definition equi :: "stmt \<Rightarrow> stmt \<Rightarrow> bool" (infix "\<simeq>" 50) where
  "c \<simeq> d \<longleftrightarrow> (\<forall>s t. big c s t \<longleftrightarrow> big d s t)"

definition hoare :: "(state \<Rightarrow> bool) \<Rightarrow> stmt \<Rightarrow> (state \<Rightarrow> bool) \<Rightarrow> bool" where
  "hoare P c Q \<longleftrightarrow> (\<forall>s t. P s \<longrightarrow> big c s t \<longrightarrow> Q t)"

fun vars :: "exp \<Rightarrow> string set" where
  "vars (C n) = {}"
| "vars (X x) = {x}"
| "vars (Add a b) = vars a \<union> vars b"
| "vars (Neg a) = vars a"

fun writes :: "stmt \<Rightarrow> string set" where
  "writes Nop = {}"
| "writes (x <- a) = {x}"
| "writes (c ;; d) = writes c \<union> writes d"
| "writes (Cond a c d) = writes c \<union> writes d"
| "writes (Loop a c) = writes c"
| "writes (Havoc x) = {x}"
| "writes (Assume a) = {}"

fun subst :: "string \<Rightarrow> exp \<Rightarrow> exp \<Rightarrow> exp" where
  "subst x e (C n) = C n"
| "subst x e (X y) = (if x = y then e else X y)"
| "subst x e (Add a b) = Add (subst x e a) (subst x e b)"
| "subst x e (Neg a) = Neg (subst x e a)"

lemma ev_subst: "ev (subst x e a) s = ev a (s(x := ev e s))"
  sorry

lemma ev_upd: "x \<notin> vars a \<Longrightarrow> ev a (s(x := n)) = ev a s"
  sorry

lemma subst_comm: "x \<noteq> y \<Longrightarrow> subst x e (subst y f a) = subst y f (subst x e a)"
  oops (* a = X y, f = X x *)

lemma subst_subst_same: "subst x e (subst x f a) = subst x (subst x e f) a"
  sorry

lemma ev_same_vars: "vars a = vars b \<Longrightarrow> ev a s = ev b s"
  oops (* C 0, C 1 *)

lemma step_det: "(c, s) \<rightarrow> p \<Longrightarrow> (c, s) \<rightarrow> q \<Longrightarrow> p = q"
  oops (* havoc *)

lemma step_progress: "c \<noteq> Nop \<Longrightarrow> \<exists>p. (c, s) \<rightarrow> p"
  oops (* Assume (C 0) *)

lemma nop_final: "(Nop, s) \<rightarrow> p \<Longrightarrow> False"
  sorry

lemma step_writes: "(c, s) \<rightarrow> (d, t) \<Longrightarrow> writes d \<subseteq> writes c"
  sorry

lemma step_writes_eq: "(c, s) \<rightarrow> (d, t) \<Longrightarrow> writes d = writes c"
  oops (* assignment *)

lemma step_unchanged: "(c, s) \<rightarrow> (d, t) \<Longrightarrow> x \<notin> writes c \<Longrightarrow> t x = s x"
  sorry

lemma step_changed: "(c, s) \<rightarrow> (d, t) \<Longrightarrow> s \<noteq> t \<Longrightarrow> d = Nop"
  oops (* (x <- C 1) ;; Nop *)

lemma steps_trans: "p \<rightarrow>* q \<Longrightarrow> q \<rightarrow>* r \<Longrightarrow> p \<rightarrow>* r"
  sorry

lemma steps_sym: "p \<rightarrow>* q \<Longrightarrow> q \<rightarrow>* p"
  oops (* any step *)

lemma steps_linear: "p \<rightarrow>* q \<Longrightarrow> p \<rightarrow>* r \<Longrightarrow> q \<rightarrow>* r \<or> r \<rightarrow>* q"
  oops (* havoc *)

lemma big_unchanged: "big c s t \<Longrightarrow> x \<notin> writes c \<Longrightarrow> t x = s x"
  sorry

lemma big_read: "big c s t \<Longrightarrow> t x \<noteq> s x \<Longrightarrow> x \<in> writes c"
  sorry

lemma big_write: "big c s t \<Longrightarrow> x \<in> writes c \<Longrightarrow> t x \<noteq> s x"
  oops (* x <- X x *)

lemma comp_assoc: "(c ;; d) ;; e \<simeq> c ;; (d ;; e)"
  sorry

lemma nop_left: "Nop ;; c \<simeq> c"
  sorry

lemma comp_idem: "c ;; c \<simeq> c"
  oops (* x <- Add (X x) (C 1) *)

lemma comp_comm_disjoint: "writes c \<inter> writes d = {} \<Longrightarrow> c ;; d \<simeq> d ;; c"
  oops (* x <- C 1, y <- X x *)

lemma asg_self: "x <- X x \<simeq> Nop"
  sorry

lemma asg_twice: "(x <- a) ;; (x <- b) \<simeq> x <- b"
  oops (* b reads x *)

lemma asg_twice_ok: "x \<notin> vars b \<Longrightarrow> (x <- a) ;; (x <- b) \<simeq> x <- b"
  sorry

lemma asg_subst: "(x <- a) ;; (x <- b) \<simeq> x <- subst x a b"
  sorry

lemma asg_swap: "x \<noteq> y \<Longrightarrow> (x <- a) ;; (y <- b) \<simeq> (y <- b) ;; (x <- a)"
  oops (* b reads x *)

lemma havoc_asg: "Havoc x ;; (x <- a) \<simeq> x <- a"
  oops (* a reads x *)

lemma asg_havoc: "(x <- a) ;; Havoc x \<simeq> Havoc x"
  sorry

lemma havoc_swap: "Havoc x ;; Havoc y \<simeq> Havoc y ;; Havoc x"
  sorry

lemma havoc_nop: "Havoc x ;; c \<simeq> c"
  oops (* c = Nop *)

lemma assume_comm: "Assume a ;; c \<simeq> c ;; Assume a"
  oops (* c changes a *)

lemma assume_both: "Assume a ;; Assume b \<simeq> Assume (Add a b)"
  oops (* a = 2, b = - 1 *)

lemma cond_neg: "Cond a c d \<simeq> Cond (Neg a) d c"
  oops (* a = 0 *)

lemma cond_same: "Cond a c c \<simeq> c"
  sorry

lemma cond_comp_right: "Cond a c d ;; e \<simeq> Cond a (c ;; e) (d ;; e)"
  sorry

lemma cond_comp_left: "e ;; Cond a c d \<simeq> Cond a (e ;; c) (e ;; d)"
  oops (* e changes a *)

lemma loop_unfold: "Loop a c \<simeq> Cond a (c ;; Loop a c) Nop"
  sorry

lemma loop_post: "big (Loop a c) s t \<Longrightarrow> ev a t \<le> 0"
  sorry

lemma loop_once: "Loop a c \<simeq> Cond a c Nop"
  oops (* two rounds *)

lemma loop_loop: "Loop a (Loop a c) \<simeq> Loop a c"
  sorry

lemma loop_nested: "Loop a (Loop b c) \<simeq> Loop b (Loop a c)"
  oops (* a false, b ... *)

lemma loop_equiv: "c \<simeq> d \<Longrightarrow> Loop a c \<simeq> Loop a d"
  sorry

lemma loop_terminates: "\<exists>t. big (Loop a c) s t"
  oops (* Loop (C 1) Nop *)

lemma hoare_asg: "hoare (\<lambda>s. P (s(x := ev a s))) (x <- a) P"
  sorry

lemma hoare_asg_fwd: "hoare P (x <- a) (\<lambda>s. P s \<and> s x = ev a s)"
  oops (* a reads x *)

lemma hoare_cond: "hoare (\<lambda>s. P s \<and> ev a s > 0) c Q \<Longrightarrow> hoare (\<lambda>s. P s \<and> ev a s \<le> 0) d Q \<Longrightarrow> hoare P (Cond a c d) Q"
  sorry

lemma hoare_cond_wrong: "hoare P c Q \<Longrightarrow> hoare P (Cond a c d) Q"
  oops (* else part *)

lemma hoare_loop: "hoare (\<lambda>s. P s \<and> ev a s > 0) c P \<Longrightarrow> hoare P (Loop a c) (\<lambda>s. P s \<and> ev a s \<le> 0)"
  sorry

lemma hoare_loop_weak: "hoare (\<lambda>s. P s \<and> ev a s > 0) c Q \<Longrightarrow> hoare P (Loop a c) Q"
  oops (* no round *)

lemma hoare_disj: "hoare P c Q \<Longrightarrow> hoare P' c Q' \<Longrightarrow> hoare (\<lambda>s. P s \<or> P' s) c (\<lambda>s. Q s \<or> Q' s)"
  sorry

lemma hoare_weaken: "hoare P c Q \<Longrightarrow> (\<forall>s. P s \<longrightarrow> P' s) \<Longrightarrow> hoare P' c Q"
  oops (* P = False *)

lemma hoare_frame: "hoare P c Q \<Longrightarrow> hoare (\<lambda>s. P s \<and> s x = n) c (\<lambda>s. Q s \<and> s x = n)"
  oops (* c writes x *)

end
