section ‹Lists of fixed length›

theory NList
  imports Main
begin

definition nlists :: "nat ⇒ 'a set ⇒ 'a list set"
  where "nlists n A = {xs. length xs = n ∧ set xs ⊆ A}"

lemma [code]:
  "nlists n A =
    (if finite A then set (List.n_lists n (Finite_Set.fold_elements (λx xs. x # xs) [] A))
     else HOL.beyond_execution (nlists n A))"
  sorry

end
