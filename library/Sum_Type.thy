section ‹Disjoint sums›

theory Sum_Type
  imports Typedef Inductive Fun
begin

text ‹‹projl› of a right element and ‹projr› of a left one are not specified.›

datatype (setl: 'a, setr: 'b) sum  (infixr ‹+› 10) = isl: Inl (projl: 'a) | Inr (projr: 'b)
  for map: map_sum rel: rel_sum pred: pred_sum

instantiation sum :: (equal, equal) equal
begin

definition equal_sum :: "'a + 'b ⇒ 'a + 'b ⇒ bool"
  where "equal_sum x y ⟷ x = y"

instance sorry

end

context
begin

qualified definition Plus :: "'a set ⇒ 'b set ⇒ ('a + 'b) set"  (infixr ‹<+>› 65)
  where "A <+> B = Inl ` A ∪ Inr ` B"

qualified primrec Suml :: "('a ⇒ 'c) ⇒ 'a + 'b ⇒ 'c"
  where "Suml f (Inl x) = f x"

qualified primrec Sumr :: "('b ⇒ 'c) ⇒ 'a + 'b ⇒ 'c"
  where "Sumr f (Inr y) = f y"

end

end
