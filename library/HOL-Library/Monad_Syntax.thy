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

adhoc_overloading
  bind ⇌ Set.bind Predicate.bind Option.bind List.bind

end
