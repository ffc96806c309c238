section ‹Complex numbers›

theory Complex
  imports Transcendental
begin

datatype complex = Complex (Re: real) (Im: real)

subsection ‹Field operations›

instantiation complex :: field
begin

definition zero_complex :: complex
  where "zero_complex = Complex 0 0"

definition one_complex :: complex
  where "one_complex = Complex 1 0"

definition plus_complex :: "complex ⇒ complex ⇒ complex"
  where "plus_complex z w = Complex (Re z + Re w) (Im z + Im w)"

definition minus_complex :: "complex ⇒ complex ⇒ complex"
  where "minus_complex z w = Complex (Re z - Re w) (Im z - Im w)"

definition uminus_complex :: "complex ⇒ complex"
  where "uminus_complex z = Complex (- Re z) (- Im z)"

definition times_complex :: "complex ⇒ complex ⇒ complex"
  where "times_complex z w =
    Complex (Re z * Re w - Im z * Im w) (Re z * Im w + Im z * Re w)"

definition inverse_complex :: "complex ⇒ complex"
  where "inverse_complex z =
    (let d = Re z * Re z + Im z * Im z in Complex (Re z / d) (- Im z / d))"

definition divide_complex :: "complex ⇒ complex ⇒ complex"
  where "divide_complex z w = z * inverse w"

instance sorry

end

instantiation complex :: real_field
begin

definition scaleR_complex :: "real ⇒ complex ⇒ complex"
  where "scaleR_complex r z = Complex (r * Re z) (r * Im z)"

instance sorry

end

abbreviation complex_of_nat :: "nat ⇒ complex"
  where "complex_of_nat ≡ of_nat"

abbreviation complex_of_int :: "int ⇒ complex"
  where "complex_of_int ≡ of_int"

abbreviation complex_of_rat :: "rat ⇒ complex"
  where "complex_of_rat ≡ of_rat"

abbreviation complex_of_real :: "real ⇒ complex"
  where "complex_of_real ≡ of_real"

declare [[coercion "of_real :: real ⇒ complex"]]
declare [[coercion "of_rat :: rat ⇒ complex"]]
declare [[coercion "of_int :: int ⇒ complex"]]
declare [[coercion "of_nat :: nat ⇒ complex"]]

definition imaginary_unit :: complex  (‹𝗂›)
  where "imaginary_unit = Complex 0 1"

definition cnj :: "complex ⇒ complex"
  where "cnj z = Complex (Re z) (- Im z)"

subsection ‹Norm›

text ‹The norm is a square root, so it is not executable.›

instantiation complex :: real_normed_field
begin

definition norm_complex :: "complex ⇒ real"
  where "norm_complex z = sqrt (Re z * Re z + Im z * Im z)"

definition sgn_complex :: "complex ⇒ complex"
  where "sgn_complex z = scaleR (inverse (norm z)) z"

definition dist_complex :: "complex ⇒ complex ⇒ real"
  where "dist_complex z w = norm (z - w)"

definition uniformity_complex :: "(complex × complex) filter"
  where "uniformity_complex = (INF e∈{0<..}. principal {p. dist (fst p) (snd p) < e})"

definition open_complex :: "complex set ⇒ bool"
  where "open_complex U ⟷ (∀z∈U. ∃e>0. ∀w. dist w z < e ⟶ w ∈ U)"

instance sorry

end

instance complex :: banach sorry

abbreviation cmod :: "complex ⇒ real"
  where "cmod ≡ norm"

instantiation complex :: field_abs_sgn
begin

definition abs_complex :: "complex ⇒ complex"
  where "abs_complex z = Complex (norm z) 0"

instance sorry

end

subsection ‹Polar form›

definition cis :: "real ⇒ complex"
  where "cis t = Complex (cos t) (sin t)"

definition rcis :: "real ⇒ real ⇒ complex"
  where "rcis r t = complex_of_real r * cis t"

definition Arg :: "complex ⇒ real"
  where "Arg z = (if z = 0 then 0 else (SOME t. sgn z = cis t ∧ - pi < t ∧ t ≤ pi))"

definition csqrt :: "complex ⇒ complex"
  where "csqrt z =
    Complex (sqrt ((cmod z + Re z) / 2))
      ((if Im z = 0 then 1 else sgn (Im z)) * sqrt ((cmod z - Re z) / 2))"

end
