theory Elevator
  imports Main
begin

text \<open>An elevator with requests: a record as state, a step relation, invariants.\<close>

datatype direction = Up | Down | Idle

record lift =
  floor :: nat
  dir :: direction
  doors :: bool
  calls :: "nat list"

definition top :: nat where "top = 3"

inductive step :: "lift \<Rightarrow> lift \<Rightarrow> bool" where
  call: "n \<le> top \<Longrightarrow> n \<notin> set (calls s) \<Longrightarrow> step s (s\<lparr>calls := calls s @ [n]\<rparr>)"
| open_doors: "floor s \<in> set (calls s) \<Longrightarrow> step s (s\<lparr>doors := True, calls := removeAll (floor s) (calls s), dir := Idle\<rparr>)"
| close_doors: "doors s \<Longrightarrow> step s (s\<lparr>doors := False\<rparr>)"
| up: "\<not> doors s \<Longrightarrow> calls s \<noteq> [] \<Longrightarrow> floor s < hd (calls s) \<Longrightarrow> step s (s\<lparr>floor := Suc (floor s), dir := Up\<rparr>)"
| down: "\<not> doors s \<Longrightarrow> calls s \<noteq> [] \<Longrightarrow> hd (calls s) < floor s \<Longrightarrow> step s (s\<lparr>floor := floor s - 1, dir := Down\<rparr>)"

definition start :: lift where
  "start = \<lparr>floor = 0, dir = Idle, doors = False, calls = []\<rparr>"

inductive reachable :: "lift \<Rightarrow> bool" where
  "reachable start"
| "reachable s \<Longrightarrow> step s t \<Longrightarrow> reachable t"

fun nearest :: "nat \<Rightarrow> nat list \<Rightarrow> nat" where
  "nearest f [] = f"
| "nearest f [n] = n"
| "nearest f (n # ns) = (let m = nearest f ns in
     if (if n < f then f - n else n - f) \<le> (if m < f then f - m else m - f) then n else m)"

fun insert_call :: "nat \<Rightarrow> nat list \<Rightarrow> nat list" where
  "insert_call n [] = [n]"
| "insert_call n (m # ms) = (if n < m then n # m # ms else if n = m then m # ms else m # insert_call n ms)"

lemma floor_bounded: "reachable s \<Longrightarrow> floor s \<le> top"
  sorry

lemma calls_bounded: "reachable s \<Longrightarrow> n \<in> set (calls s) \<Longrightarrow> n \<le> top"
  sorry

lemma calls_distinct: "reachable s \<Longrightarrow> distinct (calls s)"
  sorry

lemma floor_below_top: "reachable s \<Longrightarrow> floor s < top"
  oops (* called to the top and moved up three times *)

lemma doors_idle: "reachable s \<Longrightarrow> doors s \<Longrightarrow> dir s = Idle"
  sorry

lemma idle_no_calls: "reachable s \<Longrightarrow> dir s = Idle \<Longrightarrow> calls s = []"
  oops (* a call at the start *)

lemma moving_has_calls: "reachable s \<Longrightarrow> dir s \<noteq> Idle \<Longrightarrow> calls s \<noteq> []"
  sorry

lemma up_not_bottom: "reachable s \<Longrightarrow> dir s = Up \<Longrightarrow> floor s > 0"
  sorry

lemma down_not_top: "reachable s \<Longrightarrow> dir s = Down \<Longrightarrow> floor s < top"
  sorry

lemma down_not_bottom: "reachable s \<Longrightarrow> dir s = Down \<Longrightarrow> floor s > 0"
  oops (* up to 1, served, called to 0, down *)

lemma up_below_call: "reachable s \<Longrightarrow> dir s = Up \<Longrightarrow> floor s < hd (calls s)"
  oops (* arrived *)

lemma up_at_most_call: "reachable s \<Longrightarrow> dir s = Up \<Longrightarrow> floor s \<le> hd (calls s)"
  sorry

lemma open_not_called: "reachable s \<Longrightarrow> doors s \<Longrightarrow> floor s \<notin> set (calls s)"
  oops (* called again while the doors are open *)

lemma step_not_same: "step s t \<Longrightarrow> s \<noteq> t"
  sorry

lemma step_deterministic: "step s t \<Longrightarrow> step s u \<Longrightarrow> t = u"
  oops (* calls to two floors *)

lemma step_floor: "step s t \<Longrightarrow> floor t \<le> floor s + 1"
  sorry

lemma step_calls: "step s t \<Longrightarrow> set (calls s) \<subseteq> set (calls t)"
  oops (* doors open *)

lemma nearest_member: "ns \<noteq> [] \<Longrightarrow> nearest f ns \<in> set ns"
  sorry

lemma nearest_order: "nearest f (xs @ ys) = nearest f (ys @ xs)"
  oops (* two calls as near, above and below *)

lemma nearest_fix: "f \<in> set ns \<Longrightarrow> nearest f ns = f"
  sorry

lemma nearest_hd: "nearest f ns = nearest f (rev ns)"
  oops (* f = 1, ns = [0, 2] *)

lemma insert_sorted: "sorted ns \<Longrightarrow> sorted (insert_call n ns)"
  sorry

lemma insert_length: "length (insert_call n ns) = Suc (length ns)"
  oops (* n in ns *)

lemma insert_twice: "insert_call n (insert_call n ns) = insert_call n ns"
  sorry

lemma insert_commutes: "insert_call m (insert_call n ns) = insert_call n (insert_call m ns)"
  sorry

lemma insert_distinct: "distinct ns \<Longrightarrow> distinct (insert_call n ns)"
  oops (* ns = [2, 1], n = 1 *)

lemma insert_filter: "insert_call n (filter P ns) = filter P (insert_call n ns)"
  oops (* P does not hold of n *)

end
