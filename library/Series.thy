section ‹Infinite series›

theory Series
  imports Limits
begin

text ‹Not executable. The sum of a series that does not converge is unspecified.›

definition sums :: "(nat ⇒ 'a::{topological_space, comm_monoid_add}) ⇒ 'a ⇒ bool"
    (infixr ‹sums› 80)
  where "f sums s ⟷ filterlim (λn. ∑i<n. f i) (nhds s) sequentially"

definition summable :: "(nat ⇒ 'a::{topological_space, comm_monoid_add}) ⇒ bool"
  where "summable f ⟷ (∃s. f sums s)"

definition suminf :: "(nat ⇒ 'a::{topological_space, comm_monoid_add}) ⇒ 'a"
    (binder ‹∑› 10)
  where "suminf f = (THE s. f sums s)"

end
