section ‹Lists ordered by prefix›

theory Prefix_Order
  imports Sublist
begin

instantiation list :: (type) order
begin

definition less_eq_list :: "'a list ⇒ 'a list ⇒ bool"
  where "less_eq_list xs ys ⟷ prefix xs ys"

definition less_list :: "'a list ⇒ 'a list ⇒ bool"
  where "less_list xs ys ⟷ strict_prefix xs ys"

instance sorry

end

end
