section ‹Lattices in which bounded sets have bounds›

theory Conditionally_Complete_Lattices
  imports Set_Interval Complete_Partial_Order
begin

subsection ‹Bounded sets›

locale preordering_bdd = preordering
begin

definition bdd :: "'a set ⇒ bool"
  where "bdd A ⟷ (∃m. ∀x∈A. x ❙≤ m)"

end

context preorder
begin

definition bdd_above :: "'a set ⇒ bool"
  where "bdd_above A ⟷ (∃m. ∀x∈A. x ≤ m)"

definition bdd_below :: "'a set ⇒ bool"
  where "bdd_below A ⟷ (∃m. ∀x∈A. m ≤ x)"

end

subsection ‹The classes›

class conditionally_complete_lattice = lattice + Sup + Inf +
  assumes cInf_lower: "x ∈ A ⟹ bdd_below A ⟹ Inf A ≤ x"
    and cInf_greatest: "A ≠ {} ⟹ (⋀x. x ∈ A ⟹ z ≤ x) ⟹ z ≤ Inf A"
    and cSup_upper: "x ∈ A ⟹ bdd_above A ⟹ x ≤ Sup A"
    and cSup_least: "A ≠ {} ⟹ (⋀x. x ∈ A ⟹ x ≤ z) ⟹ Sup A ≤ z"

instance complete_lattice ⊆ conditionally_complete_lattice sorry

class conditionally_complete_linorder = conditionally_complete_lattice + linorder

instance complete_linorder ⊆ conditionally_complete_linorder ..

class linear_continuum = conditionally_complete_linorder + dense_linorder +
  assumes UNIV_not_singleton: "∃x y. x ≠ (y :: 'a)"

subsection ‹Natural numbers and integers›

text ‹
  Natural numbers: ‹Sup {} = 0›; ‹Inf {}› and ‹Sup› of an infinite set are not specified.
  Integers: specified where a greatest element (for ‹Inf› a least one) exists.
›

instantiation nat :: conditionally_complete_linorder
begin

definition Sup_nat :: "nat set ⇒ nat"
  where "Sup_nat A = (if A = {} then 0 else Max A)"

definition Inf_nat :: "nat set ⇒ nat"
  where "Inf_nat A = (LEAST n. n ∈ A)"

instance sorry

end

lemma Inf_nat_code [code]:
  fixes A :: "nat set"
  shows "Inf A =
    (if A = {} then HOL.beyond_execution (Inf A) else Nat.least_from (λn. n ∈ A) 0)"
  sorry

instantiation int :: conditionally_complete_linorder
begin

definition Sup_int :: "int set ⇒ int"
  where "Sup_int A = (THE k. k ∈ A ∧ (∀l∈A. l ≤ k))"

definition Inf_int :: "int set ⇒ int"
  where "Inf_int A = - (THE k. k ∈ uminus ` A ∧ (∀l∈uminus ` A. l ≤ k))"

instance sorry

end

lemma Sup_int_code [code]:
  fixes A :: "int set"
  shows "Sup A = (if finite A ∧ A ≠ {} then Max A else HOL.beyond_execution (Sup A))"
  sorry

lemma Inf_int_code [code]:
  fixes A :: "int set"
  shows "Inf A = (if finite A ∧ A ≠ {} then Min A else HOL.beyond_execution (Inf A))"
  sorry

end
