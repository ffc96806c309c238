section ‹Short names for repeated successors›

theory Suc_Notation
  imports Main
begin

abbreviation (input) Suc2 :: "nat ⇒ nat"  (‹Suc⇧2›)
  where "Suc2 n ≡ Suc (Suc n)"

abbreviation (input) Suc3 :: "nat ⇒ nat"  (‹Suc⇧3›)
  where "Suc3 n ≡ Suc (Suc (Suc n))"

abbreviation (input) Suc4 :: "nat ⇒ nat"  (‹Suc⇧4›)
  where "Suc4 n ≡ Suc (Suc (Suc (Suc n)))"

abbreviation (input) Suc5 :: "nat ⇒ nat"  (‹Suc⇧5›)
  where "Suc5 n ≡ Suc (Suc (Suc (Suc (Suc n))))"

abbreviation (input) Suc6 :: "nat ⇒ nat"  (‹Suc⇧6›)
  where "Suc6 n ≡ Suc (Suc (Suc (Suc (Suc (Suc n)))))"

abbreviation (input) Suc7 :: "nat ⇒ nat"  (‹Suc⇧7›)
  where "Suc7 n ≡ Suc (Suc (Suc (Suc (Suc (Suc (Suc n))))))"

abbreviation (input) Suc8 :: "nat ⇒ nat"  (‹Suc⇧8›)
  where "Suc8 n ≡ Suc (Suc (Suc (Suc (Suc (Suc (Suc (Suc n)))))))"

abbreviation (input) Suc9 :: "nat ⇒ nat"  (‹Suc⇧9›)
  where "Suc9 n ≡ Suc (Suc (Suc (Suc (Suc (Suc (Suc (Suc (Suc n))))))))"

end
