section ‹Lists›

theory List
  imports Conditionally_Complete_Lattices
begin

subsection ‹The type›

text ‹‹hd []› is not specified; ‹tl [] = []›.›

datatype (set: 'a) list =
    Nil  (‹[]›)
  | Cons (hd: 'a) (tl: "'a list")  (infixr ‹#› 65)
  for map: map rel: list_all2 pred: list_all
  where "tl [] = []"

bundle list_syntax
begin
notation
  Nil  (‹[]›) and
  Cons  (infixr ‹#› 65)
end

instantiation list :: (equal) equal
begin

definition equal_list :: "'a list ⇒ 'a list ⇒ bool"
  where "equal_list x y ⟷ x = y"

instance sorry

end

abbreviation length :: "'a list ⇒ nat"
  where "length ≡ size"

subsection ‹Basic functions›

primrec last :: "'a list ⇒ 'a"
  where "last (x # xs) = (if xs = [] then x else last xs)"

primrec butlast :: "'a list ⇒ 'a list"
  where
    "butlast [] = []"
  | "butlast (x # xs) = (if xs = [] then [] else x # butlast xs)"

primrec append :: "'a list ⇒ 'a list ⇒ 'a list"  (infixr ‹@› 65)
  where
    append_Nil: "[] @ ys = ys"
  | append_Cons: "(x # xs) @ ys = x # (xs @ ys)"

primrec rev :: "'a list ⇒ 'a list"
  where
    "rev [] = []"
  | "rev (x # xs) = rev xs @ [x]"

primrec filter :: "('a ⇒ bool) ⇒ 'a list ⇒ 'a list"
  where
    "filter P [] = []"
  | "filter P (x # xs) = (if P x then x # filter P xs else filter P xs)"

primrec fold :: "('a ⇒ 'b ⇒ 'b) ⇒ 'a list ⇒ 'b ⇒ 'b"
  where
    fold_Nil: "fold f [] = (λs. s)"
  | fold_Cons: "fold f (x # xs) = (λs. fold f xs (f x s))"

lemma fold_code [code]:
  "fold f [] s = s"
  "fold f (x # xs) s = fold f xs (f x s)"
  sorry

primrec foldr :: "('a ⇒ 'b ⇒ 'b) ⇒ 'a list ⇒ 'b ⇒ 'b"
  where
    foldr_Nil: "foldr f [] = (λs. s)"
  | foldr_Cons: "foldr f (x # xs) = (λs. f x (foldr f xs s))"

lemma foldr_code [code]:
  "foldr f [] s = s"
  "foldr f (x # xs) s = f x (foldr f xs s)"
  sorry

primrec foldl :: "('b ⇒ 'a ⇒ 'b) ⇒ 'b ⇒ 'a list ⇒ 'b"
  where
    foldl_Nil: "foldl f s [] = s"
  | foldl_Cons: "foldl f s (x # xs) = foldl f (f s x) xs"

lemma rev_code [code]: "rev xs = fold Cons xs []"
  sorry

primrec concat :: "'a list list ⇒ 'a list"
  where
    "concat [] = []"
  | "concat (xs # xss) = xs @ concat xss"

subsection ‹Positions›

primrec drop :: "nat ⇒ 'a list ⇒ 'a list"
  where
    drop_Nil: "drop n [] = []"
  | drop_Cons: "drop n (x # xs) = (case n of 0 ⇒ x # xs | Suc m ⇒ drop m xs)"

primrec take :: "nat ⇒ 'a list ⇒ 'a list"
  where
    take_Nil: "take n [] = []"
  | take_Cons: "take n (x # xs) = (case n of 0 ⇒ [] | Suc m ⇒ x # take m xs)"

text ‹Counts from 0; not specified from the length on.›

primrec nth :: "'a list ⇒ nat ⇒ 'a"  (infixl ‹!› 100)
  where nth_Cons: "(x # xs) ! n = (case n of 0 ⇒ x | Suc m ⇒ xs ! m)"

text ‹Without effect from the length on.›

primrec list_update :: "'a list ⇒ nat ⇒ 'a ⇒ 'a list"
  where
    "list_update [] n v = []"
  | "list_update (x # xs) n v = (case n of 0 ⇒ v # xs | Suc m ⇒ x # list_update xs m v)"

primrec takeWhile :: "('a ⇒ bool) ⇒ 'a list ⇒ 'a list"
  where
    "takeWhile P [] = []"
  | "takeWhile P (x # xs) = (if P x then x # takeWhile P xs else [])"

primrec dropWhile :: "('a ⇒ bool) ⇒ 'a list ⇒ 'a list"
  where
    "dropWhile P [] = []"
  | "dropWhile P (x # xs) = (if P x then dropWhile P xs else x # xs)"

primrec replicate :: "nat ⇒ 'a ⇒ 'a list"
  where
    replicate_0: "replicate 0 x = []"
  | replicate_Suc: "replicate (Suc n) x = x # replicate n x"

primrec rotate1 :: "'a list ⇒ 'a list"
  where
    "rotate1 [] = []"
  | "rotate1 (x # xs) = xs @ [x]"

definition rotate :: "nat ⇒ 'a list ⇒ 'a list"
  where "rotate n = rotate1 ^^ n"

subsection ‹Several lists›

primrec zip :: "'a list ⇒ 'b list ⇒ ('a × 'b) list"
  where
    "zip xs [] = []"
  | zip_Cons: "zip xs (y # ys) = (case xs of [] ⇒ [] | x # xs' ⇒ (x, y) # zip xs' ys)"

abbreviation map2 :: "('a ⇒ 'b ⇒ 'c) ⇒ 'a list ⇒ 'b list ⇒ 'c list"
  where "map2 f xs ys ≡ map (λ(x, y). f x y) (zip xs ys)"

primrec product :: "'a list ⇒ 'b list ⇒ ('a × 'b) list"
  where
    "product [] ys = []"
  | "product (x # xs) ys = map (λy. (x, y)) ys @ product xs ys"

hide_const (open) product

primrec product_lists :: "'a list list ⇒ 'a list list"
  where
    "product_lists [] = [[]]"
  | "product_lists (xs # xss) = concat (map (λx. map (λys. x # ys) (product_lists xss)) xs)"

function splice :: "'a list ⇒ 'a list ⇒ 'a list"
  where
    "splice [] ys = ys"
  | "splice (x # xs) ys = x # splice ys xs"
  sorry

termination sorry

function shuffles :: "'a list ⇒ 'a list ⇒ 'a list set"
  where
    "shuffles [] ys = {ys}"
  | "shuffles xs [] = {xs}"
  | "shuffles (x # xs) (y # ys) =
      (λzs. x # zs) ` shuffles xs (y # ys) ∪ (λzs. y # zs) ` shuffles (x # xs) ys"
  sorry

termination sorry

function transpose :: "'a list list ⇒ 'a list list"
  where
    "transpose [] = []"
  | "transpose ([] # xss) = transpose xss"
  | "transpose ((x # xs) # xss) =
      (x # concat (map (λys. case ys of [] ⇒ [] | y # _ ⇒ [y]) xss))
      # transpose (xs # concat (map (λys. case ys of [] ⇒ [] | _ # zs ⇒ [zs]) xss))"
  sorry

termination sorry

subsection ‹Intervals of numbers›

function upt :: "nat ⇒ nat ⇒ nat list"  (‹[_..<_]›)
  where "[m..<n] = (if m < n then m # [Suc m..<n] else [])"
  sorry

termination sorry

function upto :: "int ⇒ int ⇒ int list"  (‹[_.._]›)
  where "[k..l] = (if k ≤ l then k # [k + 1..l] else [])"
  sorry

termination sorry

definition indexed_from :: "nat ⇒ 'a list ⇒ (nat × 'a) list"
  where "indexed_from n xs = zip [n..<n + length xs] xs"

text ‹The older name.›

abbreviation (input) enumerate :: "nat ⇒ 'a list ⇒ (nat × 'a) list"
  where "enumerate ≡ indexed_from"

text ‹The elements at the positions in a set.›

definition nths :: "'a list ⇒ nat set ⇒ 'a list"
  where "nths xs A = map fst (filter (λp. snd p ∈ A) (zip xs [0..<length xs]))"

subsection ‹Searching and counting›

primrec find :: "('a ⇒ bool) ⇒ 'a list ⇒ 'a option"
  where
    "find P [] = None"
  | "find P (x # xs) = (if P x then Some x else find P xs)"

primrec count_list :: "'a list ⇒ 'a ⇒ nat"
  where
    "count_list [] a = 0"
  | "count_list (x # xs) a = (if x = a then Suc (count_list xs a) else count_list xs a)"

definition "extract" :: "('a ⇒ bool) ⇒ 'a list ⇒ ('a list × 'a × 'a list) option"
  where "extract P xs =
    (case dropWhile (λx. ¬ P x) xs of
      [] ⇒ None
    | y # ys ⇒ Some (takeWhile (λx. ¬ P x) xs, y, ys))"

hide_const (open) "extract"

primrec those :: "'a option list ⇒ 'a list option"
  where
    "those [] = Some []"
  | "those (a # as) = (case a of None ⇒ None | Some x ⇒ map_option (λxs. x # xs) (those as))"

primrec partition :: "('a ⇒ bool) ⇒ 'a list ⇒ 'a list × 'a list"
  where
    "partition P [] = ([], [])"
  | "partition P (x # xs) =
      (case partition P xs of (ys, zs) ⇒ if P x then (x # ys, zs) else (ys, x # zs))"

subsection ‹Lists as collections›

definition insert :: "'a ⇒ 'a list ⇒ 'a list"
  where "insert x xs = (if x ∈ set xs then xs else x # xs)"

definition union :: "'a list ⇒ 'a list ⇒ 'a list"
  where "union xs ys = fold insert xs ys"

hide_const (open) insert union

definition coset :: "'a list ⇒ 'a set"
  where "coset xs = - set xs"

hide_const (open) coset

primrec remove1 :: "'a ⇒ 'a list ⇒ 'a list"
  where
    "remove1 a [] = []"
  | "remove1 a (x # xs) = (if a = x then xs else x # remove1 a xs)"

primrec removeAll :: "'a ⇒ 'a list ⇒ 'a list"
  where
    "removeAll a [] = []"
  | "removeAll a (x # xs) = (if a = x then removeAll a xs else x # removeAll a xs)"

definition minus_list_mset :: "'a list ⇒ 'a list ⇒ 'a list"
  where "minus_list_mset xs ys = foldr remove1 ys xs"

definition minus_list_set :: "'a list ⇒ 'a list ⇒ 'a list"
  where "minus_list_set xs ys = foldr removeAll ys xs"

definition inter_list_set :: "'a list ⇒ 'a list ⇒ 'a list"
  where "inter_list_set xs ys = filter (λx. x ∈ set ys) xs"

primrec distinct :: "'a list ⇒ bool"
  where
    "distinct [] ⟷ True"
  | "distinct (x # xs) ⟷ x ∉ set xs ∧ distinct xs"

fun successively :: "('a ⇒ 'a ⇒ bool) ⇒ 'a list ⇒ bool"
  where
    "successively R [] ⟷ True"
  | "successively R [x] ⟷ True"
  | "successively R (x # y # xs) ⟷ R x y ∧ successively R (y # xs)"

definition distinct_adj :: "'a list ⇒ bool"
  where "distinct_adj xs ⟷ successively (λx y. x ≠ y) xs"

text ‹Of equal elements the last one stays.›

primrec remdups :: "'a list ⇒ 'a list"
  where
    "remdups [] = []"
  | "remdups (x # xs) = (if x ∈ set xs then remdups xs else x # remdups xs)"

fun remdups_adj :: "'a list ⇒ 'a list"
  where
    "remdups_adj [] = []"
  | "remdups_adj [x] = [x]"
  | "remdups_adj (x # y # xs) =
      (if x = y then remdups_adj (x # xs) else x # remdups_adj (y # xs))"

primrec subseqs :: "'a list ⇒ 'a list list"
  where
    "subseqs [] = [[]]"
  | "subseqs (x # xs) = (let yss = subseqs xs in map (λys. x # ys) yss @ yss)"

primrec n_lists :: "nat ⇒ 'a list ⇒ 'a list list"
  where
    "n_lists 0 xs = [[]]"
  | "n_lists (Suc n) xs = concat (map (λys. map (λx. x # ys) xs) (n_lists n xs))"

hide_const (open) n_lists

subsection ‹Order and sorting›

fun min_list :: "'a::ord list ⇒ 'a"
  where "min_list (x # xs) = (case xs of [] ⇒ x | _ # _ ⇒ min x (min_list xs))"

fun arg_min_list :: "('a ⇒ 'b::linorder) ⇒ 'a list ⇒ 'a"
  where
    "arg_min_list f [x] = x"
  | "arg_min_list f (x # y # xs) =
      (let m = arg_min_list f (y # xs) in if f x ≤ f m then x else m)"

fun sorted_wrt :: "('a ⇒ 'a ⇒ bool) ⇒ 'a list ⇒ bool"
  where
    "sorted_wrt R [] ⟷ True"
  | "sorted_wrt R (x # xs) ⟷ (∀y∈set xs. R x y) ∧ sorted_wrt R xs"

text ‹For a transitive relation neighbours are enough.›

lemma sorted_wrt_code [code_unfold, code_pred_inline]:
  "sorted_wrt (≤) (xs :: 'a::preorder list) ⟷ successively (≤) xs"
  "sorted_wrt (<) (xs :: 'a::preorder list) ⟷ successively (<) xs"
  sorry

context linorder
begin

abbreviation sorted :: "'a list ⇒ bool"
  where "sorted ≡ sorted_wrt (≤)"

abbreviation (input) strict_sorted :: "'a list ⇒ bool"
  where "strict_sorted ≡ sorted_wrt (<)"

primrec insort_key :: "('b ⇒ 'a) ⇒ 'b ⇒ 'b list ⇒ 'b list"
  where
    "insort_key f x [] = [x]"
  | "insort_key f x (y # ys) = (if f x ≤ f y then x # y # ys else y # insort_key f x ys)"

definition sort_key :: "('b ⇒ 'a) ⇒ 'b list ⇒ 'b list"
  where "sort_key f xs = foldr (insort_key f) xs []"

definition insort_insert_key :: "('b ⇒ 'a) ⇒ 'b ⇒ 'b list ⇒ 'b list"
  where "insort_insert_key f x xs = (if f x ∈ f ` set xs then xs else insort_key f x xs)"

abbreviation sort :: "'a list ⇒ 'a list"
  where "sort ≡ sort_key (λx. x)"

abbreviation insort :: "'a ⇒ 'a list ⇒ 'a list"
  where "insort ≡ insort_key (λx. x)"

abbreviation insort_insert :: "'a ⇒ 'a list ⇒ 'a list"
  where "insort_insert ≡ insort_insert_key (λx. x)"

definition stable_sort_key :: "(('b ⇒ 'a) ⇒ 'b list ⇒ 'b list) ⇒ bool"
  where "stable_sort_key s ⟷
    (∀f xs k. filter (λx. f x = k) (s f xs) = filter (λx. f x = k) xs)"

text ‹Empty for infinite sets. With a key that takes a value twice the result is not specified.›

definition sorted_key_list_of_set :: "('b ⇒ 'a) ⇒ 'b set ⇒ 'b list"
  where "sorted_key_list_of_set f A = Finite_Set.fold (insort_key f) [] A"

lemma sorted_key_list_of_set_code [code]:
  "sorted_key_list_of_set f A =
    (if finite A
     then if inj_on f A then Finite_Set.fold_elements (insort_key f) [] A
       else Finite_Set.fold (insort_key f) [] A
     else [])"
  sorry

definition sorted_list_of_set :: "'a set ⇒ 'a list"
  where "sorted_list_of_set A = sorted_key_list_of_set (λx. x) A"

lemma sorted_list_of_set_code [code]:
  "sorted_list_of_set A =
    (if finite A then Finite_Set.fold_elements (insort_key (λx. x)) [] A else [])"
  sorry

end

subsection ‹Sets of lists›

inductive_set lists :: "'a set ⇒ 'a list set"
  for A :: "'a set"
  where
    Nil: "[] ∈ lists A"
  | Cons: "x ∈ A ⟹ xs ∈ lists A ⟹ x # xs ∈ lists A"

lemma in_lists_code [code_unfold]: "xs ∈ lists A ⟷ list_all (λx. x ∈ A) xs"
  sorry

lemma listsp_code [code]: "listsp P xs ⟷ list_all P xs"
  sorry

inductive ListMem :: "'a ⇒ 'a list ⇒ bool"
  where
    elem: "ListMem x (x # xs)"
  | insert: "ListMem x xs ⟹ ListMem x (y # xs)"

lemma ListMem_code [code]: "ListMem x xs ⟷ x ∈ set xs"
  sorry

definition set_Cons :: "'a set ⇒ 'a list set ⇒ 'a list set"
  where "set_Cons A X = {x # xs |x xs. x ∈ A ∧ xs ∈ X}"

lemma set_Cons_code [code]: "set_Cons A X = (λ(x, xs). x # xs) ` (A × X)"
  sorry

primrec listset :: "'a set list ⇒ 'a list set"
  where
    "listset [] = {[]}"
  | "listset (A # As) = set_Cons A (listset As)"

subsection ‹Orders of lists›

text ‹Lexicographic, between lists of length ‹n›.›

primrec lexn :: "('a × 'a) set ⇒ nat ⇒ ('a list × 'a list) set"
  where
    "lexn r 0 = {}"
  | "lexn r (Suc n) =
      {(x # xs, y # ys) |x xs y ys. length xs = n ∧ length ys = n ∧
        ((x, y) ∈ r ∨ x = y ∧ (xs, ys) ∈ lexn r n)}"

text ‹Lexicographic, between lists of the same length.›

definition lex :: "('a × 'a) set ⇒ ('a list × 'a list) set"
  where "lex r = (⋃n. lexn r n)"

text ‹The shorter first, then lexicographic.›

definition lenlex :: "('a × 'a) set ⇒ ('a list × 'a list) set"
  where "lenlex r =
    {(xs, ys). length xs < length ys ∨ length xs = length ys ∧ (xs, ys) ∈ lex r}"

text ‹As in a dictionary: a proper prefix comes first.›

definition lexord :: "('a × 'a) set ⇒ ('a list × 'a list) set"
  where "lexord r =
    {(xs, ys). (∃z zs. ys = xs @ z # zs) ∨
      (∃us x xs' y ys'. (x, y) ∈ r ∧ xs = us @ x # xs' ∧ ys = us @ y # ys')}"

context ord
begin

inductive lexordp :: "'a list ⇒ 'a list ⇒ bool"
  where
    Nil: "lexordp [] (y # ys)"
  | Cons: "x < y ⟹ lexordp (x # xs) (y # ys)"
  | Cons_eq: "¬ x < y ⟹ ¬ y < x ⟹ lexordp xs ys ⟹ lexordp (x # xs) (y # ys)"

inductive lexordp_eq :: "'a list ⇒ 'a list ⇒ bool"
  where
    Nil: "lexordp_eq [] ys"
  | Cons: "x < y ⟹ lexordp_eq (x # xs) (y # ys)"
  | Cons_eq: "¬ x < y ⟹ ¬ y < x ⟹ lexordp_eq xs ys ⟹ lexordp_eq (x # xs) (y # ys)"

lemma lexordp_rec [code]:
  "lexordp xs [] ⟷ False"
  "lexordp [] (y # ys) ⟷ True"
  "lexordp (x # xs) (y # ys) ⟷ x < y ∨ ¬ y < x ∧ lexordp xs ys"
  sorry

lemma lexordp_eq_rec [code]:
  "lexordp_eq [] ys ⟷ True"
  "lexordp_eq (x # xs) [] ⟷ False"
  "lexordp_eq (x # xs) (y # ys) ⟷ x < y ∨ ¬ y < x ∧ lexordp_eq xs ys"
  sorry

end

text ‹The same for a comparison given as an argument.›

context
begin

qualified fun lexordp_of :: "('a ⇒ 'a ⇒ bool) ⇒ 'a list ⇒ 'a list ⇒ bool"
  where
    "lexordp_of lt xs [] ⟷ False"
  | "lexordp_of lt [] (y # ys) ⟷ True"
  | "lexordp_of lt (x # xs) (y # ys) ⟷ lt x y ∨ ¬ lt y x ∧ lexordp_of lt xs ys"

qualified fun lexordp_eq_of :: "('a ⇒ 'a ⇒ bool) ⇒ 'a list ⇒ 'a list ⇒ bool"
  where
    "lexordp_eq_of lt [] ys ⟷ True"
  | "lexordp_eq_of lt (x # xs) [] ⟷ False"
  | "lexordp_eq_of lt (x # xs) (y # ys) ⟷ lt x y ∨ ¬ lt y x ∧ lexordp_eq_of lt xs ys"

end

alias ord.lexordp = List.lexordp_of
alias ord.lexordp_eq = List.lexordp_eq_of

text ‹Dictionary order by any relation, and single changes along one, as predicates.›

definition lexordp :: "('a ⇒ 'a ⇒ bool) ⇒ 'a list ⇒ 'a list ⇒ bool"
  where "lexordp R xs ys ⟷ (xs, ys) ∈ lexord {(x, y). R x y}"

lemma lexordp_code [code]:
  "lexordp R xs [] ⟷ False"
  "lexordp R [] (y # ys) ⟷ True"
  "lexordp R (x # xs) (y # ys) ⟷ R x y ∨ x = y ∧ lexordp R xs ys"
  sorry

lemma in_lexord_code [code_unfold]: "(xs, ys) ∈ lexord r ⟷ lexordp (λx y. (x, y) ∈ r) xs ys"
  sorry

lemma in_lex_code [code_unfold]:
  "(xs, ys) ∈ lex r ⟷ length xs = length ys ∧ lexordp (λx y. (x, y) ∈ r) xs ys"
  sorry

lemma in_lexn_code [code_unfold]:
  "(xs, ys) ∈ lexn r n ⟷
    length xs = n ∧ length ys = n ∧ lexordp (λx y. (x, y) ∈ r) xs ys"
  sorry

definition measures :: "('a ⇒ nat) list ⇒ ('a × 'a) set"
  where "measures fs = {(x, y). (map (λf. f x) fs, map (λf. f y) fs) ∈ lex less_than}"

text ‹Exactly one position changed along ‹r›; all positions related by ‹r›.›

definition listrel1 :: "('a × 'a) set ⇒ ('a list × 'a list) set"
  where "listrel1 r =
    {(xs, ys). ∃us x y vs. (x, y) ∈ r ∧ xs = us @ x # vs ∧ ys = us @ y # vs}"

definition listrel1p :: "('a ⇒ 'a ⇒ bool) ⇒ 'a list ⇒ 'a list ⇒ bool"
  where "listrel1p R xs ys ⟷ (xs, ys) ∈ listrel1 {(x, y). R x y}"

lemma listrel1p_code [code]:
  "listrel1p R [] ys ⟷ False"
  "listrel1p R (x # xs) [] ⟷ False"
  "listrel1p R (x # xs) (y # ys) ⟷ R x y ∧ xs = ys ∨ x = y ∧ listrel1p R xs ys"
  sorry

lemma in_listrel1_code [code_unfold]:
  "(xs, ys) ∈ listrel1 r ⟷ listrel1p (λx y. (x, y) ∈ r) xs ys"
  sorry

inductive_set listrel :: "('a × 'b) set ⇒ ('a list × 'b list) set"
  for r :: "('a × 'b) set"
  where
    Nil: "([], []) ∈ listrel r"
  | Cons: "(x, y) ∈ r ⟹ (xs, ys) ∈ listrel r ⟹ (x # xs, y # ys) ∈ listrel r"

lemma in_listrel_code [code_unfold]:
  "(xs, ys) ∈ listrel r ⟷ list_all2 (λx y. (x, y) ∈ r) xs ys"
  sorry

subsection ‹Operations under names of their own, for generated code›

definition bind :: "'a list ⇒ ('a ⇒ 'b list) ⇒ 'b list"
  where "bind xs f = concat (map f xs)"

hide_const (open) bind

primrec list_ex :: "('a ⇒ bool) ⇒ 'a list ⇒ bool"
  where
    "list_ex P [] ⟷ False"
  | "list_ex P (x # xs) ⟷ P x ∨ list_ex P xs"

definition list_ex1 :: "('a ⇒ bool) ⇒ 'a list ⇒ bool"
  where "list_ex1 P xs ⟷ (∃!x. x ∈ set xs ∧ P x)"

lemma list_ex1_code [code]:
  "list_ex1 P xs ⟷ length (remdups (filter P xs)) = 1"
  sorry

primrec map_filter :: "('a ⇒ 'b option) ⇒ 'a list ⇒ 'b list"
  where
    "map_filter f [] = []"
  | "map_filter f (x # xs) =
      (case f x of None ⇒ map_filter f xs | Some y ⇒ y # map_filter f xs)"

hide_const (open) map_filter

context
begin

qualified definition member :: "'a list ⇒ 'a ⇒ bool"
  where "member xs x ⟷ x ∈ set xs"

qualified definition null :: "'a list ⇒ bool"
  where "null xs ⟷ xs = []"

qualified definition maps :: "('a ⇒ 'b list) ⇒ 'a list ⇒ 'b list"
  where "maps f xs = concat (map f xs)"

qualified definition superset :: "'a list ⇒ 'a list ⇒ bool"
  where "superset xs ys ⟷ set ys ⊆ set xs"

end

subsection ‹Intervals of numbers have finitely many members›

lemma lessThan_nat_code [code]: "{..<n} = set [0..<n]" for n :: nat
  sorry

lemma atMost_nat_code [code]: "{..n} = set [0..<Suc n]" for n :: nat
  sorry

lemma greaterThanLessThan_nat_code [code]: "{m<..<n} = set [Suc m..<n]" for m n :: nat
  sorry

lemma atLeastLessThan_nat_code [code]: "{m..<n} = set [m..<n]" for m n :: nat
  sorry

lemma greaterThanAtMost_nat_code [code]: "{m<..n} = set [Suc m..<Suc n]" for m n :: nat
  sorry

lemma atLeastAtMost_nat_code [code]: "{m..n} = set [m..<Suc n]" for m n :: nat
  sorry

lemma greaterThanLessThan_int_code [code]: "{k<..<l} = set [k + 1..l - 1]" for k l :: int
  sorry

lemma atLeastLessThan_int_code [code]: "{k..<l} = set [k..l - 1]" for k l :: int
  sorry

lemma greaterThanAtMost_int_code [code]: "{k<..l} = set [k + 1..l]" for k l :: int
  sorry

lemma atLeastAtMost_int_code [code]: "{k..l} = set [k..l]" for k l :: int
  sorry

subsection ‹Types whose intervals are finite›

class interval = linorder + comm_semiring_1_cancel +
  assumes finite_atLeastAtMost: "finite {x..y}"
    and dec_less_imp_less_eq: "x - 1 < y ⟹ x ≤ y"
    and less_inc_imp_less_eq: "x < y + 1 ⟹ x ≤ y"
    and dec_greater_eq_self_imp_bot: "x ≤ x - 1 ⟹ x ≤ z"
    and inc_less_eq_self_imp_top: "y + 1 ≤ y ⟹ z ≤ y"
begin

context
begin

qualified definition interval :: "'a ⇒ 'a ⇒ 'a list"
  where "interval x y = sorted_list_of_set {x..y}"

qualified definition all_interval :: "('a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool"
  where "all_interval P x y ⟷ (∀z∈{x..y}. P z)"

end

end

class interval_top = interval + order_top

class interval_bot = interval + order_bot

instance nat :: interval_bot ..

instance int :: interval ..

end
