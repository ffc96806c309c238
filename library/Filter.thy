section ‹Filters›

theory Filter
  imports Set_Interval
begin

text ‹A filter is a family of predicates closed under weakening and conjunction. Not executable.›

locale is_filter =
  fixes F :: "('a ⇒ bool) ⇒ bool"
  assumes True: "F (λx. True)"
    and conj: "F (λx. P x) ⟹ F (λx. Q x) ⟹ F (λx. P x ∧ Q x)"
    and mono: "∀x. P x ⟶ Q x ⟹ F (λx. P x) ⟹ F (λx. Q x)"

typedef 'a filter = "{F :: ('a ⇒ bool) ⇒ bool. is_filter F}"
  sorry

definition eventually :: "('a ⇒ bool) ⇒ 'a filter ⇒ bool"
  where "eventually P F ⟷ Rep_filter F P"

text ‹The notation ‹∀⇩F x in F. P›, ‹∃⇩F x in F. P› belongs to the program.›

definition frequently :: "('a ⇒ bool) ⇒ 'a filter ⇒ bool"
  where "frequently P F ⟷ ¬ eventually (λx. ¬ P x) F"

subsection ‹The lattice of filters›

instantiation filter :: (type) complete_lattice
begin

definition less_eq_filter :: "'a filter ⇒ 'a filter ⇒ bool"
  where "less_eq_filter F G ⟷ (∀P. eventually P G ⟶ eventually P F)"

definition less_filter :: "'a filter ⇒ 'a filter ⇒ bool"
  where "less_filter F G ⟷ F ≤ G ∧ ¬ G ≤ F"

definition top_filter :: "'a filter"
  where "top_filter = Abs_filter All"

definition bot_filter :: "'a filter"
  where "bot_filter = Abs_filter (λ_. True)"

definition sup_filter :: "'a filter ⇒ 'a filter ⇒ 'a filter"
  where "sup_filter F G = Abs_filter (λP. eventually P F ∧ eventually P G)"

definition inf_filter :: "'a filter ⇒ 'a filter ⇒ 'a filter"
  where "inf_filter F G =
    Abs_filter (λP. ∃Q R. eventually Q F ∧ eventually R G ∧ (∀x. Q x ⟶ R x ⟶ P x))"

definition Sup_filter :: "'a filter set ⇒ 'a filter"
  where "Sup_filter S = Abs_filter (λP. ∀F∈S. eventually P F)"

definition Inf_filter :: "'a filter set ⇒ 'a filter"
  where "Inf_filter S = Sup {G. ∀F∈S. G ≤ F}"

instance sorry

end

instance filter :: (type) distrib_lattice sorry

abbreviation (input) trivial_limit :: "'a filter ⇒ bool"
  where "trivial_limit F ≡ F = bot"

subsection ‹Particular filters›

definition filtermap :: "('a ⇒ 'b) ⇒ 'a filter ⇒ 'b filter"
  where "filtermap f F = Abs_filter (λP. eventually (λx. P (f x)) F)"

definition filtercomap :: "('a ⇒ 'b) ⇒ 'b filter ⇒ 'a filter"
  where "filtercomap f F = Abs_filter (λP. ∃Q. eventually Q F ∧ (∀x. Q (f x) ⟶ P x))"

definition principal :: "'a set ⇒ 'a filter"
  where "principal S = Abs_filter (λP. ∀x∈S. P x)"

definition at_top :: "'a::order filter"
  where "at_top = (INF k. principal {k..})"

definition at_bot :: "'a::order filter"
  where "at_bot = (INF k. principal {..k})"

abbreviation sequentially :: "nat filter"
  where "sequentially ≡ at_top"

definition finite_subsets_at_top :: "'a set ⇒ 'a set filter"
  where "finite_subsets_at_top A =
    (INF X∈{X. finite X ∧ X ⊆ A}. principal {Y. finite Y ∧ X ⊆ Y ∧ Y ⊆ A})"

abbreviation finite_sets_at_top :: "'a set filter"
  where "finite_sets_at_top ≡ finite_subsets_at_top UNIV"

definition prod_filter :: "'a filter ⇒ 'b filter ⇒ ('a × 'b) filter"  (infixr ‹×⇩F› 80)
  where "prod_filter F G =
    (INF PQ∈{PQ. eventually (fst PQ) F ∧ eventually (snd PQ) G}. principal {xy. fst PQ (fst xy) ∧ snd PQ (snd xy)})"

subsection ‹All but finitely many›

definition cofinite :: "'a filter"
  where "cofinite = Abs_filter (λP. finite {x. ¬ P x})"

abbreviation Inf_many :: "('a ⇒ bool) ⇒ bool"  (binder ‹∃⇩∞› 10)
  where "Inf_many P ≡ frequently P cofinite"

abbreviation Alm_all :: "('a ⇒ bool) ⇒ bool"  (binder ‹∀⇩∞› 10)
  where "Alm_all P ≡ eventually P cofinite"

notation (ASCII)
  Inf_many  (binder ‹INFM › 10) and
  Alm_all  (binder ‹MOST › 10)

subsection ‹Limits along filters›

definition filterlim :: "('a ⇒ 'b) ⇒ 'b filter ⇒ 'a filter ⇒ bool"
  where "filterlim f G F ⟷ filtermap f F ≤ G"

syntax
  "_LIM" :: "pttrns ⇒ 'a ⇒ 'b ⇒ 'a ⇒ bool"  (‹(3LIM (_)/ (_)./ (_) :> (_))› [1000, 10, 0, 10] 10)
translations
  "LIM x F. f :> G" ⇌ "CONST filterlim (λx. f) G F"

definition map_filter_on :: "'a set ⇒ ('a ⇒ 'b) ⇒ 'a filter ⇒ 'b filter"
  where "map_filter_on X f F = Abs_filter (λP. eventually (λx. x ∈ X ∧ P (f x)) F)"

inductive rel_filter :: "('a ⇒ 'b ⇒ bool) ⇒ 'a filter ⇒ 'b filter ⇒ bool"
  for R :: "'a ⇒ 'b ⇒ bool" and F :: "'a filter" and G :: "'b filter"
  where
    "eventually (case_prod R) Z ⟹
     map_filter_on {(x, y). R x y} fst Z = F ⟹
     map_filter_on {(x, y). R x y} snd Z = G ⟹ rel_filter R F G"

text ‹What can be run: predicates along a principal filter and along the cofinite one.›

lemma eventually_principal [code]: "eventually P (principal S) ⟷ (∀x∈S. P x)"
  sorry

lemma eventually_cofinite [code]: "eventually P cofinite ⟷ finite {x. ¬ P x}"
  sorry

end
