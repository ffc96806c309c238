section ‹Powers›

theory Power
  imports Num
begin

class power = one + times
begin

text ‹In particular ‹0 ^ 0 = 1›.›

primrec power :: "'a ⇒ nat ⇒ 'a"  (infixr ‹^› 80)
  where
    power_0: "x ^ 0 = 1"
  | power_Suc: "x ^ Suc n = x * x ^ n"

abbreviation power2 :: "'a ⇒ 'a"  (‹_⇧2› [1000] 999)
  where "x⇧2 ≡ x ^ 2"

end

context monoid_mult
begin

subclass power .

end

end
