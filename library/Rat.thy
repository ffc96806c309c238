section ‹Rational numbers›

theory Rat
  imports Archimedean_Field
begin

text ‹
  Rational numbers are exact fractions. The run time keeps each one in lowest
  terms with a positive denominator; division by zero gives zero.
›

hollow_native_type rat

instantiation rat :: field
begin

hollow_native zero_rat :: "rat"
hollow_native one_rat :: "rat"
hollow_native plus_rat :: "rat ⇒ rat ⇒ rat"
hollow_native minus_rat :: "rat ⇒ rat ⇒ rat"
hollow_native uminus_rat :: "rat ⇒ rat"
hollow_native times_rat :: "rat ⇒ rat ⇒ rat"
hollow_native inverse_rat :: "rat ⇒ rat"
hollow_native divide_rat :: "rat ⇒ rat ⇒ rat"

instance sorry

end

instantiation rat :: equal
begin

definition equal_rat :: "rat ⇒ rat ⇒ bool"
  where "equal_rat p q ⟷ p = q"

instance sorry

end

text ‹Numerator and denominator, in lowest terms, denominator positive.›

hollow_native quotient_of :: "rat ⇒ int × int"

text ‹The rational with given numerator and denominator; 0 when the denominator is 0.›

definition Fract :: "int ⇒ int ⇒ rat"
  where "Fract a b = of_int a / of_int b"

definition Frct :: "int × int ⇒ rat"
  where "Frct p = Fract (fst p) (snd p)"

text ‹Lowest terms of a pair; a pair with denominator 0 stands for 0.›

definition normalize :: "int × int ⇒ int × int"
  where "normalize p =
    (let d = (if snd p < 0 then - gcd (fst p) (snd p) else gcd (fst p) (snd p))
     in if snd p = 0 then (0, 1) else (fst p div d, snd p div d))"

lemma quotient_of_Fract: "quotient_of (Fract a b) = normalize (a, b)"
  sorry

lemma Fract_quotient_of: "Fract (fst (quotient_of q)) (snd (quotient_of q)) = q"
  sorry

subsection ‹Order›

definition positive :: "rat ⇒ bool"
  where "positive q ⟷ 0 < fst (quotient_of q)"

instantiation rat :: linordered_field
begin

hollow_native less_rat :: "rat ⇒ rat ⇒ bool"
hollow_native less_eq_rat :: "rat ⇒ rat ⇒ bool"

definition abs_rat :: "rat ⇒ rat"
  where "abs_rat q = (if q < 0 then - q else q)"

definition sgn_rat :: "rat ⇒ rat"
  where "sgn_rat q = (if q < 0 then - 1 else if q = 0 then 0 else 1)"

instance sorry

end

instantiation rat :: distrib_lattice
begin

definition inf_rat :: "rat ⇒ rat ⇒ rat"
  where "inf_rat p q = min p q"

definition sup_rat :: "rat ⇒ rat ⇒ rat"
  where "sup_rat p q = max p q"

instance sorry

end

instance rat :: archimedean_field sorry

instantiation rat :: floor_ceiling
begin

hollow_native floor_rat :: "rat ⇒ int"

instance sorry

end

subsection ‹Embedding into other fields›

definition (in field_char_0) of_rat :: "rat ⇒ 'a"
  where "of_rat q = of_int (fst (quotient_of q)) / of_int (snd (quotient_of q))"

definition (in field_char_0) Rats :: "'a set"  (‹ℚ›)
  where "Rats = range of_rat"

abbreviation rat_of_nat :: "nat ⇒ rat"
  where "rat_of_nat ≡ of_nat"

abbreviation rat_of_int :: "int ⇒ rat"
  where "rat_of_int ≡ of_int"

text ‹Every rational is the image of one, so membership is decided on the type itself.›

lemma [code]: "(Rats :: rat set) = UNIV"
  sorry

quickcheck_generator rat constructors: Fract

hide_const (open) normalize positive

end
