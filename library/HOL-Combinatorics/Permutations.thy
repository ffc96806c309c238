section ‹Permutations of sets›

theory Permutations
  imports "HOL-Library.Multiset" "HOL-Library.Disjoint_Sets" Transposition
begin

abbreviation (input) fixpoints :: "('a ⇒ 'a) ⇒ 'a set"
  where "fixpoints f ≡ {x. f x = x}"

definition permutes :: "('a ⇒ 'a) ⇒ 'a set ⇒ bool"  (infixr ‹permutes› 41)
  where "p permutes S ⟷ (∀x. x ∉ S ⟶ p x = x) ∧ (∀y. ∃!x. p x = y)"

definition restrict_id :: "('a ⇒ 'a) ⇒ 'a set ⇒ 'a ⇒ 'a"
  where "restrict_id f A x = (if x ∈ A then f x else x)"

definition map_permutation :: "'a set ⇒ ('a ⇒ 'b) ⇒ ('a ⇒ 'a) ⇒ 'b ⇒ 'b"
  where "map_permutation A f p = restrict_id (λy. f (p (inv_into A f y))) (f ` A)"

text ‹Products of a number of exchanges, and the sign of a permutation.›

inductive swapidseq :: "nat ⇒ ('a ⇒ 'a) ⇒ bool"
  where
    id: "swapidseq 0 id"
  | comp_Suc: "swapidseq n p ⟹ a ≠ b ⟹ swapidseq (Suc n) (Transposition.transpose a b ∘ p)"

definition permutation :: "('a ⇒ 'a) ⇒ bool"
  where "permutation p ⟷ (∃n. swapidseq n p)"

definition evenperm :: "('a ⇒ 'a) ⇒ bool"
  where "evenperm p ⟷ even (SOME n. swapidseq n p)"

definition sign :: "('a ⇒ 'a) ⇒ int"
  where "sign p = (if evenperm p then 1 else - 1)"

definition permute_list :: "(nat ⇒ nat) ⇒ 'a list ⇒ 'a list"
  where "permute_list f xs = map (λi. xs ! f i) [0..<length xs]"

definition list_permutes :: "('a × 'a) list ⇒ 'a set ⇒ bool"
  where "list_permutes ps A ⟷
    set (map fst ps) ⊆ A ∧ set (map snd ps) = set (map fst ps) ∧
    distinct (map fst ps) ∧ distinct (map snd ps)"

definition permutation_of_list :: "('a × 'a) list ⇒ 'a ⇒ 'a"
  where "permutation_of_list ps x = (case map_of ps x of None ⇒ x | Some y ⇒ y)"

fun inverse_permutation_of_list :: "('a × 'a) list ⇒ 'a ⇒ 'a"
  where
    "inverse_permutation_of_list [] x = x"
  | "inverse_permutation_of_list (p # ps) x =
      (if x = snd p then fst p else inverse_permutation_of_list ps x)"

end
