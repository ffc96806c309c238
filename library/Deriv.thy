section ‹Derivatives›

theory Deriv
  imports Limits
begin

text ‹Not executable.›

definition has_derivative ::
    "('a::real_normed_vector ⇒ 'b::real_normed_vector) ⇒ ('a ⇒ 'b) ⇒ 'a filter ⇒ bool"
    (infix ‹(has'_derivative)› 50)
  where "(f has_derivative f') F ⟷
    bounded_linear f' ∧
    filterlim
      (λy. scaleR (inverse (norm (y - Lim F (λx. x))))
             (f y - f (Lim F (λx. x)) - f' (y - Lim F (λx. x))))
      (nhds 0) F"

definition has_field_derivative ::
    "('a::real_normed_field ⇒ 'a) ⇒ 'a ⇒ 'a filter ⇒ bool"
    (infix ‹(has'_field'_derivative)› 50)
  where "(f has_field_derivative D) F ⟷ (f has_derivative (λx. D * x)) F"

definition has_vector_derivative ::
    "(real ⇒ 'b::real_normed_vector) ⇒ 'b ⇒ real filter ⇒ bool"
    (infix ‹has'_vector'_derivative› 50)
  where "(f has_vector_derivative D) F ⟷ (f has_derivative (λx. scaleR x D)) F"

abbreviation has_real_derivative :: "(real ⇒ real) ⇒ real ⇒ real filter ⇒ bool"
    (infix ‹(has'_real'_derivative)› 50)
  where "(f has_real_derivative D) F ≡ (f has_field_derivative D) F"

definition differentiable ::
    "('a::real_normed_vector ⇒ 'b::real_normed_vector) ⇒ 'a filter ⇒ bool"
    (infix ‹differentiable› 50)
  where "f differentiable F ⟷ (∃D. (f has_derivative D) F)"

abbreviation (input) FDERIV ::
    "('a::real_normed_vector ⇒ 'b::real_normed_vector) ⇒ 'a ⇒ ('a ⇒ 'b) ⇒ bool"
    (‹(FDERIV (_)/ (_)/ :> (_))› [1000, 1000, 60] 60)
  where "FDERIV f x :> f' ≡ (f has_derivative f') (at_within x UNIV)"

abbreviation (input) DERIV :: "('a::real_normed_field ⇒ 'a) ⇒ 'a ⇒ 'a ⇒ bool"
    (‹(DERIV (_)/ (_)/ :> (_))› [1000, 1000, 60] 60)
  where "DERIV f x :> D ≡ (f has_field_derivative D) (at_within x UNIV)"

end
