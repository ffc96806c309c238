section ‹Orders as relations›

theory Order_Relation
  imports Wfrec
begin

definition preorder_on :: "'a set ⇒ ('a × 'a) set ⇒ bool"
  where "preorder_on A r ⟷ r ⊆ A × A ∧ refl_on A r ∧ trans r"

definition partial_order_on :: "'a set ⇒ ('a × 'a) set ⇒ bool"
  where "partial_order_on A r ⟷ preorder_on A r ∧ antisym r"

definition linear_order_on :: "'a set ⇒ ('a × 'a) set ⇒ bool"
  where "linear_order_on A r ⟷ partial_order_on A r ∧ total_on A r"

definition strict_linear_order_on :: "'a set ⇒ ('a × 'a) set ⇒ bool"
  where "strict_linear_order_on A r ⟷ trans r ∧ irrefl r ∧ total_on A r"

definition well_order_on :: "'a set ⇒ ('a × 'a) set ⇒ bool"
  where "well_order_on A r ⟷ linear_order_on A r ∧ wf (r - Id)"

subsection ‹On the field of the relation, on the whole type›

abbreviation Refl :: "('a × 'a) set ⇒ bool"
  where "Refl r ≡ refl_on (Field r) r"

abbreviation Preorder :: "('a × 'a) set ⇒ bool"
  where "Preorder r ≡ preorder_on (Field r) r"

abbreviation Partial_order :: "('a × 'a) set ⇒ bool"
  where "Partial_order r ≡ partial_order_on (Field r) r"

abbreviation Total :: "('a × 'a) set ⇒ bool"
  where "Total r ≡ total_on (Field r) r"

abbreviation Linear_order :: "('a × 'a) set ⇒ bool"
  where "Linear_order r ≡ linear_order_on (Field r) r"

abbreviation Well_order :: "('a × 'a) set ⇒ bool"
  where "Well_order r ≡ well_order_on (Field r) r"

abbreviation strict_linear_order :: "('a × 'a) set ⇒ bool"
  where "strict_linear_order ≡ strict_linear_order_on UNIV"

abbreviation linear_order :: "('a × 'a) set ⇒ bool"
  where "linear_order ≡ linear_order_on UNIV"

abbreviation well_order :: "('a × 'a) set ⇒ bool"
  where "well_order ≡ well_order_on UNIV"

subsection ‹Elements below and above›

definition relation_of :: "('a ⇒ 'a ⇒ bool) ⇒ 'a set ⇒ ('a × 'a) set"
  where "relation_of R A = {(x, y) ∈ A × A. R x y}"

definition under :: "'a rel ⇒ 'a ⇒ 'a set"
  where "under r x = {y. (y, x) ∈ r}"

definition underS :: "'a rel ⇒ 'a ⇒ 'a set"
  where "underS r x = {y. y ≠ x ∧ (y, x) ∈ r}"

definition Under :: "'a rel ⇒ 'a set ⇒ 'a set"
  where "Under r A = {y ∈ Field r. ∀x∈A. (y, x) ∈ r}"

definition UnderS :: "'a rel ⇒ 'a set ⇒ 'a set"
  where "UnderS r A = {y ∈ Field r. ∀x∈A. y ≠ x ∧ (y, x) ∈ r}"

definition above :: "'a rel ⇒ 'a ⇒ 'a set"
  where "above r x = {y. (x, y) ∈ r}"

definition aboveS :: "'a rel ⇒ 'a ⇒ 'a set"
  where "aboveS r x = {y. y ≠ x ∧ (x, y) ∈ r}"

definition Above :: "'a rel ⇒ 'a set ⇒ 'a set"
  where "Above r A = {y ∈ Field r. ∀x∈A. (x, y) ∈ r}"

definition AboveS :: "'a rel ⇒ 'a set ⇒ 'a set"
  where "AboveS r A = {y ∈ Field r. ∀x∈A. y ≠ x ∧ (x, y) ∈ r}"

definition ofilter :: "'a rel ⇒ 'a set ⇒ bool"
  where "ofilter r A ⟷ A ⊆ Field r ∧ (∀x∈A. under r x ⊆ A)"

lemma under_code [code]: "under r x = fst ` {p ∈ r. snd p = x}"
  sorry

lemma underS_code [code]: "underS r x = fst ` {p ∈ r. snd p = x ∧ fst p ≠ x}"
  sorry

lemma above_code [code]: "above r x = snd ` {p ∈ r. fst p = x}"
  sorry

lemma aboveS_code [code]: "aboveS r x = snd ` {p ∈ r. fst p = x ∧ snd p ≠ x}"
  sorry

end
