section ‹Permutations of lists›

theory Permutation
  imports Multiset
begin

inductive perm :: "'a list ⇒ 'a list ⇒ bool"  (infixr ‹<~~>› 50)
  where
    Nil: "perm [] []"
  | swap: "perm (y # x # xs) (x # y # xs)"
  | Cons: "perm xs ys ⟹ perm (z # xs) (z # ys)"
  | trans: "perm xs ys ⟹ perm ys zs ⟹ perm xs zs"

lemma perm_code [code]: "perm xs ys ⟷ mset xs = mset ys"
  sorry

end
