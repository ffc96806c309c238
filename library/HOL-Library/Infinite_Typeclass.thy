section ‹Types with infinitely many elements›

theory Infinite_Typeclass
  imports Complex_Main
begin

class infinite =
  assumes infinite_UNIV: "infinite (UNIV :: 'a set)"

instance nat :: infinite sorry
instance int :: infinite sorry
instance rat :: infinite sorry
instance real :: infinite sorry
instance complex :: infinite sorry
instance option :: (infinite) infinite sorry
instance prod :: (infinite, type) infinite sorry
instance list :: (type) infinite sorry

end
