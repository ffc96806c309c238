section ‹Topological spaces›

theory Topological_Spaces
  imports Main Filter
begin

text ‹Nothing in this theory is executable; it is here so that statements about it can be read.›

class "open" =
  fixes "open" :: "'a set ⇒ bool"

class topological_space = "open" +
  assumes open_UNIV: "open UNIV"
    and open_Int: "open S ⟹ open T ⟹ open (S ∩ T)"
    and open_Union: "∀S∈K. open S ⟹ open (⋃K)"
begin

definition closed :: "'a set ⇒ bool"
  where "closed S ⟷ open (- S)"

definition nhds :: "'a ⇒ 'a filter"
  where "nhds a = (INF S∈{S. open S ∧ a ∈ S}. principal S)"

definition at_within :: "'a ⇒ 'a set ⇒ 'a filter"  (‹at (_)/ within (_)› [1000, 60] 60)
  where "at_within a S = inf (nhds a) (principal (S - {a}))"

abbreviation at :: "'a ⇒ 'a filter"  (‹at›)
  where "at x ≡ at_within x UNIV"

abbreviation tendsto :: "('b ⇒ 'a) ⇒ 'a ⇒ 'b filter ⇒ bool"  (infixr ‹⤏› 55)
  where "tendsto f l F ≡ filterlim f (nhds l) F"

abbreviation LIMSEQ :: "(nat ⇒ 'a) ⇒ 'a ⇒ bool"  (‹((_)/ ⇢ (_))› [60, 60] 60)
  where "LIMSEQ X L ≡ filterlim X (nhds L) sequentially"

definition convergent :: "(nat ⇒ 'a) ⇒ bool"
  where "convergent X ⟷ (∃L. filterlim X (nhds L) sequentially)"

text ‹Every cover by open sets has a finite part that still covers.›

definition compact :: "'a set ⇒ bool"
  where "compact S ⟷ (∀C. (∀c∈C. open c) ∧ S ⊆ ⋃C ⟶ (∃D. D ⊆ C ∧ finite D ∧ S ⊆ ⋃D))"

text ‹No two open sets cut the set into two nonempty parts.›

definition connected :: "'a set ⇒ bool"
  where "connected S ⟷
    (∄A B. open A ∧ open B ∧ S ⊆ A ∪ B ∧ S ∩ A ∩ B = {} ∧ S ∩ A ≠ {} ∧ S ∩ B ≠ {})"

end

subsection ‹Separation›

class t0_space = topological_space +
  assumes t0_space: "x ≠ y ⟹ ∃U. open U ∧ (x ∈ U) ≠ (y ∈ U)"

class t1_space = topological_space +
  assumes t1_space: "x ≠ y ⟹ ∃U. open U ∧ x ∈ U ∧ y ∉ U"

instance t1_space ⊆ t0_space sorry

class t2_space = topological_space +
  assumes hausdorff: "x ≠ y ⟹ ∃U V. open U ∧ open V ∧ x ∈ U ∧ y ∈ V ∧ U ∩ V = {}"

instance t2_space ⊆ t1_space sorry

class t3_space = t2_space +
  assumes t3_space:
    "closed S ⟹ y ∉ S ⟹ ∃U V. open U ∧ open V ∧ y ∈ U ∧ S ⊆ V ∧ U ∩ V = {}"

class t4_space = t2_space +
  assumes t4_space:
    "closed S ⟹ closed T ⟹ S ∩ T = {} ⟹ ∃U V. open U ∧ open V ∧ S ⊆ U ∧ T ⊆ V ∧ U ∩ V = {}"

instance t4_space ⊆ t3_space sorry

class perfect_space = topological_space +
  assumes not_open_singleton: "¬ open {x}"

definition (in t2_space) Lim :: "'f filter ⇒ ('f ⇒ 'a) ⇒ 'a"
  where "Lim F f = (THE l. filterlim f (nhds l) F)"

abbreviation (in t2_space) lim :: "(nat ⇒ 'a) ⇒ 'a"
  where "lim X ≡ Lim sequentially X"

subsection ‹Topologies from orders›

inductive generate_topology :: "'a set set ⇒ 'a set ⇒ bool"
  for S :: "'a set set"
  where
    UNIV: "generate_topology S UNIV"
  | Int: "generate_topology S a ⟹ generate_topology S b ⟹ generate_topology S (a ∩ b)"
  | UN: "(⋀k. k ∈ K ⟹ generate_topology S k) ⟹ generate_topology S (⋃K)"
  | Basis: "s ∈ S ⟹ generate_topology S s"

class order_topology = order + "open" +
  assumes open_generated_order:
    "open = generate_topology (range (λa. {..<a}) ∪ range (λa. {a<..}))"

instance order_topology ⊆ topological_space sorry

class linorder_topology = linorder + order_topology

instance linorder_topology ⊆ t2_space sorry

class discrete_topology = topological_space +
  assumes open_discrete: "open A"

instance discrete_topology ⊆ t2_space sorry

abbreviation (in order_topology) at_right :: "'a ⇒ 'a filter"
  where "at_right x ≡ at_within x {x<..}"

abbreviation (in order_topology) at_left :: "'a ⇒ 'a filter"
  where "at_left x ≡ at_within x {..<x}"

text ‹On these three types every set is open.›

instantiation bool :: linorder_topology
begin
definition open_bool :: "bool set ⇒ bool"
  where "open_bool A ⟷ True"
instance sorry
end

instantiation nat :: linorder_topology
begin
definition open_nat :: "nat set ⇒ bool"
  where "open_nat A ⟷ True"
instance sorry
end

instantiation int :: linorder_topology
begin
definition open_int :: "int set ⇒ bool"
  where "open_int A ⟷ True"
instance sorry
end

instance bool :: discrete_topology sorry
instance nat :: discrete_topology sorry
instance int :: discrete_topology sorry

class linear_continuum_topology = linorder_topology + linear_continuum

instance linear_continuum_topology ⊆ perfect_space sorry

class first_countable_topology = topological_space +
  assumes first_countable_basis:
    "∃A::nat ⇒ 'a set. (∀i. x ∈ A i ∧ open (A i)) ∧ (∀S. open S ∧ x ∈ S ⟶ (∃i. A i ⊆ S))"

subsection ‹Monotone sequences›

definition monoseq :: "(nat ⇒ 'a::order) ⇒ bool"
  where "monoseq X ⟷ (∀m n. m ≤ n ⟶ X m ≤ X n) ∨ (∀m n. m ≤ n ⟶ X n ≤ X m)"

abbreviation incseq :: "(nat ⇒ 'a::order) ⇒ bool"
  where "incseq X ≡ mono X"

abbreviation decseq :: "(nat ⇒ 'a::order) ⇒ bool"
  where "decseq X ≡ antimono X"

subsection ‹Continuity›

abbreviation LIM :: "('a::topological_space ⇒ 'b::topological_space) ⇒ 'a ⇒ 'b ⇒ bool"
    (‹((_)/ ─(_)/→ (_))› [60, 0, 60] 60)
  where "f ─a→ L ≡ filterlim f (nhds L) (at_within a UNIV)"

definition continuous_on :: "'a::topological_space set ⇒ ('a ⇒ 'b::topological_space) ⇒ bool"
  where "continuous_on S f ⟷ (∀x∈S. filterlim f (nhds (f x)) (at_within x S))"

definition continuous :: "'a::t2_space filter ⇒ ('a ⇒ 'b::topological_space) ⇒ bool"
  where "continuous F f ⟷ filterlim f (nhds (f (Lim F (λx. x)))) F"

abbreviation isCont :: "('a::t2_space ⇒ 'b::topological_space) ⇒ 'a ⇒ bool"
  where "isCont f a ≡ continuous (at_within a UNIV) f"

subsection ‹Uniform spaces›

class uniformity =
  fixes uniformity :: "('a × 'a) filter"

abbreviation (in uniformity) uniformity_on :: "'a set ⇒ ('a × 'a) filter"
  where "uniformity_on S ≡ inf uniformity (principal (S × S))"

class open_uniformity = "open" + uniformity +
  assumes open_uniformity:
    "open U ⟷ (∀x∈U. eventually (λp. fst p = x ⟶ snd p ∈ U) uniformity)"

instance open_uniformity ⊆ topological_space sorry

class uniform_space = open_uniformity +
  assumes uniformity_refl: "eventually E uniformity ⟹ E (x, x)"
    and uniformity_sym: "eventually E uniformity ⟹ eventually (λp. E (snd p, fst p)) uniformity"
    and uniformity_trans:
      "eventually E uniformity ⟹
       ∃D. eventually D uniformity ∧ (∀x y z. D (x, y) ⟶ D (y, z) ⟶ E (x, z))"

definition totally_bounded :: "'a::uniform_space set ⇒ bool"
  where "totally_bounded S ⟷
    (∀E. eventually E uniformity ⟶ (∃X. finite X ∧ (∀s∈S. ∃x∈X. E (x, s))))"

definition cauchy_filter :: "'a::uniform_space filter ⇒ bool"
  where "cauchy_filter F ⟷ prod_filter F F ≤ uniformity"

definition Cauchy :: "(nat ⇒ 'a::uniform_space) ⇒ bool"
  where "Cauchy X ⟷ cauchy_filter (filtermap X sequentially)"

definition complete :: "'a::uniform_space set ⇒ bool"
  where "complete S ⟷
    (∀F. F ≤ principal S ⟶ F ≠ bot ⟶ cauchy_filter F ⟶ (∃x∈S. F ≤ nhds x))"

definition uniformly_continuous_on :: "'a::uniform_space set ⇒ ('a ⇒ 'b::uniform_space) ⇒ bool"
  where "uniformly_continuous_on S f ⟷
    filterlim (λp. (f (fst p), f (snd p))) uniformity (uniformity_on S)"

subsection ‹Products›

instantiation prod :: (topological_space, topological_space) topological_space
begin
definition open_prod :: "('a × 'b) set ⇒ bool"
  where "open_prod S ⟷ (∀x∈S. ∃A B. open A ∧ open B ∧ x ∈ A × B ∧ A × B ⊆ S)"
instance sorry
end

instance prod :: (t0_space, t0_space) t0_space sorry
instance prod :: (t1_space, t1_space) t1_space sorry
instance prod :: (t2_space, t2_space) t2_space sorry

end
