section ‹States of a random generator›

theory Random
  imports Code_Numeral Groups_List
begin

type_synonym seed = "natural × natural"

text ‹How numbers are drawn is not specified, only in which range they are.›

axiomatization range :: "natural ⇒ seed ⇒ natural × seed"
  where range: "0 < k ⟹ fst (range k s) < k"

definition select :: "'a list ⇒ seed ⇒ 'a × seed"
  where "select xs s =
    (case range (natural_of_nat (length xs)) s of (k, t) ⇒ (xs ! nat_of_natural k, t))"

primrec pick :: "(natural × 'a) list ⇒ natural ⇒ 'a"
  where "pick (p # ps) k = (if k < fst p then snd p else pick ps (k - fst p))"

definition select_weight :: "(natural × 'a) list ⇒ seed ⇒ 'a × seed"
  where "select_weight ps s =
    (case range (sum_list (map fst ps)) s of (k, t) ⇒ (pick ps k, t))"

hide_type (open) seed

hide_const (open) range select pick select_weight

end
