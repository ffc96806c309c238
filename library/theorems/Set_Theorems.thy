section ‹True statements about sets and functions›

theory Set_Theorems
  imports Main
begin

text ‹Every statement here holds; none may ever be refuted.›

subsection ‹Boolean algebra›

lemma union_commutes: "A ∪ B = B ∪ A" sorry
lemma inter_commutes: "A ∩ B = B ∩ A" sorry
lemma union_associates: "(A ∪ B) ∪ C = A ∪ (B ∪ C)" sorry
lemma inter_over_union: "A ∩ (B ∪ C) = (A ∩ B) ∪ (A ∩ C)" sorry
lemma union_over_inter: "A ∪ (B ∩ C) = (A ∪ B) ∩ (A ∪ C)" sorry
lemma absorb_union: "A ∪ (A ∩ B) = A" sorry
lemma absorb_inter: "A ∩ (A ∪ B) = A" sorry
lemma complement_twice: "- (- A) = (A :: 'a set)" sorry
lemma complement_union: "- (A ∪ B) = - A ∩ - B" sorry
lemma complement_inter: "- (A ∩ B) = - A ∪ - B" sorry
lemma difference_as_inter: "A - B = A ∩ - B" sorry
lemma difference_twice: "A - (A - B) = A ∩ B" sorry
lemma difference_union: "A - (B ∪ C) = (A - B) ∩ (A - C)" sorry
lemma difference_inter: "A - (B ∩ C) = (A - B) ∪ (A - C)" sorry
lemma union_difference: "(A ∪ B) - C = (A - C) ∪ (B - C)" sorry
lemma difference_repeated: "(A - B) - B = A - (B :: 'a set)" sorry
lemma parts_rebuild: "(A - B) ∪ (A ∩ B) = A" sorry
lemma disjoint_parts: "(A - B) ∩ B = {}" sorry
lemma union_with_difference: "A ∪ (B - A) = A ∪ B" sorry

subsection ‹Inclusion›

lemma subset_transitive: "A ⊆ B ⟹ B ⊆ C ⟹ A ⊆ C" sorry
lemma subset_antisymmetric: "A ⊆ B ⟹ B ⊆ A ⟹ A = B" sorry
lemma subset_as_union: "A ⊆ B ⟷ A ∪ B = B" sorry
lemma subset_as_inter: "A ⊆ B ⟷ A ∩ B = A" sorry
lemma subset_as_difference: "A ⊆ B ⟷ A - B = {}" sorry
lemma union_least: "A ∪ B ⊆ C ⟷ A ⊆ C ∧ B ⊆ C" sorry
lemma inter_greatest: "C ⊆ A ∩ B ⟷ C ⊆ A ∧ C ⊆ B" sorry
lemma union_monotone: "A ⊆ C ⟹ B ⊆ D ⟹ A ∪ B ⊆ C ∪ D" sorry
lemma complement_reverses: "- A ⊆ - B ⟷ B ⊆ (A :: 'a set)" sorry
lemma proper_subset: "A ⊂ B ⟷ A ⊆ B ∧ A ≠ B" sorry
lemma proper_subset_extra: "A ⊂ B ⟹ ∃x. x ∈ B - A" sorry
lemma empty_subset_only: "A ⊆ {} ⟷ A = {}" sorry
lemma disjoint_subset: "A ⊆ B ⟹ B ∩ C = {} ⟹ A ∩ C = {}" sorry
lemma disjoint_as_complement: "A ∩ B = {} ⟷ A ⊆ - B" sorry

subsection ‹Insertion›

lemma insert_swap: "insert x (insert y A) = insert y (insert x A)" sorry
lemma insert_absorbed: "x ∈ A ⟷ insert x A = A" sorry
lemma insert_union: "insert x (A ∪ B) = insert x A ∪ B" sorry
lemma insert_difference: "x ∉ A ⟹ insert x A - {x} = A" sorry
lemma insert_after_removal: "x ∈ A ⟹ insert x (A - {x}) = A" sorry
lemma insert_subset: "insert x A ⊆ B ⟷ x ∈ B ∧ A ⊆ B" sorry
lemma doubleton_swap: "{x, y} = {y, x}" sorry
lemma doubleton_equal: "{a, b} = {c, d} ⟷ (a = c ∧ b = d) ∨ (a = d ∧ b = c)" sorry
lemma singleton_equal: "{x} = {y} ⟷ x = y" sorry
lemma subset_of_singleton: "A ⊆ {x} ⟷ A = {} ∨ A = {x}" sorry
lemma insert_never_empty: "insert x A ≠ {}" sorry

subsection ‹Quantifiers and comprehensions›

lemma ball_union: "(∀x ∈ A ∪ B. P x) ⟷ (∀x ∈ A. P x) ∧ (∀x ∈ B. P x)" sorry
lemma bex_union: "(∃x ∈ A ∪ B. P x) ⟷ (∃x ∈ A. P x) ∨ (∃x ∈ B. P x)" sorry
lemma not_ball: "¬ (∀x ∈ A. P x) ⟷ (∃x ∈ A. ¬ P x)" sorry
lemma ball_insert: "(∀x ∈ insert a A. P x) ⟷ P a ∧ (∀x ∈ A. P x)" sorry
lemma ball_conj: "(∀x ∈ A. P x ∧ Q x) ⟷ (∀x ∈ A. P x) ∧ (∀x ∈ A. Q x)" sorry
lemma comprehension_conj: "{x. P x ∧ Q x} = {x. P x} ∩ {x. Q x}" sorry
lemma comprehension_disj: "{x. P x ∨ Q x} = {x. P x} ∪ {x. Q x}" sorry
lemma comprehension_inside: "{x ∈ A. P x} ⊆ A" sorry
lemma comprehension_split: "{x ∈ A. P x} ∪ {x ∈ A. ¬ P x} = A" sorry

subsection ‹Images›

lemma image_union: "f ` (A ∪ B) = f ` A ∪ f ` B" sorry
lemma image_inter_subset: "f ` (A ∩ B) ⊆ f ` A ∩ f ` B" sorry
lemma image_inter_injective: "inj f ⟹ f ` (A ∩ B) = f ` A ∩ f ` B" sorry
lemma image_difference_injective: "inj f ⟹ f ` (A - B) = f ` A - f ` B" sorry
lemma image_composition: "(f ∘ g) ` A = f ` (g ` A)" sorry
lemma image_identity: "(λx. x) ` A = A" sorry
lemma image_empty_iff: "f ` A = {} ⟷ A = {}" sorry
lemma image_monotone: "A ⊆ B ⟹ f ` A ⊆ f ` B" sorry
lemma image_insert: "f ` insert x A = insert (f x) (f ` A)" sorry
lemma image_constant: "A ≠ {} ⟹ (λx. c) ` A = {c}" sorry
lemma image_subset_iff: "f ` A ⊆ B ⟷ (∀x ∈ A. f x ∈ B)" sorry
lemma image_of_big_union: "f ` (⋃S) = (⋃A ∈ S. f ` A)" sorry
lemma inverse_image_union: "f -` (A ∪ B) = f -` A ∪ f -` B" sorry
lemma inverse_image_inter: "f -` (A ∩ B) = f -` A ∩ f -` B" sorry
lemma inverse_image_complement: "f -` (- A) = - (f -` A)" sorry
lemma image_inverse_image: "f ` (f -` A) ⊆ A" sorry
lemma inverse_image_image: "A ⊆ f -` (f ` A)" sorry
lemma image_inverse_image_surjective: "surj f ⟹ f ` (f -` A) = A" sorry

subsection ‹Unions and intersections of families›

lemma big_union_insert: "⋃(insert A S) = A ∪ ⋃S" sorry
lemma big_inter_insert: "⋂(insert A S) = A ∩ ⋂S" sorry
lemma big_union_union: "⋃(S ∪ T) = ⋃S ∪ ⋃T" sorry
lemma big_union_member: "x ∈ ⋃S ⟷ (∃A ∈ S. x ∈ A)" sorry
lemma big_union_upper: "A ∈ S ⟹ A ⊆ ⋃S" sorry
lemma big_inter_lower: "A ∈ S ⟹ ⋂S ⊆ A" sorry
lemma big_union_monotone: "S ⊆ T ⟹ ⋃S ⊆ ⋃T" sorry
lemma inter_big_union: "A ∩ (⋃i ∈ I. B i) = (⋃i ∈ I. A ∩ B i)" sorry
lemma indexed_union_split: "(⋃i ∈ I. A i ∪ B i) = (⋃i ∈ I. A i) ∪ (⋃i ∈ I. B i)" sorry
lemma indexed_union_complement: "- (⋃i ∈ I. A i) = (⋂i ∈ I. - A i)" sorry
lemma big_union_of_power: "⋃(Pow A) = A" sorry

subsection ‹Power sets and products›

lemma power_inter: "Pow (A ∩ B) = Pow A ∩ Pow B" sorry
lemma power_union_subset: "Pow A ∪ Pow B ⊆ Pow (A ∪ B)" sorry
lemma power_monotone: "Pow A ⊆ Pow B ⟷ A ⊆ B" sorry
lemma power_insert: "Pow (insert x A) = Pow A ∪ insert x ` Pow A" sorry
lemma power_card: "finite A ⟹ card (Pow A) = 2 ^ card A" sorry
lemma product_empty_iff: "A × B = {} ⟷ A = {} ∨ B = {}" sorry
lemma product_union_left: "(A ∪ B) × C = (A × C) ∪ (B × C)" sorry
lemma product_inter: "(A × B) ∩ (C × D) = (A ∩ C) × (B ∩ D)" sorry
lemma product_card: "card (A × B) = card A * card B" sorry
lemma product_first: "B ≠ {} ⟹ fst ` (A × B) = A" sorry

subsection ‹Finite sets and cardinality›

lemma finite_union_iff: "finite (A ∪ B) ⟷ finite A ∧ finite B" sorry
lemma finite_inter_left: "finite A ⟹ finite (A ∩ B)" sorry
lemma finite_image: "finite A ⟹ finite (f ` A)" sorry
lemma finite_below: "finite B ⟹ A ⊆ B ⟹ finite A" sorry
lemma card_insert_new: "finite A ⟹ x ∉ A ⟹ card (insert x A) = Suc (card A)" sorry
lemma card_remove: "x ∈ A ⟹ finite A ⟹ card (A - {x}) = card A - 1" sorry
lemma card_monotone: "finite B ⟹ A ⊆ B ⟹ card A ≤ card B" sorry
lemma card_subset_equal: "finite B ⟹ A ⊆ B ⟹ card A = card B ⟹ A = B" sorry
lemma card_union_inter:
  "finite A ⟹ finite B ⟹ card A + card B = card (A ∪ B) + card (A ∩ B)" sorry
lemma card_union_bound: "card (A ∪ B) ≤ card A + card B" sorry
lemma card_image_bound: "finite A ⟹ card (f ` A) ≤ card A" sorry
lemma card_image_injective: "inj_on f A ⟹ card (f ` A) = card A" sorry
lemma card_zero_iff: "finite A ⟹ card A = 0 ⟷ A = {}" sorry
lemma card_one_iff: "card A = 1 ⟷ (∃x. A = {x})" sorry
lemma card_infinite: "infinite A ⟹ card A = 0" sorry
lemma card_difference: "finite B ⟹ B ⊆ A ⟹ card (A - B) = card A - card B" sorry

subsection ‹Functions›

lemma injective_composition: "inj f ⟹ inj g ⟹ inj (f ∘ g)" sorry
lemma injective_second: "inj (f ∘ g) ⟹ inj g" sorry
lemma surjective_first: "surj (f ∘ g) ⟹ surj f" sorry
lemma bijective_both: "bij f ⟷ inj f ∧ surj f" sorry
lemma injective_subset: "inj_on f B ⟹ A ⊆ B ⟹ inj_on f A" sorry
lemma injective_image_equal: "inj f ⟹ f ` A = f ` B ⟷ A = B" sorry
lemma inverse_of_injective: "inj f ⟹ inv f (f x) = x" sorry
lemma inverse_of_surjective: "surj f ⟹ f (inv f y) = y" sorry
lemma update_function_same: "(f(x := y)) x = y" sorry
lemma update_function_other: "z ≠ x ⟹ (f(x := y)) z = f z" sorry
lemma update_function_twice: "f(x := y, x := z) = f(x := z)" sorry
lemma update_function_identity: "f(x := f x) = f" sorry
lemma update_function_swap: "x ≠ y ⟹ f(x := u, y := v) = f(y := v, x := u)" sorry
lemma update_function_image: "x ∉ A ⟹ (f(x := y)) ` A = f ` A" sorry
lemma finite_injective_surjective:
  fixes f :: "'a::finite ⇒ 'a"
  shows "inj f ⟷ surj f" sorry

subsection ‹Choice›

lemma the_of_equality: "(THE x. x = a) = a" sorry
lemma some_satisfies: "∃x. P x ⟹ P (SOME x. P x)" sorry
lemma unique_the: "∃!x. P x ⟹ P (THE x. P x)" sorry
lemma choice_function: "(∀x. ∃y. Q x y) ⟹ ∃f. ∀x. Q x (f x)" sorry
lemma exists_not_all: "(∃x. ¬ P x) ⟷ ¬ (∀x. P x)" sorry
lemma least_number: "P (k :: nat) ⟹ P (LEAST n. P n)" sorry
lemma least_number_below: "P (k :: nat) ⟹ (LEAST n. P n) ≤ k" sorry

end
