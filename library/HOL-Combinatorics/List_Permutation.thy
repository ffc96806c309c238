section ‹Permuted lists›

theory List_Permutation
  imports Permutations
begin

abbreviation (input) perm :: "'a list ⇒ 'a list ⇒ bool"  (infixr ‹<~~>› 50)
  where "perm xs ys ≡ mset xs = mset ys"

end
