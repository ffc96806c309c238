section ‹Limits›

theory Limits
  imports Real_Vector_Spaces
begin

definition at_infinity :: "'a::real_normed_vector filter"
  where "at_infinity = (INF r. principal {x. r ≤ norm x})"

text ‹Bounded along a filter; vanishing along a filter.›

definition Bfun :: "('a ⇒ 'b::metric_space) ⇒ 'a filter ⇒ bool"
  where "Bfun f F ⟷ (∃y K. 0 < K ∧ eventually (λx. dist (f x) y ≤ K) F)"

abbreviation Bseq :: "(nat ⇒ 'a::metric_space) ⇒ bool"
  where "Bseq X ≡ Bfun X sequentially"

definition Zfun :: "('a ⇒ 'b::real_normed_vector) ⇒ 'a filter ⇒ bool"
  where "Zfun f F ⟷ (∀r>0. eventually (λx. norm (f x) < r) F)"

abbreviation isUCont :: "('a::metric_space ⇒ 'b::metric_space) ⇒ bool"
  where "isUCont f ≡ uniformly_continuous_on UNIV f"

subsection ‹Algebra whose operations are continuous›

class topological_monoid_add = topological_space + monoid_add +
  assumes tendsto_add_Pair:
    "filterlim (λp. fst p + snd p) (nhds (a + b)) (prod_filter (nhds a) (nhds b))"

class topological_comm_monoid_add = topological_monoid_add + comm_monoid_add

class topological_group_add = topological_monoid_add + group_add +
  assumes tendsto_uminus_nhds: "filterlim uminus (nhds (- a)) (nhds a)"

class topological_ab_group_add = topological_group_add + ab_group_add

instance topological_ab_group_add ⊆ topological_comm_monoid_add sorry
instance real_normed_vector ⊆ topological_ab_group_add sorry
instance nat :: topological_comm_monoid_add sorry
instance int :: topological_comm_monoid_add sorry

class topological_semigroup_mult = topological_space + semigroup_mult +
  assumes tendsto_mult_Pair:
    "filterlim (λp. fst p * snd p) (nhds (a * b)) (prod_filter (nhds a) (nhds b))"

class topological_monoid_mult = topological_semigroup_mult + monoid_mult

class topological_comm_monoid_mult = topological_monoid_mult + comm_monoid_mult

class comm_real_normed_algebra_1 = real_normed_algebra_1 + comm_monoid_mult

instance real_normed_algebra ⊆ topological_semigroup_mult sorry
instance real_normed_field ⊆ comm_real_normed_algebra_1 sorry
instance nat :: topological_comm_monoid_mult sorry
instance int :: topological_comm_monoid_mult sorry

end
