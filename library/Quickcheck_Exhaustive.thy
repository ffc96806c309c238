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

subsection ‹Numbers, from one bound to the other›

function exhaustive_int' ::
    "(int ⇒ (bool × Code_Evaluation.term list) option) ⇒ int ⇒ int
      ⇒ (bool × Code_Evaluation.term list) option"
  where "exhaustive_int' f l k = (if l < k then None else f k orelse exhaustive_int' f l (k + 1))"
  sorry

termination sorry

function exhaustive_integer' ::
    "(integer ⇒ (bool × Code_Evaluation.term list) option) ⇒ integer ⇒ integer
      ⇒ (bool × Code_Evaluation.term list) option"
  where "exhaustive_integer' f l k =
    (if l < k then None else f k orelse exhaustive_integer' f l (k + 1))"
  sorry

termination sorry

function exhaustive_natural' ::
    "(natural ⇒ (bool × Code_Evaluation.term list) option) ⇒ natural ⇒ natural
      ⇒ (bool × Code_Evaluation.term list) option"
  where "exhaustive_natural' f n m =
    (if n < m then None else f m orelse exhaustive_natural' f n (m + 1))"
  sorry

termination sorry

instantiation natural :: exhaustive
begin

definition exhaustive_natural ::
    "(natural ⇒ (bool × Code_Evaluation.term list) option) ⇒ natural
      ⇒ (bool × Code_Evaluation.term list) option"
  where "exhaustive_natural f d = exhaustive_natural' f d 0"

instance ..

end

instantiation integer :: exhaustive
begin

definition exhaustive_integer ::
    "(integer ⇒ (bool × Code_Evaluation.term list) option) ⇒ natural
      ⇒ (bool × Code_Evaluation.term list) option"
  where "exhaustive_integer f d =
    exhaustive_integer' f (integer_of_natural d) (- integer_of_natural d)"

instance ..

end

instantiation nat :: exhaustive
begin

definition exhaustive_nat ::
    "(nat ⇒ (bool × Code_Evaluation.term list) option) ⇒ natural
      ⇒ (bool × Code_Evaluation.term list) option"
  where "exhaustive_nat f d = exhaustive_natural' (λn. f (nat_of_natural n)) d 0"

instance ..

end

instantiation int :: exhaustive
begin

definition exhaustive_int ::
    "(int ⇒ (bool × Code_Evaluation.term list) option) ⇒ natural
      ⇒ (bool × Code_Evaluation.term list) option"
  where "exhaustive_int f d =
    exhaustive_int' f (int (nat_of_natural d)) (- int (nat_of_natural d))"

instance ..

end

subsection ‹Values that may be unknown›

datatype (dead 'a) unknown = Unknown | Known 'a

datatype (dead 'a) three_valued = Unknown_value | Value 'a | No_value

no_notation orelse  (infixr ‹orelse› 55)

hide_type (open) unknown three_valued

hide_const (open) orelse exhaustive full_exhaustive Unknown Known Unknown_value Value No_value

end
