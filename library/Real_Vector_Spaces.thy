section ‹Real vector spaces and normed spaces›

theory Real_Vector_Spaces
  imports Real Topological_Spaces Vector_Spaces
begin

subsection ‹Scaling by a real number›

class scaleR =
  fixes scaleR :: "real ⇒ 'a ⇒ 'a"  (infixr ‹*⇩R› 75)
begin

abbreviation divideR :: "'a ⇒ real ⇒ 'a"  (infixl ‹'/⇩R› 70)
  where "divideR x r ≡ scaleR (inverse r) x"

end

class real_vector = scaleR + ab_group_add +
  assumes scaleR_add_right: "scaleR a (x + y) = scaleR a x + scaleR a y"
    and scaleR_add_left: "scaleR (a + b) x = scaleR a x + scaleR b x"
    and scaleR_scaleR: "scaleR a (scaleR b x) = scaleR (a * b) x"
    and scaleR_one: "scaleR 1 x = x"

class real_algebra = real_vector + ring +
  assumes mult_scaleR_left: "scaleR a x * y = scaleR a (x * y)"
    and mult_scaleR_right: "x * scaleR a y = scaleR a (x * y)"

class real_algebra_1 = real_algebra + ring_1

class real_div_algebra = real_algebra_1 + division_ring

class real_field = real_div_algebra + field

instantiation real :: real_field
begin
definition scaleR_real :: "real ⇒ real ⇒ real"
  where "scaleR_real a x = a * x"
instance sorry
end

instance real_algebra_1 ⊆ ring_char_0 sorry

instance real_field ⊆ field_char_0 sorry

definition of_real :: "real ⇒ 'a::real_algebra_1"
  where "of_real r = scaleR r 1"

definition Reals :: "'a::real_algebra_1 set"  (‹ℝ›)
  where "Reals = range of_real"

class ordered_real_vector = real_vector + ordered_ab_group_add +
  assumes scaleR_left_mono: "x ≤ y ⟹ 0 ≤ a ⟹ scaleR a x ≤ scaleR a y"
    and scaleR_right_mono: "a ≤ b ⟹ 0 ≤ x ⟹ scaleR a x ≤ scaleR b x"

instance real :: ordered_real_vector sorry

subsection ‹Linear maps, span, independence›

text ‹That is ‹Vector_Spaces.linear scaleR scaleR›, without the laws of vector spaces, which hold anyway.›

locale linear =
  fixes f :: "'a::real_vector ⇒ 'b::real_vector"
  assumes add: "f (x + y) = f x + f y"
    and scale: "f (scaleR r x) = scaleR r (f x)"

definition subspace :: "'a::real_vector set ⇒ bool"
  where "subspace S ⟷ 0 ∈ S ∧ (∀x∈S. ∀y∈S. x + y ∈ S) ∧ (∀c. ∀x∈S. scaleR c x ∈ S)"

definition span :: "'a::real_vector set ⇒ 'a set"
  where "span B = {v. ∃t r. finite t ∧ t ⊆ B ∧ v = (∑a∈t. scaleR (r a) a)}"

definition dependent :: "'a::real_vector set ⇒ bool"
  where "dependent B ⟷
    (∃t r. finite t ∧ t ⊆ B ∧ (∑a∈t. scaleR (r a) a) = 0 ∧ (∃a∈t. r a ≠ 0))"

abbreviation independent :: "'a::real_vector set ⇒ bool"
  where "independent B ≡ ¬ dependent B"

definition dim :: "'a::real_vector set ⇒ nat"
  where "dim V =
    (if ∃B. independent B ∧ span B = span V
     then card (SOME B. independent B ∧ span B = span V) else 0)"

definition representation :: "'a::real_vector set ⇒ 'a ⇒ 'a ⇒ real"
  where "representation = module.representation scaleR"

definition extend_basis :: "'a::real_vector set ⇒ 'a set"
  where "extend_basis = vector_space.extend_basis scaleR"

definition construct :: "'a::real_vector set ⇒ ('a ⇒ 'b::real_vector) ⇒ ('a ⇒ 'b)"
  where "construct = vector_space_pair.construct scaleR scaleR"

subsection ‹Norms and distances›

class dist =
  fixes dist :: "'a ⇒ 'a ⇒ real"

class norm =
  fixes norm :: "'a ⇒ real"

class sgn_div_norm = scaleR + norm + sgn +
  assumes sgn_div_norm: "sgn x = scaleR (inverse (norm x)) x"

class dist_norm = dist + norm + minus +
  assumes dist_norm: "dist x y = norm (x - y)"

class uniformity_dist = dist + uniformity +
  assumes uniformity_dist: "uniformity = (INF e∈{0<..}. principal {p. dist (fst p) (snd p) < e})"

class real_normed_vector =
  real_vector + sgn_div_norm + dist_norm + uniformity_dist + open_uniformity +
  assumes norm_eq_zero: "norm x = 0 ⟷ x = 0"
    and norm_triangle_ineq: "norm (x + y) ≤ norm x + norm y"
    and norm_scaleR: "norm (scaleR a x) = ¦a¦ * norm x"

class real_normed_algebra = real_algebra + real_normed_vector +
  assumes norm_mult_ineq: "norm (x * y) ≤ norm x * norm y"

class real_normed_algebra_1 = real_algebra_1 + real_normed_algebra +
  assumes norm_one: "norm 1 = 1"

class real_normed_div_algebra = real_div_algebra + real_normed_vector +
  assumes norm_mult: "norm (x * y) = norm x * norm y"

class real_normed_field = real_field + real_normed_div_algebra

instance real_normed_div_algebra ⊆ real_normed_algebra_1 sorry

class metric_space = uniformity_dist + open_uniformity +
  assumes dist_eq_0_iff: "dist x y = 0 ⟷ x = y"
    and dist_triangle2: "dist x y ≤ dist x z + dist y z"

instance metric_space ⊆ uniform_space sorry
instance metric_space ⊆ first_countable_topology sorry
instance metric_space ⊆ t2_space sorry
instance real_normed_vector ⊆ metric_space sorry
instance real_normed_algebra_1 ⊆ perfect_space sorry

class complete_space = metric_space +
  assumes Cauchy_convergent: "Cauchy X ⟹ convergent X"

class banach = real_normed_vector + complete_space

subsection ‹The real line›

instantiation real :: real_normed_field
begin

definition norm_real :: "real ⇒ real"
  where "norm_real x = ¦x¦"

definition dist_real :: "real ⇒ real ⇒ real"
  where "dist_real x y = ¦x - y¦"

definition uniformity_real :: "(real × real) filter"
  where "uniformity_real = (INF e∈{0<..}. principal {p. dist (fst p) (snd p) < e})"

definition open_real :: "real set ⇒ bool"
  where "open_real U ⟷ (∀x∈U. ∃e>0. ∀y. dist y x < e ⟶ y ∈ U)"

instance sorry

end

instance real :: linorder_topology sorry
instance real :: linear_continuum_topology sorry
instance real :: complete_space sorry
instance real :: banach sorry

subsection ‹Bounded linear maps›

locale bounded_linear = linear f
  for f :: "'a::real_normed_vector ⇒ 'b::real_normed_vector" +
  assumes bounded: "∃K. ∀x. norm (f x) ≤ norm x * K"

locale bounded_bilinear =
  fixes prod :: "'a::real_normed_vector ⇒ 'b::real_normed_vector ⇒ 'c::real_normed_vector"
    (infixl ‹**› 70)
  assumes add_left: "prod (a + a') b = prod a b + prod a' b"
    and add_right: "prod a (b + b') = prod a b + prod a b'"
    and scaleR_left: "prod (scaleR r a) b = scaleR r (prod a b)"
    and scaleR_right: "prod a (scaleR r b) = scaleR r (prod a b)"
    and bounded: "∃K. ∀a b. norm (prod a b) ≤ norm a * norm b * K"

end
