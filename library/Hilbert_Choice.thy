section ‹Choice›

theory Hilbert_Choice
  imports Wellfounded
begin

text ‹
  ‹Eps P› is some value with P if there is one, otherwise any value. Equal predicates give equal
  choices; nothing else is known about which value is chosen.
›

hollow_native Eps :: "('a ⇒ bool) ⇒ 'a"

text ‹A chosen argument in ‹A› that ‹f› maps to ‹y›.›

definition inv_into :: "'a set ⇒ ('a ⇒ 'b) ⇒ 'b ⇒ 'a"
  where "inv_into A f y = (SOME x. x ∈ A ∧ f x = y)"

abbreviation inv :: "('a ⇒ 'b) ⇒ 'b ⇒ 'a"
  where "inv ≡ inv_into UNIV"

definition some_elem :: "'a set ⇒ 'a"
  where "some_elem A = (SOME x. x ∈ A)"

locale bijection =
  fixes f :: "'a ⇒ 'a"
  assumes bij: "bij f"

end
