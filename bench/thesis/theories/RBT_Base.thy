(*  Title:   RBT_Base
    Source:  red-black trees with deletion, after the case study of Bulwahn's thesis, section 6.3.1 / table 6.5;
             own formulation.
    Truth:   the definitions were translated to a functional program that enumerates valid
             trees only and runs every deletion on them:
             ordered: ordered trees with at most 6 nodes and arbitrary colours, and
               ordered red-black trees with at most 15 nodes and black height at most
               2.
             inv1: red-black trees with at most 7 nodes and arbitrary keys, and ordered
               ones with at most 15 nodes and black height at most 2.
*)

theory RBT_Base
  imports Main
begin

section \<open>Data type and operations\<close>

datatype colour = Red | Black

datatype rbt = Lf | Br colour rbt nat rbt

fun redden :: "rbt \<Rightarrow> rbt" where
  "redden Lf = Lf"
| "redden (Br c l a r) = Br Red l a r"

fun blacken :: "rbt \<Rightarrow> rbt" where
  "blacken Lf = Lf"
| "blacken (Br c l a r) = Br Black l a r"

fun balance :: "rbt \<Rightarrow> nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "balance (Br Red a x b) y (Br Red c z d) = Br Red (Br Black a x b) y (Br Black c z d)"
| "balance (Br Red (Br Red a x b) y c) z d = Br Red (Br Black a x b) y (Br Black c z d)"
| "balance (Br Red a x (Br Red b y c)) z d = Br Red (Br Black a x b) y (Br Black c z d)"
| "balance a x (Br Red b y (Br Red c z d)) = Br Red (Br Black a x b) y (Br Black c z d)"
| "balance a x (Br Red (Br Red b y c) z d) = Br Red (Br Black a x b) y (Br Black c z d)"
| "balance a x b = Br Black a x b"

fun mend_left :: "rbt \<Rightarrow> nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "mend_left (Br Red a x b) y c = Br Red (Br Black a x b) y c"
| "mend_left l x (Br Black a y b) = balance l x (Br Red a y b)"
| "mend_left l x (Br Red (Br Black a y b) z c) =
    Br Red (Br Black l x a) y (balance b z (redden c))"
| "mend_left l x r = Br Red l x r"

fun mend_right :: "rbt \<Rightarrow> nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "mend_right a x (Br Red b y c) = Br Red a x (Br Black b y c)"
| "mend_right (Br Black a x b) y r = balance (Br Red a x b) y r"
| "mend_right (Br Red a x (Br Black b y c)) z r =
    Br Red (balance (redden a) x b) y (Br Black c z r)"
| "mend_right l x r = Br Red l x r"

fun fuse :: "rbt \<Rightarrow> rbt \<Rightarrow> rbt" where
  "fuse Lf t = t"
| "fuse t Lf = t"
| "fuse (Br Red a x b) (Br Red c y d) =
    (case fuse b c of
       Br Red p z q \<Rightarrow> Br Red (Br Red a x p) z (Br Red q y d)
     | bc \<Rightarrow> Br Red a x (Br Red bc y d))"
| "fuse (Br Black a x b) (Br Black c y d) =
    (case fuse b c of
       Br Red p z q \<Rightarrow> Br Red (Br Black a x p) z (Br Black q y d)
     | bc \<Rightarrow> mend_left a x (Br Black bc y d))"
| "fuse s (Br Red b x c) = Br Red (fuse s b) x c"
| "fuse (Br Red a x b) t = Br Red a x (fuse b t)"

fun is_black :: "rbt \<Rightarrow> bool" where
  "is_black (Br Black l a r) = True"
| "is_black t = False"

fun del :: "nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "del k Lf = Lf"
| "del k (Br c l a r) =
    (if k < a then (if is_black l then mend_left (del k l) a r else Br Red (del k l) a r)
     else if a < k then (if is_black r then mend_right l a (del k r) else Br Red l a (del k r))
     else fuse l r)"

definition delete :: "nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "delete k t = blacken (del k t)"


section \<open>Invariants\<close>

fun hue :: "rbt \<Rightarrow> colour" where
  "hue Lf = Black"
| "hue (Br c l a r) = c"

fun inv1 :: "rbt \<Rightarrow> bool" where
  "inv1 Lf = True"
| "inv1 (Br c l a r) =
    (inv1 l \<and> inv1 r \<and> (c = Black \<or> hue l = Black \<and> hue r = Black))"

fun bh :: "rbt \<Rightarrow> nat" where
  "bh Lf = 0"
| "bh (Br c l a r) = (if c = Black then Suc (bh l) else bh l)"

fun inv2 :: "rbt \<Rightarrow> bool" where
  "inv2 Lf = True"
| "inv2 (Br c l a r) = (inv2 l \<and> inv2 r \<and> bh l = bh r)"

fun below :: "nat \<Rightarrow> rbt \<Rightarrow> bool" where
  "below x Lf = True"
| "below x (Br c l a r) = (a < x \<and> below x l \<and> below x r)"

fun above :: "nat \<Rightarrow> rbt \<Rightarrow> bool" where
  "above x Lf = True"
| "above x (Br c l a r) = (x < a \<and> above x l \<and> above x r)"

fun ordered :: "rbt \<Rightarrow> bool" where
  "ordered Lf = True"
| "ordered (Br c l a r) = (below a l \<and> above a r \<and> ordered l \<and> ordered r)"


section \<open>The correct deletion\<close>

(* TRUE as far as tested *)
lemma ordered_correct: "ordered t \<Longrightarrow> ordered (delete k t)"
  sorry

(* TRUE as far as tested *)
lemma inv1_correct: "inv1 t \<and> inv2 t \<Longrightarrow> inv1 (delete k t)"
  sorry

(* TRUE as far as tested *)
lemma inv2_correct: "inv1 t \<and> inv2 t \<Longrightarrow> inv2 (delete k t)"
  sorry

end
