section ‹All orders of a multiset, of a set›

theory Multiset_Permutations
  imports Complex_Main Permutations
begin

definition permutations_of_multiset :: "'a multiset ⇒ 'a list set"
  where "permutations_of_multiset M = {xs. mset xs = M}"

definition permutations_of_set :: "'a set ⇒ 'a list set"
  where "permutations_of_set A = {xs. set xs = A ∧ distinct xs}"

fun permutations_of_list_impl :: "'a list ⇒ 'a list list"
  where "permutations_of_list_impl xs =
    (if xs = [] then [[]]
     else concat (map (λx. map (λys. x # ys) (permutations_of_list_impl (remove1 x xs)))
       (remdups xs)))"

lemma [code]: "permutations_of_multiset (mset xs) = set (permutations_of_list_impl xs)"
  sorry

lemma [code]:
  "permutations_of_set A =
    (if finite A
     then set (permutations_of_list_impl (Finite_Set.fold_elements (#) [] A)) else {})"
  sorry

end
