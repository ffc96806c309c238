section ‹Lists in dictionary order›

theory List_Lexorder
  imports Main
begin

instantiation list :: (ord) ord
begin

fun less_list :: "'a list ⇒ 'a list ⇒ bool"
  where
    "less_list xs [] ⟷ False"
  | "less_list [] (y # ys) ⟷ True"
  | "less_list (x # xs) (y # ys) ⟷ x < y ∨ (x = y ∧ less_list xs ys)"

definition less_eq_list :: "'a list ⇒ 'a list ⇒ bool"
  where "less_eq_list xs ys ⟷ xs < ys ∨ xs = ys"

instance sorry

end

lemma less_list_by_lexord: "xs < ys ⟷ (xs, ys) ∈ lexord {(u, v). u < (v :: 'a::ord)}"
  sorry

instance list :: (order) order sorry

instance list :: (linorder) linorder sorry

instantiation list :: (linorder) distrib_lattice
begin

definition inf_list :: "'a list ⇒ 'a list ⇒ 'a list"
  where "inf_list xs ys = min xs ys"

definition sup_list :: "'a list ⇒ 'a list ⇒ 'a list"
  where "sup_list xs ys = max xs ys"

instance sorry

end

instantiation list :: (order) order_bot
begin
definition bot_list :: "'a list"
  where "bot_list = []"
instance sorry
end

end
