theory Two_List_Queue
  imports Main
begin

text \<open>A queue as a front list and a reversed rear list.\<close>

datatype 'a queue = Queue (front: "'a list") (rear: "'a list")

definition empty :: "'a queue" where
  "empty = Queue [] []"

fun enqueue :: "'a \<Rightarrow> 'a queue \<Rightarrow> 'a queue" where
  "enqueue x (Queue f r) = Queue f (x # r)"

fun normalize :: "'a queue \<Rightarrow> 'a queue" where
  "normalize (Queue [] r) = Queue (rev r) []"
| "normalize q = q"

fun dequeue :: "'a queue \<Rightarrow> ('a \<times> 'a queue) option" where
  "dequeue q = (case normalize q of Queue [] _ \<Rightarrow> None | Queue (x # f) r \<Rightarrow> Some (x, Queue f r))"

fun contents :: "'a queue \<Rightarrow> 'a list" where
  "contents (Queue f r) = f @ rev r"

fun peek :: "'a queue \<Rightarrow> 'a option" where
  "peek (Queue [] _) = None"
| "peek (Queue (x # _) _) = Some x"

fun rotate_queue :: "'a queue \<Rightarrow> 'a queue" where
  "rotate_queue q = (case dequeue q of None \<Rightarrow> q | Some (x, q') \<Rightarrow> enqueue x q')"

fun filter_queue :: "('a \<Rightarrow> bool) \<Rightarrow> 'a queue \<Rightarrow> 'a queue" where
  "filter_queue P (Queue f r) = Queue (filter P f) (filter P r)"

lemma contents_enqueue: "contents (enqueue x q) = contents q @ [x]"
  sorry

lemma contents_enqueue_front: "contents (enqueue x q) = x # contents q"
  oops (* q = Queue [a] [] *)

lemma contents_normalize: "contents (normalize q) = contents q"
  sorry

lemma normalize_idempotent: "normalize (normalize q) = normalize q"
  sorry

lemma same_contents_same_queue: "contents p = contents q \<Longrightarrow> p = q"
  oops (* Queue [a] [] and Queue [] [a] *)

lemma same_contents_same_normal: "contents p = contents q \<Longrightarrow> normalize p = normalize q"
  oops (* Queue [a, b] [] and Queue [a] [b] *)

lemma dequeue_contents: "dequeue q = Some (x, q') \<Longrightarrow> contents q = x # contents q'"
  sorry

lemma dequeue_none: "dequeue q = None \<longleftrightarrow> contents q = []"
  sorry

lemma peek_contents: "peek q = Some x \<Longrightarrow> hd (contents q) = x"
  sorry

lemma peek_none: "peek q = None \<longleftrightarrow> contents q = []"
  oops (* Queue [] [a] *)

lemma peek_dequeue: "map_option fst (dequeue q) = peek q"
  oops (* Queue [] [a] *)

lemma dequeue_enqueue: "dequeue (enqueue x q) = Some (x, q)"
  oops (* q = Queue [a] [] with another a *)

lemma dequeue_enqueue_empty: "dequeue (enqueue x empty) = Some (x, empty)"
  sorry

lemma rotate_contents: "contents (rotate_queue q) = rotate1 (contents q)"
  sorry

lemma rotate_twice: "contents (rotate_queue (rotate_queue q)) = contents q"
  oops (* three different elements *)

lemma filter_contents: "contents (filter_queue P q) = filter P (contents q)"
  sorry

lemma filter_normalize: "filter_queue P (normalize q) = normalize (filter_queue P q)"
  oops (* Queue [a] [b] with P false of a, true of b *)

lemma length_rotate: "length (front (rotate_queue q)) = length (front q)"
  oops (* Queue [a] [] *)

lemma front_longer: "length (rear (normalize q)) \<le> length (front (normalize q))"
  oops (* Queue [a] [b, c] *)

end
