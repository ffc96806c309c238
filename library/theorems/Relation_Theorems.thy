section ‹True statements about relations›

theory Relation_Theorems
  imports Main
begin

text ‹Every statement here holds; none may ever be refuted.›

subsection ‹Composition and converse›

lemma compose_associates: "(r O s) O t = r O (s O t)" sorry
lemma compose_identity_left: "Id O r = r" sorry
lemma compose_identity_right: "r O Id = r" sorry
lemma compose_empty: "r O {} = {}" sorry
lemma compose_union_left: "(r ∪ s) O t = (r O t) ∪ (s O t)" sorry
lemma compose_union_right: "r O (s ∪ t) = (r O s) ∪ (r O t)" sorry
lemma compose_monotone: "r ⊆ r' ⟹ s ⊆ s' ⟹ r O s ⊆ r' O s'" sorry
lemma converse_twice: "(r¯)¯ = r" sorry
lemma converse_compose: "(r O s)¯ = s¯ O r¯" sorry
lemma converse_union: "(r ∪ s)¯ = r¯ ∪ s¯" sorry
lemma converse_inter: "(r ∩ s)¯ = r¯ ∩ s¯" sorry
lemma converse_member: "(x, y) ∈ r¯ ⟷ (y, x) ∈ r" sorry
lemma converse_identity: "Id¯ = Id" sorry
lemma converse_subset: "r¯ ⊆ s¯ ⟷ r ⊆ s" sorry

subsection ‹Domain, range, image›

lemma domain_union: "Domain (r ∪ s) = Domain r ∪ Domain s" sorry
lemma domain_converse: "Domain (r¯) = Range r" sorry
lemma range_compose_subset: "Range (r O s) ⊆ Range s" sorry
lemma domain_empty_iff: "Domain r = {} ⟷ r = {}" sorry
lemma field_parts: "Field r = Domain r ∪ Range r" sorry
lemma field_union: "Field (r ∪ s) = Field r ∪ Field s" sorry
lemma image_of_compose: "(r O s) `` A = s `` (r `` A)" sorry
lemma image_of_union: "r `` (A ∪ B) = r `` A ∪ r `` B" sorry
lemma image_of_inter: "r `` (A ∩ B) ⊆ r `` A ∩ r `` B" sorry
lemma image_under_identity: "Id `` A = A" sorry
lemma image_of_domain: "r `` Domain r = Range r" sorry
lemma image_member: "y ∈ r `` A ⟷ (∃x ∈ A. (x, y) ∈ r)" sorry
lemma finite_relation_domain: "finite r ⟹ finite (Domain r)" sorry
lemma identity_on_compose: "Id_on A O Id_on B = Id_on (A ∩ B)" sorry
lemma relation_in_product: "r ⊆ Domain r × Range r" sorry

subsection ‹Properties›

lemma refl_identity: "refl r ⟷ Id ⊆ r" sorry
lemma sym_converse: "sym r ⟷ r¯ = r" sorry
lemma trans_compose: "trans r ⟷ r O r ⊆ r" sorry
lemma antisym_inter: "antisym r ⟷ r ∩ r¯ ⊆ Id" sorry
lemma irrefl_identity: "irrefl r ⟷ r ∩ Id = {}" sorry
lemma trans_inter: "trans r ⟹ trans s ⟹ trans (r ∩ s)" sorry
lemma sym_union: "sym r ⟹ sym s ⟹ sym (r ∪ s)" sorry
lemma refl_converse: "refl r ⟹ refl (r¯)" sorry
lemma trans_converse: "trans (r¯) ⟷ trans r" sorry
lemma asym_irrefl: "asym r ⟹ irrefl r" sorry
lemma asym_antisym: "asym r ⟹ antisym r" sorry
lemma trans_irrefl_asym: "trans r ⟹ irrefl r ⟹ asym r" sorry
lemma sym_trans_partial_refl: "sym r ⟹ trans r ⟹ (x, y) ∈ r ⟹ (x, x) ∈ r" sorry
lemma single_valued_compose: "single_valued r ⟹ single_valued s ⟹ single_valued (r O s)" sorry
lemma single_valued_converse_compose: "single_valued r ⟷ r¯ O r ⊆ Id" sorry
lemma identity_is_everything: "refl Id ∧ sym Id ∧ trans Id ∧ antisym Id" sorry
lemma measure_transitive: "trans {(x, y). (f x :: nat) < f y}" sorry
lemma inverse_image_trans: "trans r ⟹ trans (inv_image r f)" sorry

subsection ‹Closures›

lemma star_reflexive: "(x, x) ∈ r⇧*" sorry
lemma star_transitive: "(x, y) ∈ r⇧* ⟹ (y, z) ∈ r⇧* ⟹ (x, z) ∈ r⇧*" sorry
lemma star_contains: "r ⊆ r⇧*" sorry
lemma star_idempotent: "(r⇧*)⇧* = r⇧*" sorry
lemma star_monotone: "r ⊆ s ⟹ r⇧* ⊆ s⇧*" sorry
lemma star_converse: "(r¯)⇧* = (r⇧*)¯" sorry
lemma star_compose_self: "r⇧* O r⇧* = r⇧*" sorry
lemma star_of_empty: "({} :: ('a × 'a) set)⇧* = Id" sorry
lemma star_unfold: "r⇧* = Id ∪ r O r⇧*" sorry
lemma star_of_union: "(r⇧* ∪ s⇧*)⇧* = (r ∪ s)⇧*" sorry
lemma star_of_reflexive_closure: "(r ∪ Id)⇧* = r⇧*" sorry
lemma star_as_plus: "r⇧* = r⇧+ ∪ Id" sorry
lemma plus_transitive: "trans (r⇧+)" sorry
lemma plus_contains: "r ⊆ r⇧+" sorry
lemma plus_unfold: "r⇧+ = r ∪ r O r⇧+" sorry
lemma plus_as_compose: "r⇧+ = r O r⇧*" sorry
lemma plus_idempotent: "(r⇧+)⇧+ = r⇧+" sorry
lemma plus_of_transitive: "trans r ⟹ r⇧+ = r" sorry
lemma plus_converse: "(r¯)⇧+ = (r⇧+)¯" sorry
lemma plus_domain: "Domain (r⇧+) = Domain r" sorry
lemma plus_range: "Range (r⇧+) = Range r" sorry
lemma star_image_closed: "r `` A ⊆ A ⟹ r⇧* `` A = A" sorry
lemma star_invariant: "(x, y) ∈ r⇧* ⟹ P x ⟹ (∀u v. (u, v) ∈ r ⟶ P u ⟶ P v) ⟹ P y" sorry
lemma acyclic_subset: "acyclic s ⟹ r ⊆ s ⟹ acyclic r" sorry
lemma acyclic_converse: "acyclic (r¯) ⟷ acyclic r" sorry
lemma acyclic_irrefl: "acyclic r ⟹ irrefl r" sorry
lemma finite_acyclic_wf: "finite r ⟹ acyclic r ⟹ wf r" sorry
lemma wf_acyclic: "wf r ⟹ acyclic r" sorry
lemma wf_subset: "wf s ⟹ r ⊆ s ⟹ wf r" sorry
lemma wf_empty: "wf {}" sorry
lemma wf_minimal: "wf r ⟹ x ∈ A ⟹ ∃z ∈ A. ∀y. (y, z) ∈ r ⟶ y ∉ A" sorry
lemma wf_no_loop: "wf r ⟹ (x, x) ∉ r" sorry

subsection ‹Powers of relations›

lemma relpow_zero: "r ^^ 0 = (Id :: ('a × 'a) set)" sorry
lemma relpow_one: "r ^^ 1 = (r :: ('a × 'a) set)" sorry
lemma relpow_add: "r ^^ (m + n) = (r ^^ m) O (r ^^ n :: ('a × 'a) set)" sorry
lemma relpow_in_star: "r ^^ n ⊆ (r :: ('a × 'a) set)⇧*" sorry
lemma star_as_powers: "(r :: ('a × 'a) set)⇧* = (⋃n. r ^^ n)" sorry
lemma relpow_commutes: "r O (r ^^ n) = (r ^^ n) O (r :: ('a × 'a) set)" sorry

subsection ‹Predicates›

lemma rtranclp_transitive: "r⇧*⇧* x y ⟹ r⇧*⇧* y z ⟹ r⇧*⇧* x z" sorry
lemma rtranclp_step: "r x y ⟹ r⇧*⇧* y z ⟹ r⇧*⇧* x z" sorry
lemma tranclp_rtranclp: "r⇧+⇧+ x y ⟹ r⇧*⇧* x y" sorry
lemma conversep_swap: "r¯¯ x y ⟷ r y x" sorry
lemma relcompp_exists: "(r OO s) x z ⟷ (∃y. r x y ∧ s y z)" sorry
lemma reflp_equality: "reflp (=)" sorry
lemma transp_inverse_image: "transp r ⟹ transp (λx y. r (f x) (f y))" sorry
lemma symp_symclp: "symp (λx y. r x y ∨ r y x)" sorry
lemma equivp_classes: "equivp r ⟷ reflp r ∧ symp r ∧ transp r" sorry

subsection ‹Equivalences and quotients›

lemma equivalence_from_function: "equiv UNIV {(x, y). f x = f y}" sorry
lemma class_equality: "equiv A r ⟹ (x, y) ∈ r ⟹ r `` {x} = r `` {y}" sorry
lemma class_contains: "equiv A r ⟹ x ∈ A ⟹ x ∈ r `` {x}" sorry
lemma quotient_union: "equiv A r ⟹ ⋃(A // r) = A" sorry
lemma quotient_disjoint: "equiv A r ⟹ X ∈ A // r ⟹ Y ∈ A // r ⟹ X = Y ∨ X ∩ Y = {}" sorry
lemma quotient_no_empty: "equiv A r ⟹ {} ∉ A // r" sorry
lemma equivalence_converse: "equiv A r ⟹ r¯ = r" sorry
lemma equivalence_compose: "equiv A r ⟹ r O r = r" sorry

end
