section ‹Comparing well-orders›

theory BNF_Wellorder_Constructions
  imports BNF_Wellorder_Embedding
begin

text ‹Orders may be on different types. Not executable.›

abbreviation Restr :: "'a rel ⇒ 'a set ⇒ 'a rel"
  where "Restr r A ≡ r ∩ (A × A)"

definition ordLeq :: "('a rel × 'b rel) set"
  where "ordLeq = {(r, s). Well_order r ∧ Well_order s ∧ (∃f. embed r s f)}"

definition ordLess :: "('a rel × 'b rel) set"
  where "ordLess = {(r, s). Well_order r ∧ Well_order s ∧ (∃f. embedS r s f)}"

definition ordIso :: "('a rel × 'b rel) set"
  where "ordIso = {(r, s). Well_order r ∧ Well_order s ∧ (∃f. iso r s f)}"

abbreviation ordLeq2 :: "'a rel ⇒ 'b rel ⇒ bool"
  where "ordLeq2 r s ≡ (r, s) ∈ ordLeq"

abbreviation ordLeq3 :: "'a rel ⇒ 'b rel ⇒ bool"
  where "ordLeq3 r s ≡ (r, s) ∈ ordLeq"

abbreviation ordLess2 :: "'a rel ⇒ 'b rel ⇒ bool"
  where "ordLess2 r s ≡ (r, s) ∈ ordLess"

abbreviation ordIso2 :: "'a rel ⇒ 'b rel ⇒ bool"
  where "ordIso2 r s ≡ (r, s) ∈ ordIso"

text ‹Proper initial segments by inclusion; the segment that an order is isomorphic to; the image of an order; pairs, by their larger part
  first.›

definition ofilterIncl :: "'a rel ⇒ 'a set rel"
  where "ofilterIncl r = {(A, B). ofilter r A ∧ ofilter r B ∧ A ≠ Field r ∧ B ≠ Field r ∧ A ⊂ B}"

definition ord_to_filter :: "'a rel ⇒ 'a rel ⇒ 'a set"
  where "ord_to_filter r s = (SOME f. embed s r f) ` Field s"

definition dir_image :: "'a rel ⇒ ('a ⇒ 'b) ⇒ 'b rel"
  where "dir_image r f = map_prod f f ` r"

definition bsqr :: "'a rel ⇒ ('a × 'a) rel"
  where "bsqr r =
    {((a, b), (c, d)).
      {a, b, c, d} ⊆ Field r ∧
      (let m = wo_rel.max2 r a b; n = wo_rel.max2 r c d; less = r - Id
       in (m, n) ∈ less ∨ m = n ∧ ((a, c) ∈ less ∨ a = c ∧ ((b, d) ∈ less ∨ b = d)))}"

text ‹Functions from ‹A› to ‹B›, undefined outside ‹A›.›

definition Func :: "'a set ⇒ 'b set ⇒ ('a ⇒ 'b) set"
  where "Func A B = {f. (∀x∈A. f x ∈ B) ∧ (∀x. x ∉ A ⟶ f x = undefined)}"

definition curr :: "'a set ⇒ ('a × 'b ⇒ 'c) ⇒ 'a ⇒ 'b ⇒ 'c"
  where "curr A f x = (if x ∈ A then λy. f (x, y) else undefined)"

definition Func_map :: "'a set ⇒ ('b ⇒ 'c) ⇒ ('a ⇒ 'd) ⇒ ('d ⇒ 'b) ⇒ 'a ⇒ 'c"
  where "Func_map A f h g x = (if x ∈ A then f (g (h x)) else undefined)"

end
