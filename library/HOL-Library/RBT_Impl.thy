section ‹Red-black trees›

theory RBT_Impl
  imports Main
begin

datatype color = R | B

datatype ('a, 'b) rbt = Empty | Branch color "('a, 'b) rbt" 'a 'b "('a, 'b) rbt"

subsection ‹Contents›

primrec entries :: "('a, 'b) rbt ⇒ ('a × 'b) list"
  where
    "entries Empty = []"
  | "entries (Branch c l k v r) = entries l @ (k, v) # entries r"

abbreviation (input) entry_in_tree :: "'a ⇒ 'b ⇒ ('a, 'b) rbt ⇒ bool"
  where "entry_in_tree k v t ≡ (k, v) ∈ set (entries t)"

definition keys :: "('a, 'b) rbt ⇒ 'a list"
  where "keys t = List.map fst (entries t)"

definition fold :: "('a ⇒ 'b ⇒ 'c ⇒ 'c) ⇒ ('a, 'b) rbt ⇒ 'c ⇒ 'c"
  where "fold f t s = List.fold (λ(k, v). f k v) (entries t) s"

text ‹A fold that stops as soon as the test on the state fails.›

fun foldi :: "('c ⇒ bool) ⇒ ('a ⇒ 'b ⇒ 'c ⇒ 'c) ⇒ ('a::linorder, 'b) rbt ⇒ 'c ⇒ 'c"
  where
    "foldi c f Empty s = s"
  | "foldi c f (Branch col l k v r) s =
      (if c s
       then (let s1 = foldi c f l s in if c s1 then foldi c f r (f k v s1) else s1)
       else s)"

subsection ‹Order of keys, colours, black height›

context ord
begin

definition rbt_less :: "'a ⇒ ('a, 'b) rbt ⇒ bool"
  where "rbt_less k t ⟷ (∀x∈set (keys t). x < k)"

abbreviation rbt_less_symbol  (infix ‹|«› 50)
  where "rbt_less_symbol t k ≡ rbt_less k t"

definition rbt_greater :: "'a ⇒ ('a, 'b) rbt ⇒ bool"  (infix ‹«|› 50)
  where "rbt_greater k t ⟷ (∀x∈set (keys t). k < x)"

primrec rbt_sorted :: "('a, 'b) rbt ⇒ bool"
  where
    "rbt_sorted Empty ⟷ True"
  | "rbt_sorted (Branch c l k v r) ⟷
      rbt_less k l ∧ rbt_greater k r ∧ rbt_sorted l ∧ rbt_sorted r"

primrec rbt_lookup :: "('a, 'b) rbt ⇒ 'a ⇀ 'b"
  where
    "rbt_lookup Empty k = None"
  | "rbt_lookup (Branch c l x v r) k =
      (if k < x then rbt_lookup l k else if x < k then rbt_lookup r k else Some v)"

end

primrec color_of :: "('a, 'b) rbt ⇒ color"
  where
    "color_of Empty = B"
  | "color_of (Branch c l k v r) = c"

primrec bheight :: "('a, 'b) rbt ⇒ nat"
  where
    "bheight Empty = 0"
  | "bheight (Branch c l k v r) = (case c of R ⇒ bheight l | B ⇒ Suc (bheight l))"

text ‹No red node has a red child; the weaker form exempts the root.›

primrec inv1 :: "('a, 'b) rbt ⇒ bool"
  where
    "inv1 Empty ⟷ True"
  | "inv1 (Branch c l k v r) ⟷
      inv1 l ∧ inv1 r ∧ (c = R ⟶ color_of l = B ∧ color_of r = B)"

primrec inv1l :: "('a, 'b) rbt ⇒ bool"
  where
    "inv1l Empty ⟷ True"
  | "inv1l (Branch c l k v r) ⟷ inv1 l ∧ inv1 r"

text ‹Both subtrees of every node have the same number of black nodes on the left spine.›

primrec inv2 :: "('a, 'b) rbt ⇒ bool"
  where
    "inv2 Empty ⟷ True"
  | "inv2 (Branch c l k v r) ⟷ inv2 l ∧ inv2 r ∧ bheight l = bheight r"

definition (in ord) is_rbt :: "('a, 'b) rbt ⇒ bool"
  where "is_rbt t ⟷ inv1 t ∧ inv2 t ∧ color_of t = B ∧ rbt_sorted t"

primrec paint :: "color ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where
    "paint c Empty = Empty"
  | "paint c (Branch d l k v r) = Branch c l k v r"

subsection ‹Insertion›

fun balance :: "('a, 'b) rbt ⇒ 'a ⇒ 'b ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where
    "balance (Branch R a j u b) k v (Branch R c l w d) =
      Branch R (Branch B a j u b) k v (Branch B c l w d)"
  | "balance (Branch R (Branch R a j u b) k v c) l w d =
      Branch R (Branch B a j u b) k v (Branch B c l w d)"
  | "balance (Branch R a j u (Branch R b k v c)) l w d =
      Branch R (Branch B a j u b) k v (Branch B c l w d)"
  | "balance a j u (Branch R b k v (Branch R c l w d)) =
      Branch R (Branch B a j u b) k v (Branch B c l w d)"
  | "balance a j u (Branch R (Branch R b k v c) l w d) =
      Branch R (Branch B a j u b) k v (Branch B c l w d)"
  | "balance a k v b = Branch B a k v b"

context ord
begin

fun rbt_ins :: "('a ⇒ 'b ⇒ 'b ⇒ 'b) ⇒ 'a ⇒ 'b ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where
    "rbt_ins f k v Empty = Branch R Empty k v Empty"
  | "rbt_ins f k v (Branch B l x y r) =
      (if k < x then balance (rbt_ins f k v l) x y r
       else if x < k then balance l x y (rbt_ins f k v r)
       else Branch B l x (f k y v) r)"
  | "rbt_ins f k v (Branch R l x y r) =
      (if k < x then Branch R (rbt_ins f k v l) x y r
       else if x < k then Branch R l x y (rbt_ins f k v r)
       else Branch R l x (f k y v) r)"

definition rbt_insert_with_key ::
    "('a ⇒ 'b ⇒ 'b ⇒ 'b) ⇒ 'a ⇒ 'b ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where "rbt_insert_with_key f k v t = paint B (rbt_ins f k v t)"

definition rbt_insert_with :: "('b ⇒ 'b ⇒ 'b) ⇒ 'a ⇒ 'b ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where "rbt_insert_with f k v t = rbt_insert_with_key (λ_. f) k v t"

definition rbt_insert :: "'a ⇒ 'b ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where "rbt_insert k v t = rbt_insert_with_key (λ_ _ new. new) k v t"

definition rbt_bulkload :: "('a × 'b) list ⇒ ('a, 'b) rbt"
  where "rbt_bulkload ps = foldr (λ(k, v). rbt_insert k v) ps Empty"

primrec rbt_map_entry :: "'a ⇒ ('b ⇒ 'b) ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where
    "rbt_map_entry k f Empty = Empty"
  | "rbt_map_entry k f (Branch c l x v r) =
      (if k < x then Branch c (rbt_map_entry k f l) x v r
       else if x < k then Branch c l x v (rbt_map_entry k f r)
       else Branch c l x (f v) r)"

end

primrec map :: "('a ⇒ 'b ⇒ 'c) ⇒ ('a, 'b) rbt ⇒ ('a, 'c) rbt"
  where
    "map f Empty = Empty"
  | "map f (Branch c l k v r) = Branch c (map f l) k (f k v) (map f r)"

subsection ‹Deletion›

fun balance_left :: "('a, 'b) rbt ⇒ 'a ⇒ 'b ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where
    "balance_left (Branch R a j u b) k v c = Branch R (Branch B a j u b) k v c"
  | "balance_left t k v (Branch B a l w b) = balance t k v (Branch R a l w b)"
  | "balance_left t k v (Branch R (Branch B a l w b) m x c) =
      Branch R (Branch B t k v a) l w (balance b m x (paint R c))"
  | "balance_left t k v s = Empty"

fun balance_right :: "('a, 'b) rbt ⇒ 'a ⇒ 'b ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where
    "balance_right a k v (Branch R b l w c) = Branch R a k v (Branch B b l w c)"
  | "balance_right (Branch B a j u b) k v t = balance (Branch R a j u b) k v t"
  | "balance_right (Branch R a j u (Branch B b l w c)) k v t =
      Branch R (balance (paint R a) j u b) l w (Branch B c k v t)"
  | "balance_right s k v t = Empty"

text ‹Joins two trees where all keys of the first are below those of the second.›

fun combine :: "('a, 'b) rbt ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where
    "combine Empty t = t"
  | "combine t Empty = t"
  | "combine (Branch R a k v b) (Branch R c l w d) =
      (case combine b c of
         Branch R e m x f ⇒ Branch R (Branch R a k v e) m x (Branch R f l w d)
       | t ⇒ Branch R a k v (Branch R t l w d))"
  | "combine (Branch B a k v b) (Branch B c l w d) =
      (case combine b c of
         Branch R e m x f ⇒ Branch R (Branch B a k v e) m x (Branch B f l w d)
       | t ⇒ balance_left a k v (Branch B t l w d))"
  | "combine a (Branch R b k v c) = Branch R (combine a b) k v c"
  | "combine (Branch R a k v b) c = Branch R a k v (combine b c)"

context ord
begin

fun rbt_del_from_left :: "'a ⇒ ('a, 'b) rbt ⇒ 'a ⇒ 'b ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  and rbt_del_from_right :: "'a ⇒ ('a, 'b) rbt ⇒ 'a ⇒ 'b ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  and rbt_del :: "'a ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where
    "rbt_del x Empty = Empty"
  | "rbt_del x (Branch c l k v r) =
      (if x < k then rbt_del_from_left x l k v r
       else if k < x then rbt_del_from_right x l k v r
       else combine l r)"
  | "rbt_del_from_left x (Branch B a j u b) k v r =
      balance_left (rbt_del x (Branch B a j u b)) k v r"
  | "rbt_del_from_left x l k v r = Branch R (rbt_del x l) k v r"
  | "rbt_del_from_right x l k v (Branch B a j u b) =
      balance_right l k v (rbt_del x (Branch B a j u b))"
  | "rbt_del_from_right x l k v r = Branch R l k v (rbt_del x r)"

definition rbt_delete :: "'a ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where "rbt_delete k t = paint B (rbt_del k t)"

end

subsection ‹Trees from sorted lists›

text ‹
  ‹rbtreeify_f n› builds a tree of n entries, ‹rbtreeify_g n› one of n - 1 entries;
  both return the rest of the list.
›

fun rbtreeify_f :: "nat ⇒ ('a × 'b) list ⇒ ('a, 'b) rbt × ('a × 'b) list"
  and rbtreeify_g :: "nat ⇒ ('a × 'b) list ⇒ ('a, 'b) rbt × ('a × 'b) list"
  where
    "rbtreeify_f n ps =
      (if n = 0 then (Empty, ps)
       else if n = 1 then (case ps of (k, v) # qs ⇒ (Branch R Empty k v Empty, qs))
       else (case rbtreeify_f (n div 2) ps of
         (t, (k, v) # qs) ⇒
           apfst (Branch B t k v)
             (if even n then rbtreeify_g (n div 2) qs else rbtreeify_f (n div 2) qs)))"
  | "rbtreeify_g n ps =
      (if n = 0 ∨ n = 1 then (Empty, ps)
       else (case (if even n then rbtreeify_g (n div 2) ps else rbtreeify_f (n div 2) ps) of
         (t, (k, v) # qs) ⇒ apfst (Branch B t k v) (rbtreeify_g (n div 2) qs)))"

definition rbtreeify :: "('a × 'b) list ⇒ ('a, 'b) rbt"
  where "rbtreeify ps = fst (rbtreeify_g (Suc (length ps)) ps)"

subsection ‹Joining trees at a key›

definition is_rbt_empty :: "('a, 'b) rbt ⇒ bool"
  where "is_rbt_empty t ⟷ (case t of Empty ⇒ True | _ ⇒ False)"

definition small_rbt :: "('a, 'b) rbt ⇒ bool"
  where "small_rbt t ⟷ bheight t < 4"

definition flip_rbt :: "('a, 'b) rbt ⇒ ('a, 'b) rbt ⇒ bool"
  where "flip_rbt s t ⟷ bheight t < bheight s"

fun rbt_baliL :: "('a, 'b) rbt ⇒ 'a ⇒ 'b ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where
    "rbt_baliL (Branch R (Branch R a j u b) k v c) l w d =
      Branch R (Branch B a j u b) k v (Branch B c l w d)"
  | "rbt_baliL (Branch R a j u (Branch R b k v c)) l w d =
      Branch R (Branch B a j u b) k v (Branch B c l w d)"
  | "rbt_baliL a k v b = Branch B a k v b"

fun rbt_baliR :: "('a, 'b) rbt ⇒ 'a ⇒ 'b ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where
    "rbt_baliR a j u (Branch R b k v (Branch R c l w d)) =
      Branch R (Branch B a j u b) k v (Branch B c l w d)"
  | "rbt_baliR a j u (Branch R (Branch R b k v c) l w d) =
      Branch R (Branch B a j u b) k v (Branch B c l w d)"
  | "rbt_baliR a k v b = Branch B a k v b"

fun rbt_joinL :: "('a, 'b) rbt ⇒ 'a ⇒ 'b ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where
    "rbt_joinL l k v r =
      (if bheight r ≤ bheight l then Branch R l k v r
       else (case r of
         Branch B a j u b ⇒ rbt_baliL (rbt_joinL l k v a) j u b
       | Branch R a j u b ⇒ Branch R (rbt_joinL l k v a) j u b))"

fun rbt_joinR :: "('a, 'b) rbt ⇒ 'a ⇒ 'b ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where
    "rbt_joinR l k v r =
      (if bheight l ≤ bheight r then Branch R l k v r
       else (case l of
         Branch B a j u b ⇒ rbt_baliR a j u (rbt_joinR b k v r)
       | Branch R a j u b ⇒ Branch R a j u (rbt_joinR b k v r)))"

definition rbt_join :: "('a, 'b) rbt ⇒ 'a ⇒ 'b ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where "rbt_join l k v r =
    (if bheight r < bheight l then paint B (rbt_joinR l k v r)
     else if bheight l < bheight r then paint B (rbt_joinL l k v r)
     else Branch B l k v r)"

fun rbt_split_min :: "('a, 'b) rbt ⇒ 'a × 'b × ('a, 'b) rbt"
  where
    "rbt_split_min Empty = undefined"
  | "rbt_split_min (Branch c l k v r) =
      (if is_rbt_empty l then (k, v, r)
       else (case rbt_split_min l of (m, x, t) ⇒ (m, x, rbt_join t k v r)))"

definition rbt_join2 :: "('a, 'b) rbt ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where "rbt_join2 l r =
    (if is_rbt_empty r then l
     else (case rbt_split_min r of (k, v, t) ⇒ rbt_join l k v t))"

subsection ‹Union, intersection, difference›

context ord
begin

fun rbt_split :: "('a, 'b) rbt ⇒ 'a ⇒ ('a, 'b) rbt × 'b option × ('a, 'b) rbt"
  where
    "rbt_split Empty x = (Empty, None, Empty)"
  | "rbt_split (Branch c l k v r) x =
      (if x < k then (case rbt_split l x of (a, w, b) ⇒ (a, w, rbt_join b k v r))
       else if k < x then (case rbt_split r x of (a, w, b) ⇒ (rbt_join l k v a, w, b))
       else (l, Some v, r))"

text ‹The flag says that the trees, and so the arguments of the function, are exchanged.›

fun rbt_union_swap_rec ::
    "('a ⇒ 'b ⇒ 'b ⇒ 'b) ⇒ bool ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where
    "rbt_union_swap_rec f g t1 t2 =
      (let flip = flip_rbt t2 t1;
           h = (g ≠ flip);
           big = (if flip then t2 else t1);
           small = (if flip then t1 else t2);
           f' = (if h then (λk u v. f k v u) else f)
       in if small_rbt small then fold (rbt_insert_with_key f') small big
          else (case big of
            Empty ⇒ small
          | Branch c l k v r ⇒
              (case rbt_split small k of
                 (a, w, b) ⇒
                   rbt_join (rbt_union_swap_rec f h l a) k
                     (case w of None ⇒ v | Some v' ⇒ f' k v v')
                     (rbt_union_swap_rec f h r b))))"

definition map_filter_inter ::
    "('a ⇒ 'b ⇒ 'b ⇒ 'b) ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt ⇒ ('a × 'b) list"
  where "map_filter_inter f t1 t2 =
    concat (List.map
      (λ(k, v). case rbt_lookup t1 k of None ⇒ [] | Some u ⇒ [(k, f k u v)]) (entries t2))"

fun rbt_inter_swap_rec ::
    "('a ⇒ 'b ⇒ 'b ⇒ 'b) ⇒ bool ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where
    "rbt_inter_swap_rec f g t1 t2 =
      (let flip = flip_rbt t2 t1;
           h = (g ≠ flip);
           big = (if flip then t2 else t1);
           small = (if flip then t1 else t2);
           f' = (if h then (λk u v. f k v u) else f)
       in if small_rbt small then rbtreeify (map_filter_inter f' big small)
          else (case big of
            Empty ⇒ Empty
          | Branch c l k v r ⇒
              (case rbt_split small k of
                 (a, w, b) ⇒
                   (case w of
                      None ⇒ rbt_join2 (rbt_inter_swap_rec f h l a) (rbt_inter_swap_rec f h r b)
                    | Some v' ⇒
                        rbt_join (rbt_inter_swap_rec f h l a) k (f' k v v')
                          (rbt_inter_swap_rec f h r b)))))"

fun rbt_minus_rec :: "('a, 'b) rbt ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where
    "rbt_minus_rec t1 t2 =
      (if small_rbt t2 then fold (λk v t. rbt_delete k t) t2 t1
       else if small_rbt t1
       then rbtreeify (filter (λp. rbt_lookup t2 (fst p) = None) (entries t1))
       else (case t2 of
         Empty ⇒ t1
       | Branch c l k v r ⇒
           (case rbt_split t1 k of
              (a, w, b) ⇒ rbt_join2 (rbt_minus_rec a l) (rbt_minus_rec b r))))"

definition rbt_union_with_key ::
    "('a ⇒ 'b ⇒ 'b ⇒ 'b) ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where "rbt_union_with_key f t1 t2 = paint B (rbt_union_swap_rec f False t1 t2)"

definition rbt_union_with :: "('b ⇒ 'b ⇒ 'b) ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where "rbt_union_with f t1 t2 = rbt_union_with_key (λ_. f) t1 t2"

definition rbt_union :: "('a, 'b) rbt ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where "rbt_union t1 t2 = rbt_union_with_key (λ_ _ v. v) t1 t2"

definition rbt_inter_with_key ::
    "('a ⇒ 'b ⇒ 'b ⇒ 'b) ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where "rbt_inter_with_key f t1 t2 = paint B (rbt_inter_swap_rec f False t1 t2)"

definition rbt_inter_with :: "('b ⇒ 'b ⇒ 'b) ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where "rbt_inter_with f t1 t2 = rbt_inter_with_key (λ_. f) t1 t2"

definition rbt_inter :: "('a, 'b) rbt ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where "rbt_inter t1 t2 = rbt_inter_with_key (λ_ _ v. v) t1 t2"

definition rbt_minus :: "('a, 'b) rbt ⇒ ('a, 'b) rbt ⇒ ('a, 'b) rbt"
  where "rbt_minus t1 t2 = paint B (rbt_minus_rec t1 t2)"

end

hide_const (open) R B Empty entries keys fold map

end
