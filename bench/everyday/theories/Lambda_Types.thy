theory Lambda_Types
  imports Main
begin

datatype ty = TV nat | Bool | Fun ty ty  (infixr "\<rightarrow>" 70)

datatype tm =
    Var nat
  | T
  | F
  | App tm tm
  | Lam ty tm
  | Cond tm tm tm

type_synonym ctx = "ty list"
type_synonym subst = "(nat \<times> ty) list"

fun infer :: "ctx \<Rightarrow> tm \<Rightarrow> ty option" where
  "infer G (Var n) = (if n < length G then Some (G ! n) else None)"
| "infer G T = Some Bool"
| "infer G F = Some Bool"
| "infer G (App s t) = (case (infer G s, infer G t) of (Some (a \<rightarrow> b), Some c) \<Rightarrow> if a = c then Some b else None | _ \<Rightarrow> None)"
| "infer G (Lam a t) = (case infer (a # G) t of Some b \<Rightarrow> Some (a \<rightarrow> b) | None \<Rightarrow> None)"
| "infer G (Cond c s t) = (case (infer G c, infer G s, infer G t) of (Some Bool, Some a, Some b) \<Rightarrow> if a = b then Some a else None | _ \<Rightarrow> None)"

inductive typed :: "ctx \<Rightarrow> tm \<Rightarrow> ty \<Rightarrow> bool" ("_ \<turnstile> _ : _" [50, 50, 50] 50) where
  "n < length G \<Longrightarrow> G ! n = a \<Longrightarrow> G \<turnstile> Var n : a"
| "G \<turnstile> T : Bool"
| "G \<turnstile> F : Bool"
| "G \<turnstile> s : a \<rightarrow> b \<Longrightarrow> G \<turnstile> t : a \<Longrightarrow> G \<turnstile> App s t : b"
| "a # G \<turnstile> t : b \<Longrightarrow> G \<turnstile> Lam a t : a \<rightarrow> b"
| "G \<turnstile> c : Bool \<Longrightarrow> G \<turnstile> s : a \<Longrightarrow> G \<turnstile> t : a \<Longrightarrow> G \<turnstile> Cond c s t : a"

fun lift :: "nat \<Rightarrow> tm \<Rightarrow> tm" where
  "lift k (Var n) = (if n < k then Var n else Var (Suc n))"
| "lift k (App s t) = App (lift k s) (lift k t)"
| "lift k (Lam a t) = Lam a (lift (Suc k) t)"
| "lift k (Cond c s t) = Cond (lift k c) (lift k s) (lift k t)"
| "lift k t = t"

fun subst_tm :: "nat \<Rightarrow> tm \<Rightarrow> tm \<Rightarrow> tm" where
  "subst_tm k u (Var n) = (if n < k then Var n else if n = k then u else Var (n - 1))"
| "subst_tm k u (App s t) = App (subst_tm k u s) (subst_tm k u t)"
| "subst_tm k u (Lam a t) = Lam a (subst_tm (Suc k) (lift 0 u) t)"
| "subst_tm k u (Cond c s t) = Cond (subst_tm k u c) (subst_tm k u s) (subst_tm k u t)"
| "subst_tm k u t = t"

inductive beta :: "tm \<Rightarrow> tm \<Rightarrow> bool" (infix "\<leadsto>" 50) where
  "App (Lam a s) t \<leadsto> subst_tm 0 t s"
| "s \<leadsto> s' \<Longrightarrow> App s t \<leadsto> App s' t"
| "t \<leadsto> t' \<Longrightarrow> App s t \<leadsto> App s t'"
| "Cond T s t \<leadsto> s"
| "Cond F s t \<leadsto> t"
| "c \<leadsto> c' \<Longrightarrow> Cond c s t \<leadsto> Cond c' s t"

fun is_value :: "tm \<Rightarrow> bool" where
  "is_value T = True"
| "is_value F = True"
| "is_value (Lam a t) = True"
| "is_value _ = False"

fun tvars :: "ty \<Rightarrow> nat set" where
  "tvars (TV n) = {n}"
| "tvars Bool = {}"
| "tvars (a \<rightarrow> b) = tvars a \<union> tvars b"

fun app_ty :: "subst \<Rightarrow> ty \<Rightarrow> ty" where
  "app_ty s (TV n) = (case map_of s n of Some a \<Rightarrow> a | None \<Rightarrow> TV n)"
| "app_ty s Bool = Bool"
| "app_ty s (a \<rightarrow> b) = app_ty s a \<rightarrow> app_ty s b"

lemma infer_typed: "infer G t = Some a \<Longrightarrow> G \<turnstile> t : a"
  sorry

lemma typed_infer: "G \<turnstile> t : a \<Longrightarrow> infer G t = Some a"
  sorry

lemma typed_unique: "G \<turnstile> t : a \<Longrightarrow> G \<turnstile> t : b \<Longrightarrow> a = b"
  sorry

lemma typed_closed: "G \<turnstile> t : a \<Longrightarrow> [] \<turnstile> t : a"
  oops (* G = [TV 0], t = Var 0, a = TV 0 *)

lemma typed_weaken_end: "G \<turnstile> t : a \<Longrightarrow> G @ H \<turnstile> t : a"
  sorry

lemma typed_weaken_front: "G \<turnstile> t : a \<Longrightarrow> H @ G \<turnstile> t : a"
  oops (* G = [TV 0], t = Var 0, a = TV 0, H = [Bool] *)

lemma typed_lift: "G \<turnstile> t : a \<Longrightarrow> b # G \<turnstile> lift 0 t : a"
  sorry

lemma typed_lift_1: "G \<turnstile> t : a \<Longrightarrow> b # G \<turnstile> lift 1 t : a"
  oops (* Var 0 *)

lemma typed_swap: "a # b # G \<turnstile> t : c \<Longrightarrow> b # a # G \<turnstile> t : c"
  oops (* a = TV 0, b = Bool, G = [], t = Var 0, c = TV 0 *)

lemma subject_reduction: "s \<leadsto> t \<Longrightarrow> G \<turnstile> s : a \<Longrightarrow> G \<turnstile> t : a"
  sorry

lemma subject_expansion: "s \<leadsto> t \<Longrightarrow> G \<turnstile> t : a \<Longrightarrow> G \<turnstile> s : a"
  oops (* the other branch ill-typed *)

lemma progress: "[] \<turnstile> t : a \<Longrightarrow> is_value t \<or> (\<exists>t'. t \<leadsto> t')"
  sorry

lemma progress_open: "G \<turnstile> t : a \<Longrightarrow> is_value t \<or> (\<exists>t'. t \<leadsto> t')"
  oops (* a variable *)

lemma beta_det: "s \<leadsto> t \<Longrightarrow> s \<leadsto> u \<Longrightarrow> t = u"
  oops (* s = App (Lam Bool T) (Cond T T T), t = T, u = App (Lam Bool T) T *)

lemma beta_value: "is_value s \<Longrightarrow> \<not> s \<leadsto> t"
  sorry

lemma beta_irrefl: "\<not> s \<leadsto> s"
  oops (* omega, untyped *)

lemma beta_irrefl_typed: "G \<turnstile> s : a \<Longrightarrow> \<not> s \<leadsto> s"
  sorry

lemma lift_inj: "lift k s = lift k t \<Longrightarrow> s = t"
  sorry

lemma lift_lift: "lift k (lift j t) = lift j (lift k t)"
  oops (* k = 0, j = 1, t = Var 0 *)

lemma lift_lift_ok: "j \<le> k \<Longrightarrow> lift (Suc k) (lift j t) = lift j (lift k t)"
  sorry

lemma subst_lift: "subst_tm k u (lift k t) = t"
  sorry

lemma lift_subst: "lift k (subst_tm k u t) = t"
  oops (* k = 0, u = T, t = Var 0 *)

lemma subst_var: "subst_tm k (Var k) t = t"
  oops (* Var (Suc k) *)

lemma beta_lift: "s \<leadsto> t \<Longrightarrow> lift k s \<leadsto> lift k t"
  sorry

lemma app_ty_nil: "app_ty [] a = a"
  sorry

lemma app_ty_append: "app_ty (s @ r) a = app_ty s (app_ty r a)"
  oops (* s = [(0, TV 0)], r = [(0, Bool)], a = TV 0 *)

lemma app_ty_idem: "app_ty s (app_ty s a) = app_ty s a"
  oops (* s = [(1, TV 0), (0, Bool)], a = TV 1 *)

lemma app_ty_ground: "tvars a = {} \<Longrightarrow> app_ty s a = a"
  sorry

lemma app_ty_vars: "tvars (app_ty s a) \<subseteq> tvars a"
  oops (* s = [(1, TV 0)], a = TV 1 *)

lemma app_ty_agree: "\<forall>n \<in> tvars a. map_of s n = map_of r n \<Longrightarrow> app_ty s a = app_ty r a"
  sorry

lemma app_ty_inj: "app_ty s a = app_ty s b \<Longrightarrow> a = b"
  oops (* s = [(0, Bool)], a = TV 0, b = Bool *)

lemma infer_subst: "infer G t = Some a \<Longrightarrow> infer (map (app_ty s) G) t = Some (app_ty s a)"
  oops (* Lam annotations *)

lemma self_app: "\<not> (\<exists>a. G \<turnstile> App t t : a)"
  sorry

lemma self_app_lam: "infer G (Lam a (App (Var 0) (Var 0))) = None"
  sorry

lemma no_id_bool: "[] \<turnstile> t : Bool \<rightarrow> Bool \<Longrightarrow> t = Lam Bool (Var 0)"
  oops (* t = Lam Bool F *)

lemma true_or_false: "[] \<turnstile> t : TV n \<Longrightarrow> False"
  sorry

lemma peirce: "\<not> ([] \<turnstile> t : ((TV 0 \<rightarrow> TV 1) \<rightarrow> TV 0) \<rightarrow> TV 0)"
  sorry

lemma k_comb: "\<not> ([] \<turnstile> t : TV 0 \<rightarrow> TV 1 \<rightarrow> TV 0)"
  oops (* t = Lam (TV 0) (Lam (TV 1) (Var 1)) *)

lemma s_comb: "\<not> ([] \<turnstile> t : (TV 0 \<rightarrow> TV 1 \<rightarrow> TV 2) \<rightarrow> (TV 0 \<rightarrow> TV 1) \<rightarrow> TV 0 \<rightarrow> TV 2)"
  oops (* t = Lam (TV 0 → TV 1 → TV 2) (Lam (TV 0 → TV 1) (Lam (TV 0) (App (App (Var 2) (Var 0)) (App (Var 1) (Var 0))))) *)

end
