section ‹Relations, as sets of pairs and as predicates›

theory Relation
  imports Product_Type Sum_Type Fields
begin

type_synonym 'a rel = "('a × 'a) set"

subsection ‹Properties of relations›

text ‹
  Each property comes in four forms: of a set of pairs or of a predicate (name with ‹p›), on a
  set of elements (name with ‹_on›) or on the whole type.
›

definition refl_on :: "'a set ⇒ 'a rel ⇒ bool"
  where "refl_on A r ⟷ (∀x∈A. (x, x) ∈ r)"

definition reflp_on :: "'a set ⇒ ('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "reflp_on A R ⟷ (∀x∈A. R x x)"

definition irrefl_on :: "'a set ⇒ 'a rel ⇒ bool"
  where "irrefl_on A r ⟷ (∀x∈A. (x, x) ∉ r)"

definition irreflp_on :: "'a set ⇒ ('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "irreflp_on A R ⟷ (∀x∈A. ¬ R x x)"

definition sym_on :: "'a set ⇒ 'a rel ⇒ bool"
  where "sym_on A r ⟷ (∀x∈A. ∀y∈A. (x, y) ∈ r ⟶ (y, x) ∈ r)"

definition symp_on :: "'a set ⇒ ('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "symp_on A R ⟷ (∀x∈A. ∀y∈A. R x y ⟶ R y x)"

definition asym_on :: "'a set ⇒ 'a rel ⇒ bool"
  where "asym_on A r ⟷ (∀x∈A. ∀y∈A. (x, y) ∈ r ⟶ (y, x) ∉ r)"

definition asymp_on :: "'a set ⇒ ('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "asymp_on A R ⟷ (∀x∈A. ∀y∈A. R x y ⟶ ¬ R y x)"

definition antisym_on :: "'a set ⇒ 'a rel ⇒ bool"
  where "antisym_on A r ⟷ (∀x∈A. ∀y∈A. (x, y) ∈ r ⟶ (y, x) ∈ r ⟶ x = y)"

definition antisymp_on :: "'a set ⇒ ('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "antisymp_on A R ⟷ (∀x∈A. ∀y∈A. R x y ⟶ R y x ⟶ x = y)"

definition trans_on :: "'a set ⇒ 'a rel ⇒ bool"
  where "trans_on A r ⟷ (∀x∈A. ∀y∈A. ∀z∈A. (x, y) ∈ r ⟶ (y, z) ∈ r ⟶ (x, z) ∈ r)"

definition transp_on :: "'a set ⇒ ('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "transp_on A R ⟷ (∀x∈A. ∀y∈A. ∀z∈A. R x y ⟶ R y z ⟶ R x z)"

definition total_on :: "'a set ⇒ 'a rel ⇒ bool"
  where "total_on A r ⟷ (∀x∈A. ∀y∈A. x ≠ y ⟶ (x, y) ∈ r ∨ (y, x) ∈ r)"

definition totalp_on :: "'a set ⇒ ('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "totalp_on A R ⟷ (∀x∈A. ∀y∈A. x ≠ y ⟶ R x y ∨ R y x)"

abbreviation refl :: "'a rel ⇒ bool" where "refl ≡ refl_on UNIV"
abbreviation reflp :: "('a ⇒ 'a ⇒ bool) ⇒ bool" where "reflp ≡ reflp_on UNIV"
abbreviation irrefl :: "'a rel ⇒ bool" where "irrefl ≡ irrefl_on UNIV"
abbreviation irreflp :: "('a ⇒ 'a ⇒ bool) ⇒ bool" where "irreflp ≡ irreflp_on UNIV"
abbreviation sym :: "'a rel ⇒ bool" where "sym ≡ sym_on UNIV"
abbreviation symp :: "('a ⇒ 'a ⇒ bool) ⇒ bool" where "symp ≡ symp_on UNIV"
abbreviation asym :: "'a rel ⇒ bool" where "asym ≡ asym_on UNIV"
abbreviation asymp :: "('a ⇒ 'a ⇒ bool) ⇒ bool" where "asymp ≡ asymp_on UNIV"
abbreviation antisym :: "'a rel ⇒ bool" where "antisym ≡ antisym_on UNIV"
abbreviation antisymp :: "('a ⇒ 'a ⇒ bool) ⇒ bool" where "antisymp ≡ antisymp_on UNIV"
abbreviation trans :: "'a rel ⇒ bool" where "trans ≡ trans_on UNIV"
abbreviation transp :: "('a ⇒ 'a ⇒ bool) ⇒ bool" where "transp ≡ transp_on UNIV"
abbreviation total :: "'a rel ⇒ bool" where "total ≡ total_on UNIV"
abbreviation totalp :: "('a ⇒ 'a ⇒ bool) ⇒ bool" where "totalp ≡ totalp_on UNIV"

text ‹Where only members of the relation matter, the loop runs over these.›

lemma irrefl_on_code [code]: "irrefl_on A r ⟷ (∀(x, y)∈r. x ∈ A ⟶ x ≠ y)"
  sorry

lemma sym_on_code [code]: "sym_on A r ⟷ (∀(x, y)∈r. x ∈ A ⟶ y ∈ A ⟶ (y, x) ∈ r)"
  sorry

lemma asym_on_code [code]: "asym_on A r ⟷ (∀(x, y)∈r. x ∈ A ⟶ y ∈ A ⟶ (y, x) ∉ r)"
  sorry

lemma antisym_on_code [code]:
  "antisym_on A r ⟷ (∀(x, y)∈r. x ∈ A ⟶ y ∈ A ⟶ (y, x) ∈ r ⟶ x = y)"
  sorry

lemma trans_on_code [code]:
  "trans_on A r ⟷ (∀(x, y)∈r. ∀(y', z)∈r. y = y' ⟶ x ∈ A ⟶ y ∈ A ⟶ z ∈ A ⟶ (x, z) ∈ r)"
  sorry

definition single_valued :: "('a × 'b) set ⇒ bool"
  where "single_valued r ⟷ (∀x y z. (x, y) ∈ r ⟶ (x, z) ∈ r ⟶ y = z)"

lemma single_valued_code [code]: "single_valued r ⟷ (∀(x, y)∈r. ∀(x', z)∈r. x = x' ⟶ y = z)"
  sorry

definition left_unique :: "('a ⇒ 'b ⇒ bool) ⇒ bool"
  where "left_unique R ⟷ (∀x y z. R x z ⟶ R y z ⟶ x = y)"

definition right_unique :: "('a ⇒ 'b ⇒ bool) ⇒ bool"
  where "right_unique R ⟷ (∀x y z. R x y ⟶ R x z ⟶ y = z)"

text ‹The older name of ‹right_unique›.›

abbreviation (input) single_valuedp :: "('a ⇒ 'b ⇒ bool) ⇒ bool"
  where "single_valuedp ≡ right_unique"

subsection ‹Identity, composition, converse›

definition Id :: "'a rel"
  where "Id = {(x, y). x = y}"

definition Id_on :: "'a set ⇒ 'a rel"
  where "Id_on A = {(x, y). x ∈ A ∧ x = y}"

lemma Id_on_code [code]: "Id_on A = (λx. (x, x)) ` A"
  sorry

inductive_set relcomp :: "('a × 'b) set ⇒ ('b × 'c) set ⇒ ('a × 'c) set"
  for r :: "('a × 'b) set" and s :: "('b × 'c) set"
  where relcompI: "(x, y) ∈ r ⟹ (y, z) ∈ s ⟹ (x, z) ∈ relcomp r s"

open_bundle relcomp_syntax
begin
notation
  relcomp  (infixr ‹O› 75) and
  relcompp  (infixr ‹OO› 75)
end

lemma relcomp_code [code]: "r O s = (⋃(x, y)∈r. ⋃(y', z)∈s. if y = y' then {(x, z)} else {})"
  sorry

lemma relcompp_code [code]: "(R OO S) x z ⟷ (∃y. R x y ∧ S y z)"
  sorry

inductive_set converse :: "('a × 'b) set ⇒ ('b × 'a) set"
  for r :: "('a × 'b) set"
  where converseI: "(x, y) ∈ r ⟹ (y, x) ∈ converse r"

open_bundle converse_syntax
begin
notation
  converse  (‹_¯› [1000] 999) and
  conversep  (‹_¯¯› [1000] 1000)
notation (ASCII)
  converse  (‹_^-1› [1000] 999) and
  conversep  (‹_^--1› [1000] 1000)
end

lemma converse_code [code]: "r¯ = (λ(x, y). (y, x)) ` r"
  sorry

lemma conversep_code [code]: "R¯¯ x y ⟷ R y x"
  sorry

subsection ‹Domain, range, image›

inductive_set Domain :: "('a × 'b) set ⇒ 'a set"
  for r :: "('a × 'b) set"
  where DomainI: "(x, y) ∈ r ⟹ x ∈ Domain r"

inductive_set Range :: "('a × 'b) set ⇒ 'b set"
  for r :: "('a × 'b) set"
  where RangeI: "(x, y) ∈ r ⟹ y ∈ Range r"

lemma Domain_code [code]: "Domain r = fst ` r"
  sorry

lemma Domainp_code [code]: "Domainp R x ⟷ (∃y. R x y)"
  sorry

lemma Range_code [code]: "Range r = snd ` r"
  sorry

lemma Rangep_code [code]: "Rangep R y ⟷ (∃x. R x y)"
  sorry

definition Field :: "'a rel ⇒ 'a set"
  where "Field r = Domain r ∪ Range r"

definition Image :: "('a × 'b) set ⇒ 'a set ⇒ 'b set"  (infixr ‹``› 90)
  where "r `` A = {y. ∃x∈A. (x, y) ∈ r}"

lemma Image_code [code]: "r `` A = snd ` {p ∈ r. fst p ∈ A}"
  sorry

definition inv_image :: "'b rel ⇒ ('a ⇒ 'b) ⇒ 'a rel"
  where "inv_image r f = {(x, y). (f x, f y) ∈ r}"

definition inv_imagep :: "('b ⇒ 'b ⇒ bool) ⇒ ('a ⇒ 'b) ⇒ 'a ⇒ 'a ⇒ bool"
  where "inv_imagep R f x y ⟷ R (f x) (f y)"

definition Powp :: "('a ⇒ bool) ⇒ 'a set ⇒ bool"
  where "Powp P A ⟷ (∀x∈A. P x)"

end
