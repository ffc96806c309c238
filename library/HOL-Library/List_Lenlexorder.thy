section ‹Lists ordered by length, then by dictionary›

theory List_Lenlexorder
  imports Main
begin

fun lexicographically_less :: "'a::ord list ⇒ 'a list ⇒ bool"
  where
    "lexicographically_less (x # xs) (y # ys) ⟷
      x < y ∨ (x = y ∧ lexicographically_less xs ys)"
  | "lexicographically_less xs ys ⟷ False"

hide_const (open) lexicographically_less

instantiation list :: (ord) ord
begin

definition less_list :: "'a list ⇒ 'a list ⇒ bool"
  where "less_list xs ys ⟷
    length xs < length ys ∨
    (length xs = length ys ∧ List_Lenlexorder.lexicographically_less xs ys)"

definition less_eq_list :: "'a list ⇒ 'a list ⇒ bool"
  where "less_eq_list xs ys ⟷ xs < ys ∨ xs = ys"

instance sorry

end

lemma less_list_by_lenlex: "xs < ys ⟷ (xs, ys) ∈ lenlex {(u, v). u < (v :: 'a::ord)}"
  sorry

instance list :: (order) order sorry

instance list :: (linorder) linorder sorry

instance list :: (wellorder) wellorder sorry

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
