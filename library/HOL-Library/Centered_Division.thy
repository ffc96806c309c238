section ‹Division rounded to the nearest number›

theory Centered_Division
  imports Main
begin

definition centered_divide :: "int ⇒ int ⇒ int"  (infixl ‹cdiv› 70)
  where "centered_divide k l = sgn l * ((k + ¦l¦ div 2) div ¦l¦)"

definition centered_modulo :: "int ⇒ int ⇒ int"  (infixl ‹cmod› 70)
  where "centered_modulo k l = (k + ¦l¦ div 2) mod ¦l¦ - ¦l¦ div 2"

end
