section ‹True statements about options, maps, pairs and sums›

theory Map_Option_Theorems
  imports Main
begin

text ‹Every statement here holds; none may ever be refuted.›

subsection ‹Options›

lemma option_cases: "x = None ∨ (∃y. x = Some y)" sorry
lemma some_injective: "Some x = Some y ⟷ x = y" sorry
lemma the_of_some: "x ≠ None ⟹ Some (the x) = x" sorry
lemma map_option_identity: "map_option (λx. x) z = z" sorry
lemma map_option_composition: "map_option f (map_option g z) = map_option (f ∘ g) z" sorry
lemma map_option_none_iff: "map_option f z = None ⟷ z = None" sorry
lemma map_option_some_iff: "map_option f z = Some y ⟷ (∃x. z = Some x ∧ f x = y)" sorry
lemma map_option_as_case:
  "map_option f z = (case z of None ⇒ None | Some x ⇒ Some (f x))" sorry
lemma set_option_map: "set_option (map_option f z) = f ` set_option z" sorry
lemma set_option_empty_iff: "set_option z = {} ⟷ z = None" sorry
lemma set_option_member: "x ∈ set_option z ⟷ z = Some x" sorry
lemma bind_unit_left: "Option.bind (Some x) f = f x" sorry
lemma bind_unit_right: "Option.bind z Some = z" sorry
lemma bind_associates:
  "Option.bind (Option.bind z f) g = Option.bind z (λx. Option.bind (f x) g)" sorry
lemma bind_none_iff:
  "Option.bind z f = None ⟷ z = None ∨ (∃x. z = Some x ∧ f x = None)" sorry
lemma is_none_iff: "Option.is_none z ⟷ z = None" sorry
lemma all_options: "(∀z. P z) ⟷ P None ∧ (∀x. P (Some x))" sorry
lemma exists_option: "(∃z. P z) ⟷ P None ∨ (∃x. P (Some x))" sorry
lemma case_option_map: "f (case z of None ⇒ a | Some x ⇒ g x) = (case z of None ⇒ f a | Some x ⇒ f (g x))" sorry
lemma these_of_somes: "Option.these (Some ` A) = A" sorry
lemma these_without_none: "Option.these (insert None A) = Option.these A" sorry
lemma combine_options_none: "combine_options f None z = z" sorry
lemma combine_options_commutes:
  "(⋀x y. f x y = f y x) ⟹ combine_options f y z = combine_options f z y" sorry
lemma rel_option_equality: "rel_option (=) y z ⟷ y = z" sorry

subsection ‹Maps›

lemma map_update_same: "(m(k ↦ v)) k = Some v" sorry
lemma map_update_other: "j ≠ k ⟹ (m(k ↦ v)) j = m j" sorry
lemma map_update_twice: "m(k ↦ u, k ↦ v) = m(k ↦ v)" sorry
lemma map_update_swap: "j ≠ k ⟹ m(j ↦ u, k ↦ v) = m(k ↦ v, j ↦ u)" sorry
lemma map_update_identity: "m k = Some v ⟹ m(k ↦ v) = m" sorry
lemma map_update_domain: "dom (m(k ↦ v)) = insert k (dom m)" sorry
lemma map_delete_domain: "dom (m(k := None)) = dom m - {k}" sorry
lemma map_empty_domain: "dom m = {} ⟷ m = (λk. None)" sorry
lemma map_domain_member: "k ∈ dom m ⟷ (∃v. m k = Some v)" sorry
lemma map_range_member: "v ∈ ran m ⟷ (∃k. m k = Some v)" sorry
lemma map_range_update: "m k = None ⟹ ran (m(k ↦ v)) = insert v (ran m)" sorry
lemma map_add_associates: "(l ++ m) ++ n = l ++ (m ++ n)" sorry
lemma map_add_empty_right: "m ++ (λk. None) = m" sorry
lemma map_add_empty_left: "(λk. None) ++ m = m" sorry
lemma map_add_self: "m ++ m = m" sorry
lemma map_add_domain: "dom (m ++ n) = dom m ∪ dom n" sorry
lemma map_add_right_wins: "n k = Some v ⟹ (m ++ n) k = Some v" sorry
lemma map_add_left_remains: "n k = None ⟹ (m ++ n) k = m k" sorry
lemma map_add_commutes: "dom m ∩ dom n = {} ⟹ m ++ n = n ++ m" sorry
lemma map_add_update: "m ++ n(k ↦ v) = (m ++ n)(k ↦ v)" sorry
lemma map_add_range_subset: "ran (m ++ n) ⊆ ran m ∪ ran n" sorry
lemma restrict_domain: "dom (m |` A) = dom m ∩ A" sorry
lemma restrict_restrict: "m |` A |` B = m |` (A ∩ B)" sorry
lemma restrict_everything: "m |` UNIV = m" sorry
lemma restrict_to_domain: "m |` dom m = m" sorry
lemma restrict_nothing: "m |` {} = (λk. None)" sorry
lemma restrict_inside: "k ∈ A ⟹ (m |` A) k = m k" sorry
lemma restrict_outside: "k ∉ A ⟹ (m |` A) k = None" sorry
lemma restrict_split: "(m |` A) ++ (m |` (- A)) = m" sorry
lemma restrict_update_outside: "k ∉ A ⟹ m(k ↦ v) |` A = m |` A" sorry
lemma map_le_reflexive: "m ⊆⇩m m" sorry
lemma map_le_transitive: "l ⊆⇩m m ⟹ m ⊆⇩m n ⟹ l ⊆⇩m n" sorry
lemma map_le_antisymmetric: "m ⊆⇩m n ⟹ n ⊆⇩m m ⟹ m = n" sorry
lemma map_le_domain: "m ⊆⇩m n ⟹ dom m ⊆ dom n" sorry
lemma map_le_add: "n ⊆⇩m m ++ n" sorry
lemma map_le_as_add: "m ⊆⇩m n ⟷ n ++ m = n" sorry
lemma map_le_restrict: "m |` A ⊆⇩m m" sorry
lemma map_comp_identity: "m ∘⇩m Some = m" sorry
lemma map_comp_associates: "(l ∘⇩m m) ∘⇩m n = l ∘⇩m (m ∘⇩m n)" sorry
lemma map_comp_domain: "dom (m ∘⇩m n) ⊆ dom n" sorry

subsection ‹Maps from lists›

lemma map_of_append: "map_of (ps @ qs) = map_of qs ++ map_of ps" sorry
lemma map_of_none_iff: "map_of ps k = None ⟷ k ∉ fst ` set ps" sorry
lemma map_of_some_member: "map_of ps k = Some v ⟹ (k, v) ∈ set ps" sorry
lemma map_of_domain: "dom (map_of ps) = fst ` set ps" sorry
lemma map_of_finite: "finite (dom (map_of ps))" sorry
lemma map_of_distinct: "distinct (map fst ps) ⟹ map_of ps k = Some v ⟷ (k, v) ∈ set ps" sorry
lemma map_of_values: "map_of (map (λ(k, v). (k, f v)) ps) k = map_option f (map_of ps k)" sorry
lemma map_of_function: "k ∈ set ks ⟹ map_of (map (λk. (k, f k)) ks) k = Some (f k)" sorry
lemma map_of_zip_domain: "length ks = length vs ⟹ dom (map_of (zip ks vs)) = set ks" sorry
lemma map_of_range_subset: "ran (map_of ps) ⊆ snd ` set ps" sorry
lemma map_of_filter_keys:
  "map_of (filter (λp. P (fst p)) ps) = map_of ps |` {k. P k}" sorry
lemma map_of_rev_distinct: "distinct (map fst ps) ⟹ map_of (rev ps) = map_of ps" sorry

subsection ‹Pairs›

lemma pair_rebuild: "(fst p, snd p) = p" sorry
lemma pair_equality: "p = q ⟷ fst p = fst q ∧ snd p = snd q" sorry
lemma map_prod_identity: "map_prod (λx. x) (λy. y) p = p" sorry
lemma map_prod_composition:
  "map_prod f g (map_prod f' g' p) = map_prod (f ∘ f') (g ∘ g') p" sorry
lemma curry_case_prod: "curry (case_prod f) = f" sorry
lemma case_prod_curry: "case_prod (curry f) = f" sorry
lemma all_pairs: "(∀p. P p) ⟷ (∀x y. P (x, y))" sorry
lemma swap_twice: "prod.swap (prod.swap p) = p" sorry
lemma case_prod_projections: "case_prod f p = f (fst p) (snd p)" sorry
lemma apfst_apsnd_commute: "apfst f (apsnd g p) = apsnd g (apfst f p)" sorry

subsection ‹Sums›

lemma sum_exhaustive: "(∃a. s = Inl a) ∨ (∃b. s = Inr b)" sorry
lemma sum_sides_differ: "Inl a ≠ Inr b" sorry
lemma isl_iff: "isl s ⟷ (∃a. s = Inl a)" sorry
lemma projl_rebuild: "isl s ⟹ Inl (projl s) = s" sorry
lemma projr_rebuild: "¬ isl s ⟹ Inr (projr s) = s" sorry
lemma map_sum_identity: "map_sum (λx. x) (λy. y) s = s" sorry
lemma case_sum_constructors: "case_sum Inl Inr s = s" sorry
lemma map_sum_case: "case_sum f g (map_sum h k s) = case_sum (f ∘ h) (g ∘ k) s" sorry
lemma sum_set_parts: "Inl ` A ∪ Inr ` B = A <+> B" sorry

end
