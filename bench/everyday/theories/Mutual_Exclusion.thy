theory Mutual_Exclusion
  imports Main
begin

text \<open>Two processes, flags and a turn: a correct and some broken protocols as transition relations.\<close>

datatype pc = Idle | Want | Wait | Crit

record state =
  pc1 :: pc
  pc2 :: pc
  flag1 :: bool
  flag2 :: bool
  turn1 :: bool

definition start :: state where
  "start = \<lparr> pc1 = Idle, pc2 = Idle, flag1 = False, flag2 = False, turn1 = True \<rparr>"

inductive peterson :: "state \<Rightarrow> bool" where
  "peterson start"
| "peterson s \<Longrightarrow> pc1 s = Idle \<Longrightarrow> peterson (s\<lparr> pc1 := Want, flag1 := True \<rparr>)"
| "peterson s \<Longrightarrow> pc2 s = Idle \<Longrightarrow> peterson (s\<lparr> pc2 := Want, flag2 := True \<rparr>)"
| "peterson s \<Longrightarrow> pc1 s = Want \<Longrightarrow> peterson (s\<lparr> pc1 := Wait, turn1 := False \<rparr>)"
| "peterson s \<Longrightarrow> pc2 s = Want \<Longrightarrow> peterson (s\<lparr> pc2 := Wait, turn1 := True \<rparr>)"
| "peterson s \<Longrightarrow> pc1 s = Wait \<Longrightarrow> \<not> flag2 s \<or> turn1 s \<Longrightarrow> peterson (s\<lparr> pc1 := Crit \<rparr>)"
| "peterson s \<Longrightarrow> pc2 s = Wait \<Longrightarrow> \<not> flag1 s \<or> \<not> turn1 s \<Longrightarrow> peterson (s\<lparr> pc2 := Crit \<rparr>)"
| "peterson s \<Longrightarrow> pc1 s = Crit \<Longrightarrow> peterson (s\<lparr> pc1 := Idle, flag1 := False \<rparr>)"
| "peterson s \<Longrightarrow> pc2 s = Crit \<Longrightarrow> peterson (s\<lparr> pc2 := Idle, flag2 := False \<rparr>)"

text \<open>Without the flags.\<close>

inductive turns_only :: "state \<Rightarrow> bool" where
  "turns_only start"
| "turns_only s \<Longrightarrow> pc1 s = Idle \<Longrightarrow> turns_only (s\<lparr> pc1 := Wait \<rparr>)"
| "turns_only s \<Longrightarrow> pc2 s = Idle \<Longrightarrow> turns_only (s\<lparr> pc2 := Wait \<rparr>)"
| "turns_only s \<Longrightarrow> pc1 s = Wait \<Longrightarrow> turn1 s \<Longrightarrow> turns_only (s\<lparr> pc1 := Crit \<rparr>)"
| "turns_only s \<Longrightarrow> pc2 s = Wait \<Longrightarrow> \<not> turn1 s \<Longrightarrow> turns_only (s\<lparr> pc2 := Crit \<rparr>)"
| "turns_only s \<Longrightarrow> pc1 s = Crit \<Longrightarrow> turns_only (s\<lparr> pc1 := Idle, turn1 := False \<rparr>)"
| "turns_only s \<Longrightarrow> pc2 s = Crit \<Longrightarrow> turns_only (s\<lparr> pc2 := Idle, turn1 := True \<rparr>)"

text \<open>The flag is set too late.\<close>

inductive late_flag :: "state \<Rightarrow> bool" where
  "late_flag start"
| "late_flag s \<Longrightarrow> pc1 s = Idle \<Longrightarrow> \<not> flag2 s \<Longrightarrow> late_flag (s\<lparr> pc1 := Want \<rparr>)"
| "late_flag s \<Longrightarrow> pc2 s = Idle \<Longrightarrow> \<not> flag1 s \<Longrightarrow> late_flag (s\<lparr> pc2 := Want \<rparr>)"
| "late_flag s \<Longrightarrow> pc1 s = Want \<Longrightarrow> late_flag (s\<lparr> pc1 := Crit, flag1 := True \<rparr>)"
| "late_flag s \<Longrightarrow> pc2 s = Want \<Longrightarrow> late_flag (s\<lparr> pc2 := Crit, flag2 := True \<rparr>)"

code_pred peterson .
code_pred turns_only .
code_pred late_flag .

lemma peterson_exclusion: "peterson s \<Longrightarrow> \<not> (pc1 s = Crit \<and> pc2 s = Crit)"
  sorry

lemma turns_exclusion: "turns_only s \<Longrightarrow> \<not> (pc1 s = Crit \<and> pc2 s = Crit)"
  sorry

lemma late_exclusion: "late_flag s \<Longrightarrow> \<not> (pc1 s = Crit \<and> pc2 s = Crit)"
  oops (* both pass the test before either sets its flag *)

lemma peterson_flag: "peterson s \<Longrightarrow> flag1 s = (pc1 s \<noteq> Idle)"
  sorry

lemma peterson_flag_crit: "peterson s \<Longrightarrow> flag1 s \<Longrightarrow> pc1 s = Crit"
  oops (* pc1 = Want *)

lemma peterson_turn: "peterson s \<Longrightarrow> pc1 s = Crit \<Longrightarrow> turn1 s"
  oops (* process 1 alone *)

lemma peterson_turn_both: "peterson s \<Longrightarrow> pc1 s = Crit \<Longrightarrow> pc2 s = Wait \<Longrightarrow> turn1 s"
  sorry

lemma peterson_waits: "peterson s \<Longrightarrow> \<not> (pc1 s = Wait \<and> pc2 s = Wait)"
  oops (* both wait, one may go on *)

lemma peterson_no_deadlock: "peterson s \<Longrightarrow> pc1 s = Wait \<Longrightarrow> pc2 s = Wait \<Longrightarrow> (\<not> flag2 s \<or> turn1 s) \<or> (\<not> flag1 s \<or> \<not> turn1 s)"
  sorry

lemma turns_flag: "turns_only s \<Longrightarrow> \<not> flag1 s"
  sorry

lemma turns_alternate: "turns_only s \<Longrightarrow> pc1 s = Crit \<Longrightarrow> turn1 s"
  sorry

lemma turns_starve: "turns_only s \<Longrightarrow> pc1 s = Wait \<Longrightarrow> turn1 s"
  oops (* process 1 waits a second time *)

lemma late_want: "late_flag s \<Longrightarrow> pc1 s = Want \<Longrightarrow> pc2 s \<noteq> Crit"
  oops (* both want, one enters *)

lemma late_stays: "late_flag s \<Longrightarrow> pc1 s = Crit \<Longrightarrow> flag1 s"
  sorry

lemma late_flag_wait: "late_flag s \<Longrightarrow> pc1 s \<noteq> Wait"
  sorry

lemma peterson_start: "peterson s \<Longrightarrow> pc1 s = Idle \<Longrightarrow> pc2 s = Idle \<Longrightarrow> s = start"
  oops (* the turn may be another *)

lemma update_twice: "s\<lparr> pc1 := p, pc1 := q \<rparr> = s\<lparr> pc1 := q \<rparr>"
  sorry

lemma swap_in_place: "(let t = s\<lparr> pc1 := pc2 s \<rparr> in t\<lparr> pc2 := pc1 t \<rparr>) = s\<lparr> pc1 := pc2 s, pc2 := pc1 s \<rparr>"
  oops (* the second update sees the first *)

lemma update_commute: "s\<lparr> pc1 := p, flag1 := b \<rparr> = s\<lparr> flag1 := b, pc1 := p \<rparr>"
  sorry

end
