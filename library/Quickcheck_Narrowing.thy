section ‹The classes of types that can be narrowed›

theory Quickcheck_Narrowing
  imports Quickcheck_Exhaustive
begin

text ‹The program narrows every datatype by itself; instances of these classes are read and kept aside.›

datatype narrowing_type = Narrowing_sum_of_products "narrowing_type list list"

datatype narrowing_term =
    Narrowing_variable "integer list" narrowing_type
  | Narrowing_constructor integer "narrowing_term list"

datatype (dead 'a) narrowing_cons = Narrowing_cons narrowing_type "(narrowing_term list ⇒ 'a) list"

type_synonym 'a narrowing = "integer ⇒ 'a narrowing_cons"

class partial_term_of = typerep +
  fixes partial_term_of :: "'a itself ⇒ narrowing_term ⇒ Code_Evaluation.term"

class narrowing =
  fixes narrowing :: "integer ⇒ 'a narrowing_cons"

hide_type narrowing_type narrowing_term narrowing_cons

hide_const (open) Narrowing_sum_of_products Narrowing_variable Narrowing_constructor Narrowing_cons

end
