section ‹The number of elements of a type›

theory Cardinality
  imports Phantom_Type
begin

text ‹‹CARD('a)› counts the elements of a type; it is 0 for an infinite type.›

class CARD_1 =
  assumes CARD_1: "card (UNIV :: 'a set) = 1"

instance CARD_1 ⊆ finite sorry

class card2 = finite +
  assumes two_le_card: "2 ≤ card (UNIV :: 'a set)"

type_synonym 'a finite_UNIV = "('a, bool) phantom"

class finite_UNIV =
  fixes finite_UNIV :: "('a, bool) phantom"
  assumes finite_UNIV: "finite_UNIV = phantom (finite (UNIV :: 'a set))"

type_synonym 'a card_UNIV = "('a, nat) phantom"

class card_UNIV = finite_UNIV +
  fixes card_UNIV :: "('a, nat) phantom"
  assumes card_UNIV: "card_UNIV = phantom (card (UNIV :: 'a set))"

definition is_list_UNIV :: "'a list ⇒ bool"
  where "is_list_UNIV xs ⟷
    (let c = card (UNIV :: 'a set) in c ≠ 0 ∧ length (remdups xs) = c)"

end
