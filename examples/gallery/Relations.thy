theory Relations
  imports Main
begin

text ‹Relations over the same elements are drawn as one graph, with a colour for each.›

lemma trans_union: "trans r ⟹ trans s ⟹ trans (r ∪ s)"
  oops

lemma sym_trans_refl: "sym r ⟹ trans r ⟹ r ≠ {} ⟹ refl r"
  oops

lemma antisym_total: "antisym r ⟹ trans r ⟹ refl r ⟹ total r"
  oops

lemma compose_commutes: "r O s = s O r"
  oops

lemma confluent: "(∀x y z. R x y ⟶ R x z ⟶ (∃u. R y u ∧ R z u)) ⟹ R a b ⟹ R b c ⟹ (R a c :: bool)"
  oops

lemma image_inter: "f ` (A ∩ B) = f ` A ∩ f ` B"
  oops

lemma converse_trancl: "(r⇧+)¯ = (r¯)⇧+"
  by (simp add: trancl_converse)

end
