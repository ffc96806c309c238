section ‹Lists of fixed length›

theory NList
  imports Main
begin

definition nlists :: "nat ⇒ 'a set ⇒ 'a list set"
  where "nlists n A = {xs. length xs = n ∧ set xs ⊆ A}"

end
