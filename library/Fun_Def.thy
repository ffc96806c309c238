section ‹Recursive functions›

theory Fun_Def
  imports Partial_Function
begin

text ‹The program reads ‹fun› and ‹function› by itself; here are the constants that theories name.›

definition THE_default :: "'a ⇒ ('a ⇒ bool) ⇒ 'a"
  where "THE_default d P = (if ∃!x. P x then THE x. P x else d)"

definition in_rel :: "('a × 'b) set ⇒ 'a ⇒ 'b ⇒ bool"
  where "in_rel r x y ⟷ (x, y) ∈ r"

inductive is_measure :: "('a ⇒ nat) ⇒ bool"
  where is_measure_trivial: "is_measure f"

definition pair_less :: "((nat × nat) × (nat × nat)) set"
  where "pair_less = less_than <*lex*> less_than"

definition pair_leq :: "((nat × nat) × (nat × nat)) set"
  where "pair_leq = pair_less⇧="

definition reduction_pair :: "('a × 'a) set × ('a × 'a) set ⇒ bool"
  where "reduction_pair p ⟷ wf (fst p) ∧ fst p O snd p ⊆ fst p"

end
