section ‹Lists ordered by subsequence›

theory Subseq_Order
  imports Sublist
begin

instantiation list :: (type) order
begin

definition less_eq_list :: "'a list ⇒ 'a list ⇒ bool"
  where "less_eq_list xs ys ⟷ subseq xs ys"

definition less_list :: "'a list ⇒ 'a list ⇒ bool"
  where "less_list xs ys ⟷ strict_subseq xs ys"

instance sorry

end

end
