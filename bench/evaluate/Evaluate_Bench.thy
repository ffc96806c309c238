theory Evaluate_Bench
  imports Main
begin

text ‹The programs that the evaluation bench measures; the peers have the same ones. Each ends in a small number.›

fun fib :: "nat ⇒ nat"
  where
    "fib 0 = 0"
  | "fib (Suc 0) = 1"
  | "fib (Suc (Suc n)) = fib n + fib (Suc n)"

fun ack :: "nat ⇒ nat ⇒ nat"
  where
    "ack 0 n = Suc n"
  | "ack (Suc m) 0 = ack m 1"
  | "ack (Suc m) (Suc n) = ack m (ack (Suc m) n)"

definition next_random :: "nat ⇒ nat"
  where "next_random s = (s * 1103 + 12345) mod 1000003"

fun randoms :: "nat ⇒ nat ⇒ nat list"
  where
    "randoms 0 s = []"
  | "randoms (Suc n) s = s # randoms n (next_random s)"

fun weigh :: "nat ⇒ nat list ⇒ nat"
  where
    "weigh a [] = a"
  | "weigh a (x # xs) = weigh ((a * 3 + x) mod 1000003) xs"

fun ins :: "nat ⇒ nat list ⇒ nat list"
  where
    "ins x [] = [x]"
  | "ins x (y # ys) = (if x ≤ y then x # y # ys else y # ins x ys)"

fun isort :: "nat list ⇒ nat list"
  where
    "isort [] = []"
  | "isort (x # xs) = ins x (isort xs)"

definition run_isort :: "nat ⇒ nat"
  where "run_isort n = weigh 0 (isort (randoms n 1))"

fun keep :: "nat ⇒ nat list ⇒ nat list"
  where
    "keep p [] = []"
  | "keep p (x # xs) = (if x mod p = 0 then keep p xs else x # keep p xs)"

fun sieve :: "nat list ⇒ nat list"
  where
    "sieve [] = []"
  | "sieve (p # xs) = p # sieve (keep p xs)"

fun count_up :: "nat ⇒ nat ⇒ nat list"
  where "count_up m n = (if m < n then m # count_up (Suc m) n else [])"

definition run_sieve :: "nat ⇒ nat"
  where "run_sieve n = weigh 0 (sieve (count_up 2 n))"

subsection ‹AVL trees›

datatype avl = Tip | Avl avl nat nat avl

fun ht :: "avl ⇒ nat"
  where
    "ht Tip = 0"
  | "ht (Avl l x h r) = h"

definition avl :: "avl ⇒ nat ⇒ avl ⇒ avl"
  where "avl l x r = Avl l x (max (ht l) (ht r) + 1) r"

fun bal_l :: "avl ⇒ nat ⇒ avl ⇒ avl"
  where "bal_l l x r = (if ht l = ht r + 2 then
    (case l of
      Tip ⇒ avl l x r
    | Avl ll y h lr ⇒
        if ht ll < ht lr then
          (case lr of Tip ⇒ avl l x r | Avl lrl z h' lrr ⇒ avl (avl ll y lrl) z (avl lrr x r))
        else avl ll y (avl lr x r))
    else avl l x r)"

fun bal_r :: "avl ⇒ nat ⇒ avl ⇒ avl"
  where "bal_r l x r = (if ht r = ht l + 2 then
    (case r of
      Tip ⇒ avl l x r
    | Avl rl y h rr ⇒
        if ht rl > ht rr then
          (case rl of Tip ⇒ avl l x r | Avl rll z h' rlr ⇒ avl (avl l x rll) z (avl rlr y rr))
        else avl (avl l x rl) y rr)
    else avl l x r)"

fun avl_insert :: "nat ⇒ avl ⇒ avl"
  where
    "avl_insert x Tip = Avl Tip x 1 Tip"
  | "avl_insert x (Avl l y h r) =
      (if x = y then Avl l y h r
       else if x < y then bal_l (avl_insert x l) y r
       else bal_r l y (avl_insert x r))"

fun avl_all :: "nat ⇒ nat ⇒ avl ⇒ avl"
  where
    "avl_all 0 s t = t"
  | "avl_all (Suc n) s t = avl_all n (next_random s) (avl_insert s t)"

fun avl_sum :: "avl ⇒ nat"
  where
    "avl_sum Tip = 0"
  | "avl_sum (Avl l x h r) = (avl_sum l + x + h + avl_sum r) mod 1000003"

definition run_avl :: "nat ⇒ nat"
  where "run_avl n = avl_sum (avl_all n 1 Tip)"

subsection ‹Red-black trees›

datatype colour = R | B

datatype rbt = E | T colour rbt nat rbt

fun balance :: "colour ⇒ rbt ⇒ nat ⇒ rbt ⇒ rbt"
  where
    "balance B (T R (T R a x b) y c) z d = T R (T B a x b) y (T B c z d)"
  | "balance B (T R a x (T R b y c)) z d = T R (T B a x b) y (T B c z d)"
  | "balance B a x (T R (T R b y c) z d) = T R (T B a x b) y (T B c z d)"
  | "balance B a x (T R b y (T R c z d)) = T R (T B a x b) y (T B c z d)"
  | "balance c a x b = T c a x b"

fun rb_ins :: "nat ⇒ rbt ⇒ rbt"
  where
    "rb_ins x E = T R E x E"
  | "rb_ins x (T c a y b) =
      (if x < y then balance c (rb_ins x a) y b
       else if y < x then balance c a y (rb_ins x b)
       else T c a y b)"

fun black :: "rbt ⇒ rbt"
  where
    "black E = E"
  | "black (T c a x b) = T B a x b"

fun rb_all :: "nat ⇒ nat ⇒ rbt ⇒ rbt"
  where
    "rb_all 0 s t = t"
  | "rb_all (Suc n) s t = rb_all n (next_random s) (black (rb_ins s t))"

fun rb_sum :: "rbt ⇒ nat"
  where
    "rb_sum E = 1"
  | "rb_sum (T c a x b) = (rb_sum a * (case c of R ⇒ 3 | B ⇒ 5) + x + rb_sum b) mod 1000003"

definition run_rbt :: "nat ⇒ nat"
  where "run_rbt n = rb_sum (rb_all n 1 E)"

subsection ‹Mirror›

datatype tree = Leaf | Node tree nat tree

fun grow :: "nat ⇒ nat ⇒ tree"
  where
    "grow 0 x = Leaf"
  | "grow (Suc n) x = Node (grow n (2 * x)) x (grow n (2 * x + 1))"

fun mirror :: "tree ⇒ tree"
  where
    "mirror Leaf = Leaf"
  | "mirror (Node l x r) = Node (mirror r) x (mirror l)"

definition run_mirror :: "nat ⇒ nat"
  where "run_mirror n = (let t = grow n 1 in if mirror (mirror t) = t then 1 else 0)"

definition run_ack :: "nat ⇒ nat"
  where "run_ack n = ack 2 n"

end
