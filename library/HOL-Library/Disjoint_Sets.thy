section ‹Disjoint sets and partitions›

theory Disjoint_Sets
  imports FuncSet
begin

abbreviation disjoint :: "'a set set ⇒ bool"
  where "disjoint ≡ pairwise disjnt"

definition disjoint_family_on :: "('i ⇒ 'a set) ⇒ 'i set ⇒ bool"
  where "disjoint_family_on A I ⟷ (∀i∈I. ∀j∈I. i ≠ j ⟶ A i ∩ A j = {})"

abbreviation disjoint_family :: "('i ⇒ 'a set) ⇒ bool"
  where "disjoint_family A ≡ disjoint_family_on A UNIV"

definition disjointed :: "(nat ⇒ 'a set) ⇒ nat ⇒ 'a set"
  where "disjointed A n = A n - (⋃i<n. A i)"

definition partition_on :: "'a set ⇒ 'a set set ⇒ bool"
  where "partition_on A P ⟷ ⋃P = A ∧ disjoint P ∧ {} ∉ P"

definition refines :: "'a set ⇒ 'a set set ⇒ 'a set set ⇒ bool"
  where "refines A P Q ⟷
    partition_on A P ∧ partition_on A Q ∧ (∀X∈P. ∃Y∈Q. X ⊆ Y)"

definition common_refinement :: "'a set set set ⇒ 'a set set"
  where "common_refinement PP = (⋃f∈PiE PP (λP. P). {⋂(f ` PP)}) - {{}}"

end
