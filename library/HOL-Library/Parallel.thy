section ‹Futures and parallel lists›

theory Parallel
  imports Main
begin

text ‹Nothing runs in parallel here. The names are used with their qualifier: ‹Parallel.map›.›

datatype 'a future = fork "unit ⇒ 'a"

primrec join :: "'a future ⇒ 'a"
  where "join (fork f) = f ()"

definition map :: "('a ⇒ 'b) ⇒ 'a list ⇒ 'b list"
  where "map f xs = List.map f xs"

definition forall :: "('a ⇒ bool) ⇒ 'a list ⇒ bool"
  where "forall P xs ⟷ list_all P xs"

definition exists :: "('a ⇒ bool) ⇒ 'a list ⇒ bool"
  where "exists P xs ⟷ list_ex P xs"

hide_const (open) fork join map exists forall

end
