(*  Title:   RBT_Mutants
    Source:  red-black trees with deletion, after the case study of Bulwahn's thesis, section 6.3.1 / table 6.5;
             own formulation.
    Truth:   the definitions were translated to a functional program that enumerates valid
             trees only and runs every deletion on them:
             ordered: ordered trees with at most 6 nodes and arbitrary colours, and
               ordered red-black trees with at most 15 nodes and black height at most
               2.
             inv1: red-black trees with at most 7 nodes and arbitrary keys, and ordered
               ones with at most 15 nodes and black height at most 2.
             Result: 6 of 15 statements FALSE, 9 TRUE as far as tested.
*)

theory RBT_Mutants
  imports RBT_Base
begin

section \<open>Mutant 1\<close>

(* injected fault in balance: second balancing rule: subtrees swapped *)

fun balance1 :: "rbt \<Rightarrow> nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "balance1 (Br Red a x b) y (Br Red c z d) = Br Red (Br Black a x b) y (Br Black c z d)"
| "balance1 (Br Red (Br Red a x b) y c) z d = Br Red (Br Black a x c) y (Br Black b z d)"
| "balance1 (Br Red a x (Br Red b y c)) z d = Br Red (Br Black a x b) y (Br Black c z d)"
| "balance1 a x (Br Red b y (Br Red c z d)) = Br Red (Br Black a x b) y (Br Black c z d)"
| "balance1 a x (Br Red (Br Red b y c) z d) = Br Red (Br Black a x b) y (Br Black c z d)"
| "balance1 a x b = Br Black a x b"

fun mend_left1 :: "rbt \<Rightarrow> nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "mend_left1 (Br Red a x b) y c = Br Red (Br Black a x b) y c"
| "mend_left1 l x (Br Black a y b) = balance1 l x (Br Red a y b)"
| "mend_left1 l x (Br Red (Br Black a y b) z c) =
    Br Red (Br Black l x a) y (balance1 b z (redden c))"
| "mend_left1 l x r = Br Red l x r"

fun mend_right1 :: "rbt \<Rightarrow> nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "mend_right1 a x (Br Red b y c) = Br Red a x (Br Black b y c)"
| "mend_right1 (Br Black a x b) y r = balance1 (Br Red a x b) y r"
| "mend_right1 (Br Red a x (Br Black b y c)) z r =
    Br Red (balance1 (redden a) x b) y (Br Black c z r)"
| "mend_right1 l x r = Br Red l x r"

fun fuse1 :: "rbt \<Rightarrow> rbt \<Rightarrow> rbt" where
  "fuse1 Lf t = t"
| "fuse1 t Lf = t"
| "fuse1 (Br Red a x b) (Br Red c y d) =
    (case fuse1 b c of
       Br Red p z q \<Rightarrow> Br Red (Br Red a x p) z (Br Red q y d)
     | bc \<Rightarrow> Br Red a x (Br Red bc y d))"
| "fuse1 (Br Black a x b) (Br Black c y d) =
    (case fuse1 b c of
       Br Red p z q \<Rightarrow> Br Red (Br Black a x p) z (Br Black q y d)
     | bc \<Rightarrow> mend_left1 a x (Br Black bc y d))"
| "fuse1 s (Br Red b x c) = Br Red (fuse1 s b) x c"
| "fuse1 (Br Red a x b) t = Br Red a x (fuse1 b t)"

fun del1 :: "nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "del1 k Lf = Lf"
| "del1 k (Br c l a r) =
    (if k < a then (if is_black l then mend_left1 (del1 k l) a r else Br Red (del1 k l) a r)
     else if a < k then (if is_black r then mend_right1 l a (del1 k r) else Br Red l a (del1 k r))
     else fuse1 l r)"

definition delete1 :: "nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "delete1 k t = blacken (del1 k t)"

(* FALSE: smallest counterexample has 5 nodes (height 3), e.g.
   k=9 t=Br Red (Br Black (Br Red Lf 1 Lf) 3 (Br Red Lf 5 Lf)) 7 (Br Black Lf 9 Lf) *)
lemma ordered1: "ordered t \<Longrightarrow> ordered (delete1 k t)"
  oops

(* TRUE as far as tested *)
lemma inv11: "inv1 t \<and> inv2 t \<Longrightarrow> inv1 (delete1 k t)"
  sorry

(* TRUE as far as tested *)
lemma inv21: "inv1 t \<and> inv2 t \<Longrightarrow> inv2 (delete1 k t)"
  sorry


section \<open>Mutant 2\<close>

(* injected fault in mend_left: missing recolouring *)

fun mend_left2 :: "rbt \<Rightarrow> nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "mend_left2 (Br Red a x b) y c = Br Red (Br Black a x b) y c"
| "mend_left2 l x (Br Black a y b) = balance l x (Br Red a y b)"
| "mend_left2 l x (Br Red (Br Black a y b) z c) =
    Br Red (Br Black l x a) y (balance b z c)"
| "mend_left2 l x r = Br Red l x r"

fun fuse2 :: "rbt \<Rightarrow> rbt \<Rightarrow> rbt" where
  "fuse2 Lf t = t"
| "fuse2 t Lf = t"
| "fuse2 (Br Red a x b) (Br Red c y d) =
    (case fuse2 b c of
       Br Red p z q \<Rightarrow> Br Red (Br Red a x p) z (Br Red q y d)
     | bc \<Rightarrow> Br Red a x (Br Red bc y d))"
| "fuse2 (Br Black a x b) (Br Black c y d) =
    (case fuse2 b c of
       Br Red p z q \<Rightarrow> Br Red (Br Black a x p) z (Br Black q y d)
     | bc \<Rightarrow> mend_left2 a x (Br Black bc y d))"
| "fuse2 s (Br Red b x c) = Br Red (fuse2 s b) x c"
| "fuse2 (Br Red a x b) t = Br Red a x (fuse2 b t)"

fun del2 :: "nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "del2 k Lf = Lf"
| "del2 k (Br c l a r) =
    (if k < a then (if is_black l then mend_left2 (del2 k l) a r else Br Red (del2 k l) a r)
     else if a < k then (if is_black r then mend_right l a (del2 k r) else Br Red l a (del2 k r))
     else fuse2 l r)"

definition delete2 :: "nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "delete2 k t = blacken (del2 k t)"

(* TRUE as far as tested *)
lemma ordered2: "ordered t \<Longrightarrow> ordered (delete2 k t)"
  sorry

(* TRUE as far as tested *)
lemma inv12: "inv1 t \<and> inv2 t \<Longrightarrow> inv1 (delete2 k t)"
  sorry

(* FALSE: smallest counterexample has 5 nodes (height 3), e.g.
   k=1 t=Br Black (Br Black Lf 1 Lf) 2 (Br Red (Br Black Lf 0 Lf) 0 (Br Black Lf 0 Lf)) *)
lemma inv22: "inv1 t \<and> inv2 t \<Longrightarrow> inv2 (delete2 k t)"
  oops


section \<open>Mutant 3\<close>

(* injected fault in fuse: fusing two black nodes: no repair *)

fun fuse3 :: "rbt \<Rightarrow> rbt \<Rightarrow> rbt" where
  "fuse3 Lf t = t"
| "fuse3 t Lf = t"
| "fuse3 (Br Red a x b) (Br Red c y d) =
    (case fuse3 b c of
       Br Red p z q \<Rightarrow> Br Red (Br Red a x p) z (Br Red q y d)
     | bc \<Rightarrow> Br Red a x (Br Red bc y d))"
| "fuse3 (Br Black a x b) (Br Black c y d) =
    (case fuse3 b c of
       Br Red p z q \<Rightarrow> Br Red (Br Black a x p) z (Br Black q y d)
     | bc \<Rightarrow> Br Black a x (Br Black bc y d))"
| "fuse3 s (Br Red b x c) = Br Red (fuse3 s b) x c"
| "fuse3 (Br Red a x b) t = Br Red a x (fuse3 b t)"

fun del3 :: "nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "del3 k Lf = Lf"
| "del3 k (Br c l a r) =
    (if k < a then (if is_black l then mend_left (del3 k l) a r else Br Red (del3 k l) a r)
     else if a < k then (if is_black r then mend_right l a (del3 k r) else Br Red l a (del3 k r))
     else fuse3 l r)"

definition delete3 :: "nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "delete3 k t = blacken (del3 k t)"

(* TRUE as far as tested *)
lemma ordered3: "ordered t \<Longrightarrow> ordered (delete3 k t)"
  sorry

(* TRUE as far as tested *)
lemma inv13: "inv1 t \<and> inv2 t \<Longrightarrow> inv1 (delete3 k t)"
  sorry

(* FALSE: smallest counterexample has 3 nodes (height 2), e.g.
   k=1 t=Br Red (Br Black Lf 0 Lf) 1 (Br Black Lf 0 Lf) *)
lemma inv23: "inv1 t \<and> inv2 t \<Longrightarrow> inv2 (delete3 k t)"
  oops


section \<open>Mutant 4\<close>

(* injected fault in del: colour of the wrong subtree is tested *)

fun del4 :: "nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "del4 k Lf = Lf"
| "del4 k (Br c l a r) =
    (if k < a then (if is_black r then mend_left (del4 k l) a r else Br Red (del4 k l) a r)
     else if a < k then (if is_black r then mend_right l a (del4 k r) else Br Red l a (del4 k r))
     else fuse l r)"

definition delete4 :: "nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "delete4 k t = blacken (del4 k t)"

(* TRUE as far as tested *)
lemma ordered4: "ordered t \<Longrightarrow> ordered (delete4 k t)"
  sorry

(* FALSE: smallest counterexample has 6 nodes (height 3), e.g.
   k=1 t=Br Black (Br Black Lf 0 (Br Red Lf 0 Lf)) 2 (Br Red (Br Black Lf 0 Lf) 0 (Br
     Black Lf 0 Lf)) *)
lemma inv14: "inv1 t \<and> inv2 t \<Longrightarrow> inv1 (delete4 k t)"
  oops

(* FALSE: smallest counterexample has 5 nodes (height 3), e.g.
   k=1 t=Br Black (Br Black Lf 0 Lf) 2 (Br Red (Br Black Lf 0 Lf) 0 (Br Black Lf 0 Lf)) *)
lemma inv24: "inv1 t \<and> inv2 t \<Longrightarrow> inv2 (delete4 k t)"
  oops


section \<open>Mutant 5\<close>

(* injected fault in mend_right: wrong colour of the root *)

fun mend_right5 :: "rbt \<Rightarrow> nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "mend_right5 a x (Br Red b y c) = Br Black a x (Br Black b y c)"
| "mend_right5 (Br Black a x b) y r = balance (Br Red a x b) y r"
| "mend_right5 (Br Red a x (Br Black b y c)) z r =
    Br Red (balance (redden a) x b) y (Br Black c z r)"
| "mend_right5 l x r = Br Red l x r"

fun del5 :: "nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "del5 k Lf = Lf"
| "del5 k (Br c l a r) =
    (if k < a then (if is_black l then mend_left (del5 k l) a r else Br Red (del5 k l) a r)
     else if a < k then (if is_black r then mend_right5 l a (del5 k r) else Br Red l a (del5 k r))
     else fuse l r)"

definition delete5 :: "nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "delete5 k t = blacken (del5 k t)"

(* TRUE as far as tested *)
lemma ordered5: "ordered t \<Longrightarrow> ordered (delete5 k t)"
  sorry

(* TRUE as far as tested *)
lemma inv15: "inv1 t \<and> inv2 t \<Longrightarrow> inv1 (delete5 k t)"
  sorry

(* FALSE: smallest counterexample has 5 nodes (height 3), e.g.
   k=1 t=Br Black (Br Black Lf 0 Lf) 0 (Br Red (Br Black Lf 0 Lf) 0 (Br Black Lf 0 Lf)) *)
lemma inv25: "inv1 t \<and> inv2 t \<Longrightarrow> inv2 (delete5 k t)"
  oops

end
