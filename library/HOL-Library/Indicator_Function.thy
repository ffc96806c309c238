section ‹Indicator functions›

theory Indicator_Function
  imports Complex_Main Disjoint_Sets
begin

definition indicator :: "'a set ⇒ 'a ⇒ 'b::zero_neq_one"
  where "indicator S x = of_bool (x ∈ S)"

abbreviation indicat_real :: "'a set ⇒ 'a ⇒ real"
  where "indicat_real S ≡ indicator S"

end
