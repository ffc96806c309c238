theory Robot_Programs
  imports Main
begin

text \<open>A robot on a grid: commands, big steps, and equivalence of programs.\<close>

datatype dir = North | East | South | West

type_synonym state = "int \<times> int \<times> dir"

datatype prog = Skip | Move | Turn | Seq prog prog (infixr ";;" 60) | Twice prog | UntilEdge prog

fun turn :: "dir \<Rightarrow> dir" where
  "turn North = East"
| "turn East = South"
| "turn South = West"
| "turn West = North"

fun step :: "state \<Rightarrow> state" where
  "step (x, y, North) = (x, y + 1, North)"
| "step (x, y, East) = (x + 1, y, East)"
| "step (x, y, South) = (x, y - 1, South)"
| "step (x, y, West) = (x - 1, y, West)"

fun at_edge :: "state \<Rightarrow> bool" where
  "at_edge (x, y, d) = (x \<le> 0 \<or> y \<le> 0 \<or> 3 \<le> x \<or> 3 \<le> y)"

inductive big :: "prog \<Rightarrow> state \<Rightarrow> state \<Rightarrow> bool" where
  skip: "big Skip s s"
| move: "big Move s (step s)"
| turn: "big Turn (x, y, d) (x, y, turn d)"
| seq: "big p s t \<Longrightarrow> big q t u \<Longrightarrow> big (p;; q) s u"
| twice: "big p s t \<Longrightarrow> big p t u \<Longrightarrow> big (Twice p) s u"
| stop: "at_edge s \<Longrightarrow> big (UntilEdge p) s s"
| go_on: "\<not> at_edge s \<Longrightarrow> big p s t \<Longrightarrow> big (UntilEdge p) t u \<Longrightarrow> big (UntilEdge p) s u"

code_pred big .

definition equiv :: "prog \<Rightarrow> prog \<Rightarrow> bool" (infix "\<simeq>" 50) where
  "p \<simeq> q \<longleftrightarrow> (\<forall>s t. big p s t = big q s t)"

lemma seq_assoc: "((p;; q);; r) \<simeq> (p;; (q;; r))"
  sorry

lemma seq_commute: "(p;; q) \<simeq> (q;; p)"
  oops (* Move and Turn *)

lemma skip_left: "(Skip;; p) \<simeq> p"
  sorry

lemma four_turns: "(Twice (Twice Turn)) \<simeq> Skip"
  sorry

lemma two_turns: "(Twice Turn) \<simeq> Skip"
  oops (* any state *)

lemma twice_seq: "(Twice p) \<simeq> (p;; p)"
  sorry

lemma twice_distributes: "(Twice (p;; q)) \<simeq> (Twice p;; Twice q)"
  oops (* p = Move, q = Turn *)

lemma square: "Twice (Twice (Move;; Turn)) \<simeq> Skip"
  sorry

lemma triangle: "(Move;; Turn;; Move;; Turn;; Move;; Turn) \<simeq> Skip"
  oops (* any state *)

lemma until_twice: "(UntilEdge p;; UntilEdge p) \<simeq> (UntilEdge p)"
  sorry

lemma until_edge: "big (UntilEdge p) s t \<Longrightarrow> at_edge t"
  sorry

lemma until_unfold: "(UntilEdge p) \<simeq> (p;; UntilEdge p)"
  oops (* p = Move at an edge *)

lemma until_until: "(UntilEdge (UntilEdge p)) \<simeq> (UntilEdge p)"
  sorry

lemma until_body_twice: "(UntilEdge (Twice p)) \<simeq> (UntilEdge p)"
  oops (* p = Move from (2, 1, East) ends one step further *)

lemma deterministic: "big p s t \<Longrightarrow> big p s u \<Longrightarrow> t = u"
  sorry

lemma injective: "big p s u \<Longrightarrow> big p t u \<Longrightarrow> s = t"
  oops (* UntilEdge Move *)

lemma total: "\<exists>t. big (p;; q) s t \<Longrightarrow> \<exists>t. big (q;; p) s t"
  oops (* Move before UntilEdge Skip, one step from the edge *)

lemma keeps_direction: "big p (x, y, d) (x', y', d') \<Longrightarrow> d = d'"
  oops (* Turn *)

lemma move_only_north: "big (UntilEdge Move) (x, y, North) (x', y', d) \<Longrightarrow> x = x'"
  sorry

lemma move_only_row: "big (UntilEdge Move) (x, y, East) (x', y', d) \<Longrightarrow> x' = 3"
  oops (* x = 5 *)

end
