section ‹Infinite sets›

theory Infinite_Set
  imports Main
begin

text ‹The elements of a set in increasing order; unspecified past the end of a finite set.›

primrec (in wellorder) enumerate :: "'a set ⇒ nat ⇒ 'a"
  where
    "enumerate S 0 = (LEAST x. x ∈ S)"
  | "enumerate S (Suc n) = enumerate (S - {LEAST x. x ∈ S}) n"

end
