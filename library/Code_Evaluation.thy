section ‹Terms as values›

theory Code_Evaluation
  imports Typerep
begin

text ‹Theories that build test generators by hand name these; the program makes its own generators.›

datatype "term" = dummy_term

definition Const :: "String.literal ⇒ typerep ⇒ term"
  where "Const c t = dummy_term"

definition App :: "term ⇒ term ⇒ term"
  where "App t u = dummy_term"

definition Abs :: "String.literal ⇒ typerep ⇒ term ⇒ term"
  where "Abs x t u = dummy_term"

definition Free :: "String.literal ⇒ typerep ⇒ term"
  where "Free x t = dummy_term"

class term_of = typerep +
  fixes term_of :: "'a ⇒ term"

definition valapp ::
    "('a ⇒ 'b) × (unit ⇒ term) ⇒ 'a × (unit ⇒ term) ⇒ 'b × (unit ⇒ term)"
  where "valapp f x = (fst f (fst x), λu. App (snd f u) (snd x u))"

definition termify :: "'a ⇒ term"
  where "termify x = dummy_term"

abbreviation valtermify :: "'a ⇒ 'a × (unit ⇒ term)"
  where "valtermify x ≡ (x, λu. termify x)"

bundle term_syntax
begin
notation
  App  (infixl ‹<⋅>› 70) and
  valapp  (infixl ‹{⋅}› 70)
end

definition tracing :: "String.literal ⇒ 'a ⇒ 'a"
  where "tracing s x = x"

hide_const dummy_term valapp

hide_const (open) Const App Abs Free termify valtermify term_of tracing

end
