section ‹Prefixes, suffixes, subsequences, sublists›

theory Sublist
  imports Main
begin

subsection ‹Prefixes›

definition prefix :: "'a list ⇒ 'a list ⇒ bool"
  where "prefix xs ys ⟷ (∃zs. ys = xs @ zs)"

definition strict_prefix :: "'a list ⇒ 'a list ⇒ bool"
  where "strict_prefix xs ys ⟷ xs ≠ ys ∧ prefix xs ys"

lemma prefix_code [code]:
  "prefix [] ys ⟷ True"
  "prefix (x # xs) [] ⟷ False"
  "prefix (x # xs) (y # ys) ⟷ x = y ∧ prefix xs ys"
  sorry

primrec prefixes :: "'a list ⇒ 'a list list"
  where
    "prefixes [] = [[]]"
  | "prefixes (x # xs) = [] # map (λps. x # ps) (prefixes xs)"

fun longest_common_prefix :: "'a list ⇒ 'a list ⇒ 'a list"
  where
    "longest_common_prefix (x # xs) (y # ys) =
      (if x = y then x # longest_common_prefix xs ys else [])"
  | "longest_common_prefix xs ys = []"

text ‹Unspecified for the empty set of lists, where every list is a common prefix.›

definition Longest_common_prefix :: "'a list set ⇒ 'a list"
  where "Longest_common_prefix L = arg_max length (λps. ∀xs∈L. prefix ps xs)"

lemma Longest_common_prefix_code [code]:
  "Longest_common_prefix L =
    (if finite L ∧ L ≠ {}
     then the (Finite_Set.fold_elements
       (λxs r. Some (case r of None ⇒ xs | Some ys ⇒ longest_common_prefix xs ys)) None L)
     else HOL.beyond_execution (Longest_common_prefix L))"
  sorry

definition parallel :: "'a list ⇒ 'a list ⇒ bool"  (infixl ‹∥› 50)
  where "parallel xs ys ⟷ ¬ prefix xs ys ∧ ¬ prefix ys xs"

interpretation prefix_order: order prefix strict_prefix
  sorry

interpretation prefix_bot: order_bot Nil prefix strict_prefix
  sorry

subsection ‹Suffixes›

definition suffix :: "'a list ⇒ 'a list ⇒ bool"
  where "suffix xs ys ⟷ (∃zs. ys = zs @ xs)"

definition strict_suffix :: "'a list ⇒ 'a list ⇒ bool"
  where "strict_suffix xs ys ⟷ xs ≠ ys ∧ suffix xs ys"

lemma suffix_code [code]: "suffix xs ys ⟷ prefix (rev xs) (rev ys)"
  sorry

primrec suffixes :: "'a list ⇒ 'a list list"
  where
    "suffixes [] = [[]]"
  | "suffixes (x # xs) = suffixes xs @ [x # xs]"

interpretation suffix_order: order suffix strict_suffix
  sorry

interpretation suffix_bot: order_bot Nil suffix strict_suffix
  sorry

subsection ‹Subsequences›

text ‹The first list is found in the second, with gaps, up to the given relation.›

inductive list_emb :: "('a ⇒ 'a ⇒ bool) ⇒ 'a list ⇒ 'a list ⇒ bool"
  for P :: "'a ⇒ 'a ⇒ bool"
  where
    list_emb_Nil: "list_emb P [] ys"
  | list_emb_Cons: "list_emb P xs ys ⟹ list_emb P xs (y # ys)"
  | list_emb_Cons2: "P x y ⟹ list_emb P xs ys ⟹ list_emb P (x # xs) (y # ys)"

lemma list_emb_code [code]:
  "list_emb P [] ys ⟷ True"
  "list_emb P (x # xs) [] ⟷ False"
  "list_emb P (x # xs) (y # ys) ⟷ (P x y ∧ list_emb P xs ys) ∨ list_emb P (x # xs) ys"
  sorry

abbreviation subseq :: "'a list ⇒ 'a list ⇒ bool"
  where "subseq xs ys ≡ list_emb (=) xs ys"

definition strict_subseq :: "'a list ⇒ 'a list ⇒ bool"
  where "strict_subseq xs ys ⟷ subseq xs ys ∧ xs ≠ ys"

interpretation subseq_order: order subseq strict_subseq
  sorry

subsection ‹Contiguous sublists›

definition sublist :: "'a list ⇒ 'a list ⇒ bool"
  where "sublist xs ys ⟷ (∃ps ss. ys = ps @ xs @ ss)"

definition strict_sublist :: "'a list ⇒ 'a list ⇒ bool"
  where "strict_sublist xs ys ⟷ xs ≠ ys ∧ sublist xs ys"

lemma sublist_code [code]:
  "sublist xs [] ⟷ xs = []"
  "sublist xs (y # ys) ⟷ prefix xs (y # ys) ∨ sublist xs ys"
  sorry

primrec sublists :: "'a list ⇒ 'a list list"
  where
    "sublists [] = [[]]"
  | "sublists (x # xs) = sublists xs @ map (λps. x # ps) (prefixes xs)"

interpretation sublist_order: order sublist strict_sublist
  sorry

end
