(*  Title:   Hotel_State
    Source:  hotel key cards, state-based model as in the Nitpick paper, section 6.2;
             formulated anew here.
    Truth:   breadth-first search over all reachable states (1 room, 2 guests, 4 and 5 keys)
             by an independent program.  Flawed system: shortest violation after 5 steps
             (6 states, 4 keys).  Repaired system: all 763 (4 keys) / 8473 (5 keys)
             reachable states are fine.
*)

theory Hotel_State
  imports Main
begin

typedecl guest
typedecl key
typedecl room

type_synonym keycard = "key \<times> key"

record state =
  owns :: "room \<Rightarrow> guest option"
  curr :: "room \<Rightarrow> key"
  issued :: "key set"
  cards :: "guest \<Rightarrow> keycard set"
  roomk :: "room \<Rightarrow> key"
  isin :: "room \<Rightarrow> guest set"
  safe :: "room \<Rightarrow> bool"


section \<open>The flawed system\<close>

inductive_set reach :: "state set" where
  start:
    "inj initk \<Longrightarrow>
     \<lparr> owns = (\<lambda>r. None), curr = initk, issued = range initk, cards = (\<lambda>g. {}),
       roomk = initk, isin = (\<lambda>r. {}), safe = (\<lambda>r. True) \<rparr> \<in> reach"
| check_in:
    "\<lbrakk> s \<in> reach; k \<notin> issued s \<rbrakk> \<Longrightarrow>
     s\<lparr> curr := (curr s)(r := k), issued := issued s \<union> {k},
        cards := (cards s)(g := cards s g \<union> {(curr s r, k)}),
        owns := (owns s)(r := Some g), safe := (safe s)(r := False) \<rparr> \<in> reach"
| entry:
    "\<lbrakk> s \<in> reach; (k, k') \<in> cards s g; roomk s r \<in> {k, k'} \<rbrakk> \<Longrightarrow>
     s\<lparr> isin := (isin s)(r := isin s r \<union> {g}), roomk := (roomk s)(r := k'),
        safe := (safe s)(r := owns s r = Some g \<and> isin s r = {} \<or> safe s r) \<rparr> \<in> reach"
| leave:
    "\<lbrakk> s \<in> reach; g \<in> isin s r \<rbrakk> \<Longrightarrow>
     s\<lparr> isin := (isin s)(r := isin s r - {g}) \<rparr> \<in> reach"

(* FALSE: shortest violation: 5 steps from the initial state *)
theorem no_intruder:
  "s \<in> reach \<Longrightarrow> safe s r \<Longrightarrow> g \<in> isin s r \<Longrightarrow> owns s r = Some g"
  oops

(* FALSE: after 3 steps a guest is in a room he does not own *)
lemma only_owners_inside: "s \<in> reach \<Longrightarrow> g \<in> isin s r \<Longrightarrow> owns s r = Some g"
  oops


section \<open>The repaired system\<close>

inductive_set reach' :: "state set" where
  start':
    "inj initk \<Longrightarrow>
     \<lparr> owns = (\<lambda>r. None), curr = initk, issued = range initk, cards = (\<lambda>g. {}),
       roomk = initk, isin = (\<lambda>r. {}), safe = (\<lambda>r. True) \<rparr> \<in> reach'"
| check_in':
    "\<lbrakk> s \<in> reach'; k \<notin> issued s \<rbrakk> \<Longrightarrow>
     s\<lparr> curr := (curr s)(r := k), issued := issued s \<union> {k},
        cards := (cards s)(g := cards s g \<union> {(curr s r, k)}),
        owns := (owns s)(r := Some g), safe := (safe s)(r := False) \<rparr> \<in> reach'"
| entry':
    "\<lbrakk> s \<in> reach'; (k, k') \<in> cards s g; roomk s r \<in> {k, k'} \<rbrakk> \<Longrightarrow>
     s\<lparr> isin := (isin s)(r := isin s r \<union> {g}), roomk := (roomk s)(r := k'),
        safe := (safe s)(r := owns s r = Some g \<and> isin s r = {} \<and> k' = curr s r \<or> safe s r) \<rparr>
     \<in> reach'"
| leave':
    "\<lbrakk> s \<in> reach'; g \<in> isin s r \<rbrakk> \<Longrightarrow>
     s\<lparr> isin := (isin s)(r := isin s r - {g}) \<rparr> \<in> reach'"

(* TRUE *)
theorem no_intruder':
  "s \<in> reach' \<Longrightarrow> safe s r \<Longrightarrow> g \<in> isin s r \<Longrightarrow> owns s r = Some g"
  sorry

(* TRUE: the key in the lock has been issued *)
lemma lock_key_issued: "s \<in> reach' \<Longrightarrow> roomk s r \<in> issued s"
  sorry

end
