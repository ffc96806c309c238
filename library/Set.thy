section ‹Sets›

theory Set
  imports Boolean_Algebras
begin

subsection ‹Comprehension and membership›

text ‹
  A set is what a predicate describes, and nothing else: ‹a ∈ Collect P› means ‹P a›, and two sets
  are equal when they have the same members. The run time chooses a representation (finite,
  cofinite, predicate, table).
›

hollow_native_type 'a set

hollow_native Collect :: "('a ⇒ bool) ⇒ 'a set"

hollow_native member :: "'a ⇒ 'a set ⇒ bool"

notation
  member  (‹'(∈')›) and
  member  (‹_/ ∈ _› [51, 51] 50)

abbreviation not_member :: "'a ⇒ 'a set ⇒ bool"
  where "not_member x A ≡ ¬ (x ∈ A)"

notation
  not_member  (‹'(∉')›) and
  not_member  (‹_/ ∉ _› [51, 51] 50)

open_bundle member_ASCII_syntax
begin
notation (ASCII)
  member  (‹'(:')›) and
  member  (‹_/ : _› [51, 51] 50) and
  not_member  (‹'(~:')›) and
  not_member  (‹_/ ~: _› [51, 51] 50)
end

lemma mem_Collect_eq [code_unfold]: "a ∈ Collect P ⟷ P a"
  sorry

lemma Collect_mem_eq: "Collect (λx. x ∈ A) = A"
  sorry

subsection ‹The Boolean algebra of sets›

instantiation set :: (type) boolean_algebra
begin

definition less_eq_set :: "'a set ⇒ 'a set ⇒ bool"
  where "less_eq_set A B ⟷ (∀x. x ∈ A ⟶ x ∈ B)"

definition less_set :: "'a set ⇒ 'a set ⇒ bool"
  where "less_set A B ⟷ less_eq_set A B ∧ A ≠ B"

definition inf_set :: "'a set ⇒ 'a set ⇒ 'a set"
  where "inf_set A B = {x. x ∈ A ∧ x ∈ B}"

definition sup_set :: "'a set ⇒ 'a set ⇒ 'a set"
  where "sup_set A B = {x. x ∈ A ∨ x ∈ B}"

definition bot_set :: "'a set"
  where "bot_set = {x. False}"

definition top_set :: "'a set"
  where "top_set = {x. True}"

definition uminus_set :: "'a set ⇒ 'a set"
  where "uminus_set A = {x. x ∉ A}"

definition minus_set :: "'a set ⇒ 'a set ⇒ 'a set"
  where "minus_set A B = {x. x ∈ A ∧ x ∉ B}"

instance sorry

end

abbreviation empty :: "'a set"  (‹{}›)
  where "{} ≡ bot"

abbreviation UNIV :: "'a set"
  where "UNIV ≡ top"

definition insert :: "'a ⇒ 'a set ⇒ 'a set"
  where "insert a A = {x. x = a ∨ x ∈ A}"

subsection ‹Inclusion, union, intersection, difference›

abbreviation subset :: "'a set ⇒ 'a set ⇒ bool"
  where "subset ≡ less"

abbreviation subset_eq :: "'a set ⇒ 'a set ⇒ bool"
  where "subset_eq ≡ less_eq"

abbreviation (input) supset :: "'a set ⇒ 'a set ⇒ bool"
  where "supset ≡ greater"

abbreviation (input) supset_eq :: "'a set ⇒ 'a set ⇒ bool"
  where "supset_eq ≡ greater_eq"

notation
  subset  (‹'(⊂')›) and
  subset  (‹_/ ⊂ _› [51, 51] 50) and
  subset_eq  (‹'(⊆')›) and
  subset_eq  (‹_/ ⊆ _› [51, 51] 50) and
  supset  (‹'(⊃')›) and
  supset  (‹_/ ⊃ _› [51, 51] 50) and
  supset_eq  (‹'(⊇')›) and
  supset_eq  (‹_/ ⊇ _› [51, 51] 50)

abbreviation inter :: "'a set ⇒ 'a set ⇒ 'a set"  (infixl ‹∩› 70)
  where "(∩) ≡ inf"

abbreviation union :: "'a set ⇒ 'a set ⇒ 'a set"  (infixl ‹∪› 65)
  where "(∪) ≡ sup"

notation (ASCII)
  inter  (infixl ‹Int› 70) and
  union  (infixl ‹Un› 65)

abbreviation (input) set_difference :: "'a set ⇒ 'a set ⇒ 'a set"  (infixl ‹∖› 65)
  where "A ∖ B ≡ A - B"

abbreviation sym_diff :: "'a set ⇒ 'a set ⇒ 'a set"
  where "sym_diff A B ≡ (A - B) ∪ (B - A)"

subsection ‹Bounded quantifiers›

definition Ball :: "'a set ⇒ ('a ⇒ bool) ⇒ bool"
  where "Ball A P ⟷ (∀x. x ∈ A ⟶ P x)"

definition Bex :: "'a set ⇒ ('a ⇒ bool) ⇒ bool"
  where "Bex A P ⟷ (∃x. x ∈ A ∧ P x)"

subsection ‹Images, subsets, single elements›

definition image :: "('a ⇒ 'b) ⇒ 'a set ⇒ 'b set"  (infixr ‹`› 90)
  where "f ` A = {y. ∃x∈A. f x = y}"

abbreviation range :: "('a ⇒ 'b) ⇒ 'b set"
  where "range f ≡ f ` UNIV"

definition vimage :: "('a ⇒ 'b) ⇒ 'b set ⇒ 'a set"  (infixr ‹-`› 90)
  where "f -` B = {x. f x ∈ B}"

definition Pow :: "'a set ⇒ 'a set set"
  where "Pow A = {S. S ⊆ A}"

definition is_singleton :: "'a set ⇒ bool"
  where "is_singleton A ⟷ (∃x. A = {x})"

text ‹The member of a set with one member; otherwise not specified.›

definition the_elem :: "'a set ⇒ 'a"
  where "the_elem A = (THE x. A = {x})"

definition bind :: "'a set ⇒ ('a ⇒ 'b set) ⇒ 'b set"
  where "bind A f = {y. ∃x∈A. y ∈ f x}"

hide_const (open) bind

definition pairwise :: "('a ⇒ 'a ⇒ bool) ⇒ 'a set ⇒ bool"
  where "pairwise R A ⟷ (∀x∈A. ∀y∈A. x ≠ y ⟶ R x y)"

definition disjnt :: "'a set ⇒ 'a set ⇒ bool"
  where "disjnt A B ⟷ A ∩ B = {}"

subsection ‹Operations under names of their own, for generated code›

context
begin

qualified definition is_empty :: "'a set ⇒ bool"
  where "is_empty A ⟷ A = {}"

qualified definition remove :: "'a ⇒ 'a set ⇒ 'a set"
  where "remove a A = A - {a}"

qualified definition filter :: "('a ⇒ bool) ⇒ 'a set ⇒ 'a set"
  where "filter P A = {x ∈ A. P x}"

qualified definition can_select :: "('a ⇒ bool) ⇒ 'a set ⇒ bool"
  where "can_select P A ⟷ (∃!x. x ∈ A ∧ P x)"

end

instantiation set :: (equal) equal
begin

definition equal_set :: "'a set ⇒ 'a set ⇒ bool"
  where "equal_set A B ⟷ A ⊆ B ∧ B ⊆ A"

instance sorry

end

hide_const (open) member not_member

end
