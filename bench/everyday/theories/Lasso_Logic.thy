theory Lasso_Logic
  imports Main
begin

text \<open>Linear temporal logic over words that end in a loop.\<close>

datatype ltl = Prop nat | Neg ltl | And ltl ltl | Or ltl ltl | Next ltl | Until ltl ltl | Ev ltl | Alw ltl

text \<open>A lasso: a beginning, and a loop that is not empty.\<close>

type_synonym word = "nat set list \<times> nat set list"

definition at :: "word \<Rightarrow> nat \<Rightarrow> nat set" where
  "at w i = (if i < length (fst w) then fst w ! i else snd w ! ((i - length (fst w)) mod length (snd w)))"

definition positions :: "word \<Rightarrow> nat" where
  "positions w = length (fst w) + length (snd w)"

fun sat :: "word \<Rightarrow> nat \<Rightarrow> ltl \<Rightarrow> bool" where
  "sat w i (Prop p) = (p \<in> at w i)"
| "sat w i (Neg f) = (\<not> sat w i f)"
| "sat w i (And f g) = (sat w i f \<and> sat w i g)"
| "sat w i (Or f g) = (sat w i f \<or> sat w i g)"
| "sat w i (Next f) = sat w (Suc i) f"
| "sat w i (Until f g) = (\<exists>j \<in> set [i..<i + positions w]. sat w j g \<and> (\<forall>k \<in> set [i..<j]. sat w k f))"
| "sat w i (Ev f) = (\<exists>j \<in> set [i..<i + positions w]. sat w j f)"
| "sat w i (Alw f) = (\<forall>j \<in> set [i..<i + positions w]. sat w j f)"

definition proper :: "word \<Rightarrow> bool" where "proper w \<longleftrightarrow> snd w \<noteq> []"

fun nnf :: "ltl \<Rightarrow> bool" where
  "nnf (Neg (Prop _)) = True"
| "nnf (Neg _) = False"
| "nnf (And f g) = (nnf f \<and> nnf g)"
| "nnf (Or f g) = (nnf f \<and> nnf g)"
| "nnf (Next f) = nnf f"
| "nnf (Until f g) = (nnf f \<and> nnf g)"
| "nnf (Ev f) = nnf f"
| "nnf (Alw f) = nnf f"
| "nnf (Prop _) = True"

fun push :: "ltl \<Rightarrow> ltl" where
  "push (Neg (Neg f)) = push f"
| "push (Neg (And f g)) = Or (push (Neg f)) (push (Neg g))"
| "push (Neg (Or f g)) = And (push (Neg f)) (push (Neg g))"
| "push (Neg (Next f)) = Next (push (Neg f))"
| "push (Neg (Ev f)) = Alw (push (Neg f))"
| "push (Neg (Alw f)) = Ev (push (Neg f))"
| "push (And f g) = And (push f) (push g)"
| "push (Or f g) = Or (push f) (push g)"
| "push (Next f) = Next (push f)"
| "push (Until f g) = Until (push f) (push g)"
| "push (Ev f) = Ev (push f)"
| "push (Alw f) = Alw (push f)"
| "push f = f"

lemma alw_ev: "proper w \<Longrightarrow> sat w i (Alw f) \<longleftrightarrow> sat w i (Neg (Ev (Neg f)))"
  sorry

lemma ev_until: "proper w \<Longrightarrow> sat w i (Ev f) \<longleftrightarrow> sat w i (Until (Or f (Neg f)) f)"
  sorry

lemma ev_and: "proper w \<Longrightarrow> sat w i (Ev (And f g)) \<longleftrightarrow> sat w i (And (Ev f) (Ev g))"
  oops

lemma ev_or: "proper w \<Longrightarrow> sat w i (Ev (Or f g)) \<longleftrightarrow> sat w i (Or (Ev f) (Ev g))"
  sorry

lemma alw_or: "proper w \<Longrightarrow> sat w i (Alw (Or f g)) \<Longrightarrow> sat w i (Or (Alw f) (Alw g))"
  oops

lemma alw_and: "proper w \<Longrightarrow> sat w i (Alw (And f g)) \<longleftrightarrow> sat w i (And (Alw f) (Alw g))"
  sorry

lemma ev_alw: "proper w \<Longrightarrow> sat w i (Ev (Alw f)) \<Longrightarrow> sat w i (Alw (Ev f))"
  sorry

lemma alw_ev_swap: "proper w \<Longrightarrow> sat w i (Alw (Ev f)) \<Longrightarrow> sat w i (Ev (Alw f))"
  oops (* loop of two *)

lemma alw_next: "proper w \<Longrightarrow> sat w i (Alw f) \<longleftrightarrow> sat w i (And f (Next (Alw f)))"
  sorry

lemma next_alw: "proper w \<Longrightarrow> sat w i (Next (Alw f)) \<Longrightarrow> sat w i (Alw f)"
  oops

lemma ev_next: "proper w \<Longrightarrow> sat w i (Ev f) \<Longrightarrow> sat w i (Next (Ev f))"
  oops (* only at the beginning *)

lemma until_ev: "proper w \<Longrightarrow> sat w i (Until f g) \<Longrightarrow> sat w i (Ev g)"
  sorry

lemma until_first: "proper w \<Longrightarrow> sat w i (Until f g) \<Longrightarrow> sat w i f"
  oops (* g at once *)

lemma until_or: "proper w \<Longrightarrow> sat w i (Until f (Or g h)) \<longleftrightarrow> sat w i (Or (Until f g) (Until f h))"
  sorry

lemma until_or_left: "proper w \<Longrightarrow> sat w i (Until (Or f g) h) \<Longrightarrow> sat w i (Or (Until f h) (Until g h))"
  oops (* f, then g, then h *)

lemma until_and_left: "proper w \<Longrightarrow> sat w i (Until (And f g) h) \<longleftrightarrow> sat w i (And (Until f h) (Until g h))"
  sorry

lemma until_and: "proper w \<Longrightarrow> sat w i (And (Until f g) (Until f h)) \<Longrightarrow> sat w i (Until f (And g h))"
  oops

lemma until_trans: "proper w \<Longrightarrow> sat w i (Until f g) \<Longrightarrow> sat w i (Until g h) \<Longrightarrow> sat w i (Until f h)"
  oops (* g, g, h at once without f *)

lemma until_assoc: "proper w \<Longrightarrow> sat w i (Until f (Until g h)) \<longleftrightarrow> sat w i (Until (Until f g) h)"
  oops

lemma until_until: "proper w \<Longrightarrow> sat w i (Until f (Until f g)) \<longleftrightarrow> sat w i (Until f g)"
  sorry

lemma sat_loop: "proper w \<Longrightarrow> length (fst w) \<le> i \<Longrightarrow> sat w (i + length (snd w)) f = sat w i f"
  sorry

lemma sat_loop_any: "proper w \<Longrightarrow> sat w (i + length (snd w)) f = sat w i f"
  oops (* in the beginning *)

lemma unroll: "proper (u, v) \<Longrightarrow> sat (u @ v, v) i f = sat (u, v) i f"
  sorry

lemma rotate: "proper (u, v) \<Longrightarrow> sat (u, rotate1 v) i f = sat (u, v) i f"
  oops

lemma twice: "proper (u, v) \<Longrightarrow> sat (u, v @ v) i f = sat (u, v) i f"
  sorry

lemma swap: "sat (u, v @ w) i (Alw (Ev f)) = sat (u, w @ v) i (Alw (Ev f))"
  sorry

lemma push_nnf: "nnf (push f)"
  oops (* negated until *)

lemma push_sat: "proper w \<Longrightarrow> sat w i (push f) = sat w i f"
  sorry

lemma push_idempotent: "push (push f) = push f"
  sorry

lemma ev_ev: "proper w \<Longrightarrow> sat w i (Ev (Ev f)) = sat w i (Ev f)"
  sorry

lemma ev_alw_and: "proper w \<Longrightarrow> sat w i (And (Ev (Alw f)) (Ev (Alw g))) \<longleftrightarrow> sat w i (Ev (Alw (And f g)))"
  sorry

lemma alw_ev_and: "proper w \<Longrightarrow> sat w i (And (Alw (Ev f)) (Alw (Ev g))) \<Longrightarrow> sat w i (Alw (Ev (And f g)))"
  oops

lemma fairness: "proper w \<Longrightarrow> sat w i (Alw (Ev f)) \<Longrightarrow> sat w i (Ev (And f (Next f)))"
  oops (* loop of two *)

end
