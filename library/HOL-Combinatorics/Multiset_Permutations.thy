section ‹All orders of a multiset, of a set›

theory Multiset_Permutations
  imports Complex_Main Permutations
begin

definition permutations_of_set :: "'a set ⇒ 'a list set"
  where "permutations_of_set A = {xs. set xs = A ∧ distinct xs}"

fun permutations_of_list_impl :: "'a list ⇒ 'a list list"
  where "permutations_of_list_impl xs =
    (if xs = [] then [[]]
     else concat (map (λx. map (λys. x # ys) (permutations_of_list_impl (remove1 x xs)))
       (remdups xs)))"

lift_definition permutations_of_multiset :: "'a multiset ⇒ 'a list set"
  is "λxs. set (permutations_of_list_impl xs)" sorry

lemma permutations_of_multiset_by_mset: "permutations_of_multiset M = {xs. mset xs = M}"
  sorry

lemma [code]:
  "permutations_of_set A =
    (if finite A
     then set (permutations_of_list_impl (Finite_Set.fold_elements (λx xs. x # xs) [] A)) else {})"
  sorry

end
