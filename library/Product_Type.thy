section ‹The one-element type and pairs›

theory Product_Type
  imports Typedef Inductive Fun
begin

subsection ‹The one-element type›

datatype unit = Unity  (‹'(')›)

instantiation unit :: default
begin

definition default_unit :: unit
  where "default_unit = ()"

instance ..

end

instantiation unit :: equal
begin

definition equal_unit :: "unit ⇒ unit ⇒ bool"
  where "equal_unit x y ⟷ x = y"

instance sorry

end

text ‹With one element, every law of order and of lattices holds.›

instantiation unit :: "{complete_boolean_algebra, complete_linorder, wellorder}"
begin

definition less_eq_unit :: "unit ⇒ unit ⇒ bool"
  where "less_eq_unit u v ⟷ True"

definition less_unit :: "unit ⇒ unit ⇒ bool"
  where "less_unit u v ⟷ False"

definition bot_unit :: unit
  where "bot_unit = ()"

definition top_unit :: unit
  where "top_unit = ()"

definition inf_unit :: "unit ⇒ unit ⇒ unit"
  where "inf_unit u v = ()"

definition sup_unit :: "unit ⇒ unit ⇒ unit"
  where "sup_unit u v = ()"

definition Inf_unit :: "unit set ⇒ unit"
  where "Inf_unit A = ()"

definition Sup_unit :: "unit set ⇒ unit"
  where "Sup_unit A = ()"

definition uminus_unit :: "unit ⇒ unit"
  where "uminus_unit u = ()"

definition minus_unit :: "unit ⇒ unit ⇒ unit"
  where "minus_unit u v = ()"

instance sorry

end

subsection ‹Pairs›

datatype (fsts: 'a, snds: 'b) prod  (‹_ ×/ _› [21, 20] 20) = Pair (fst: 'a) (snd: 'b)
  for map: map_prod rel: rel_prod pred: pred_prod

type_notation (ASCII)
  prod  (infixr ‹*› 20)

instantiation prod :: (equal, equal) equal
begin

definition equal_prod :: "'a × 'b ⇒ 'a × 'b ⇒ bool"
  where "equal_prod x y ⟷ x = y"

instance sorry

end

definition curry :: "('a × 'b ⇒ 'c) ⇒ 'a ⇒ 'b ⇒ 'c"
  where "curry f x y = f (x, y)"

primrec apfst :: "('a ⇒ 'c) ⇒ 'a × 'b ⇒ 'c × 'b"
  where "apfst f (x, y) = (f x, y)"

primrec apsnd :: "('b ⇒ 'c) ⇒ 'a × 'b ⇒ 'a × 'c"
  where "apsnd f (x, y) = (x, f y)"

context
begin

qualified primrec swap :: "'a × 'b ⇒ 'b × 'a"
  where "swap (x, y) = (y, x)"

end

alias prod.swap = Product_Type.swap

definition scomp :: "('a ⇒ 'b × 'c) ⇒ ('b ⇒ 'c ⇒ 'd) ⇒ 'a ⇒ 'd"
  where "scomp f g x = (case f x of (y, s) ⇒ g y s)"

bundle state_combinator_syntax
begin
notation
  fcomp  (infixl ‹∘>› 60) and
  scomp  (infixl ‹∘→› 60)
end

subsection ‹Products of sets›

definition Sigma :: "'a set ⇒ ('a ⇒ 'b set) ⇒ ('a × 'b) set"
  where "Sigma A B = (⋃x∈A. (λy. (x, y)) ` B x)"

lemma mem_Sigma_iff [code_unfold]: "(x, y) ∈ Sigma A B ⟷ x ∈ A ∧ y ∈ B x"
  sorry

context
begin

qualified abbreviation Times :: "'a set ⇒ 'b set ⇒ ('a × 'b) set"  (infixr ‹×› 80)
  where "A × B ≡ Sigma A (λ_. B)"

qualified definition product :: "'a set ⇒ 'b set ⇒ ('a × 'b) set"
  where "product A B = A × B"

end

bundle set_product_syntax
begin
notation Product_Type.Times  (infixr ‹×› 80)
end

text ‹The representations from which these types are made elsewhere.›

definition Rep_unit :: "unit ⇒ bool"
  where "Rep_unit u ⟷ True"

definition Abs_unit :: "bool ⇒ unit"
  where "Abs_unit b = ()"

definition Pair_Rep :: "'a ⇒ 'b ⇒ 'a ⇒ 'b ⇒ bool"
  where "Pair_Rep a b = (λx y. x = a ∧ y = b)"

definition Rep_prod :: "'a × 'b ⇒ 'a ⇒ 'b ⇒ bool"
  where "Rep_prod p = Pair_Rep (fst p) (snd p)"

definition Abs_prod :: "('a ⇒ 'b ⇒ bool) ⇒ 'a × 'b"
  where "Abs_prod r = (THE p. r = Rep_prod p)"

end
