section ‹Types that can be counted›

theory Countable
  imports Old_Datatype Nat_Bijection Rat
begin

class countable =
  assumes ex_inj: "∃f :: 'a ⇒ nat. inj f"

text ‹Some injection, fixed but unknown, and its inverse. Not executable.›

definition to_nat :: "'a::countable ⇒ nat"
  where "to_nat = (SOME f. inj f)"

definition from_nat :: "nat ⇒ 'a::countable"
  where "from_nat = inv (to_nat :: 'a ⇒ nat)"

instance finite ⊆ countable sorry

instance nat :: countable sorry
instance int :: countable sorry
instance rat :: countable sorry
instance prod :: (countable, countable) countable sorry
instance sum :: (countable, countable) countable sorry
instance option :: (countable) countable sorry
instance list :: (countable) countable sorry
instance String.literal :: countable sorry
instance "fun" :: (finite, countable) countable sorry

definition nat_to_rat_surj :: "nat ⇒ rat"
  where "nat_to_rat_surj n =
    (case prod_decode n of (a, b) ⇒ Fract (int_decode a) (int_decode b))"

end
