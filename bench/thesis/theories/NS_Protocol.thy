(*  Title:   NS_Protocol
    Source:  Needham-Schroeder public-key protocol, after Bulwahn's thesis, section 6.3.3
             (simplified formalization in the style of Paulson); formulated anew here.
    Truth:   breadth-first search over all reachable sets of events (nonces up to renaming)
             by an independent program.
               productive: shortest run has 3 events
               secrecy with the restricted spy: shortest attack has 4 events (Lowe)
               secrecy with the guessing spy: shortest attack has 3 events
               secrecy without any spy: no violation with at most 6 events
               secrecy of NA with the restricted spy: no violation with at most 5 events
               secrecy after Lowe's fix: no violation with at most 5 events
*)

theory NS_Protocol
  imports Main
begin

datatype agent = Alice | Bob | Spy

datatype key = pubK agent | priK agent

datatype msg = Agent agent | Nonce nat | Key key | MPair msg msg | Crypt key msg

datatype event = Says agent agent msg

fun invKey :: "key \<Rightarrow> key" where
  "invKey (pubK A) = priK A"
| "invKey (priK A) = pubK A"

text \<open>Nonces that occur anywhere in a message or a trace.\<close>

fun nonces :: "msg \<Rightarrow> nat list" where
  "nonces (Agent A) = []"
| "nonces (Nonce N) = [N]"
| "nonces (Key K) = []"
| "nonces (MPair X Y) = nonces X @ nonces Y"
| "nonces (Crypt K X) = nonces X"

fun used :: "event list \<Rightarrow> nat list" where
  "used [] = []"
| "used (Says A B X # evs) = nonces X @ used evs"

text \<open>Nonces that the spy can read: he opens what is encrypted for him.\<close>

fun readable :: "msg \<Rightarrow> nat list" where
  "readable (Agent A) = []"
| "readable (Nonce N) = [N]"
| "readable (Key K) = []"
| "readable (MPair X Y) = readable X @ readable Y"
| "readable (Crypt K X) = (if K = pubK Spy then readable X else [])"

fun learnt :: "event list \<Rightarrow> nat list" where
  "learnt [] = []"
| "learnt (Says A B X # evs) = readable X @ learnt evs"

text \<open>Everything the spy sees, and what can be analysed from it.\<close>

fun spies :: "event list \<Rightarrow> msg set" where
  "spies [] = {Key (priK Spy), Key (pubK Alice), Key (pubK Bob), Key (pubK Spy)}"
| "spies (Says A B X # evs) = insert X (spies evs)"

inductive_set analz :: "msg set \<Rightarrow> msg set" for H :: "msg set" where
  inj: "X \<in> H \<Longrightarrow> X \<in> analz H"
| left: "MPair X Y \<in> analz H \<Longrightarrow> X \<in> analz H"
| right: "MPair X Y \<in> analz H \<Longrightarrow> Y \<in> analz H"
| decrypt: "Crypt K X \<in> analz H \<Longrightarrow> Key (invKey K) \<in> analz H \<Longrightarrow> X \<in> analz H"


section \<open>(a) The protocol without attacker is productive\<close>

inductive needham :: "event list \<Rightarrow> bool" where
  "needham []"
| "needham evs \<Longrightarrow> NA \<notin> set (used evs) \<Longrightarrow>
   needham (Says A B (Crypt (pubK B) (MPair (Nonce NA) (Agent A))) # evs)"
| "needham evs \<Longrightarrow> NB \<notin> set (used evs) \<Longrightarrow>
   Says A' B (Crypt (pubK B) (MPair (Nonce NA) (Agent A))) \<in> set evs \<Longrightarrow>
   needham (Says B A (Crypt (pubK A) (MPair (Nonce NA) (Nonce NB))) # evs)"
| "needham evs \<Longrightarrow>
   Says A B (Crypt (pubK B) (MPair (Nonce NA) (Agent A))) \<in> set evs \<Longrightarrow>
   Says B' A (Crypt (pubK A) (MPair (Nonce NA) (Nonce NB))) \<in> set evs \<Longrightarrow>
   needham (Says A B (Crypt (pubK B) (Nonce NB)) # evs)"

(* FALSE: 3 events *)
lemma unproductive: "needham evs \<Longrightarrow> Says A B (Crypt (pubK B) (Nonce NB)) \<notin> set evs"
  oops

(* FALSE: 3 events, with two different agents *)
lemma unproductive_pair:
  "needham evs \<Longrightarrow> Says Alice Bob (Crypt (pubK Bob) (Nonce NB)) \<notin> set evs"
  oops

(* TRUE (no violation with at most 6 events) *)
lemma secret_without_spy:
  "needham evs \<Longrightarrow> A \<noteq> Spy \<Longrightarrow> B \<noteq> Spy \<Longrightarrow> A \<noteq> B \<Longrightarrow>
   Says B A (Crypt (pubK A) (MPair (Nonce NA) (Nonce NB))) \<in> set evs \<Longrightarrow>
   NB \<notin> set (learnt evs)"
  sorry


section \<open>(b) A spy who fakes the first two messages\<close>

inductive attacked :: "event list \<Rightarrow> bool" where
  nil: "attacked []"
| ns1: "attacked evs \<Longrightarrow> NA \<notin> set (used evs) \<Longrightarrow>
   attacked (Says A B (Crypt (pubK B) (MPair (Nonce NA) (Agent A))) # evs)"
| ns2: "attacked evs \<Longrightarrow> NB \<notin> set (used evs) \<Longrightarrow>
   Says A' B (Crypt (pubK B) (MPair (Nonce NA) (Agent A))) \<in> set evs \<Longrightarrow>
   attacked (Says B A (Crypt (pubK A) (MPair (Nonce NA) (Nonce NB))) # evs)"
| ns3: "attacked evs \<Longrightarrow>
   Says A B (Crypt (pubK B) (MPair (Nonce NA) (Agent A))) \<in> set evs \<Longrightarrow>
   Says B' A (Crypt (pubK A) (MPair (Nonce NA) (Nonce NB))) \<in> set evs \<Longrightarrow>
   attacked (Says A B (Crypt (pubK B) (Nonce NB)) # evs)"
| fake1: "attacked evs \<Longrightarrow> NA \<in> set (learnt evs) \<Longrightarrow>
   attacked (Says Spy B (Crypt (pubK B) (MPair (Nonce NA) (Agent A))) # evs)"
| fake2: "attacked evs \<Longrightarrow> NA \<in> set (learnt evs) \<Longrightarrow> NB \<in> set (learnt evs) \<Longrightarrow>
   attacked (Says Spy A (Crypt (pubK A) (MPair (Nonce NA) (Nonce NB))) # evs)"

(* FALSE: Lowe's attack, 4 events *)
theorem secrecy:
  "attacked evs \<Longrightarrow> A \<noteq> Spy \<Longrightarrow> B \<noteq> Spy \<Longrightarrow> A \<noteq> B \<Longrightarrow>
   Says B A (Crypt (pubK A) (MPair (Nonce NA) (Nonce NB))) \<in> set evs \<Longrightarrow>
   NB \<notin> set (learnt evs)"
  oops

(* FALSE: the same attack, stated with the inductive set *)
theorem secrecy_analz:
  "attacked evs \<Longrightarrow> A \<noteq> Spy \<Longrightarrow> B \<noteq> Spy \<Longrightarrow> A \<noteq> B \<Longrightarrow>
   Says B A (Crypt (pubK A) (MPair (Nonce NA) (Nonce NB))) \<in> set evs \<Longrightarrow>
   Nonce NB \<notin> analz (spies evs)"
  oops

(* TRUE: the initiator's nonce stays secret (no violation with at most 5 events) *)
theorem secrecy_NA:
  "attacked evs \<Longrightarrow> A \<noteq> Spy \<Longrightarrow> B \<noteq> Spy \<Longrightarrow> A \<noteq> B \<Longrightarrow>
   Says A B (Crypt (pubK B) (MPair (Nonce NA) (Agent A))) \<in> set evs \<Longrightarrow>
   NA \<notin> set (learnt evs)"
  sorry


section \<open>(b') A spy who guesses nonces\<close>

text \<open>The faked messages carry arbitrary nonces.  Sending a nonce to himself is enough.\<close>

inductive guessed :: "event list \<Rightarrow> bool" where
  "guessed []"
| "guessed evs \<Longrightarrow> NA \<notin> set (used evs) \<Longrightarrow>
   guessed (Says A B (Crypt (pubK B) (MPair (Nonce NA) (Agent A))) # evs)"
| "guessed evs \<Longrightarrow> NB \<notin> set (used evs) \<Longrightarrow>
   Says A' B (Crypt (pubK B) (MPair (Nonce NA) (Agent A))) \<in> set evs \<Longrightarrow>
   guessed (Says B A (Crypt (pubK A) (MPair (Nonce NA) (Nonce NB))) # evs)"
| "guessed evs \<Longrightarrow>
   Says A B (Crypt (pubK B) (MPair (Nonce NA) (Agent A))) \<in> set evs \<Longrightarrow>
   Says B' A (Crypt (pubK A) (MPair (Nonce NA) (Nonce NB))) \<in> set evs \<Longrightarrow>
   guessed (Says A B (Crypt (pubK B) (Nonce NB)) # evs)"
| "guessed evs \<Longrightarrow> guessed (Says Spy B (Crypt (pubK B) (MPair (Nonce NA) (Agent A))) # evs)"
| "guessed evs \<Longrightarrow> guessed (Says Spy A (Crypt (pubK A) (MPair (Nonce NA) (Nonce NB))) # evs)"

(* FALSE: 3 events *)
theorem secrecy_guessed:
  "guessed evs \<Longrightarrow> A \<noteq> Spy \<Longrightarrow> B \<noteq> Spy \<Longrightarrow> A \<noteq> B \<Longrightarrow>
   Says B A (Crypt (pubK A) (MPair (Nonce NA) (Nonce NB))) \<in> set evs \<Longrightarrow>
   NB \<notin> set (learnt evs)"
  oops


section \<open>(d) Lowe's fix: the responder's name in the second message\<close>

inductive fixed :: "event list \<Rightarrow> bool" where
  "fixed []"
| "fixed evs \<Longrightarrow> NA \<notin> set (used evs) \<Longrightarrow>
   fixed (Says A B (Crypt (pubK B) (MPair (Nonce NA) (Agent A))) # evs)"
| "fixed evs \<Longrightarrow> NB \<notin> set (used evs) \<Longrightarrow>
   Says A' B (Crypt (pubK B) (MPair (Nonce NA) (Agent A))) \<in> set evs \<Longrightarrow>
   fixed (Says B A (Crypt (pubK A) (MPair (Nonce NA) (MPair (Nonce NB) (Agent B)))) # evs)"
| "fixed evs \<Longrightarrow>
   Says A B (Crypt (pubK B) (MPair (Nonce NA) (Agent A))) \<in> set evs \<Longrightarrow>
   Says B' A (Crypt (pubK A) (MPair (Nonce NA) (MPair (Nonce NB) (Agent B)))) \<in> set evs \<Longrightarrow>
   fixed (Says A B (Crypt (pubK B) (Nonce NB)) # evs)"
| "fixed evs \<Longrightarrow> NA \<in> set (learnt evs) \<Longrightarrow>
   fixed (Says Spy B (Crypt (pubK B) (MPair (Nonce NA) (Agent A))) # evs)"
| "fixed evs \<Longrightarrow> NA \<in> set (learnt evs) \<Longrightarrow> NB \<in> set (learnt evs) \<Longrightarrow>
   fixed (Says Spy A (Crypt (pubK A) (MPair (Nonce NA) (MPair (Nonce NB) (Agent B)))) # evs)"

(* TRUE (no violation with at most 5 events) *)
theorem secrecy_fixed:
  "fixed evs \<Longrightarrow> A \<noteq> Spy \<Longrightarrow> B \<noteq> Spy \<Longrightarrow> A \<noteq> B \<Longrightarrow>
   Says B A (Crypt (pubK A) (MPair (Nonce NA) (MPair (Nonce NB) (Agent B)))) \<in> set evs \<Longrightarrow>
   NB \<notin> set (learnt evs)"
  sorry

(* FALSE: 3 events; the fixed protocol can still be completed *)
lemma unproductive_fixed:
  "fixed evs \<Longrightarrow> Says Alice Bob (Crypt (pubK Bob) (Nonce NB)) \<notin> set evs"
  oops

end
