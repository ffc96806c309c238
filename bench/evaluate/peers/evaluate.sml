(* The programs of Evaluate_Bench.thy in Standard ML. *)
fun fib 0 = 0 | fib 1 = 1 | fib n = fib (n - 2) + fib (n - 1)
fun ack 0 n = n + 1 | ack m 0 = ack (m - 1) 1 | ack m n = ack (m - 1) (ack m (n - 1))
fun next s = (s * 1103 + 12345) mod 1000003
fun randoms 0 _ = [] | randoms n s = s :: randoms (n - 1) (next s)
fun weigh a [] = a | weigh a (x :: xs) = weigh ((a * 3 + x) mod 1000003) xs
fun ins x [] = [x : int] | ins x (y :: ys) = if x <= y then x :: y :: ys else y :: ins x ys
fun isort [] = [] | isort (x :: xs) = ins x (isort xs)
fun run_isort n = weigh 0 (isort (randoms n 1))
fun keep _ [] = [] | keep p (x :: xs) = if x mod p = 0 then keep p xs else x :: keep p xs
fun sieve [] = [] | sieve (p :: xs) = p :: sieve (keep p xs)
fun count_up m n = if m < n then m :: count_up (m + 1) n else []
fun run_sieve n = weigh 0 (sieve (count_up 2 n))

datatype avl = Tip | Avl of avl * int * int * avl
fun ht Tip = 0 | ht (Avl (_, _, h, _)) = h
fun max (a : int) b = if a <= b then b else a
fun avl l x r = Avl (l, x, max (ht l) (ht r) + 1, r)
fun bal_l l x r =
  if ht l = ht r + 2 then
    (case l of
      Tip => avl l x r
    | Avl (ll, y, _, lr) =>
        if ht ll < ht lr then
          (case lr of Tip => avl l x r | Avl (lrl, z, _, lrr) => avl (avl ll y lrl) z (avl lrr x r))
        else avl ll y (avl lr x r))
  else avl l x r
fun bal_r l x r =
  if ht r = ht l + 2 then
    (case r of
      Tip => avl l x r
    | Avl (rl, y, _, rr) =>
        if ht rl > ht rr then
          (case rl of Tip => avl l x r | Avl (rll, z, _, rlr) => avl (avl l x rll) z (avl rlr y rr))
        else avl (avl l x rl) y rr)
  else avl l x r
fun avl_insert x Tip = Avl (Tip, x, 1, Tip)
  | avl_insert x (t as Avl (l, y, _, r)) =
      if x = y then t else if x < y then bal_l (avl_insert x l) y r else bal_r l y (avl_insert x r)
fun avl_all 0 _ t = t | avl_all n s t = avl_all (n - 1) (next s) (avl_insert s t)
fun avl_sum Tip = 0 | avl_sum (Avl (l, x, h, r)) = (avl_sum l + x + h + avl_sum r) mod 1000003
fun run_avl n = avl_sum (avl_all n 1 Tip)

datatype colour = R | B
datatype rbt = E | T of colour * rbt * int * rbt
fun balance (B, T (R, T (R, a, x, b), y, c), z, d) = T (R, T (B, a, x, b), y, T (B, c, z, d))
  | balance (B, T (R, a, x, T (R, b, y, c)), z, d) = T (R, T (B, a, x, b), y, T (B, c, z, d))
  | balance (B, a, x, T (R, T (R, b, y, c), z, d)) = T (R, T (B, a, x, b), y, T (B, c, z, d))
  | balance (B, a, x, T (R, b, y, T (R, c, z, d))) = T (R, T (B, a, x, b), y, T (B, c, z, d))
  | balance (c, a, x, b) = T (c, a, x, b)
fun rb_ins x E = T (R, E, x, E)
  | rb_ins x (t as T (c, a, y, b)) =
      if x < y then balance (c, rb_ins x a, y, b) else if y < x then balance (c, a, y, rb_ins x b) else t
fun black E = E | black (T (_, a, x, b)) = T (B, a, x, b)
fun rb_all 0 _ t = t | rb_all n s t = rb_all (n - 1) (next s) (black (rb_ins s t))
fun rb_sum E = 1 | rb_sum (T (c, a, x, b)) = (rb_sum a * (case c of R => 3 | B => 5) + x + rb_sum b) mod 1000003
fun run_rbt n = rb_sum (rb_all n 1 E)

datatype tree = Leaf | Node of tree * int * tree
fun grow 0 _ = Leaf | grow n x = Node (grow (n - 1) (2 * x), x, grow (n - 1) (2 * x + 1))
fun mirror Leaf = Leaf | mirror (Node (l, x, r)) = Node (mirror r, x, mirror l)
fun same Leaf Leaf = true
  | same (Node (a, x : int, b)) (Node (c, y, d)) = x = y andalso same a c andalso same b d
  | same _ _ = false
fun run_mirror n = let val t = grow n 1 in if same (mirror (mirror t)) t then 1 else 0 end
fun run_ack n = ack 2 n

(* Microseconds of the fastest of at least five runs, and as many as half a second takes. *)
fun best f n =
  let
    fun once () =
      let
        val timer = Timer.startCPUTimer ()
        val result = f n
        val {usr, sys} = Timer.checkCPUTimer timer
      in (result, Time.toMicroseconds (Time.+ (usr, sys))) end
    fun go k sum r t =
      if k <= 0 andalso sum >= 500000 then (r, t)
      else let val (r', t') = once () in go (k - 1) (sum + t') r' (LargeInt.min (t, t')) end
    val (r, t) = once ()
  in go 4 t r t end
fun report (name, f, n) =
  let val (r, t) = best f n
  in print (name ^ " " ^ Int.toString n ^ " " ^ Int.toString r ^ " " ^ Real.fmt (StringCvt.FIX (SOME 6)) (Real.fromLargeInt t / 1000000.0) ^ "\n") end
val () = app report
  [("fib", fib, 30), ("run_ack", run_ack, 3000), ("run_isort", run_isort, 3000), ("run_sieve", run_sieve, 20000),
   ("run_avl", run_avl, 100000), ("run_rbt", run_rbt, 100000), ("run_mirror", run_mirror, 17)]
