section ‹Derivatives›

theory Deriv
  imports Limits
begin

text ‹Not executable.›

definition has_derivative ::
    "('a::real_normed_vector ⇒ 'b::real_normed_vector) ⇒ ('a ⇒ 'b) ⇒ 'a filter ⇒ bool"
    (infix ‹(has'_derivative)› 50)
  where "has_derivative f f' F ⟷
    bounded_linear f' ∧
    filterlim
      (λy. scaleR (inverse (norm (y - Lim F (λx. x))))
             (f y - f (Lim F (λx. x)) - f' (y - Lim F (λx. x))))
      (nhds 0) F"

definition has_field_derivative ::
    "('a::real_normed_field ⇒ 'a) ⇒ 'a ⇒ 'a filter ⇒ bool"
    (infix ‹(has'_field'_derivative)› 50)
  where "has_field_derivative f D F ⟷ has_derivative f (λx. D * x) F"

definition has_vector_derivative ::
    "(real ⇒ 'b::real_normed_vector) ⇒ 'b ⇒ real filter ⇒ bool"
    (infix ‹has'_vector'_derivative› 50)
  where "has_vector_derivative f D F ⟷ has_derivative f (λx. scaleR x D) F"

abbreviation has_real_derivative :: "(real ⇒ real) ⇒ real ⇒ real filter ⇒ bool"
    (infix ‹(has'_real'_derivative)› 50)
  where "has_real_derivative f D F ≡ has_field_derivative f D F"

definition differentiable ::
    "('a::real_normed_vector ⇒ 'b::real_normed_vector) ⇒ 'a filter ⇒ bool"
    (infix ‹differentiable› 50)
  where "differentiable f F ⟷ (∃D. has_derivative f D F)"

abbreviation (input) FDERIV ::
    "('a::real_normed_vector ⇒ 'b::real_normed_vector) ⇒ 'a ⇒ ('a ⇒ 'b) ⇒ bool"
    (‹(FDERIV (_)/ (_)/ :> (_))› [1000, 1000, 60] 60)
  where "FDERIV f x :> f' ≡ has_derivative f f' (at_within x UNIV)"

abbreviation (input) DERIV :: "('a::real_normed_field ⇒ 'a) ⇒ 'a ⇒ 'a ⇒ bool"
    (‹(DERIV (_)/ (_)/ :> (_))› [1000, 1000, 60] 60)
  where "DERIV f x :> D ≡ has_field_derivative f D (at_within x UNIV)"

end
