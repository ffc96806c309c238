section ‹Dependent function sets›

theory FuncSet
  imports Main
begin

text ‹
  The notation ‹Π x∈A. B›, ‹Π⇩E x∈A. B›, ‹λx∈A. t› belongs to the program and is switched on
  by importing this theory.
›

definition Pi :: "'a set ⇒ ('a ⇒ 'b set) ⇒ ('a ⇒ 'b) set"
  where "Pi A B = {f. ∀x∈A. f x ∈ B x}"

text ‹Outside the domain such a function has one unspecified value.›

definition extensional :: "'a set ⇒ ('a ⇒ 'b) set"
  where "extensional A = {f. ∀x. x ∉ A ⟶ f x = undefined}"

definition "restrict" :: "('a ⇒ 'b) ⇒ 'a set ⇒ 'a ⇒ 'b"
  where "restrict f A x = (if x ∈ A then f x else undefined)"

abbreviation funcset :: "'a set ⇒ 'b set ⇒ ('a ⇒ 'b) set"
  where "funcset A B ≡ Pi A (λ_. B)"

open_bundle funcset_syntax
begin
notation funcset  (infixr ‹→› 60)
end

definition "compose" :: "'a set ⇒ ('b ⇒ 'c) ⇒ ('a ⇒ 'b) ⇒ 'a ⇒ 'c"
  where "compose A g f = restrict (λx. g (f x)) A"

definition PiE :: "'a set ⇒ ('a ⇒ 'b set) ⇒ ('a ⇒ 'b) set"
  where "PiE A B = Pi A B ∩ extensional A"

abbreviation Pi⇩E :: "'a set ⇒ ('a ⇒ 'b set) ⇒ ('a ⇒ 'b) set"
  where "Pi⇩E A B ≡ PiE A B"

abbreviation extensional_funcset :: "'a set ⇒ 'b set ⇒ ('a ⇒ 'b) set"  (infixr ‹→⇩E› 60)
  where "extensional_funcset A B ≡ PiE A (λ_. B)"

end
