section ‹Orders›

theory Orderings
  imports HOL
begin

subsection ‹Abstract orders, as locales›

locale partial_preordering =
  fixes less_eq :: "'a ⇒ 'a ⇒ bool"  (infix ‹❙≤› 50)
  assumes refl: "x ❙≤ x"
    and trans: "x ❙≤ y ⟹ y ❙≤ z ⟹ x ❙≤ z"

locale preordering = partial_preordering +
  fixes less :: "'a ⇒ 'a ⇒ bool"  (infix ‹❙<› 50)
  assumes strict_iff_not: "x ❙< y ⟷ x ❙≤ y ∧ ¬ y ❙≤ x"

locale ordering = partial_preordering +
  fixes less :: "'a ⇒ 'a ⇒ bool"  (infix ‹❙<› 50)
  assumes strict_iff_order: "x ❙< y ⟷ x ❙≤ y ∧ x ≠ y"
    and antisym: "x ❙≤ y ⟹ y ❙≤ x ⟹ x = y"

sublocale ordering ⊆ preordering less_eq less sorry

locale ordering_top = ordering +
  fixes top :: 'a  (‹❙⊤›)
  assumes extremum: "x ❙≤ ❙⊤"

subsection ‹The classes of orders›

class ord =
  fixes less_eq :: "'a ⇒ 'a ⇒ bool"
    and less :: "'a ⇒ 'a ⇒ bool"
begin

notation
  less_eq  (‹'(≤')›) and
  less_eq  (‹_/ ≤ _› [51, 51] 50) and
  less  (‹'(<')›) and
  less  (‹_/ < _› [51, 51] 50)

abbreviation (input) greater_eq :: "'a ⇒ 'a ⇒ bool"  (infix ‹≥› 50)
  where "x ≥ y ≡ y ≤ x"

abbreviation (input) greater :: "'a ⇒ 'a ⇒ bool"  (infix ‹>› 50)
  where "x > y ≡ y < x"

notation (ASCII)
  less_eq  (‹'(<=')›) and
  less_eq  (‹_/ <= _› [51, 51] 50)

notation (input)
  greater_eq  (infix ‹>=› 50)

end

class preorder = ord +
  assumes less_le_not_le: "x < y ⟷ x ≤ y ∧ ¬ y ≤ x"
    and order_refl: "x ≤ x"
    and order_trans: "x ≤ y ⟹ y ≤ z ⟹ x ≤ z"

class order = preorder +
  assumes order_antisym: "x ≤ y ⟹ y ≤ x ⟹ x = y"

class linorder = order +
  assumes linear: "x ≤ y ∨ y ≤ x"

class wellorder = linorder +
  assumes less_induct: "(⋀x. (⋀y. y < x ⟹ P y) ⟹ P x) ⟹ P a"

subsection ‹Minimum, maximum, least and greatest element›

context ord
begin

definition min :: "'a ⇒ 'a ⇒ 'a"
  where "min x y = (if x ≤ y then x else y)"

definition max :: "'a ⇒ 'a ⇒ 'a"
  where "max x y = (if x ≤ y then y else x)"

text ‹Not specified where no element with P lies below all others with P.›

definition Least :: "('a ⇒ bool) ⇒ 'a"  (binder ‹LEAST › 10)
  where "Least P = The (λx. P x ∧ (∀y. P y ⟶ x ≤ y))"

end

context order
begin

definition Greatest :: "('a ⇒ bool) ⇒ 'a"  (binder ‹GREATEST › 10)
  where "Greatest P = The (λx. P x ∧ (∀y. P y ⟶ y ≤ x))"

end

subsection ‹Bounds, density›

class bot =
  fixes bot :: 'a  (‹⊥›)

class order_bot = order + bot +
  assumes bot_least: "⊥ ≤ x"

class top =
  fixes top :: 'a  (‹⊤›)

class order_top = order + top +
  assumes top_greatest: "x ≤ ⊤"

class dense_order = order +
  assumes dense: "x < y ⟹ ∃z. x < z ∧ z < y"

class dense_linorder = linorder + dense_order

class no_top = order +
  assumes gt_ex: "∃y. x < y"

class no_bot = order +
  assumes lt_ex: "∃y. y < x"

class unbounded_dense_linorder = dense_linorder + no_top + no_bot

class unbounded_dense_order = dense_order + no_top + no_bot

instance unbounded_dense_linorder ⊆ unbounded_dense_order ..

subsection ‹Every class of orders also is an abstract order›

sublocale preorder ⊆ order: preordering less_eq less sorry

sublocale order ⊆ order: ordering less_eq less sorry

sublocale order_top ⊆ top: ordering_top less_eq less top sorry

subsection ‹Truth values: False below True›

instantiation bool :: "{order_bot, order_top, linorder}"
begin

definition less_eq_bool :: "bool ⇒ bool ⇒ bool"
  where "less_eq_bool p q ⟷ (p ⟶ q)"

definition less_bool :: "bool ⇒ bool ⇒ bool"
  where "less_bool p q ⟷ ¬ p ∧ q"

definition bot_bool :: bool
  where "bot_bool = False"

definition top_bool :: bool
  where "top_bool = True"

instance sorry

end

subsection ‹Functions: point by point›

instantiation "fun" :: (type, ord) ord
begin

definition less_eq_fun :: "('a ⇒ 'b) ⇒ ('a ⇒ 'b) ⇒ bool"
  where "less_eq_fun f g ⟷ (∀x. f x ≤ g x)"

definition less_fun :: "('a ⇒ 'b) ⇒ ('a ⇒ 'b) ⇒ bool"
  where "less_fun f g ⟷ (∀x. f x ≤ g x) ∧ ¬ (∀x. g x ≤ f x)"

instance ..

end

instance "fun" :: (type, preorder) preorder sorry

instance "fun" :: (type, order) order sorry

instantiation "fun" :: (type, bot) bot
begin

definition bot_fun :: "'a ⇒ 'b"
  where "bot_fun = (λ_. bot)"

instance ..

end

instance "fun" :: (type, order_bot) order_bot sorry

instantiation "fun" :: (type, top) top
begin

definition top_fun :: "'a ⇒ 'b"
  where "top_fun = (λ_. top)"

instance ..

end

instance "fun" :: (type, order_top) order_top sorry

end
