theory Folds_And_Maps
  imports Main
begin

type_synonym ('k, 'v) tab = "'k \<Rightarrow> 'v option"

fun scan :: "('b \<Rightarrow> 'a \<Rightarrow> 'b) \<Rightarrow> 'b \<Rightarrow> 'a list \<Rightarrow> 'b list" where
  "scan f b [] = [b]"
| "scan f b (x # xs) = b # scan f (f b x) xs"

fun iter :: "nat \<Rightarrow> ('a \<Rightarrow> 'a) \<Rightarrow> 'a \<Rightarrow> 'a" where
  "iter 0 f x = x"
| "iter (Suc n) f x = iter n f (f x)"

definition pipe :: "('a \<Rightarrow> 'a) list \<Rightarrow> 'a \<Rightarrow> 'a" where
  "pipe fs = foldr (\<circ>) fs id"

fun groups :: "('a \<Rightarrow> 'k) \<Rightarrow> 'a list \<Rightarrow> ('k, 'a list) tab" where
  "groups key [] = Map.empty"
| "groups key (x # xs) =
    (groups key xs)(key x \<mapsto> x # (case groups key xs (key x) of None \<Rightarrow> [] | Some ys \<Rightarrow> ys))"

definition lift2 :: "('a \<Rightarrow> 'a \<Rightarrow> 'a) \<Rightarrow> ('k, 'a) tab \<Rightarrow> ('k, 'a) tab \<Rightarrow> ('k, 'a) tab" where
  "lift2 f m n = (\<lambda>k. case (m k, n k) of
      (Some x, Some y) \<Rightarrow> Some (f x y)
    | (Some x, None) \<Rightarrow> Some x
    | (None, y) \<Rightarrow> y)"

definition mapv :: "('a \<Rightarrow> 'b) \<Rightarrow> ('k, 'a) tab \<Rightarrow> ('k, 'b) tab" where
  "mapv f m = (\<lambda>k. map_option f (m k))"

definition keep :: "('k \<Rightarrow> bool) \<Rightarrow> ('k, 'a) tab \<Rightarrow> ('k, 'a) tab" where
  "keep p m = (\<lambda>k. if p k then m k else None)"

definition bind :: "('s \<Rightarrow> 'a \<times> 's) \<Rightarrow> ('a \<Rightarrow> 's \<Rightarrow> 'b \<times> 's) \<Rightarrow> 's \<Rightarrow> 'b \<times> 's" (infixl "\<bind>" 55) where
  "bind m f s = (case m s of (a, t) \<Rightarrow> f a t)"

definition ret :: "'a \<Rightarrow> 's \<Rightarrow> 'a \<times> 's" where
  "ret a s = (a, s)"

definition memo :: "('a \<Rightarrow> 'b) \<Rightarrow> 'a list \<Rightarrow> ('a, 'b) tab" where
  "memo f xs = map_of (map (\<lambda>x. (x, f x)) xs)"

definition update_by :: "('a \<Rightarrow> 'b) \<Rightarrow> ('a \<Rightarrow> bool) \<Rightarrow> ('b \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'b" where
  "update_by f p g = (\<lambda>x. if p x then g (f x) else f x)"

lemma scan_length: "length (scan f b xs) = length xs + 1"
  sorry

lemma scan_last: "last (scan f b xs) = foldl f b xs"
  sorry

lemma scan_hd: "hd (scan f b xs) = f b (hd xs)"
  oops (* hd is b *)

lemma scan_append: "scan f b (xs @ ys) = scan f b xs @ scan f (foldl f b xs) ys"
  oops (* the middle twice *)

lemma scan_map: "scan f b (map g xs) = scan (\<lambda>a x. f a (g x)) b xs"
  sorry

lemma scan_rev: "scan f b (rev xs) = rev (scan f b xs)"
  oops (* xs = [x] *)

lemma scan_plus_sorted: "sorted (scan (+) (0::int) xs)"
  oops (* xs = [- 1] *)

lemma scan_plus_sorted_nat: "sorted (scan (+) (n::nat) xs)"
  sorry

lemma foldl_foldr: "foldl f b xs = foldr (\<lambda>x a. f a x) xs b"
  oops (* f is not commutative *)

lemma foldl_foldr_rev: "foldl f b xs = foldr (\<lambda>x a. f a x) (rev xs) b"
  sorry

lemma fold_comm: "(\<And>x y. f x y = f y x) \<Longrightarrow> foldr f xs b = foldr f (rev xs) b"
  oops (* commutative but not associative *)

lemma fold_assoc: "(\<And>x y z. f (f x y) z = f x (f y z)) \<Longrightarrow> foldl f b xs = foldr f xs b"
  oops (* f x y = x *)

lemma fold_id: "foldr f xs b = b \<Longrightarrow> foldr f (xs @ xs) b = b"
  sorry

lemma fold_map_commute: "(\<And>x. g (f x) = f (g x)) \<Longrightarrow> map f xs = map g xs \<Longrightarrow> f = g"
  oops (* xs = [] *)

lemma iter_add: "iter (m + n) f x = iter m f (iter n f x)"
  sorry

lemma iter_mult: "iter (m * n) f x = iter m (iter n f) x"
  sorry

lemma iter_power: "iter (n ^ 2) f x = iter n f (iter n f x)"
  oops (* n = 1 or 3 *)

lemma iter_fix: "iter n f x = x \<Longrightarrow> f x = x"
  oops (* n = 0 *)

lemma iter_fix_pos: "n > 0 \<Longrightarrow> iter n f x = x \<Longrightarrow> f x = x"
  oops (* a swap *)

lemma iter_two_three: "iter 2 f x = x \<Longrightarrow> iter 3 f x = x \<Longrightarrow> f x = x"
  sorry

lemma iter_two_four: "iter 2 f x = x \<Longrightarrow> iter 4 f x = x \<Longrightarrow> f x = x"
  oops (* a swap *)

lemma iter_inj: "inj f \<Longrightarrow> inj (iter n f)"
  sorry

lemma iter_inj_rev: "inj (iter n f) \<Longrightarrow> inj f"
  oops (* n = 0 *)

lemma iter_comm: "iter m f (iter n g x) = iter n g (iter m f x)"
  oops (* f, g do not commute *)

lemma pipe_append: "pipe (fs @ gs) x = pipe fs (pipe gs x)"
  sorry

lemma pipe_rev: "pipe (rev fs) x = pipe fs x"
  oops (* two constants *)

lemma pipe_replicate: "pipe (replicate n f) x = iter n f x"
  sorry

lemma pipe_fixed: "\<forall>f \<in> set fs. f x = x \<Longrightarrow> pipe fs x = x"
  sorry

lemma pipe_fixed_conv: "pipe fs x = x \<Longrightarrow> \<forall>f \<in> set fs. f x = x"
  oops (* not, not *)

lemma pipe_remdups: "pipe (remdups fs) x = pipe fs x"
  oops (* f twice *)

lemma groups_none: "groups key xs k = None \<longleftrightarrow> k \<notin> key ` set xs"
  sorry

lemma groups_filter: "groups key xs k = Some ys \<Longrightarrow> ys = filter (\<lambda>x. key x = k) xs"
  sorry

lemma groups_append: "groups key (xs @ ys) = groups key xs ++ groups key ys"
  oops (* same key on both sides *)

lemma groups_rev: "groups key xs k = Some ys \<Longrightarrow> groups key (rev xs) k = Some ys"
  oops (* two with the same key *)

lemma groups_inj: "inj key \<Longrightarrow> groups key xs k = Some ys \<Longrightarrow> length ys = 1"
  oops (* xs = [a, a] *)

lemma groups_dom: "card (dom (groups key xs)) = length (remdups (map key xs))"
  sorry

lemma groups_dom_wrong: "card (dom (groups key xs)) = length (remdups xs)"
  oops (* two with the same key *)

lemma lift2_empty: "lift2 f m Map.empty = m"
  sorry

lemma lift2_comm: "lift2 f m n = lift2 f n m"
  oops (* f not commutative *)

lemma lift2_snd: "lift2 (\<lambda>x y. y) m n = m ++ n"
  sorry

lemma lift2_fst: "lift2 (\<lambda>x y. x) m n = m ++ n"
  oops (* a key in both *)

lemma lift2_dom: "dom (lift2 f m n) = dom m \<union> dom n"
  sorry

lemma lift2_dom_wrong: "dom (lift2 f m n) = dom m \<inter> dom n"
  oops (* a key in one *)

lemma lift2_ran: "ran (lift2 max (m :: nat \<Rightarrow> nat option) n) \<subseteq> ran m \<union> ran n"
  sorry

lemma lift2_ran_eq: "ran (lift2 max (m :: nat \<Rightarrow> nat option) n) = ran m \<union> ran n"
  oops (* the smaller is lost *)

lemma mapv_comp: "mapv f (mapv g m) = mapv (f \<circ> g) m"
  sorry

lemma mapv_inj: "mapv f m = mapv f n \<Longrightarrow> m = n"
  oops (* f constant *)

lemma mapv_ran: "ran (mapv f m) = f ` ran m"
  sorry

lemma mapv_card: "finite (dom m) \<Longrightarrow> card (ran (mapv f m)) = card (ran m)"
  oops (* f constant *)

lemma mapv_lift2: "mapv g (lift2 f m n) = lift2 f (mapv g m) (mapv g n)"
  oops (* no homomorphism *)

lemma keep_keep: "keep p (keep q m) = keep (\<lambda>k. p k \<and> q k) m"
  sorry

lemma keep_union: "keep (\<lambda>k. p k \<or> q k) m = keep p m ++ keep q m"
  sorry

lemma keep_neg: "keep p m ++ keep (\<lambda>k. \<not> p k) n = n ++ m"
  oops (* not p and m, n defined *)

lemma bind_assoc: "(m \<bind> f) \<bind> g = (m \<bind> (\<lambda>a. f a \<bind> g))"
  sorry

lemma bind_ret: "m \<bind> ret = m"
  sorry

lemma bind_comm: "(m \<bind> (\<lambda>a. n \<bind> (\<lambda>b. ret (a, b)))) = (n \<bind> (\<lambda>b. m \<bind> (\<lambda>a. ret (a, b))))"
  oops (* both change the state *)

lemma bind_const: "(m \<bind> (\<lambda>a. n)) = n"
  oops (* m changes the state *)

lemma bind_ret_inj: "(m \<bind> f) = ret a \<Longrightarrow> m = ret b"
  oops (* m changes and f restores, or another result *)

lemma memo_dom: "dom (memo f xs) = set xs"
  sorry

lemma memo_some: "memo f xs x = Some y \<Longrightarrow> y = f x"
  sorry

lemma memo_inj: "memo f xs = memo g xs \<Longrightarrow> f = g"
  oops (* xs = [] *)

lemma memo_set: "memo f xs = memo f ys \<Longrightarrow> xs = ys"
  oops (* order *)

lemma memo_append: "memo f (xs @ ys) = memo f ys ++ memo g xs"
  oops (* g differs *)

lemma update_twice: "update_by (update_by f p g) p g = update_by f p g"
  oops (* g is not idempotent *)

lemma update_comm: "update_by (update_by f p g) q h = update_by (update_by f q h) p g"
  oops (* overlap *)

lemma update_disjoint: "(\<And>x. \<not> (p x \<and> q x)) \<Longrightarrow> update_by (update_by f p g) q h = update_by (update_by f q h) p g"
  sorry

lemma update_inj: "inj f \<Longrightarrow> inj g \<Longrightarrow> inj (update_by f p g)"
  oops (* clash *)

end
