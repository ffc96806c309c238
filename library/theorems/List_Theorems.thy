section ‹True statements about lists›

theory List_Theorems
  imports Main
begin

text ‹
  Every statement here holds. None may ever be refuted; changing one of them in a small way
  mostly gives a statement that can be.
›

subsection ‹Append, length, reversal›

lemma append_neutral_right: "xs @ [] = xs" sorry
lemma append_associative: "(xs @ ys) @ zs = xs @ (ys @ zs)" sorry
lemma length_of_append: "length (xs @ ys) = length xs + length ys" sorry
lemma append_cancel_left: "xs @ ys = xs @ zs ⟷ ys = zs" sorry
lemma append_cancel_right: "xs @ zs = ys @ zs ⟷ xs = ys" sorry
lemma append_empty_iff: "xs @ ys = [] ⟷ xs = [] ∧ ys = []" sorry
lemma append_self_left: "xs @ ys = xs ⟷ ys = []" sorry
lemma append_self_right: "xs @ ys = ys ⟷ xs = []" sorry
lemma append_eq_same_length:
  "length xs = length us ⟹ xs @ ys = us @ vs ⟷ xs = us ∧ ys = vs" sorry
lemma append_eq_same_tail_length:
  "length ys = length vs ⟹ xs @ ys = us @ vs ⟹ xs = us ∧ ys = vs" sorry
lemma snoc_injective: "xs @ [x] = ys @ [y] ⟷ xs = ys ∧ x = y" sorry
lemma cons_eq_append_cases:
  "x # xs = ys @ zs ⟷ (ys = [] ∧ x # xs = zs) ∨ (∃us. ys = x # us ∧ xs = us @ zs)" sorry
lemma append_eq_append_cases:
  "xs @ ys = us @ vs ⟷ (∃ws. (xs = us @ ws ∧ ws @ ys = vs) ∨ (xs @ ws = us ∧ ys = ws @ vs))" sorry
lemma length_zero_iff: "length xs = 0 ⟷ xs = []" sorry
lemma length_positive_iff: "0 < length xs ⟷ xs ≠ []" sorry
lemma length_one_iff: "length xs = 1 ⟷ (∃x. xs = [x])" sorry
lemma length_suc_iff: "length xs = Suc n ⟷ (∃y ys. xs = y # ys ∧ length ys = n)" sorry
lemma rev_of_append: "rev (xs @ ys) = rev ys @ rev xs" sorry
lemma rev_twice: "rev (rev xs) = xs" sorry
lemma rev_length: "length (rev xs) = length xs" sorry
lemma rev_of_cons: "rev (x # xs) = rev xs @ [x]" sorry
lemma rev_empty_iff: "rev xs = [] ⟷ xs = []" sorry
lemma rev_injective: "rev xs = rev ys ⟷ xs = ys" sorry
lemma rev_singleton_iff: "rev xs = [x] ⟷ xs = [x]" sorry
lemma rev_swap_sides: "rev xs = ys ⟷ xs = rev ys" sorry
lemma rev_of_set: "set (rev xs) = set xs" sorry
lemma not_proper_cons_of_itself: "x # xs ≠ xs" sorry
lemma list_split_at_last: "xs ≠ [] ⟹ ∃ys y. xs = ys @ [y]" sorry
lemma equal_length_of_equal_append:
  "xs @ ys = us @ vs ⟹ length xs ≤ length us ⟹ ∃ws. us = xs @ ws" sorry

subsection ‹Map›

lemma map_identity: "map (λx. x) xs = xs" sorry
lemma map_composition: "map f (map g xs) = map (λx. f (g x)) xs" sorry
lemma map_composition_operator: "map (f ∘ g) xs = map f (map g xs)" sorry
lemma map_over_append: "map f (xs @ ys) = map f xs @ map f ys" sorry
lemma map_over_rev: "map f (rev xs) = rev (map f xs)" sorry
lemma map_keeps_length: "length (map f xs) = length xs" sorry
lemma map_empty_iff: "map f xs = [] ⟷ xs = []" sorry
lemma map_congruent: "(⋀x. x ∈ set xs ⟹ f x = g x) ⟹ map f xs = map g xs" sorry
lemma map_equal_iff: "map f xs = map g xs ⟷ (∀x ∈ set xs. f x = g x)" sorry
lemma map_injective: "inj f ⟹ map f xs = map f ys ⟹ xs = ys" sorry
lemma map_set_is_image: "set (map f xs) = f ` set xs" sorry
lemma map_nth_element: "n < length xs ⟹ map f xs ! n = f (xs ! n)" sorry
lemma map_hd_element: "xs ≠ [] ⟹ hd (map f xs) = f (hd xs)" sorry
lemma map_tail: "tl (map f xs) = map f (tl xs)" sorry
lemma map_last_element: "xs ≠ [] ⟹ last (map f xs) = f (last xs)" sorry
lemma map_cons_split: "map f xs = y # ys ⟹ ∃z zs. xs = z # zs ∧ f z = y ∧ map f zs = ys" sorry
lemma map_append_split:
  "map f xs = ys @ zs ⟹ ∃us vs. xs = us @ vs ∧ map f us = ys ∧ map f vs = zs" sorry
lemma map_equal_lengths: "map f xs = map g ys ⟹ length xs = length ys" sorry
lemma map_replicate_const: "map (λx. c) xs = replicate (length xs) c" sorry
lemma map_update_outside: "y ∉ set xs ⟹ map (f(y := v)) xs = map f xs" sorry

subsection ‹Filter›

lemma filter_over_append: "filter P (xs @ ys) = filter P xs @ filter P ys" sorry
lemma filter_over_rev: "filter P (rev xs) = rev (filter P xs)" sorry
lemma filter_set: "set (filter P xs) = {x ∈ set xs. P x}" sorry
lemma filter_shortens: "length (filter P xs) ≤ length xs" sorry
lemma filter_twice: "filter P (filter Q xs) = filter (λx. Q x ∧ P x) xs" sorry
lemma filter_commutes: "filter P (filter Q xs) = filter Q (filter P xs)" sorry
lemma filter_idempotent: "filter P (filter P xs) = filter P xs" sorry
lemma filter_all: "(∀x ∈ set xs. P x) ⟹ filter P xs = xs" sorry
lemma filter_none: "(∀x ∈ set xs. ¬ P x) ⟹ filter P xs = []" sorry
lemma filter_identity_iff: "filter P xs = xs ⟷ (∀x ∈ set xs. P x)" sorry
lemma filter_empty_iff: "filter P xs = [] ⟷ (∀x ∈ set xs. ¬ P x)" sorry
lemma filter_map_swap: "filter P (map f xs) = map f (filter (λx. P (f x)) xs)" sorry
lemma filter_true: "filter (λx. True) xs = xs" sorry
lemma filter_false: "filter (λx. False) xs = []" sorry
lemma filter_lengths_add:
  "length (filter P xs) + length (filter (λx. ¬ P x) xs) = length xs" sorry
lemma filter_less_if_counterexample:
  "x ∈ set xs ⟹ ¬ P x ⟹ length (filter P xs) < length xs" sorry
lemma filter_congruent: "(∀x ∈ set xs. P x = Q x) ⟹ filter P xs = filter Q xs" sorry
lemma filter_cons_split:
  "filter P xs = y # ys ⟹ ∃us vs. xs = us @ y # vs ∧ (∀u ∈ set us. ¬ P u) ∧ P y ∧ filter P vs = ys" sorry
lemma filter_weaker_longer:
  "(⋀x. P x ⟹ Q x) ⟹ length (filter P xs) ≤ length (filter Q xs)" sorry
lemma filter_concat: "filter P (concat xss) = concat (map (filter P) xss)" sorry

subsection ‹The set of a list›

lemma set_of_append: "set (xs @ ys) = set xs ∪ set ys" sorry
lemma set_of_cons: "set (x # xs) = insert x (set xs)" sorry
lemma set_empty_iff: "set xs = {} ⟷ xs = []" sorry
lemma set_finite: "finite (set xs)" sorry
lemma set_tail_subset: "set (tl xs) ⊆ set xs" sorry
lemma set_butlast_subset: "set (butlast xs) ⊆ set xs" sorry
lemma set_card_bound: "card (set xs) ≤ length xs" sorry
lemma set_of_concat: "set (concat xss) = (⋃xs ∈ set xss. set xs)" sorry
lemma member_split_first: "x ∈ set xs ⟹ ∃ys zs. xs = ys @ x # zs ∧ x ∉ set ys" sorry
lemma member_split_last: "x ∈ set xs ⟹ ∃ys zs. xs = ys @ x # zs ∧ x ∉ set zs" sorry
lemma member_iff_index: "x ∈ set xs ⟷ (∃i < length xs. xs ! i = x)" sorry
lemma set_quantifier_append:
  "(∀x ∈ set (xs @ ys). P x) ⟷ (∀x ∈ set xs. P x) ∧ (∀x ∈ set ys. P x)" sorry
lemma subset_of_set_image: "set ys ⊆ f ` set xs ⟹ ∃zs. ys = map f zs ∧ set zs ⊆ set xs" sorry
lemma finite_set_has_list: "finite A ⟹ ∃xs. set xs = A" sorry
lemma finite_set_has_distinct_list: "finite A ⟹ ∃xs. set xs = A ∧ distinct xs" sorry

subsection ‹Take and drop›

lemma take_drop_append: "take n xs @ drop n xs = xs" sorry
lemma take_length: "length (take n xs) = min (length xs) n" sorry
lemma drop_length: "length (drop n xs) = length xs - n" sorry
lemma take_everything: "length xs ≤ n ⟹ take n xs = xs" sorry
lemma drop_everything: "length xs ≤ n ⟹ drop n xs = []" sorry
lemma take_none: "take 0 xs = []" sorry
lemma drop_none: "drop 0 xs = xs" sorry
lemma take_of_take: "take n (take m xs) = take (min n m) xs" sorry
lemma drop_of_drop: "drop n (drop m xs) = drop (n + m) xs" sorry
lemma drop_of_take: "drop n (take m xs) = take (m - n) (drop n xs)" sorry
lemma take_of_drop: "take n (drop m xs) = drop m (take (n + m) xs)" sorry
lemma take_of_append: "take n (xs @ ys) = take n xs @ take (n - length xs) ys" sorry
lemma drop_of_append: "drop n (xs @ ys) = drop n xs @ drop (n - length xs) ys" sorry
lemma take_of_map: "take n (map f xs) = map f (take n xs)" sorry
lemma drop_of_map: "drop n (map f xs) = map f (drop n xs)" sorry
lemma take_of_rev: "take n (rev xs) = rev (drop (length xs - n) xs)" sorry
lemma drop_of_rev: "drop n (rev xs) = rev (take (length xs - n) xs)" sorry
lemma rev_of_take: "rev (take n xs) = drop (length xs - n) (rev xs)" sorry
lemma take_empty_iff: "take n xs = [] ⟷ n = 0 ∨ xs = []" sorry
lemma drop_empty_iff: "drop n xs = [] ⟷ length xs ≤ n" sorry
lemma take_suc: "n < length xs ⟹ take (Suc n) xs = take n xs @ [xs ! n]" sorry
lemma drop_suc_tail: "drop (Suc n) xs = tl (drop n xs)" sorry
lemma drop_suc_cons: "n < length xs ⟹ drop n xs = xs ! n # drop (Suc n) xs" sorry
lemma hd_of_drop: "n < length xs ⟹ hd (drop n xs) = xs ! n" sorry
lemma set_of_take: "set (take n xs) ⊆ set xs" sorry
lemma set_of_drop: "set (drop n xs) ⊆ set xs" sorry
lemma set_of_take_monotone: "m ≤ n ⟹ set (take m xs) ⊆ set (take n xs)" sorry
lemma take_nth: "i < n ⟹ i < length xs ⟹ take n xs ! i = xs ! i" sorry
lemma drop_nth: "n + i < length xs ⟹ drop n xs ! i = xs ! (n + i)" sorry
lemma append_determines_take: "xs @ ys = zs ⟷ xs = take (length xs) zs ∧ ys = drop (length xs) zs" sorry
lemma take_add: "take (m + n) xs = take m xs @ take n (drop m xs)" sorry
lemma butlast_is_take: "butlast xs = take (length xs - 1) xs" sorry
lemma tail_is_drop: "tl xs = drop 1 xs" sorry

subsection ‹Takewhile and dropwhile›

lemma takeWhile_dropWhile: "takeWhile P xs @ dropWhile P xs = xs" sorry
lemma takeWhile_all: "x ∈ set (takeWhile P xs) ⟹ P x" sorry
lemma takeWhile_member: "x ∈ set (takeWhile P xs) ⟹ x ∈ set xs" sorry
lemma dropWhile_stops: "dropWhile P xs ≠ [] ⟹ ¬ P (hd (dropWhile P xs))" sorry
lemma takeWhile_whole_iff: "takeWhile P xs = xs ⟷ (∀x ∈ set xs. P x)" sorry
lemma dropWhile_empty_iff: "dropWhile P xs = [] ⟷ (∀x ∈ set xs. P x)" sorry
lemma takeWhile_idempotent: "takeWhile P (takeWhile P xs) = takeWhile P xs" sorry
lemma dropWhile_idempotent: "dropWhile P (dropWhile P xs) = dropWhile P xs" sorry
lemma takeWhile_append_all:
  "(∀x ∈ set xs. P x) ⟹ takeWhile P (xs @ ys) = xs @ takeWhile P ys" sorry
lemma takeWhile_append_stop:
  "x ∈ set xs ⟹ ¬ P x ⟹ takeWhile P (xs @ ys) = takeWhile P xs" sorry
lemma takeWhile_shortens: "length (takeWhile P xs) ≤ length xs" sorry
lemma dropWhile_shortens: "length (dropWhile P xs) ≤ length xs" sorry
lemma dropWhile_is_drop: "dropWhile P xs = drop (length (takeWhile P xs)) xs" sorry
lemma takeWhile_is_take: "takeWhile P xs = take (length (takeWhile P xs)) xs" sorry
lemma takeWhile_map: "takeWhile P (map f xs) = map f (takeWhile (λx. P (f x)) xs)" sorry
lemma nth_after_takeWhile:
  "length (takeWhile P xs) < length xs ⟹ ¬ P (xs ! length (takeWhile P xs))" sorry

subsection ‹Positions›

lemma nth_of_append_left: "n < length xs ⟹ (xs @ ys) ! n = xs ! n" sorry
lemma nth_of_append_right: "(xs @ ys) ! (length xs + n) = ys ! n" sorry
lemma nth_of_append_either:
  "(xs @ ys) ! n = (if n < length xs then xs ! n else ys ! (n - length xs))" sorry
lemma nth_is_member: "n < length xs ⟹ xs ! n ∈ set xs" sorry
lemma nth_of_cons: "(x # xs) ! Suc n = xs ! n" sorry
lemma nth_of_rev: "n < length xs ⟹ rev xs ! n = xs ! (length xs - Suc n)" sorry
lemma nth_zero_is_head: "xs ≠ [] ⟹ xs ! 0 = hd xs" sorry
lemma nth_last: "xs ≠ [] ⟹ xs ! (length xs - 1) = last xs" sorry
lemma list_equality_by_positions:
  "xs = ys ⟷ length xs = length ys ∧ (∀i < length xs. xs ! i = ys ! i)" sorry
lemma list_from_positions: "map (λi. xs ! i) [0..<length xs] = xs" sorry
lemma update_keeps_length: "length (xs[i := x]) = length xs" sorry
lemma update_same_position: "i < length xs ⟹ xs[i := x] ! i = x" sorry
lemma update_other_position: "i ≠ j ⟹ xs[i := x] ! j = xs ! j" sorry
lemma update_outside: "length xs ≤ i ⟹ xs[i := x] = xs" sorry
lemma update_twice: "xs[i := x, i := y] = xs[i := y]" sorry
lemma update_swap: "i ≠ j ⟹ xs[i := x, j := y] = xs[j := y, i := x]" sorry
lemma update_identity: "xs[i := xs ! i] = xs" sorry
lemma update_set_subset: "set (xs[i := x]) ⊆ insert x (set xs)" sorry
lemma update_map: "map f (xs[i := x]) = (map f xs)[i := f x]" sorry
lemma update_append_left: "i < length xs ⟹ (xs @ ys)[i := x] = xs[i := x] @ ys" sorry
lemma update_as_parts: "i < length xs ⟹ xs[i := x] = take i xs @ x # drop (Suc i) xs" sorry
lemma update_never_empties: "xs[i := x] = [] ⟷ xs = []" sorry

subsection ‹Head, tail, last, butlast›

lemma head_tail_rebuild: "xs ≠ [] ⟹ hd xs # tl xs = xs" sorry
lemma butlast_last_rebuild: "xs ≠ [] ⟹ butlast xs @ [last xs] = xs" sorry
lemma last_of_append: "last (xs @ ys) = (if ys = [] then last xs else last ys)" sorry
lemma last_snoc: "last (xs @ [x]) = x" sorry
lemma butlast_snoc: "butlast (xs @ [x]) = xs" sorry
lemma head_of_append: "xs ≠ [] ⟹ hd (xs @ ys) = hd xs" sorry
lemma head_of_rev: "xs ≠ [] ⟹ hd (rev xs) = last xs" sorry
lemma last_of_rev: "xs ≠ [] ⟹ last (rev xs) = hd xs" sorry
lemma tail_of_append: "xs ≠ [] ⟹ tl (xs @ ys) = tl xs @ ys" sorry
lemma tail_length: "length (tl xs) = length xs - 1" sorry
lemma butlast_length: "length (butlast xs) = length xs - 1" sorry
lemma head_member: "xs ≠ [] ⟹ hd xs ∈ set xs" sorry
lemma last_member: "xs ≠ [] ⟹ last xs ∈ set xs" sorry
lemma butlast_of_append: "butlast (xs @ ys) = (if ys = [] then butlast xs else xs @ butlast ys)" sorry
lemma butlast_rev_tail: "butlast (rev xs) = rev (tl xs)" sorry

subsection ‹Zip›

lemma zip_length: "length (zip xs ys) = min (length xs) (length ys)" sorry
lemma zip_nth: "i < length xs ⟹ i < length ys ⟹ zip xs ys ! i = (xs ! i, ys ! i)" sorry
lemma zip_fst: "length xs = length ys ⟹ map fst (zip xs ys) = xs" sorry
lemma zip_snd: "length xs = length ys ⟹ map snd (zip xs ys) = ys" sorry
lemma zip_fst_take: "map fst (zip xs ys) = take (min (length xs) (length ys)) xs" sorry
lemma unzip_zip: "zip (map fst ps) (map snd ps) = ps" sorry
lemma zip_maps: "zip (map f xs) (map g ys) = map (λ(x, y). (f x, g y)) (zip xs ys)" sorry
lemma zip_append:
  "length xs = length us ⟹ zip (xs @ ys) (us @ vs) = zip xs us @ zip ys vs" sorry
lemma zip_rev: "length xs = length ys ⟹ zip (rev xs) (rev ys) = rev (zip xs ys)" sorry
lemma zip_take: "take n (zip xs ys) = zip (take n xs) (take n ys)" sorry
lemma zip_drop: "drop n (zip xs ys) = zip (drop n xs) (drop n ys)" sorry
lemma zip_member_left: "(x, y) ∈ set (zip xs ys) ⟹ x ∈ set xs" sorry
lemma zip_member_right: "(x, y) ∈ set (zip xs ys) ⟹ y ∈ set ys" sorry
lemma zip_empty_iff: "zip xs ys = [] ⟷ xs = [] ∨ ys = []" sorry
lemma zip_with_itself: "zip xs xs = map (λx. (x, x)) xs" sorry
lemma zip_replicate: "zip (replicate n a) (replicate n b) = replicate n (a, b)" sorry

subsection ‹Concatenation›

lemma concat_append: "concat (xss @ yss) = concat xss @ concat yss" sorry
lemma concat_map_singleton: "concat (map (λx. [x]) xs) = xs" sorry
lemma concat_rev: "concat (rev xss) = rev (concat (map rev xss))" sorry
lemma concat_map: "map f (concat xss) = concat (map (map f) xss)" sorry
lemma concat_empty_iff: "concat xss = [] ⟷ (∀xs ∈ set xss. xs = [])" sorry
lemma concat_concat: "concat (concat xsss) = concat (map concat xsss)" sorry
lemma concat_length: "length (concat xss) = sum_list (map length xss)" sorry
lemma concat_replicate_nil: "concat (replicate n []) = []" sorry

subsection ‹Folds›

lemma fold_append: "fold f (xs @ ys) s = fold f ys (fold f xs s)" sorry
lemma foldr_append: "foldr f (xs @ ys) s = foldr f xs (foldr f ys s)" sorry
lemma foldl_append: "foldl f s (xs @ ys) = foldl f (foldl f s xs) ys" sorry
lemma foldr_is_fold_rev: "foldr f xs s = fold f (rev xs) s" sorry
lemma foldl_is_fold: "foldl f s xs = fold (λx a. f a x) xs s" sorry
lemma fold_cons_reverses: "fold (λx acc. x # acc) xs ys = rev xs @ ys" sorry
lemma foldr_cons_identity: "foldr (λx acc. x # acc) xs ys = xs @ ys" sorry
lemma fold_map: "fold g (map f xs) s = fold (λx. g (f x)) xs s" sorry
lemma fold_commuting:
  "(⋀x y s. f x (f y s) = f y (f x s)) ⟹ fold f xs s = foldr f xs s" sorry
lemma foldr_map: "foldr g (map f xs) s = foldr (λx. g (f x)) xs s" sorry
lemma fold_counts: "fold (λx n. Suc n) xs 0 = length xs" sorry
lemma fold_filter: "fold f (filter P xs) s = fold (λx a. if P x then f x a else a) xs s" sorry
lemma foldr_conj: "foldr (λx b. P x ∧ b) xs True ⟷ (∀x ∈ set xs. P x)" sorry

subsection ‹Distinct lists and removing repetition›

lemma distinct_append:
  "distinct (xs @ ys) ⟷ distinct xs ∧ distinct ys ∧ set xs ∩ set ys = {}" sorry
lemma distinct_rev: "distinct (rev xs) ⟷ distinct xs" sorry
lemma distinct_card: "distinct xs ⟷ card (set xs) = length xs" sorry
lemma distinct_filter: "distinct xs ⟹ distinct (filter P xs)" sorry
lemma distinct_take: "distinct xs ⟹ distinct (take n xs)" sorry
lemma distinct_map: "distinct (map f xs) ⟷ distinct xs ∧ inj_on f (set xs)" sorry
lemma distinct_positions:
  "distinct xs ⟷ (∀i < length xs. ∀j < length xs. i ≠ j ⟶ xs ! i ≠ xs ! j)" sorry
lemma not_distinct_split:
  "¬ distinct xs ⟹ ∃us vs ws y. xs = us @ [y] @ vs @ [y] @ ws" sorry
lemma remdups_set: "set (remdups xs) = set xs" sorry
lemma remdups_distinct: "distinct (remdups xs)" sorry
lemma remdups_idempotent: "remdups (remdups xs) = remdups xs" sorry
lemma remdups_shortens: "length (remdups xs) ≤ length xs" sorry
lemma remdups_identity_iff: "remdups xs = xs ⟷ distinct xs" sorry
lemma remdups_length_card: "length (remdups xs) = card (set xs)" sorry
lemma remdups_filter: "remdups (filter P xs) = filter P (remdups xs)" sorry
lemma remdups_adj_set: "set (remdups_adj xs) = set xs" sorry
lemma remdups_adj_distinct: "distinct xs ⟹ remdups_adj xs = xs" sorry
lemma remdups_adj_shortens: "length (remdups_adj xs) ≤ length xs" sorry
lemma remdups_adj_rev: "remdups_adj (rev xs) = rev (remdups_adj xs)" sorry

subsection ‹Removing elements›

lemma remove1_absent: "x ∉ set xs ⟹ remove1 x xs = xs" sorry
lemma remove1_length: "x ∈ set xs ⟹ length (remove1 x xs) = length xs - 1" sorry
lemma remove1_subset: "set (remove1 x xs) ⊆ set xs" sorry
lemma remove1_keeps_others: "x ≠ y ⟹ x ∈ set (remove1 y xs) ⟷ x ∈ set xs" sorry
lemma remove1_distinct_set: "distinct xs ⟹ set (remove1 x xs) = set xs - {x}" sorry
lemma remove1_commutes: "remove1 x (remove1 y xs) = remove1 y (remove1 x xs)" sorry
lemma remove1_append:
  "remove1 x (xs @ ys) = (if x ∈ set xs then remove1 x xs @ ys else xs @ remove1 x ys)" sorry
lemma removeAll_is_filter: "removeAll x xs = filter (λy. x ≠ y) xs" sorry
lemma removeAll_set: "set (removeAll x xs) = set xs - {x}" sorry
lemma removeAll_append: "removeAll x (xs @ ys) = removeAll x xs @ removeAll x ys" sorry
lemma removeAll_idempotent: "removeAll x (removeAll x xs) = removeAll x xs" sorry
lemma distinct_removeAll: "distinct xs ⟹ remove1 x xs = removeAll x xs" sorry

subsection ‹Counting›

lemma count_append: "count_list (xs @ ys) x = count_list xs x + count_list ys x" sorry
lemma count_zero_iff: "count_list xs x = 0 ⟷ x ∉ set xs" sorry
lemma count_rev: "count_list (rev xs) x = count_list xs x" sorry
lemma count_bounded: "count_list xs x ≤ length xs" sorry
lemma count_remove1: "x ∈ set xs ⟹ count_list (remove1 x xs) x = count_list xs x - 1" sorry
lemma count_as_filter: "count_list xs x = length (filter (λy. y = x) xs)" sorry
lemma count_distinct: "distinct xs ⟹ count_list xs x ≤ 1" sorry
lemma count_sum: "length xs = (∑x ∈ set xs. count_list xs x)" sorry

subsection ‹Replication and rotation›

lemma replicate_length: "length (replicate n x) = n" sorry
lemma replicate_append: "replicate m x @ replicate n x = replicate (m + n) x" sorry
lemma replicate_rev: "rev (replicate n x) = replicate n x" sorry
lemma replicate_map: "map f (replicate n x) = replicate n (f x)" sorry
lemma replicate_nth: "i < n ⟹ replicate n x ! i = x" sorry
lemma replicate_set: "n ≠ 0 ⟹ set (replicate n x) = {x}" sorry
lemma replicate_equal:
  "replicate m x = replicate n y ⟷ m = n ∧ (m ≠ 0 ⟶ x = y)" sorry
lemma replicate_snoc: "replicate n x @ [x] = x # replicate n x" sorry
lemma replicate_take: "take k (replicate n x) = replicate (min k n) x" sorry
lemma replicate_drop: "drop k (replicate n x) = replicate (n - k) x" sorry
lemma rotate1_length: "length (rotate1 xs) = length xs" sorry
lemma rotate1_set: "set (rotate1 xs) = set xs" sorry
lemma rotate1_distinct: "distinct (rotate1 xs) ⟷ distinct xs" sorry
lemma rotate_length: "length (rotate n xs) = length xs" sorry
lemma rotate_add: "rotate (m + n) xs = rotate m (rotate n xs)" sorry
lemma rotate_full: "rotate (length xs) xs = xs" sorry
lemma rotate_map: "rotate n (map f xs) = map f (rotate n xs)" sorry
lemma rotate_mod: "rotate n xs = rotate (n mod length xs) xs" sorry
lemma rotate_as_parts:
  "rotate n xs = drop (n mod length xs) xs @ take (n mod length xs) xs" sorry

subsection ‹Intervals of numbers›

lemma upt_length: "length [i..<j] = j - i" sorry
lemma upt_empty_iff: "[i..<j] = [] ⟷ j ≤ i" sorry
lemma upt_set: "set [i..<j] = {i..<j}" sorry
lemma upt_nth: "i + k < j ⟹ [i..<j] ! k = i + k" sorry
lemma upt_split: "i ≤ j ⟹ [i..<j + k] = [i..<j] @ [j..<j + k]" sorry
lemma upt_snoc: "i ≤ j ⟹ [i..<Suc j] = [i..<j] @ [j]" sorry
lemma upt_distinct: "distinct [i..<j]" sorry
lemma upt_sorted: "sorted [i..<j]" sorry
lemma upt_shift: "map Suc [i..<j] = [Suc i..<Suc j]" sorry
lemma upt_take: "i + m ≤ n ⟹ take m [i..<n] = [i..<i + m]" sorry
lemma upt_last: "i < j ⟹ last [i..<j] = j - 1" sorry
lemma upto_set: "set [i..j] = {i..j}" sorry
lemma upto_length: "length [i..j] = nat (j - i + 1)" sorry

subsection ‹Sorted lists›

lemma sorted_append:
  "sorted (xs @ ys) ⟷ sorted xs ∧ sorted ys ∧ (∀x ∈ set xs. ∀y ∈ set ys. x ≤ (y :: 'a::linorder))" sorry
lemma sorted_positions:
  "sorted xs ⟷ (∀i j. i ≤ j ⟶ j < length xs ⟶ xs ! i ≤ (xs ! j :: 'a::linorder))" sorry
lemma sorted_tail: "sorted (xs :: 'a::linorder list) ⟹ sorted (tl xs)" sorry
lemma sorted_take: "sorted (xs :: 'a::linorder list) ⟹ sorted (take n xs)" sorry
lemma sorted_drop: "sorted (xs :: 'a::linorder list) ⟹ sorted (drop n xs)" sorry
lemma sorted_filter: "sorted (xs :: 'a::linorder list) ⟹ sorted (filter P xs)" sorry
lemma sorted_remdups: "sorted (xs :: 'a::linorder list) ⟹ sorted (remdups xs)" sorry
lemma sorted_remove1: "sorted (xs :: 'a::linorder list) ⟹ sorted (remove1 x xs)" sorry
lemma sorted_replicate: "sorted (replicate n (x :: 'a::linorder))" sorry
lemma sorted_map_mono:
  "sorted xs ⟹ mono f ⟹ sorted (map f (xs :: 'a::linorder list) :: 'b::linorder list)" sorry
lemma sort_is_sorted: "sorted (sort (xs :: 'a::linorder list))" sorry
lemma sort_set: "set (sort (xs :: 'a::linorder list)) = set xs" sorry
lemma sort_length: "length (sort (xs :: 'a::linorder list)) = length xs" sorry
lemma sort_count: "count_list (sort (xs :: 'a::linorder list)) x = count_list xs x" sorry
lemma sort_idempotent: "sort (sort xs) = sort (xs :: 'a::linorder list)" sorry
lemma sort_identity_iff: "sort xs = xs ⟷ sorted (xs :: 'a::linorder list)" sorry
lemma sort_rev: "sort (rev xs) = sort (xs :: 'a::linorder list)" sorry
lemma sort_append_swap: "sort (xs @ ys) = sort (ys @ (xs :: 'a::linorder list))" sorry
lemma sort_distinct: "distinct (sort (xs :: 'a::linorder list)) ⟷ distinct xs" sorry
lemma insort_sorted: "sorted (insort x xs) ⟷ sorted (xs :: 'a::linorder list)" sorry
lemma insort_set: "set (insort x xs) = insert x (set (xs :: 'a::linorder list))" sorry
lemma insort_length: "length (insort x xs) = Suc (length (xs :: 'a::linorder list))" sorry
lemma insort_commutes: "insort x (insort y xs) = insort y (insort x (xs :: 'a::linorder list))" sorry
lemma insort_not_empty: "insort x xs ≠ ([] :: 'a::linorder list)" sorry
lemma sorted_lists_equal:
  "sorted xs ⟹ sorted ys ⟹ distinct xs ⟹ distinct ys ⟹ set xs = set ys ⟹ xs = (ys :: 'a::linorder list)" sorry
lemma sorted_head_is_min: "sorted xs ⟹ xs ≠ [] ⟹ x ∈ set xs ⟹ hd xs ≤ (x :: 'a::linorder)" sorry
lemma sorted_list_of_finite_set:
  "finite A ⟹ set (sorted_list_of_set A) = (A :: 'a::linorder set)" sorry
lemma sorted_wrt_append:
  "sorted_wrt P (xs @ ys) ⟷ sorted_wrt P xs ∧ sorted_wrt P ys ∧ (∀x ∈ set xs. ∀y ∈ set ys. P x y)" sorry
lemma strictly_sorted_iff:
  "sorted_wrt (<) xs ⟷ sorted xs ∧ distinct (xs :: 'a::linorder list)" sorry
lemma sort_key_sorted: "sorted (map f (sort_key f xs) :: 'b::linorder list)" sorry

subsection ‹Quantifiers, search, partition›

lemma list_all_set: "list_all P xs ⟷ (∀x ∈ set xs. P x)" sorry
lemma list_ex_set: "list_ex P xs ⟷ (∃x ∈ set xs. P x)" sorry
lemma list_all_append: "list_all P (xs @ ys) ⟷ list_all P xs ∧ list_all P ys" sorry
lemma not_list_all: "¬ list_all P xs ⟷ list_ex (λx. ¬ P x) xs" sorry
lemma list_all_rev: "list_all P (rev xs) ⟷ list_all P xs" sorry
lemma list_all_map: "list_all P (map f xs) ⟷ list_all (λx. P (f x)) xs" sorry
lemma list_all2_lengths: "list_all2 P xs ys ⟹ length xs = length ys" sorry
lemma list_all2_positions:
  "list_all2 P xs ys ⟷ length xs = length ys ∧ (∀i < length xs. P (xs ! i) (ys ! i))" sorry
lemma list_all2_equality: "list_all2 (=) xs ys ⟷ xs = ys" sorry
lemma list_all2_rev: "list_all2 P (rev xs) (rev ys) ⟷ list_all2 P xs ys" sorry
lemma list_all2_append:
  "length xs = length us ⟹ list_all2 P (xs @ ys) (us @ vs) ⟷ list_all2 P xs us ∧ list_all2 P ys vs" sorry
lemma find_none_iff: "List.find P xs = None ⟷ (∀x ∈ set xs. ¬ P x)" sorry
lemma find_some: "List.find P xs = Some x ⟹ x ∈ set xs ∧ P x" sorry
lemma find_some_head: "filter P xs = y # ys ⟹ List.find P xs = Some y" sorry
lemma partition_is_filters: "partition P xs = (filter P xs, filter (λx. ¬ P x) xs)" sorry
lemma partition_set: "partition P xs = (ys, zs) ⟹ set ys ∪ set zs = set xs" sorry
lemma those_of_somes: "List.those (map Some xs) = Some xs" sorry

subsection ‹Subsequences, products, splicing›

lemma subseqs_length: "length (subseqs xs) = 2 ^ length xs" sorry
lemma subseqs_sets: "set ` set (subseqs xs) = Pow (set xs)" sorry
lemma subseqs_contains_list: "xs ∈ set (subseqs xs)" sorry
lemma product_set: "set (List.product xs ys) = set xs × set ys" sorry
lemma product_length: "length (List.product xs ys) = length xs * length ys" sorry
lemma splice_length: "length (splice xs ys) = length xs + length ys" sorry
lemma splice_set: "set (splice xs ys) = set xs ∪ set ys" sorry
lemma splice_empty_right: "splice xs [] = xs" sorry
lemma nths_everything: "nths xs UNIV = xs" sorry
lemma nths_nothing: "nths xs {} = []" sorry
lemma nths_set: "set (nths xs A) ⊆ set xs" sorry
lemma nths_prefix: "nths xs {..<n} = take n xs" sorry
lemma nths_all_positions: "(∀i < length xs. i ∈ A) ⟹ nths xs A = xs" sorry
lemma shuffles_length: "zs ∈ shuffles xs ys ⟹ length zs = length xs + length ys" sorry
lemma shuffles_set: "zs ∈ shuffles xs ys ⟹ set zs = set xs ∪ set ys" sorry
lemma shuffles_swap: "shuffles xs ys = shuffles ys xs" sorry
lemma append_in_shuffles: "xs @ ys ∈ shuffles xs ys" sorry

subsection ‹Sums of lists›

lemma sum_list_append: "sum_list (xs @ ys) = sum_list xs + sum_list (ys :: nat list)" sorry
lemma sum_list_rev: "sum_list (rev xs) = sum_list (xs :: int list)" sorry
lemma sum_list_zero_iff: "sum_list xs = (0 :: nat) ⟷ (∀x ∈ set xs. x = 0)" sorry
lemma sum_list_member_le: "x ∈ set xs ⟹ x ≤ sum_list (xs :: nat list)" sorry
lemma sum_list_constant: "sum_list (map (λx. c) xs) = length xs * (c :: nat)" sorry
lemma sum_list_map_add:
  "sum_list (map (λx. f x + g x) xs) = sum_list (map f xs) + (sum_list (map g xs) :: nat)" sorry
lemma sum_list_replicate: "sum_list (replicate n x) = n * (x :: nat)" sorry
lemma sum_list_filter:
  "sum_list (filter P xs) + sum_list (filter (λx. ¬ P x) xs) = sum_list (xs :: int list)" sorry
lemma sum_list_upt: "2 * sum_list [0..<Suc n] = n * (n + 1)" sorry
lemma sum_list_concat: "sum_list (concat xss) = sum_list (map sum_list (xss :: nat list list))" sorry

subsection ‹Insertion as a set, union›

lemma list_insert_set: "set (List.insert x xs) = insert x (set xs)" sorry
lemma list_insert_member: "x ∈ set xs ⟹ List.insert x xs = xs" sorry
lemma list_insert_distinct: "distinct (List.insert x xs) ⟷ distinct xs" sorry
lemma list_union_set: "set (List.union xs ys) = set xs ∪ set ys" sorry
lemma transpose_of_empty: "transpose ([] :: 'a list list) = []" sorry
lemma transpose_of_single: "transpose [xs] = map (λx. [x]) xs" sorry
lemma n_lists_length: "length (List.n_lists n xs) = length xs ^ n" sorry
lemma n_lists_member: "ys ∈ set (List.n_lists n xs) ⟷ length ys = n ∧ set ys ⊆ set xs" sorry

end
