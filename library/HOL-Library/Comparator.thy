section ‹Comparators›

theory Comparator
  imports Main
begin

datatype comp = Less | Equiv | Greater

locale comparator =
  fixes cmp :: "'a ⇒ 'a ⇒ comp"
  assumes refl: "cmp a a = Equiv"
    and trans_equiv: "cmp a b = Equiv ⟹ cmp b c = Equiv ⟹ cmp a c = Equiv"
    and trans_less: "cmp a b = Less ⟹ cmp b c = Less ⟹ cmp a c = Less"
    and greater_iff_sym_less: "cmp b a = Greater ⟷ cmp a b = Less"

typedef 'a comparator = "{cmp :: 'a ⇒ 'a ⇒ comp. comparator cmp}"
  morphisms compare Abs_comparator
  sorry

setup_lifting type_definition_comparator

lift_definition flat :: "'a comparator"
  is "λa b. Equiv" sorry

instantiation comparator :: (linorder) default
begin
lift_definition default_comparator :: "'a comparator"
  is "λa b. if a < b then Less else if b < a then Greater else Equiv" sorry
instance sorry
end

lift_definition reversed :: "'a comparator ⇒ 'a comparator"
  is "λcmp a b. cmp b a" sorry

lift_definition key :: "('b ⇒ 'a) ⇒ 'a comparator ⇒ 'b comparator"
  is "λf cmp a b. cmp (f a) (f b)" sorry

lift_definition prod_lex :: "'a comparator ⇒ 'b comparator ⇒ ('a × 'b) comparator"
  is "λf g p q. case f (fst p) (fst q) of
        Less ⇒ Less | Equiv ⇒ g (snd p) (snd q) | Greater ⇒ Greater" sorry

end
