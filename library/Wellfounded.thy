section ‹Well-founded relations›

theory Wellfounded
  imports Transitive_Closure
begin

subsection ‹Well-foundedness›

text ‹
  Well-founded on ‹A›: what passes from all predecessors in ‹A› to each element of ‹A› holds on all of
  ‹A›. Equivalently, every non-empty subset of ‹A› has a minimal element.
›

definition wf_on :: "'a set ⇒ 'a rel ⇒ bool"
  where "wf_on A r ⟷
    (∀P. (∀x∈A. (∀y∈A. (y, x) ∈ r ⟶ P y) ⟶ P x) ⟶ (∀x∈A. P x))"

definition wfp_on :: "'a set ⇒ ('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "wfp_on A R ⟷
    (∀P. (∀x∈A. (∀y∈A. R y x ⟶ P y) ⟶ P x) ⟶ (∀x∈A. P x))"

abbreviation wf :: "('a × 'a) set ⇒ bool"
  where "wf ≡ wf_on UNIV"

abbreviation wfP :: "('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "wfP ≡ wfp_on UNIV"

alias wfp = wfP

lemma wf_on_code [code]:
  "wf_on A r ⟷
    (if finite r then acyclic (Set.filter (λ(x, y). x ∈ A ∧ y ∈ A) r) else HOL.beyond_execution (wf_on A r))"
  sorry

lemma wfp_on_code [code]: "wfp_on A R ⟷ wf_on A {(x, y). R x y}"
  sorry

subsection ‹The accessible part›

inductive_set acc :: "('a × 'a) set ⇒ 'a set"
  for r :: "('a × 'a) set"
  where accI: "(⋀y. (y, x) ∈ r ⟹ y ∈ acc r) ⟹ x ∈ acc r"

abbreviation termip :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ bool"
  where "termip R ≡ accp (R¯¯)"

abbreviation termi :: "('a × 'a) set ⇒ 'a set"
  where "termi r ≡ acc (r¯)"

text ‹In a finite relation an element is accessible unless a cycle lies below it.›

lemma acc_code [code]:
  "acc r =
    (if finite r then - (r⇧* `` (fst ` {(x, y) ∈ r⇧+. x = y})) else HOL.beyond_execution (acc r))"
  sorry

lemma accp_code [code]: "accp R x ⟷ x ∈ acc {(u, v). R u v}"
  sorry

hide_const (open) acc accp

subsection ‹Common well-founded relations›

definition pred_nat :: "(nat × nat) set"
  where "pred_nat = {(m, n). n = Suc m}"

definition less_than :: "(nat × nat) set"
  where "less_than = {(m, n). m < n}"

definition measure :: "('a ⇒ nat) ⇒ ('a × 'a) set"
  where "measure f = {(x, y). f x < f y}"

definition lex_prod :: "('a × 'a) set ⇒ ('b × 'b) set ⇒ (('a × 'b) × ('a × 'b)) set"
    (infixr ‹<*lex*>› 80)
  where "r <*lex*> s = {((x, u), (y, v)). (x, y) ∈ r ∨ x = y ∧ (u, v) ∈ s}"

definition mlex_prod :: "('a ⇒ nat) ⇒ ('a × 'a) set ⇒ ('a × 'a) set"  (infixr ‹<*mlex*>› 80)
  where "f <*mlex*> r = {(x, y). f x < f y ∨ f x = f y ∧ (x, y) ∈ r}"

definition finite_psubset :: "('a set × 'a set) set"
  where "finite_psubset = {(A, B). A ⊂ B ∧ finite B}"

inductive_set max_ext :: "('a × 'a) set ⇒ ('a set × 'a set) set"
  for r :: "('a × 'a) set"
  where max_extI:
    "finite A ⟹ finite B ⟹ B ≠ {} ⟹ (⋀x. x ∈ A ⟹ ∃y∈B. (x, y) ∈ r) ⟹ (A, B) ∈ max_ext r"

lemma max_ext_code [code]:
  "max_ext r = {(A, B). finite A ∧ finite B ∧ B ≠ {} ∧ (∀x∈A. ∃y∈B. (x, y) ∈ r)}"
  sorry

definition min_ext :: "('a × 'a) set ⇒ ('a set × 'a set) set"
  where "min_ext r = {(A, B). A ≠ {} ∧ (∀y∈B. ∃x∈A. (x, y) ∈ r)}"

end
