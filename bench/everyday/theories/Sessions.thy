theory Sessions
  imports Main
begin

datatype base = TNat | TBool

datatype sess =
    End
  | Send base sess
  | Recv base sess
  | Sel sess sess
  | Off sess sess

fun dual :: "sess \<Rightarrow> sess" where
  "dual End = End"
| "dual (Send b s) = Recv b (dual s)"
| "dual (Recv b s) = Send b (dual s)"
| "dual (Sel s t) = Off (dual s) (dual t)"
| "dual (Off s t) = Sel (dual s) (dual t)"

fun dual_bad :: "sess \<Rightarrow> sess" where
  "dual_bad End = End"
| "dual_bad (Send b s) = Recv b (dual_bad s)"
| "dual_bad (Recv b s) = Send b (dual_bad s)"
| "dual_bad (Sel s t) = Off (dual_bad t) (dual_bad s)"
| "dual_bad (Off s t) = Sel (dual_bad s) (dual_bad t)"

fun sconc :: "sess \<Rightarrow> sess \<Rightarrow> sess" (infixr "\<cdot>" 65) where
  "End \<cdot> t = t"
| "Send b s \<cdot> t = Send b (s \<cdot> t)"
| "Recv b s \<cdot> t = Recv b (s \<cdot> t)"
| "Sel s s' \<cdot> t = Sel (s \<cdot> t) (s' \<cdot> t)"
| "Off s s' \<cdot> t = Off (s \<cdot> t) (s' \<cdot> t)"

datatype label = Out base | In base | L | R

inductive trace :: "sess \<Rightarrow> label list \<Rightarrow> sess \<Rightarrow> bool" where
  "trace s [] s"
| "trace s ls t \<Longrightarrow> trace (Send b s) (Out b # ls) t"
| "trace s ls t \<Longrightarrow> trace (Recv b s) (In b # ls) t"
| "trace s ls u \<Longrightarrow> trace (Sel s t) (L # ls) u"
| "trace t ls u \<Longrightarrow> trace (Sel s t) (R # ls) u"
| "trace s ls u \<Longrightarrow> trace (Off s t) (L # ls) u"
| "trace t ls u \<Longrightarrow> trace (Off s t) (R # ls) u"

inductive subtype :: "sess \<Rightarrow> sess \<Rightarrow> bool" (infix "\<preceq>" 50) where
  "End \<preceq> End"
| "s \<preceq> t \<Longrightarrow> Send b s \<preceq> Send b t"
| "s \<preceq> t \<Longrightarrow> Recv b s \<preceq> Recv b t"
| "s \<preceq> s' \<Longrightarrow> t \<preceq> t' \<Longrightarrow> Sel s t \<preceq> Sel s' t'"
| "s \<preceq> s' \<Longrightarrow> t \<preceq> t' \<Longrightarrow> Off s t \<preceq> Off s' t'"
| "s \<preceq> t \<Longrightarrow> Sel s s' \<preceq> t"

fun flip :: "label \<Rightarrow> label" where
  "flip (Out b) = In b"
| "flip (In b) = Out b"
| "flip l = l"

fun len :: "sess \<Rightarrow> nat" where
  "len End = 0"
| "len (Send b s) = Suc (len s)"
| "len (Recv b s) = Suc (len s)"
| "len (Sel s t) = Suc (max (len s) (len t))"
| "len (Off s t) = Suc (min (len s) (len t))"

inductive steps :: "sess \<times> sess \<Rightarrow> sess \<times> sess \<Rightarrow> bool" where
  "steps (Send b s, Recv b t) (s, t)"
| "steps (Recv b s, Send b t) (s, t)"
| "steps (Sel s s', Off t t') (s, t)"
| "steps (Sel s s', Off t t') (s', t')"
| "steps (Off s s', Sel t t') (s, t)"
| "steps (Off s s', Sel t t') (s', t')"

lemma dual_dual: "dual (dual s) = s"
  sorry

lemma dual_bad_dual: "dual_bad (dual_bad s) = s"
  oops (* s = Sel End (Send TNat End) *)

lemma dual_no_fix: "dual s \<noteq> s"
  oops (* End *)

lemma dual_fix_end: "dual s = s \<Longrightarrow> s = End"
  sorry

lemma dual_inj: "dual s = dual t \<Longrightarrow> s = t"
  sorry

lemma dual_conc: "dual (s \<cdot> t) = dual s \<cdot> dual t"
  sorry

lemma dual_conc_wrong: "dual (s \<cdot> t) = dual t \<cdot> dual s"
  oops (* s = Send TNat End, t = Send TBool End *)

lemma conc_assoc: "(s \<cdot> t) \<cdot> u = s \<cdot> (t \<cdot> u)"
  sorry

lemma conc_end: "s \<cdot> End = s"
  sorry

lemma conc_cancel_right: "s \<cdot> u = t \<cdot> u \<Longrightarrow> s = t"
  sorry

lemma conc_cancel_left: "s \<cdot> t = s \<cdot> u \<Longrightarrow> t = u"
  sorry

lemma conc_comm: "s \<cdot> t = t \<cdot> s \<Longrightarrow> s = t \<or> s = End \<or> t = End"
  oops (* Send b End, Send b (Send b End) *)

lemma trace_dual: "trace s ls t \<Longrightarrow> trace (dual s) (map flip ls) (dual t)"
  sorry

lemma trace_dual_wrong: "trace s ls t \<Longrightarrow> trace (dual s) ls (dual t)"
  oops (* s = Send TNat End, ls = [Out TNat], t = End *)

lemma trace_det: "trace s ls t \<Longrightarrow> trace s ls u \<Longrightarrow> t = u"
  sorry

lemma trace_label_det: "trace s ls t \<Longrightarrow> trace s ms t \<Longrightarrow> ls = ms"
  oops (* Sel End End *)

lemma trace_length: "trace s ls End \<Longrightarrow> length ls = len s"
  oops (* a shorter branch *)

lemma trace_length_le: "trace s ls t \<Longrightarrow> length ls \<le> len s"
  oops (* Off with min *)

lemma trace_conc: "trace s ls End \<Longrightarrow> trace t ms u \<Longrightarrow> trace (s \<cdot> t) (ls @ ms) u"
  sorry

lemma trace_split: "trace (s \<cdot> t) ls End \<Longrightarrow> \<exists>ms ns. ls = ms @ ns \<and> trace s ms End \<and> trace t ns End"
  sorry

lemma trace_conc_end: "trace (s \<cdot> t) ls t \<Longrightarrow> trace s ls End"
  sorry

lemma sub_refl: "s \<preceq> s"
  sorry

lemma sub_trans: "s \<preceq> t \<Longrightarrow> t \<preceq> u \<Longrightarrow> s \<preceq> u"
  sorry

lemma sub_antisym: "s \<preceq> t \<Longrightarrow> t \<preceq> s \<Longrightarrow> s = t"
  sorry

lemma sub_dual: "s \<preceq> t \<Longrightarrow> dual t \<preceq> dual s"
  oops (* s = Sel End End, t = End *)

lemma sub_trace: "s \<preceq> t \<Longrightarrow> trace t ls End \<Longrightarrow> trace s ls End"
  oops (* Sel s s' below t *)

lemma sub_len: "s \<preceq> t \<Longrightarrow> len t \<le> len s"
  sorry

lemma sub_len_ge: "s \<preceq> t \<Longrightarrow> len s \<le> len t"
  oops (* s = Sel End End, t = End *)

lemma sub_conc: "s \<preceq> t \<Longrightarrow> s \<cdot> u \<preceq> t \<cdot> u"
  sorry

lemma sub_conc_left: "u \<cdot> s \<preceq> u \<cdot> t \<Longrightarrow> s \<preceq> t"
  sorry

lemma progress: "s \<noteq> End \<Longrightarrow> \<exists>p. steps (s, dual s) p"
  sorry

lemma progress_bad: "s \<noteq> End \<Longrightarrow> \<exists>p. steps (s, dual_bad s) p"
  sorry

lemma preservation: "steps (s, dual s) (t, u) \<Longrightarrow> u = dual t"
  sorry

lemma preservation_bad: "steps (s, dual_bad s) (t, u) \<Longrightarrow> u = dual_bad t"
  oops (* s = Sel End (Send TNat End), t = End, u = Recv TNat End *)

lemma steps_det: "steps p q \<Longrightarrow> steps p r \<Longrightarrow> q = r"
  oops (* Sel *)

lemma steps_sub: "s \<preceq> t \<Longrightarrow> t \<noteq> End \<Longrightarrow> \<exists>p. steps (s, dual t) p"
  oops (* Sel s s' below Send *)

lemma steps_len: "steps (s, t) (u, v) \<Longrightarrow> len u < len s"
  oops (* Off takes min *)

end
