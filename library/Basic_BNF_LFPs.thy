section ‹Sizes of pairs and sums›

theory Basic_BNF_LFPs
  imports Basic_BNFs
begin

instantiation prod :: (type, type) size
begin

definition size_prod :: "'a × 'b ⇒ nat"
  where "size_prod p = Suc 0"

instance ..

end

instantiation sum :: (type, type) size
begin

definition size_sum :: "'a + 'b ⇒ nat"
  where "size_sum s = Suc 0"

instance ..

end

primrec size_prod :: "('a ⇒ nat) ⇒ ('b ⇒ nat) ⇒ 'a × 'b ⇒ nat"
  where "size_prod f g (x, y) = f x + g y + Suc 0"

primrec size_sum :: "('a ⇒ nat) ⇒ ('b ⇒ nat) ⇒ 'a + 'b ⇒ nat"
  where
    "size_sum f g (Inl x) = f x + Suc 0"
  | "size_sum f g (Inr y) = g y + Suc 0"

end
