section ‹The classes of types with enumerated values›

theory Quickcheck_Exhaustive
  imports Quickcheck_Random
begin

text ‹The program enumerates values of every type by itself; instances of these classes are read and kept aside.›

definition orelse :: "'a option ⇒ 'a option ⇒ 'a option"  (infixr ‹orelse› 55)
  where "a orelse b = (case a of None ⇒ b | Some x ⇒ Some x)"

class exhaustive = term_of +
  fixes exhaustive ::
    "('a ⇒ (bool × Code_Evaluation.term list) option) ⇒ natural
      ⇒ (bool × Code_Evaluation.term list) option"

class full_exhaustive = term_of +
  fixes full_exhaustive ::
    "('a × (unit ⇒ Code_Evaluation.term) ⇒ (bool × Code_Evaluation.term list) option)
      ⇒ natural ⇒ (bool × Code_Evaluation.term list) option"

no_notation orelse  (infixr ‹orelse› 55)

hide_const (open) orelse exhaustive full_exhaustive

end
