section ‹Lists in dictionary order›

theory List_Lexorder
  imports Main
begin

instantiation list :: (ord) ord
begin

definition less_list :: "'a list ⇒ 'a list ⇒ bool"
  where "less_list xs ys ⟷ (xs, ys) ∈ lexord {(u, v). u < v}"

definition less_eq_list :: "'a list ⇒ 'a list ⇒ bool"
  where "less_eq_list xs ys ⟷ xs < ys ∨ xs = ys"

instance sorry

end

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

lemma less_list_code [code]:
  fixes xs ys :: "'a::ord list"
  shows "xs < [] ⟷ False"
    and "[] < y # ys ⟷ True"
    and "x # xs < y # ys ⟷ x < y ∨ (x = y ∧ xs < ys)"
  sorry

lemma less_eq_list_code [code]:
  fixes xs ys :: "'a::ord list"
  shows "[] ≤ ys ⟷ True"
    and "x # xs ≤ [] ⟷ False"
    and "x # xs ≤ y # ys ⟷ x < y ∨ (x = y ∧ xs ≤ ys)"
  sorry

end
