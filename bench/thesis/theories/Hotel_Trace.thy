(*  Title:   Hotel_Trace
    Source:  hotel key cards, trace-based model as described in Bulwahn's thesis,
             section 6.3.2 (after Nipkow and Jackson); formulated anew here.
    Truth:   all valid traces (keys up to renaming) were enumerated by an independent
             program.  FALSE statements: length of the shortest trace is given.
             TRUE statements: no violating trace of length at most 8.
*)

theory Hotel_Trace
  imports Main
begin

datatype guest = Joe | Eve

datatype room = Suite

type_synonym key = nat

type_synonym card = "key \<times> key"

datatype event = Checkin guest room card | Enter guest room card | Exit guest room

definition initkey :: "room \<Rightarrow> key" where
  "initkey r = 0"

fun owner :: "event list \<Rightarrow> room \<Rightarrow> guest option" where
  "owner [] r = None"
| "owner (Checkin g r' c # evs) r = (if r' = r then Some g else owner evs r)"
| "owner (Enter g r' c # evs) r = owner evs r"
| "owner (Exit g r' # evs) r = owner evs r"

fun currentkey :: "event list \<Rightarrow> room \<Rightarrow> key" where
  "currentkey [] r = initkey r"
| "currentkey (e # evs) r =
    (case e of
       Checkin g r' c \<Rightarrow> if r' = r then snd c else currentkey evs r
     | Enter g r' c \<Rightarrow> currentkey evs r
     | Exit g r' \<Rightarrow> currentkey evs r)"

fun issued :: "event list \<Rightarrow> key set" where
  "issued [] = {initkey Suite}"
| "issued (e # evs) =
    (case e of
       Checkin g r c \<Rightarrow> insert (snd c) (issued evs)
     | Enter g r c \<Rightarrow> issued evs
     | Exit g r \<Rightarrow> issued evs)"

fun cards :: "event list \<Rightarrow> guest \<Rightarrow> card set" where
  "cards [] g = {}"
| "cards (e # evs) g =
    (case e of
       Checkin g' r c \<Rightarrow> if g' = g then insert c (cards evs g) else cards evs g
     | Enter g' r c \<Rightarrow> cards evs g
     | Exit g' r \<Rightarrow> cards evs g)"

fun roomkey :: "event list \<Rightarrow> room \<Rightarrow> key" where
  "roomkey [] r = initkey r"
| "roomkey (e # evs) r =
    (case e of
       Checkin g r' c \<Rightarrow> roomkey evs r
     | Enter g r' (k, k') \<Rightarrow> if r' = r then k' else roomkey evs r
     | Exit g r' \<Rightarrow> roomkey evs r)"

fun isin :: "event list \<Rightarrow> room \<Rightarrow> guest set" where
  "isin [] r = {}"
| "isin (e # evs) r =
    (case e of
       Checkin g r' c \<Rightarrow> isin evs r
     | Enter g r' c \<Rightarrow> if r' = r then insert g (isin evs r) else isin evs r
     | Exit g r' \<Rightarrow> if r' = r then isin evs r - {g} else isin evs r)"

fun hotel :: "event list \<Rightarrow> bool" where
  "hotel [] = True"
| "hotel (e # evs) =
    (hotel evs \<and>
     (case e of
        Checkin g r (k, k') \<Rightarrow> k = currentkey evs r \<and> k' \<notin> issued evs
      | Enter g r (k, k') \<Rightarrow> (k, k') \<in> cards evs g \<and> roomkey evs r \<in> {k, k'}
      | Exit g r \<Rightarrow> g \<in> isin evs r))"

definition noCheckin :: "event list \<Rightarrow> room \<Rightarrow> bool" where
  "noCheckin evs r \<longleftrightarrow> \<not> (\<exists>g c. Checkin g r c \<in> set evs)"


section \<open>Warm-up: traces that exist\<close>

(* FALSE: shortest trace has length 2 *)
lemma nobody_enters: "hotel evs \<Longrightarrow> isin evs r = {}"
  oops

(* FALSE: shortest trace has length 3 *)
lemma visitors_own: "hotel evs \<and> g \<in> isin evs r \<Longrightarrow> owner evs r = Some g"
  oops

(* TRUE: keys of cards have been issued *)
lemma cards_are_issued: "hotel evs \<and> (k, k') \<in> cards evs g \<Longrightarrow> k' \<in> issued evs"
  sorry


section \<open>Safety, as first stated\<close>

definition safe :: "event list \<Rightarrow> room \<Rightarrow> bool" where
  "safe evs r \<longleftrightarrow>
    (\<exists>evs1 evs2 evs3 g c c'.
       evs = evs3 @ Enter g r c # evs2 @ Checkin g r c' # evs1 \<and>
       noCheckin (evs3 @ Enter g r c # evs2) r \<and>
       isin (evs2 @ Checkin g r c' # evs1) r = {})"

(* FALSE: the shortest trace has length 5:
   Checkin Joe (0,1), Checkin Eve (1,2), Checkin Joe (2,3), Enter Joe (0,1), Enter Eve (1,2) *)
theorem safety: "hotel evs \<and> safe evs r \<and> g \<in> isin evs r \<Longrightarrow> owner evs r = Some g"
  oops


section \<open>Safety for guests who use their newest card\<close>

definition safe' :: "event list \<Rightarrow> room \<Rightarrow> bool" where
  "safe' evs r \<longleftrightarrow>
    (\<exists>evs1 evs2 evs3 g c.
       evs = evs3 @ Enter g r c # evs2 @ Checkin g r c # evs1 \<and>
       noCheckin (evs3 @ Enter g r c # evs2) r \<and>
       isin (evs2 @ Checkin g r c # evs1) r = {})"

(* TRUE: no violation up to trace length 8 *)
theorem safety': "hotel evs \<and> safe' evs r \<and> g \<in> isin evs r \<Longrightarrow> owner evs r = Some g"
  sorry


section \<open>Safety without looking into the room first\<close>

definition careless :: "event list \<Rightarrow> room \<Rightarrow> bool" where
  "careless evs r \<longleftrightarrow>
    (\<exists>evs1 evs2 evs3 g c.
       evs = evs3 @ Enter g r c # evs2 @ Checkin g r c # evs1 \<and>
       noCheckin (evs3 @ Enter g r c # evs2) r)"

(* FALSE: the shortest trace has length 4: the previous guest is still in the room *)
theorem safety_careless:
  "hotel evs \<and> careless evs r \<and> g \<in> isin evs r \<Longrightarrow> owner evs r = Some g"
  oops


section \<open>The same with the quantifiers eliminated by hand\<close>

text \<open>\<open>booked evs g r\<close>: guest \<open>g\<close> was the last one to check in for room \<open>r\<close>.\<close>

fun booked :: "event list \<Rightarrow> guest \<Rightarrow> room \<Rightarrow> bool" where
  "booked [] g r = False"
| "booked (e # evs) g r =
    (case e of
       Checkin g' r' c \<Rightarrow> if r' = r then g' = g else booked evs g r
     | Enter g' r' c \<Rightarrow> booked evs g r
     | Exit g' r' \<Rightarrow> booked evs g r)"

fun feels_safe :: "event list \<Rightarrow> room \<Rightarrow> bool" where
  "feels_safe [] r = False"
| "feels_safe (e # evs) r =
    (case e of
       Checkin g r' c \<Rightarrow> r' \<noteq> r \<and> feels_safe evs r
     | Enter g r' c \<Rightarrow>
         (r' = r \<and> isin evs r = {} \<and> booked evs g r) \<or> feels_safe evs r
     | Exit g r' \<Rightarrow> feels_safe evs r)"

(* FALSE: the same trace of length 5 *)
theorem safety_executable:
  "hotel evs \<and> feels_safe evs r \<and> g \<in> isin evs r \<Longrightarrow> owner evs r = Some g"
  oops

end
