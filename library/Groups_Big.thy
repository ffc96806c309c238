section ‹Sums and products over finite sets›

theory Groups_Big
  imports Power Equiv_Relations Fun_Def
begin

subsection ‹Over any commutative monoid›

locale comm_monoid_set = comm_monoid
begin

definition F :: "('b ⇒ 'a) ⇒ 'b set ⇒ 'a"
  where "F g A = Finite_Set.fold (λx s. f (g x) s) ❙1 A"

definition G :: "('b ⇒ 'a) ⇒ 'b set ⇒ 'a"
  where "G g A = (if finite {x ∈ A. g x ≠ ❙1} then F g {x ∈ A. g x ≠ ❙1} else ❙1)"

end

subsection ‹Sums›

text ‹Zero over infinite sets. ‹sum'› adds over the places where the term is not zero.›

context comm_monoid_add
begin

definition sum :: "('b ⇒ 'a) ⇒ 'b set ⇒ 'a"
  where "sum g A = Finite_Set.fold (λx s. g x + s) 0 A"

definition sum' :: "('b ⇒ 'a) ⇒ 'b set ⇒ 'a"
  where "sum' g A = (if finite {x ∈ A. g x ≠ 0} then sum g {x ∈ A. g x ≠ 0} else 0)"

abbreviation Sum :: "'a set ⇒ 'a"  (‹∑›)
  where "∑ ≡ sum (λx. x)"

lemma sum_code [code]:
  "sum g A = (if finite A then Finite_Set.fold_elements (λx s. g x + s) 0 A else 0)"
  sorry

end

sublocale comm_monoid_add ⊆ sum: comm_monoid_set plus 0 sorry

subsection ‹Products›

text ‹One over infinite sets.›

context comm_monoid_mult
begin

definition prod :: "('b ⇒ 'a) ⇒ 'b set ⇒ 'a"
  where "prod g A = Finite_Set.fold (λx s. g x * s) 1 A"

definition prod' :: "('b ⇒ 'a) ⇒ 'b set ⇒ 'a"
  where "prod' g A = (if finite {x ∈ A. g x ≠ 1} then prod g {x ∈ A. g x ≠ 1} else 1)"

abbreviation Prod :: "'a set ⇒ 'a"  (‹∏›)
  where "∏ ≡ prod (λx. x)"

lemma prod_code [code]:
  "prod g A = (if finite A then Finite_Set.fold_elements (λx s. g x * s) 1 A else 1)"
  sorry

end

sublocale comm_monoid_mult ⊆ prod: comm_monoid_set times 1 sorry

end
