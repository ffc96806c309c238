section ‹Countable sets›

theory Countable_Set
  imports Countable Infinite_Set
begin

text ‹Not executable, except that every finite set is countable.›

definition countable :: "'a set ⇒ bool"
  where "countable S ⟷ (∃f :: 'a ⇒ nat. inj_on f S)"

abbreviation uncountable :: "'a set ⇒ bool"
  where "uncountable S ≡ ¬ countable S"

definition to_nat_on :: "'a set ⇒ 'a ⇒ nat"
  where "to_nat_on S =
    (SOME f. if finite S then bij_betw f S {..<card S} else bij_betw f S UNIV)"

definition from_nat_into :: "'a set ⇒ nat ⇒ 'a"
  where "from_nat_into S n =
    (if n ∈ to_nat_on S ` S then inv_into S (to_nat_on S) n else (SOME s. s ∈ S))"

end
