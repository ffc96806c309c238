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

text ‹The representation from which sums are made elsewhere.›

definition Inl_Rep :: "'a ⇒ 'a ⇒ 'b ⇒ bool ⇒ bool"
  where "Inl_Rep a x y p ⟷ x = a ∧ p"

definition Inr_Rep :: "'b ⇒ 'a ⇒ 'b ⇒ bool ⇒ bool"
  where "Inr_Rep b x y p ⟷ y = b ∧ ¬ p"

definition Rep_sum :: "'a + 'b ⇒ 'a ⇒ 'b ⇒ bool ⇒ bool"
  where "Rep_sum s = case_sum Inl_Rep Inr_Rep s"

definition Abs_sum :: "('a ⇒ 'b ⇒ bool ⇒ bool) ⇒ 'a + 'b"
  where "Abs_sum r = (THE s. r = Rep_sum s)"

end
