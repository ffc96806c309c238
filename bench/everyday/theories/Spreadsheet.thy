theory Spreadsheet
  imports Main
begin

type_synonym cell = "nat \<times> nat"

datatype formula =
    Const int
  | Ref cell
  | Plus formula formula
  | Times formula formula
  | IfPos formula formula formula

type_synonym sheet = "cell \<Rightarrow> formula option"

fun eval :: "nat \<Rightarrow> sheet \<Rightarrow> formula \<Rightarrow> int option" where
  "eval 0 sh f = None"
| "eval (Suc n) sh (Const i) = Some i"
| "eval (Suc n) sh (Ref c) = (case sh c of None \<Rightarrow> Some 0 | Some f \<Rightarrow> eval n sh f)"
| "eval (Suc n) sh (Plus a b) = (case (eval n sh a, eval n sh b) of (Some x, Some y) \<Rightarrow> Some (x + y) | _ \<Rightarrow> None)"
| "eval (Suc n) sh (Times a b) = (case (eval n sh a, eval n sh b) of (Some x, Some y) \<Rightarrow> Some (x * y) | _ \<Rightarrow> None)"
| "eval (Suc n) sh (IfPos a b c) = (case eval n sh a of None \<Rightarrow> None | Some x \<Rightarrow> if x > 0 then eval n sh b else eval n sh c)"

fun refs :: "formula \<Rightarrow> cell set" where
  "refs (Const i) = {}"
| "refs (Ref c) = {c}"
| "refs (Plus a b) = refs a \<union> refs b"
| "refs (Times a b) = refs a \<union> refs b"
| "refs (IfPos a b c) = refs a \<union> refs b \<union> refs c"

fun size_of :: "formula \<Rightarrow> nat" where
  "size_of (Plus a b) = size_of a + size_of b + 1"
| "size_of (Times a b) = size_of a + size_of b + 1"
| "size_of (IfPos a b c) = size_of a + size_of b + size_of c + 1"
| "size_of _ = 1"

fun simp_f :: "formula \<Rightarrow> formula" where
  "simp_f (Plus a b) = (if a = Const 0 then simp_f b else Plus (simp_f a) (simp_f b))"
| "simp_f (Times a b) = (if a = Const 0 then Const 0 else Times (simp_f a) (simp_f b))"
| "simp_f (IfPos a b c) = IfPos (simp_f a) (simp_f b) (simp_f c)"
| "simp_f f = f"

fun shift :: "nat \<Rightarrow> formula \<Rightarrow> formula" where
  "shift k (Ref (r, c)) = Ref (r + k, c)"
| "shift k (Const i) = Const i"
| "shift k (Plus a b) = Plus (shift k a) (shift k b)"
| "shift k (Times a b) = Times (shift k a) (shift k b)"
| "shift k (IfPos a b c) = IfPos (shift k a) (shift k b) (shift k c)"

inductive depends :: "sheet \<Rightarrow> cell \<Rightarrow> cell \<Rightarrow> bool" for sh where
  direct: "sh c = Some f \<Longrightarrow> d \<in> refs f \<Longrightarrow> depends sh c d"
| step: "depends sh c d \<Longrightarrow> depends sh d e \<Longrightarrow> depends sh c e"

definition acyclic_sheet :: "sheet \<Rightarrow> bool" where
  "acyclic_sheet sh \<longleftrightarrow> (\<forall>c. \<not> depends sh c c)"

lemma eval_more_fuel: "eval n sh f = Some v \<Longrightarrow> eval (Suc n) sh f = Some v"
  sorry

lemma eval_less_fuel: "eval (Suc n) sh f = Some v \<Longrightarrow> eval n sh f = Some v"
  oops (* n = 0 *)

lemma eval_const_fold: "eval n sh (Plus (Const a) (Const b)) = eval n sh (Const (a + b))"
  oops (* n = 1 *)

lemma plus_commutes: "eval n sh (Plus a b) = eval n sh (Plus b a)"
  sorry

lemma plus_assoc: "eval n sh (Plus (Plus a b) c) = eval n sh (Plus a (Plus b c))"
  oops (* n = 3, c a sum: the left side has enough fuel *)

lemma simp_sound: "eval n sh f = Some v \<Longrightarrow> eval n sh (simp_f f) = Some v"
  sorry

lemma simp_same: "eval n sh (simp_f f) = eval n sh f"
  oops (* Times (Const 0) (Ref c) with a cycle, or little fuel *)

lemma simp_complete: "eval n sh (simp_f f) = Some v \<Longrightarrow> \<exists>m. eval m sh f = Some v"
  oops (* Times (Const 0) (Ref c), c refers to itself *)

lemma simp_refs: "refs (simp_f f) = refs f"
  oops (* Times (Const 0) (Ref c) *)

lemma simp_refs_sub: "refs (simp_f f) \<subseteq> refs f"
  sorry

lemma simp_smaller: "size_of (simp_f f) \<le> size_of f"
  sorry

lemma simp_strictly: "simp_f f \<noteq> f \<Longrightarrow> size_of (simp_f f) < size_of f"
  sorry

lemma simp_idem: "simp_f (simp_f f) = simp_f f"
  oops (* Plus (Plus (Const 0) (Const 0)) x : becomes Plus (Const 0) x *)

lemma depends_trans: "depends sh a b \<Longrightarrow> depends sh b c \<Longrightarrow> depends sh a c"
  sorry

lemma depends_sym: "depends sh a b \<Longrightarrow> depends sh b a"
  oops (* a = Ref b *)

lemma depends_irrefl: "\<not> depends sh a a"
  oops (* sh = %_. Some (Ref (0, 0)), a = (0, 0) *)

lemma acyclic_update: "acyclic_sheet sh \<Longrightarrow> acyclic_sheet (sh(c := Some (Ref d)))"
  oops (* c = d *)

lemma acyclic_empty: "acyclic_sheet (\<lambda>_. None)"
  sorry

lemma acyclic_update_neq: "acyclic_sheet sh \<Longrightarrow> c \<noteq> d \<Longrightarrow> acyclic_sheet (sh(c := Some (Ref d)))"
  oops (* d = Ref c in sh *)

lemma shift_zero: "shift 0 f = f"
  sorry

lemma shift_add: "shift j (shift k f) = shift (j + k) f"
  sorry

lemma shift_refs: "refs (shift k f) = (\<lambda>(r, c). (r + k, c)) ` refs f"
  sorry

lemma shift_eval: "eval n (\<lambda>(r, c). map_option (shift k) (sh (r + k, c))) f = eval n sh (shift k f)"
  oops (* formulas shifted twice *)

lemma eval_unused: "c \<notin> refs f \<Longrightarrow> eval n (sh(c := x)) f = eval n sh f"
  oops (* c used by a cell that f refers to *)

lemma eval_no_refs: "refs f = {} \<Longrightarrow> eval n sh f = eval n sh' f"
  sorry

lemma eval_defined: "refs f = {} \<Longrightarrow> eval (size_of f) sh f \<noteq> None"
  sorry

lemma eval_defined_half: "refs f = {} \<Longrightarrow> eval (Suc (size_of f div 2)) sh f \<noteq> None"
  sorry

end
