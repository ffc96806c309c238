(*  Title:   Tree23_Mutants
    Source:  2-3 trees with deletion, after the case study of Bulwahn's thesis, section 6.3.1 / table 6.5;
             own formulation.
    Truth:   the definitions were translated to a functional program that enumerates valid
             trees only and runs every deletion on them:
             ordered: ordered trees with at most 6 keys and arbitrary shape, and ordered
               balanced trees of height at most 3.
             balanced: balanced trees with at most 9 keys and arbitrary key values, and
               ordered balanced trees of height at most 3 (up to 26 keys).
             Result: 5 of 10 statements FALSE, 5 TRUE as far as tested.
*)

theory Tree23_Mutants
  imports Tree23_Base
begin

section \<open>Mutant 1\<close>

(* injected fault in two1: two keys exchanged *)

fun two11 :: "outcome \<Rightarrow> nat \<Rightarrow> t23 \<Rightarrow> outcome" where
  "two11 (Same l) a r = Same (Two l a r)"
| "two11 (Low l) a (Two p b q) = Low (Three l a p b q)"
| "two11 (Low l) a (Three p b q c s) = Same (Two (Two l a p) c (Two q b s))"
| "two11 (Low l) a Lf = Same (Two l a Lf)"

fun pull_min1 :: "t23 \<Rightarrow> nat \<times> outcome" where
  "pull_min1 Lf = (0, Same Lf)"
| "pull_min1 (Two l a r) =
    (if l = Lf then (a, Low r)
     else (let (m, l') = pull_min1 l in (m, two11 l' a r)))"
| "pull_min1 (Three l a m b r) =
    (if l = Lf then (a, Same (Two m b r))
     else (let (x, l') = pull_min1 l in (x, three1 l' a m b r)))"

fun del1 :: "nat \<Rightarrow> t23 \<Rightarrow> outcome" where
  "del1 k Lf = Same Lf"
| "del1 k (Two l a r) =
    (if k < a then two11 (del1 k l) a r
     else if a < k then two2 l a (del1 k r)
     else if r = Lf then Low l
     else (let (x, r') = pull_min1 r in two2 l x r'))"
| "del1 k (Three l a m b r) =
    (if k < a then three1 (del1 k l) a m b r
     else if k = a then
       (if m = Lf then Same (Two l b r)
        else (let (x, m') = pull_min1 m in three2 l x m' b r))
     else if k < b then three2 l a (del1 k m) b r
     else if k = b then
       (if r = Lf then Same (Two l a m)
        else (let (x, r') = pull_min1 r in three3 l a m x r'))
     else three3 l a m b (del1 k r))"

definition delete1 :: "nat \<Rightarrow> t23 \<Rightarrow> t23" where
  "delete1 k t = result (del1 k t)"

(* FALSE: smallest counterexample has 4 keys (height 2), e.g.
   k=1 t=Two (Two Lf 1 Lf) 3 (Three Lf 5 Lf 7 Lf) *)
lemma ordered1: "ordered t \<Longrightarrow> ordered (delete1 k t)"
  oops

(* TRUE as far as tested *)
lemma balanced1: "balanced t \<Longrightarrow> balanced (delete1 k t)"
  sorry


section \<open>Mutant 2\<close>

(* injected fault in three2: wrong outcome reported *)

fun three22 :: "t23 \<Rightarrow> nat \<Rightarrow> outcome \<Rightarrow> nat \<Rightarrow> t23 \<Rightarrow> outcome" where
  "three22 l a (Same m) b r = Same (Three l a m b r)"
| "three22 l a (Low m) b (Two p c q) = Low (Two l a (Three m b p c q))"
| "three22 l a (Low m) b (Three p c q d s) = Same (Three l a (Two m b p) c (Two q d s))"
| "three22 l a (Low m) b Lf = Same (Three l a m b Lf)"

fun del2 :: "nat \<Rightarrow> t23 \<Rightarrow> outcome" where
  "del2 k Lf = Same Lf"
| "del2 k (Two l a r) =
    (if k < a then two1 (del2 k l) a r
     else if a < k then two2 l a (del2 k r)
     else if r = Lf then Low l
     else (let (x, r') = pull_min r in two2 l x r'))"
| "del2 k (Three l a m b r) =
    (if k < a then three1 (del2 k l) a m b r
     else if k = a then
       (if m = Lf then Same (Two l b r)
        else (let (x, m') = pull_min m in three22 l x m' b r))
     else if k < b then three22 l a (del2 k m) b r
     else if k = b then
       (if r = Lf then Same (Two l a m)
        else (let (x, r') = pull_min r in three3 l a m x r'))
     else three3 l a m b (del2 k r))"

definition delete2 :: "nat \<Rightarrow> t23 \<Rightarrow> t23" where
  "delete2 k t = result (del2 k t)"

(* TRUE as far as tested *)
lemma ordered2: "ordered t \<Longrightarrow> ordered (delete2 k t)"
  sorry

(* FALSE: smallest counterexample has 9 keys (height 3), e.g.
   k=1 t=Two (Two (Two Lf 0 Lf) 0 (Two Lf 0 Lf)) 0 (Three (Two Lf 0 Lf) 0 (Two Lf 1 Lf) 2
     (Two Lf 0 Lf))
   hard: large counterexample *)
lemma balanced2: "balanced t \<Longrightarrow> balanced (delete2 k t)"
  oops


section \<open>Mutant 3\<close>

(* injected fault in three3: subtrees swapped *)

fun three33 :: "t23 \<Rightarrow> nat \<Rightarrow> t23 \<Rightarrow> nat \<Rightarrow> outcome \<Rightarrow> outcome" where
  "three33 l a m b (Same r) = Same (Three l a m b r)"
| "three33 l a (Two p c q) b (Low r) = Same (Two l a (Three p c q b r))"
| "three33 l a (Three p c q d s) b (Low r) = Same (Three l a (Two p c q) d (Two r b s))"
| "three33 l a Lf b (Low r) = Same (Three l a Lf b r)"

fun del3 :: "nat \<Rightarrow> t23 \<Rightarrow> outcome" where
  "del3 k Lf = Same Lf"
| "del3 k (Two l a r) =
    (if k < a then two1 (del3 k l) a r
     else if a < k then two2 l a (del3 k r)
     else if r = Lf then Low l
     else (let (x, r') = pull_min r in two2 l x r'))"
| "del3 k (Three l a m b r) =
    (if k < a then three1 (del3 k l) a m b r
     else if k = a then
       (if m = Lf then Same (Two l b r)
        else (let (x, m') = pull_min m in three2 l x m' b r))
     else if k < b then three2 l a (del3 k m) b r
     else if k = b then
       (if r = Lf then Same (Two l a m)
        else (let (x, r') = pull_min r in three33 l a m x r'))
     else three33 l a m b (del3 k r))"

definition delete3 :: "nat \<Rightarrow> t23 \<Rightarrow> t23" where
  "delete3 k t = result (del3 k t)"

(* FALSE: smallest counterexample has 6 keys (height 3), e.g.
   k=7 t=Three Lf 1 (Three Lf 3 Lf 5 Lf) 7 (Two Lf 9 (Two Lf 11 Lf)) *)
lemma ordered3: "ordered t \<Longrightarrow> ordered (delete3 k t)"
  oops

(* TRUE as far as tested *)
lemma balanced3: "balanced t \<Longrightarrow> balanced (delete3 k t)"
  sorry


section \<open>Mutant 4\<close>

(* injected fault in del: descends into the wrong subtree *)

fun del4 :: "nat \<Rightarrow> t23 \<Rightarrow> outcome" where
  "del4 k Lf = Same Lf"
| "del4 k (Two l a r) =
    (if k < a then two1 (del4 k l) a r
     else if a < k then two2 l a (del4 k r)
     else if r = Lf then Low l
     else (let (x, r') = pull_min r in two2 l x r'))"
| "del4 k (Three l a m b r) =
    (if k < a then three1 (del4 k l) a m b r
     else if k = a then
       (if m = Lf then Same (Two l b r)
        else (let (x, m') = pull_min m in three2 l x m' b r))
     else if k < b then three2 l a (del4 k l) b r
     else if k = b then
       (if r = Lf then Same (Two l a m)
        else (let (x, r') = pull_min r in three3 l a m x r'))
     else three3 l a m b (del4 k r))"

definition delete4 :: "nat \<Rightarrow> t23 \<Rightarrow> t23" where
  "delete4 k t = result (del4 k t)"

(* FALSE: smallest counterexample has 3 keys (height 2), e.g.
   k=4 t=Three (Two Lf 1 Lf) 3 Lf 5 Lf *)
lemma ordered4: "ordered t \<Longrightarrow> ordered (delete4 k t)"
  oops

(* TRUE as far as tested *)
lemma balanced4: "balanced t \<Longrightarrow> balanced (delete4 k t)"
  sorry


section \<open>Mutant 5\<close>

(* injected fault in pull_min: lost height not reported *)

fun pull_min5 :: "t23 \<Rightarrow> nat \<times> outcome" where
  "pull_min5 Lf = (0, Same Lf)"
| "pull_min5 (Two l a r) =
    (if l = Lf then (a, Same r)
     else (let (m, l') = pull_min5 l in (m, two1 l' a r)))"
| "pull_min5 (Three l a m b r) =
    (if l = Lf then (a, Same (Two m b r))
     else (let (x, l') = pull_min5 l in (x, three1 l' a m b r)))"

fun del5 :: "nat \<Rightarrow> t23 \<Rightarrow> outcome" where
  "del5 k Lf = Same Lf"
| "del5 k (Two l a r) =
    (if k < a then two1 (del5 k l) a r
     else if a < k then two2 l a (del5 k r)
     else if r = Lf then Low l
     else (let (x, r') = pull_min5 r in two2 l x r'))"
| "del5 k (Three l a m b r) =
    (if k < a then three1 (del5 k l) a m b r
     else if k = a then
       (if m = Lf then Same (Two l b r)
        else (let (x, m') = pull_min5 m in three2 l x m' b r))
     else if k < b then three2 l a (del5 k m) b r
     else if k = b then
       (if r = Lf then Same (Two l a m)
        else (let (x, r') = pull_min5 r in three3 l a m x r'))
     else three3 l a m b (del5 k r))"

definition delete5 :: "nat \<Rightarrow> t23 \<Rightarrow> t23" where
  "delete5 k t = result (del5 k t)"

(* TRUE as far as tested *)
lemma ordered5: "ordered t \<Longrightarrow> ordered (delete5 k t)"
  sorry

(* FALSE: smallest counterexample has 3 keys (height 2), e.g.
   k=1 t=Two (Two Lf 0 Lf) 1 (Two Lf 0 Lf) *)
lemma balanced5: "balanced t \<Longrightarrow> balanced (delete5 k t)"
  oops

end
