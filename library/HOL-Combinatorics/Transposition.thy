section ‹Exchanging two elements›

theory Transposition
  imports Main
begin

text ‹Used with its qualifier, since lists have a ‹transpose› too.›

definition transpose :: "'a ⇒ 'a ⇒ 'a ⇒ 'a"
  where "transpose a b x = (if x = a then b else if x = b then a else x)"

abbreviation (input) swap :: "'a ⇒ 'a ⇒ ('a ⇒ 'b) ⇒ 'a ⇒ 'b"
  where "swap a b f ≡ f ∘ transpose a b"

end
