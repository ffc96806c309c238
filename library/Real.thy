section ‹Real numbers›

theory Real
  imports Rat
begin

text ‹
  The run time knows the rational reals only: sums, products, quotients and
  comparisons of these are exact. A real that is not rational (a root, a limit,
  a supremum) has a definition but no value; a test that needs one is reported
  as not executable. Division by zero gives zero.
›

hollow_native_type real

instantiation real :: field
begin

hollow_native zero_real :: "real"
hollow_native one_real :: "real"
hollow_native plus_real :: "real ⇒ real ⇒ real"
hollow_native minus_real :: "real ⇒ real ⇒ real"
hollow_native uminus_real :: "real ⇒ real"
hollow_native times_real :: "real ⇒ real ⇒ real"
hollow_native inverse_real :: "real ⇒ real"
hollow_native divide_real :: "real ⇒ real ⇒ real"

instance sorry

end

instantiation real :: equal
begin

definition equal_real :: "real ⇒ real ⇒ bool"
  where "equal_real x y ⟷ x = y"

instance sorry

end

instantiation real :: linordered_field
begin

hollow_native less_real :: "real ⇒ real ⇒ bool"
hollow_native less_eq_real :: "real ⇒ real ⇒ bool"

definition abs_real :: "real ⇒ real"
  where "abs_real x = (if x < 0 then - x else x)"

definition sgn_real :: "real ⇒ real"
  where "sgn_real x = (if x < 0 then - 1 else if x = 0 then 0 else 1)"

instance sorry

end

instantiation real :: distrib_lattice
begin

definition inf_real :: "real ⇒ real ⇒ real"
  where "inf_real x y = min x y"

definition sup_real :: "real ⇒ real ⇒ real"
  where "sup_real x y = max x y"

instance sorry

end

instance real :: archimedean_field sorry

instantiation real :: floor_ceiling
begin

hollow_native floor_real :: "real ⇒ int"

instance sorry

end

subsection ‹Completeness›

text ‹
  A nonempty set with an upper bound has a least one. Outside that case the
  supremum is unspecified. Not executable.
›

instantiation real :: linear_continuum
begin

definition Sup_real :: "real set ⇒ real"
  where "Sup_real X = (LEAST b. ∀x∈X. x ≤ b)"

definition Inf_real :: "real set ⇒ real"
  where "Inf_real X = - Sup (uminus ` X)"

instance sorry

end

subsection ‹Embeddings›

abbreviation real_of_nat :: "nat ⇒ real"
  where "real_of_nat ≡ of_nat"

abbreviation real :: "nat ⇒ real"
  where "real ≡ of_nat"

abbreviation real_of_int :: "int ⇒ real"
  where "real_of_int ≡ of_int"

abbreviation real_of_rat :: "rat ⇒ real"
  where "real_of_rat ≡ of_rat"

text ‹The reals that the run time can hold.›

definition Ratreal :: "rat ⇒ real"
  where "Ratreal q = of_rat q"

quickcheck_generator real constructors: Ratreal

text ‹A natural number, an integer may stand where a larger kind of number is expected.›

declare [[coercion_enabled]]
declare [[coercion "of_nat :: nat ⇒ int"]]
declare [[coercion "of_nat :: nat ⇒ real"]]
declare [[coercion "of_int :: int ⇒ real"]]
declare [[coercion_map map]]
declare [[coercion_map "λf g h x. g (h (f x))"]]
declare [[coercion_map "λf g p. (f (fst p), g (snd p))"]]

end
