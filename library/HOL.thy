section ‹Truth values, equality, connectives, quantifiers›

theory HOL
  imports Pure
begin

text ‹
  The meta level (type prop, functions, ⋀, ⟹, ≡) and the grammar of binding forms (λ, if, let,
  case, tuples, comprehensions) belong to the program. Everything from here on is theory text.

  Two commands are our own. ‹hollow_native c :: "τ" (mixfix)› declares a constant that the run time
  supplies, ‹hollow_native_type ('a) t› a type that the run time supplies. The text around such
  a declaration says what it means.
›

subsection ‹The two truth values and equality›

datatype bool = True | False

judgment Trueprop :: "bool ⇒ prop"  (‹_› 5)

text ‹Equality of any two values of one type.›

hollow_native eq :: "'a ⇒ 'a ⇒ bool"  (infixl ‹=› 50)

text ‹A value of each type about which nothing is known.›

hollow_native undefined :: 'a

text ‹
  The argument itself, but the run time never computes it: it answers «cannot say». Only code
  equations use it, for cases that have a definite value out of the reach of execution.
›

hollow_native beyond_execution :: "'a ⇒ 'a"

subsection ‹Connectives›

primrec Not :: "bool ⇒ bool"  (‹¬ _› [40] 40)
  where
    "(¬ True) = False"
  | "(¬ False) = True"

primrec conj :: "bool ⇒ bool ⇒ bool"  (infixr ‹∧› 35)
  where
    "(True ∧ q) = q"
  | "(False ∧ q) = False"

primrec disj :: "bool ⇒ bool ⇒ bool"  (infixr ‹∨› 30)
  where
    "(True ∨ q) = True"
  | "(False ∨ q) = q"

primrec implies :: "bool ⇒ bool ⇒ bool"  (infixr ‹⟶› 25)
  where
    "(True ⟶ q) = q"
  | "(False ⟶ q) = True"

abbreviation not_equal :: "'a ⇒ 'a ⇒ bool"  (infix ‹≠› 50)
  where "x ≠ y ≡ ¬ (x = y)"

abbreviation iff :: "bool ⇒ bool ⇒ bool"  (infixr ‹⟷› 25)
  where "p ⟷ q ≡ p = q"

notation (ASCII)
  Not  (‹~ _› [40] 40) and
  conj  (infixr ‹&› 35) and
  disj  (infixr ‹|› 30) and
  implies  (infixr ‹-->› 25) and
  not_equal  (infix ‹~=› 50)

subsection ‹Quantifiers and definite description›

text ‹
  ‹All P›: P holds of every value of the type; ‹Ex P›: of at least one. ‹The P› is the one value
  with P; where there is none, or more than one, its value is not specified.
›

hollow_native All :: "('a ⇒ bool) ⇒ bool"  (binder ‹∀› 10)

hollow_native Ex :: "('a ⇒ bool) ⇒ bool"  (binder ‹∃› 10)

hollow_native The :: "('a ⇒ bool) ⇒ 'a"

notation (ASCII)
  All  (binder ‹ALL › 10) and
  Ex  (binder ‹EX › 10)

notation (input)
  All  (binder ‹! › 10) and
  Ex  (binder ‹? › 10)

definition Ex1 :: "('a ⇒ bool) ⇒ bool"
  where "Ex1 P ⟷ (∃x. P x ∧ (∀y. P y ⟶ x = y))"

definition Uniq :: "('a ⇒ bool) ⇒ bool"
  where "Uniq P ⟷ (∀x y. P x ∧ P y ⟶ x = y)"

subsection ‹Conditional and local definition›

primrec If :: "bool ⇒ 'a ⇒ 'a ⇒ 'a"  (‹if _/ then _/ else _› [0, 0, 10] 10)
  where
    "If True x y = x"
  | "If False x y = y"

definition Let :: "'a ⇒ ('a ⇒ 'b) ⇒ 'b"
  where "Let t f = f t"

subsection ‹Classes that every type may join›

class default =
  fixes default :: 'a

text ‹Equality as a class operation, for generated code.›

class equal =
  fixes equal :: "'a ⇒ 'a ⇒ bool"
  assumes equal_eq: "equal x y ⟷ x = y"

instantiation bool :: equal
begin

definition equal_bool :: "bool ⇒ bool ⇒ bool"
  where "equal_bool p q ⟷ p = q"

instance sorry

end

instantiation itself :: (type) equal
begin

definition equal_itself :: "'a itself ⇒ 'a itself ⇒ bool"
  where "equal_itself s t ⟷ True"

instance sorry

end

subsection ‹Markers of the proof tools, without meaning of their own›

definition NO_MATCH :: "'a ⇒ 'b ⇒ bool"
  where "NO_MATCH p v ⟷ True"

definition ASSUMPTION :: "bool ⇒ bool"
  where "ASSUMPTION p ⟷ p"

consts simp_implies :: "prop ⇒ prop ⇒ prop"  (infixr ‹=simp=>› 1)

context
begin

qualified definition induct_forall :: "('a ⇒ bool) ⇒ bool"
  where "induct_forall P ⟷ (∀x. P x)"

qualified definition induct_implies :: "bool ⇒ bool ⇒ bool"
  where "induct_implies p q ⟷ (p ⟶ q)"

qualified definition induct_equal :: "'a ⇒ 'a ⇒ bool"
  where "induct_equal x y ⟷ x = y"

qualified definition induct_conj :: "bool ⇒ bool ⇒ bool"
  where "induct_conj p q ⟷ p ∧ q"

qualified definition induct_true :: bool
  where "induct_true ⟷ True"

qualified definition induct_false :: bool
  where "induct_false ⟷ False"

end

hide_const (open) eq equal beyond_execution

end
