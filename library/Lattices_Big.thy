section ‹Minimum and maximum of finite sets›

theory Lattices_Big
  imports Groups_Big Option
begin

subsection ‹Over any semilattice›

text ‹
  Of the empty set and of infinite sets the value is ‹the None›: not specified, but the same for
  minimum, maximum, meet and join.
›

locale semilattice_set = semilattice
begin

definition F :: "'a set ⇒ 'a"
  where "F A = the (Finite_Set.fold (λx r. Some (case r of None ⇒ x | Some y ⇒ f x y)) None A)"

end

locale semilattice_neutr_set = semilattice_neutr
begin

definition F :: "'a set ⇒ 'a"
  where "F A = Finite_Set.fold f ❙1 A"

end

locale semilattice_order_set = semilattice_order + semilattice_set

subsection ‹Meet and join›

context semilattice_inf
begin

definition Inf_fin :: "'a set ⇒ 'a"  (‹⨅⇩f⇩i⇩n _› [900] 900)
  where "Inf_fin A =
    the (Finite_Set.fold (λx r. Some (case r of None ⇒ x | Some y ⇒ inf x y)) None A)"

lemma Inf_fin_code [code]:
  "Inf_fin A =
    the (if finite A
         then Finite_Set.fold_elements (λx r. Some (case r of None ⇒ x | Some y ⇒ inf x y)) None A
         else None)"
  sorry

end

context semilattice_sup
begin

definition Sup_fin :: "'a set ⇒ 'a"  (‹⨆⇩f⇩i⇩n _› [900] 900)
  where "Sup_fin A =
    the (Finite_Set.fold (λx r. Some (case r of None ⇒ x | Some y ⇒ sup x y)) None A)"

lemma Sup_fin_code [code]:
  "Sup_fin A =
    the (if finite A
         then Finite_Set.fold_elements (λx r. Some (case r of None ⇒ x | Some y ⇒ sup x y)) None A
         else None)"
  sorry

end

subsection ‹Minimum and maximum›

context linorder
begin

definition Min :: "'a set ⇒ 'a"
  where "Min A =
    the (Finite_Set.fold (λx r. Some (case r of None ⇒ x | Some y ⇒ min x y)) None A)"

definition Max :: "'a set ⇒ 'a"
  where "Max A =
    the (Finite_Set.fold (λx r. Some (case r of None ⇒ x | Some y ⇒ max x y)) None A)"

lemma Min_extreme [nitpick_unfold]:
  "Min A = (if finite A ∧ A ≠ {} then THE x. x ∈ A ∧ (∀y∈A. x ≤ y) else the None)"
  sorry

lemma Max_extreme [nitpick_unfold]:
  "Max A = (if finite A ∧ A ≠ {} then THE x. x ∈ A ∧ (∀y∈A. y ≤ x) else the None)"
  sorry

lemma Min_code [code]:
  "Min A =
    the (if finite A
         then Finite_Set.fold_elements (λx r. Some (case r of None ⇒ x | Some y ⇒ min x y)) None A
         else None)"
  sorry

lemma Max_code [code]:
  "Max A =
    the (if finite A
         then Finite_Set.fold_elements (λx r. Some (case r of None ⇒ x | Some y ⇒ max x y)) None A
         else None)"
  sorry

end

subsection ‹Greatest lower and least upper bounds of finite sets in complete lattices›

lemma Inf_set_code [code]:
  "Inf C =
    (if finite C then Finite_Set.fold_elements (∩) UNIV C else {x. ∀A∈C. x ∈ A})"
  sorry

lemma Sup_set_code [code]:
  "Sup C =
    (if finite C then Finite_Set.fold_elements (∪) {} C else {x. ∃A∈C. x ∈ A})"
  sorry

subsection ‹Arguments of extreme value›

context ord
begin

definition is_arg_min :: "('b ⇒ 'a) ⇒ ('b ⇒ bool) ⇒ 'b ⇒ bool"
  where "is_arg_min f P x ⟷ P x ∧ ¬ (∃y. P y ∧ f y < f x)"

definition arg_min :: "('b ⇒ 'a) ⇒ ('b ⇒ bool) ⇒ 'b"
  where "arg_min f P = (SOME x. is_arg_min f P x)"

definition arg_min_on :: "('b ⇒ 'a) ⇒ 'b set ⇒ 'b"
  where "arg_min_on f A = arg_min f (λx. x ∈ A)"

definition is_arg_max :: "('b ⇒ 'a) ⇒ ('b ⇒ bool) ⇒ 'b ⇒ bool"
  where "is_arg_max f P x ⟷ P x ∧ ¬ (∃y. P y ∧ f x < f y)"

definition arg_max :: "('b ⇒ 'a) ⇒ ('b ⇒ bool) ⇒ 'b"
  where "arg_max f P = (SOME x. is_arg_max f P x)"

definition arg_max_on :: "('b ⇒ 'a) ⇒ 'b set ⇒ 'b"
  where "arg_max_on f A = arg_max f (λx. x ∈ A)"

end

end
