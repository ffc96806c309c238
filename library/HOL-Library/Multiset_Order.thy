section ‹More about the multiset order›

theory Multiset_Order
  imports Multiset
begin

text ‹Two classical descriptions of the extension of a relation.›

definition multp⇩D⇩M :: "('a ⇒ 'a ⇒ bool) ⇒ 'a multiset ⇒ 'a multiset ⇒ bool"
  where "multp⇩D⇩M r M N ⟷
    (∃X Y. X ≠ {#} ∧ X ⊆# N ∧ M = (N - X) + Y ∧ (∀k. k ∈# Y ⟶ (∃a. a ∈# X ∧ r k a)))"

definition multp⇩H⇩O :: "('a ⇒ 'a ⇒ bool) ⇒ 'a multiset ⇒ 'a multiset ⇒ bool"
  where "multp⇩H⇩O r M N ⟷
    M ≠ N ∧ (∀y. count N y < count M y ⟶ (∃x. r y x ∧ count M x < count N x))"

definition (in preorder) less_multiset⇩D⇩M :: "'a multiset ⇒ 'a multiset ⇒ bool"
  where "less_multiset⇩D⇩M M N ⟷ multp⇩D⇩M (λx y. x < y) M N"

definition (in preorder) less_multiset⇩H⇩O :: "'a multiset ⇒ 'a multiset ⇒ bool"
  where "less_multiset⇩H⇩O M N ⟷ multp⇩H⇩O (λx y. x < y) M N"

instance multiset :: (linorder) linordered_cancel_ab_semigroup_add sorry

instance multiset :: (wellorder) wellorder sorry

instantiation multiset :: (preorder) order_bot
begin
definition bot_multiset :: "'a multiset"
  where "bot_multiset = {#}"
instance sorry
end

instance multiset :: (preorder) no_top sorry

instance multiset :: (preorder) ordered_cancel_comm_monoid_add sorry

instantiation multiset :: (linorder) distrib_lattice
begin
definition inf_multiset :: "'a multiset ⇒ 'a multiset ⇒ 'a multiset"
  where "inf_multiset M N = (if M < N then M else N)"
definition sup_multiset :: "'a multiset ⇒ 'a multiset ⇒ 'a multiset"
  where "sup_multiset M N = (if M < N then N else M)"
instance sorry
end

end
