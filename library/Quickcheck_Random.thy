section ‹The class of types with random values›

theory Quickcheck_Random
  imports Random Code_Evaluation
begin

text ‹The program draws random values of every type by itself; instances of this class are read and kept aside.›

class random = typerep +
  fixes random ::
    "natural ⇒ Random.seed ⇒ ('a × (unit ⇒ Code_Evaluation.term)) × Random.seed"

definition collapse :: "('a ⇒ ('a ⇒ 'b × 'a) × 'a) ⇒ 'a ⇒ 'b × 'a"
  where "collapse f s = (case f s of (g, t) ⇒ g t)"

definition beyond :: "natural ⇒ natural ⇒ natural"
  where "beyond k l = (if k < l then l else 0)"

hide_const (open) random collapse beyond

end
