theory Typed_Expressions
  imports Main
begin

text \<open>Arithmetic and boolean expressions with a type system and a small-step semantics.\<close>

datatype ty = TNat | TBool

datatype exp = Num nat | B bool | Plus exp exp | Less exp exp | If exp exp exp | IsZero exp

fun is_val :: "exp \<Rightarrow> bool" where
  "is_val (Num _) = True"
| "is_val (B _) = True"
| "is_val _ = False"

inductive typing :: "exp \<Rightarrow> ty \<Rightarrow> bool" (infix ":::" 50) where
  "Num n ::: TNat"
| "B b ::: TBool"
| "a ::: TNat \<Longrightarrow> b ::: TNat \<Longrightarrow> Plus a b ::: TNat"
| "a ::: TNat \<Longrightarrow> b ::: TNat \<Longrightarrow> Less a b ::: TBool"
| "c ::: TBool \<Longrightarrow> a ::: t \<Longrightarrow> b ::: t \<Longrightarrow> If c a b ::: t"
| "a ::: TNat \<Longrightarrow> IsZero a ::: TBool"

inductive red :: "exp \<Rightarrow> exp \<Rightarrow> bool" (infix "\<leadsto>" 50) where
  "Plus (Num m) (Num n) \<leadsto> Num (m + n)"
| "a \<leadsto> a' \<Longrightarrow> Plus a b \<leadsto> Plus a' b"
| "b \<leadsto> b' \<Longrightarrow> Plus (Num m) b \<leadsto> Plus (Num m) b'"
| "Less (Num m) (Num n) \<leadsto> B (m < n)"
| "a \<leadsto> a' \<Longrightarrow> Less a b \<leadsto> Less a' b"
| "b \<leadsto> b' \<Longrightarrow> Less a b \<leadsto> Less a b'"
| "If (B True) a b \<leadsto> a"
| "If (B False) a b \<leadsto> b"
| "c \<leadsto> c' \<Longrightarrow> If c a b \<leadsto> If c' a b"
| "IsZero (Num 0) \<leadsto> B True"
| "IsZero (Num (Suc n)) \<leadsto> B False"
| "a \<leadsto> a' \<Longrightarrow> IsZero a \<leadsto> IsZero a'"

code_pred typing .
code_pred red .

fun ev :: "exp \<Rightarrow> exp option" where
  "ev (Num n) = Some (Num n)"
| "ev (B b) = Some (B b)"
| "ev (Plus a b) = (case (ev a, ev b) of (Some (Num m), Some (Num n)) \<Rightarrow> Some (Num (m + n)) | _ \<Rightarrow> None)"
| "ev (Less a b) = (case (ev a, ev b) of (Some (Num m), Some (Num n)) \<Rightarrow> Some (B (m < n)) | _ \<Rightarrow> None)"
| "ev (If c a b) = (case ev c of Some (B True) \<Rightarrow> ev a | Some (B False) \<Rightarrow> ev b | _ \<Rightarrow> None)"
| "ev (IsZero a) = (case ev a of Some (Num n) \<Rightarrow> Some (B (n = 0)) | _ \<Rightarrow> None)"

fun fold_consts :: "exp \<Rightarrow> exp" where
  "fold_consts (Plus a b) = (case (fold_consts a, fold_consts b) of
      (Num m, Num n) \<Rightarrow> Num (m + n) | (Num 0, b') \<Rightarrow> b' | (a', b') \<Rightarrow> Plus a' b')"
| "fold_consts (If c a b) = (case fold_consts c of
      B True \<Rightarrow> fold_consts a | B False \<Rightarrow> fold_consts b | c' \<Rightarrow> If c' (fold_consts a) (fold_consts b))"
| "fold_consts e = e"

lemma preservation: "e ::: t \<Longrightarrow> e \<leadsto> e' \<Longrightarrow> e' ::: t"
  sorry

lemma expansion: "e' ::: t \<Longrightarrow> e \<leadsto> e' \<Longrightarrow> e ::: t"
  oops (* If (B True) (Num 0) (B True) *)

lemma progress: "e ::: t \<Longrightarrow> is_val e \<or> (\<exists>e'. e \<leadsto> e')"
  sorry

lemma progress_untyped: "is_val e \<or> (\<exists>e'. e \<leadsto> e')"
  oops (* IsZero (B True) *)

lemma values_are_normal: "is_val e \<Longrightarrow> \<not> e \<leadsto> e'"
  sorry

lemma normal_are_values: "\<not> (\<exists>e'. e \<leadsto> e') \<Longrightarrow> is_val e"
  oops (* IsZero (B True) *)

lemma deterministic: "e \<leadsto> a \<Longrightarrow> e \<leadsto> b \<Longrightarrow> a = b"
  oops (* Less with two redexes *)

lemma unique_type: "e ::: t \<Longrightarrow> e ::: u \<Longrightarrow> t = u"
  sorry

lemma typed_evaluates: "e ::: t \<Longrightarrow> ev e \<noteq> None"
  sorry

lemma evaluates_typed: "ev e \<noteq> None \<Longrightarrow> \<exists>t. e ::: t"
  oops (* If (B True) (Num 0) (B True) *)

lemma ev_red: "e \<leadsto> e' \<Longrightarrow> ev e = ev e'"
  sorry

lemma ev_value: "ev e = Some v \<Longrightarrow> is_val v"
  sorry

lemma ev_num: "e ::: TNat \<Longrightarrow> ev e = Some (B b) \<Longrightarrow> False"
  sorry

lemma fold_ev: "ev (fold_consts e) = ev e"
  oops (* Plus (Num 0) (B True) *)

lemma fold_ev_typed: "e ::: t \<Longrightarrow> ev (fold_consts e) = ev e"
  sorry

lemma fold_typed: "e ::: t \<Longrightarrow> fold_consts e ::: t"
  sorry

lemma fold_typed_back: "fold_consts e ::: t \<Longrightarrow> e ::: t"
  oops (* If (B True) (Num 0) (B True) *)

lemma fold_idempotent: "fold_consts (fold_consts e) = fold_consts e"
  sorry

lemma fold_smaller: "size (fold_consts e) < size e \<or> fold_consts e = e"
  sorry

lemma less_irrefl: "e ::: TNat \<Longrightarrow> ev (Less e e) = Some (B False)"
  sorry

lemma plus_grows: "ev (Plus a b) = Some (Num n) \<Longrightarrow> ev a = Some (Num m) \<Longrightarrow> m < n"
  oops (* b = Num 0 *)

lemma iszero_plus: "ev (IsZero (Plus a b)) = ev (IsZero a)"
  oops (* a = Num 0, b = Num 1 *)

lemma if_bool: "If c a b ::: TBool \<Longrightarrow> If c b a ::: TBool"
  sorry

lemma if_swap: "ev (If c a b) = ev (If c b a)"
  oops (* c = B True, a, b different numbers *)

end
