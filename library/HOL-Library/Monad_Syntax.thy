section ‹Monad notation›

theory Monad_Syntax
  imports Adhoc_Overloading
begin

text ‹
  One sign for the composition of effects of every kind; which kind is meant follows from
  the types. The grammar of ‹do { … }› belongs to the program and is switched on by
  importing this theory.
›

consts bind :: "'a ⇒ ('b ⇒ 'c) ⇒ 'd"  (infixl ‹⤜› 54)

notation (ASCII)
  bind  (infixl ‹>>=› 54)

syntax
  "_thenM" :: "'a ⇒ 'b ⇒ 'c"  (infixl ‹⪢› 54)
syntax (ASCII)
  "_thenM" :: "'a ⇒ 'b ⇒ 'c"  (infixl ‹>>› 54)
translations
  "m ⪢ n" ⇀ "CONST bind m (λ_. n)"

adhoc_overloading
  bind ⇌ Set.bind Predicate.bind Option.bind List.bind

end
