(*  Title:   AVL_Mutants
    Source:  AVL trees with deletion, after the case study of Bulwahn's thesis, section 6.3.1 / table 6.5;
             own formulation.
    Truth:   the definitions were translated to a functional program that enumerates valid
             trees only and runs every deletion on them:
             is_ord: ordered trees with at most 5 nodes and arbitrary height fields, and
               all ordered AVL trees of height at most 4.
             avl: AVL trees with at most 8 nodes and arbitrary keys, and all ordered AVL
               trees of height at most 5.
             Result: 5 of 10 statements FALSE, 5 TRUE as far as tested.
*)

theory AVL_Mutants
  imports AVL_Base
begin

section \<open>Mutant 1\<close>

(* injected fault in fix_left: double rotation: the two inner subtrees are swapped *)

definition fix_left1 :: "atree \<Rightarrow> nat \<Rightarrow> atree \<Rightarrow> atree" where
  "fix_left1 l a r =
    (if ht l = ht r + 2 then
       (case l of
          Tip \<Rightarrow> mk l a r
        | Nd ll b lr h \<Rightarrow>
            if ht ll < ht lr
            then (case lr of
                    Tip \<Rightarrow> mk l a r
                  | Nd x c y h' \<Rightarrow> mk (mk ll b y) c (mk x a r))
            else mk ll b (mk lr a r))
     else mk l a r)"

fun del_max1 :: "atree \<Rightarrow> atree \<times> nat" where
  "del_max1 Tip = (Tip, 0)"
| "del_max1 (Nd l a r h) =
    (if r = Tip then (l, a)
     else (let (r', m) = del_max1 r in (fix_left1 l a r', m)))"

fun delete1 :: "nat \<Rightarrow> atree \<Rightarrow> atree" where
  "delete1 k Tip = Tip"
| "delete1 k (Nd l a r h) =
    (if k < a then fix_right (delete1 k l) a r
     else if a < k then fix_left1 l a (delete1 k r)
     else if l = Tip then r
     else (let (l', m) = del_max1 l in fix_right l' m r))"

(* FALSE: smallest counterexample has 4 nodes (height 4), e.g.
   k=8 t=Nd (Nd Tip 1 (Nd Tip 3 (Nd Tip 5 Tip 0) 1) 2) 7 Tip 0 *)
lemma ord1: "is_ord t \<Longrightarrow> is_ord (delete1 k t)"
  oops

(* TRUE as far as tested *)
lemma avl1: "avl t \<Longrightarrow> avl (delete1 k t)"
  sorry


section \<open>Mutant 2\<close>

(* injected fault in delete: left descent: no rebalancing *)

fun delete2 :: "nat \<Rightarrow> atree \<Rightarrow> atree" where
  "delete2 k Tip = Tip"
| "delete2 k (Nd l a r h) =
    (if k < a then mk (delete2 k l) a r
     else if a < k then fix_left l a (delete2 k r)
     else if l = Tip then r
     else (let (l', m) = del_max l in fix_right l' m r))"

(* TRUE as far as tested *)
lemma ord2: "is_ord t \<Longrightarrow> is_ord (delete2 k t)"
  sorry

(* FALSE: smallest counterexample has 4 nodes (height 3), e.g.
   k=1 t=Nd (Nd Tip 1 Tip 1) 2 (Nd (Nd Tip 0 Tip 1) 0 Tip 2) 3 *)
lemma avl2: "avl t \<Longrightarrow> avl (delete2 k t)"
  oops


section \<open>Mutant 3\<close>

(* injected fault in fix_right: wrong comparison when choosing the rotation *)

definition fix_right3 :: "atree \<Rightarrow> nat \<Rightarrow> atree \<Rightarrow> atree" where
  "fix_right3 l a r =
    (if ht r = ht l + 2 then
       (case r of
          Tip \<Rightarrow> mk l a r
        | Nd rl b rr h \<Rightarrow>
            if ht rr \<le> ht rl
            then (case rl of
                    Tip \<Rightarrow> mk l a r
                  | Nd x c y h' \<Rightarrow> mk (mk l a x) c (mk y b rr))
            else mk (mk l a rl) b rr)
     else mk l a r)"

fun delete3 :: "nat \<Rightarrow> atree \<Rightarrow> atree" where
  "delete3 k Tip = Tip"
| "delete3 k (Nd l a r h) =
    (if k < a then fix_right3 (delete3 k l) a r
     else if a < k then fix_left l a (delete3 k r)
     else if l = Tip then r
     else (let (l', m) = del_max l in fix_right3 l' m r))"

(* TRUE as far as tested *)
lemma ord3: "is_ord t \<Longrightarrow> is_ord (delete3 k t)"
  sorry

(* FALSE: smallest counterexample has 8 nodes (height 4), e.g.
   k=1 t=Nd (Nd (Nd Tip 0 Tip 1) 0 Tip 2) 1 (Nd (Nd (Nd Tip 0 Tip 1) 0 Tip 2) 0 (Nd (Nd
     Tip 0 Tip 1) 0 Tip 2) 3) 4
   hard: large counterexample *)
lemma avl3: "avl t \<Longrightarrow> avl (delete3 k t)"
  oops


section \<open>Mutant 4\<close>

(* injected fault in del_max: the two keys are exchanged *)

fun del_max4 :: "atree \<Rightarrow> atree \<times> nat" where
  "del_max4 Tip = (Tip, 0)"
| "del_max4 (Nd l a r h) =
    (if r = Tip then (l, a)
     else (let (r', m) = del_max4 r in (fix_left l m r', a)))"

fun delete4 :: "nat \<Rightarrow> atree \<Rightarrow> atree" where
  "delete4 k Tip = Tip"
| "delete4 k (Nd l a r h) =
    (if k < a then fix_right (delete4 k l) a r
     else if a < k then fix_left l a (delete4 k r)
     else if l = Tip then r
     else (let (l', m) = del_max4 l in fix_right l' m r))"

(* FALSE: smallest counterexample has 3 nodes (height 3), e.g.
   k=5 t=Nd (Nd Tip 1 (Nd Tip 3 Tip 0) 0) 5 Tip 0 *)
lemma ord4: "is_ord t \<Longrightarrow> is_ord (delete4 k t)"
  oops

(* TRUE as far as tested *)
lemma avl4: "avl t \<Longrightarrow> avl (delete4 k t)"
  sorry


section \<open>Mutant 5\<close>

(* injected fault in delete: wrong subtree is tested for emptiness *)

fun delete5 :: "nat \<Rightarrow> atree \<Rightarrow> atree" where
  "delete5 k Tip = Tip"
| "delete5 k (Nd l a r h) =
    (if k < a then fix_right (delete5 k l) a r
     else if a < k then fix_left l a (delete5 k r)
     else if r = Tip then l
     else (let (l', m) = del_max l in fix_right l' m r))"

(* FALSE: smallest counterexample has 3 nodes (height 3), e.g.
   k=3 t=Nd Tip 1 (Nd Tip 3 (Nd Tip 5 Tip 0) 0) 0 *)
lemma ord5: "is_ord t \<Longrightarrow> is_ord (delete5 k t)"
  oops

(* TRUE as far as tested *)
lemma avl5: "avl t \<Longrightarrow> avl (delete5 k t)"
  sorry

end
