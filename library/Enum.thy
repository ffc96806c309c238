section ‹Types with finitely many values, listed›

theory Enum
  imports Map Groups_List
begin

subsection ‹The class›

text ‹‹enum› lists every value once; ‹enum_all› and ‹enum_ex› quantify over them.›

class enum =
  fixes enum :: "'a list"
    and enum_all :: "('a ⇒ bool) ⇒ bool"
    and enum_ex :: "('a ⇒ bool) ⇒ bool"
  assumes UNIV_enum: "UNIV = set enum"
    and enum_distinct: "distinct enum"
    and enum_all_UNIV: "enum_all P ⟷ (∀x. P x)"
    and enum_ex_UNIV: "enum_ex P ⟷ (∃x. P x)"
begin

subclass finite sorry

end

definition card_UNIV :: "'a itself ⇒ nat"
  where "card_UNIV t = card (UNIV :: 'a set)"

subsection ‹Small types, pairs, sums, options›

instantiation unit :: enum
begin

definition enum_unit :: "unit list"
  where "enum_unit = [()]"

definition enum_all_unit :: "(unit ⇒ bool) ⇒ bool"
  where "enum_all_unit P ⟷ P ()"

definition enum_ex_unit :: "(unit ⇒ bool) ⇒ bool"
  where "enum_ex_unit P ⟷ P ()"

instance sorry

end

instantiation bool :: enum
begin

definition enum_bool :: "bool list"
  where "enum_bool = [False, True]"

definition enum_all_bool :: "(bool ⇒ bool) ⇒ bool"
  where "enum_all_bool P ⟷ P False ∧ P True"

definition enum_ex_bool :: "(bool ⇒ bool) ⇒ bool"
  where "enum_ex_bool P ⟷ P False ∨ P True"

instance sorry

end

instantiation prod :: (enum, enum) enum
begin

definition enum_prod :: "('a × 'b) list"
  where "enum_prod = List.product enum enum"

definition enum_all_prod :: "('a × 'b ⇒ bool) ⇒ bool"
  where "enum_all_prod P ⟷ enum_all (λx. enum_all (λy. P (x, y)))"

definition enum_ex_prod :: "('a × 'b ⇒ bool) ⇒ bool"
  where "enum_ex_prod P ⟷ enum_ex (λx. enum_ex (λy. P (x, y)))"

instance sorry

end

instantiation sum :: (enum, enum) enum
begin

definition enum_sum :: "('a + 'b) list"
  where "enum_sum = map Inl enum @ map Inr enum"

definition enum_all_sum :: "('a + 'b ⇒ bool) ⇒ bool"
  where "enum_all_sum P ⟷ enum_all (λx. P (Inl x)) ∧ enum_all (λy. P (Inr y))"

definition enum_ex_sum :: "('a + 'b ⇒ bool) ⇒ bool"
  where "enum_ex_sum P ⟷ enum_ex (λx. P (Inl x)) ∨ enum_ex (λy. P (Inr y))"

instance sorry

end

instantiation option :: (enum) enum
begin

definition enum_option :: "'a option list"
  where "enum_option = None # map Some enum"

definition enum_all_option :: "('a option ⇒ bool) ⇒ bool"
  where "enum_all_option P ⟷ P None ∧ enum_all (λx. P (Some x))"

definition enum_ex_option :: "('a option ⇒ bool) ⇒ bool"
  where "enum_ex_option P ⟷ P None ∨ enum_ex (λx. P (Some x))"

instance sorry

end

subsection ‹Sets and functions›

instantiation set :: (enum) enum
begin

definition enum_set :: "'a set list"
  where "enum_set = map set (subseqs enum)"

definition enum_all_set :: "('a set ⇒ bool) ⇒ bool"
  where "enum_all_set P ⟷ list_all P enum_set"

definition enum_ex_set :: "('a set ⇒ bool) ⇒ bool"
  where "enum_ex_set P ⟷ list_ex P enum_set"

instance sorry

end

text ‹Two functions are equal when they agree on the listed arguments.›

instantiation "fun" :: (enum, equal) equal
begin

definition equal_fun :: "('a ⇒ 'b) ⇒ ('a ⇒ 'b) ⇒ bool"
  where "equal_fun f g ⟷ list_all (λx. f x = g x) enum"

instance sorry

end

text ‹One function for each list of results.›

instantiation "fun" :: (enum, enum) enum
begin

definition enum_fun :: "('a ⇒ 'b) list"
  where "enum_fun =
    map (λys. the ∘ map_of (zip enum ys)) (List.n_lists (length (enum :: 'a list)) enum)"

definition enum_all_fun :: "(('a ⇒ 'b) ⇒ bool) ⇒ bool"
  where "enum_all_fun P ⟷ list_all P enum_fun"

definition enum_ex_fun :: "(('a ⇒ 'b) ⇒ bool) ⇒ bool"
  where "enum_ex_fun P ⟷ list_ex P enum_fun"

instance sorry

end

subsection ‹Finite lattices›

class finite_lattice = finite + lattice + Inf + Sup + bot + top +
  assumes Inf_finite_empty: "Inf {} = Sup UNIV"
    and Inf_finite_insert: "Inf (insert x A) = inf x (Inf A)"
    and Sup_finite_empty: "Sup {} = Inf UNIV"
    and Sup_finite_insert: "Sup (insert x A) = sup x (Sup A)"
    and bot_finite_def: "bot = Inf UNIV"
    and top_finite_def: "top = Sup UNIV"
begin

subclass complete_lattice sorry

end

class finite_distrib_lattice = finite_lattice + distrib_lattice
begin

subclass complete_distrib_lattice sorry

end

section ‹Types with one to five values›

text ‹
  They stand for type variables in tests. Each has as much structure as its number of values
  allows, so that conjectures over many classes find a carrier.
›

subsection ‹One value›

datatype finite_1 = a⇩1

instantiation finite_1 :: equal
begin

definition equal_finite_1 :: "finite_1 ⇒ finite_1 ⇒ bool"
  where "equal_finite_1 x y ⟷ x = y"

instance sorry

end

instantiation finite_1 :: enum
begin

definition enum_finite_1 :: "finite_1 list"
  where "enum_finite_1 = [a⇩1]"

definition enum_all_finite_1 :: "(finite_1 ⇒ bool) ⇒ bool"
  where "enum_all_finite_1 P ⟷ P a⇩1"

definition enum_ex_finite_1 :: "(finite_1 ⇒ bool) ⇒ bool"
  where "enum_ex_finite_1 P ⟷ P a⇩1"

instance sorry

end

instantiation finite_1 :: linorder
begin

definition less_eq_finite_1 :: "finite_1 ⇒ finite_1 ⇒ bool"
  where "less_eq_finite_1 x y ⟷ True"

definition less_finite_1 :: "finite_1 ⇒ finite_1 ⇒ bool"
  where "less_finite_1 x y ⟷ False"

instance sorry

end

instance finite_1 :: "{dense_linorder, wellorder}" sorry

instantiation finite_1 :: complete_lattice
begin

definition Inf_finite_1 :: "finite_1 set ⇒ finite_1"
  where "Inf_finite_1 A = a⇩1"

definition Sup_finite_1 :: "finite_1 set ⇒ finite_1"
  where "Sup_finite_1 A = a⇩1"

definition bot_finite_1 :: finite_1
  where "bot_finite_1 = a⇩1"

definition top_finite_1 :: finite_1
  where "top_finite_1 = a⇩1"

definition inf_finite_1 :: "finite_1 ⇒ finite_1 ⇒ finite_1"
  where "inf_finite_1 x y = a⇩1"

definition sup_finite_1 :: "finite_1 ⇒ finite_1 ⇒ finite_1"
  where "sup_finite_1 x y = a⇩1"

instance sorry

end

instance finite_1 :: complete_linorder ..

instance finite_1 :: complete_distrib_lattice sorry

instantiation finite_1 :: complete_boolean_algebra
begin

definition minus_finite_1 :: "finite_1 ⇒ finite_1 ⇒ finite_1"
  where "minus_finite_1 x y = a⇩1"

definition uminus_finite_1 :: "finite_1 ⇒ finite_1"
  where "uminus_finite_1 x = a⇩1"

instance sorry

end

instantiation finite_1 ::
  "{linordered_ring_strict, linordered_comm_semiring_strict, ordered_comm_ring,
    ordered_cancel_comm_monoid_diff, comm_monoid_mult, ordered_ring_abs,
    one, modulo, sgn, inverse}"
begin

definition zero_finite_1 :: finite_1
  where "zero_finite_1 = a⇩1"

definition one_finite_1 :: finite_1
  where "one_finite_1 = a⇩1"

definition plus_finite_1 :: "finite_1 ⇒ finite_1 ⇒ finite_1"
  where "plus_finite_1 x y = a⇩1"

definition times_finite_1 :: "finite_1 ⇒ finite_1 ⇒ finite_1"
  where "times_finite_1 x y = a⇩1"

definition abs_finite_1 :: "finite_1 ⇒ finite_1"
  where "abs_finite_1 x = a⇩1"

definition sgn_finite_1 :: "finite_1 ⇒ finite_1"
  where "sgn_finite_1 x = a⇩1"

definition divide_finite_1 :: "finite_1 ⇒ finite_1 ⇒ finite_1"
  where "divide_finite_1 x y = a⇩1"

definition modulo_finite_1 :: "finite_1 ⇒ finite_1 ⇒ finite_1"
  where "modulo_finite_1 x y = a⇩1"

definition inverse_finite_1 :: "finite_1 ⇒ finite_1"
  where "inverse_finite_1 x = a⇩1"

instance sorry

end

hide_const (open) a⇩1

subsection ‹Two values: a linear order, and the field of integers modulo 2›

datatype finite_2 = a⇩1 | a⇩2

instantiation finite_2 :: equal
begin

definition equal_finite_2 :: "finite_2 ⇒ finite_2 ⇒ bool"
  where "equal_finite_2 x y ⟷ x = y"

instance sorry

end

instantiation finite_2 :: enum
begin

definition enum_finite_2 :: "finite_2 list"
  where "enum_finite_2 = [a⇩1, a⇩2]"

definition enum_all_finite_2 :: "(finite_2 ⇒ bool) ⇒ bool"
  where "enum_all_finite_2 P ⟷ P a⇩1 ∧ P a⇩2"

definition enum_ex_finite_2 :: "(finite_2 ⇒ bool) ⇒ bool"
  where "enum_ex_finite_2 P ⟷ P a⇩1 ∨ P a⇩2"

instance sorry

end

instantiation finite_2 :: linorder
begin

definition less_eq_finite_2 :: "finite_2 ⇒ finite_2 ⇒ bool"
  where "less_eq_finite_2 x y ⟷ x = a⇩1 ∨ y = a⇩2"

definition less_finite_2 :: "finite_2 ⇒ finite_2 ⇒ bool"
  where "less_finite_2 x y ⟷ x = a⇩1 ∧ y = a⇩2"

instance sorry

end

instance finite_2 :: wellorder sorry

instantiation finite_2 :: complete_lattice
begin

definition Inf_finite_2 :: "finite_2 set ⇒ finite_2"
  where "Inf_finite_2 A = (if a⇩1 ∈ A then a⇩1 else a⇩2)"

definition Sup_finite_2 :: "finite_2 set ⇒ finite_2"
  where "Sup_finite_2 A = (if a⇩2 ∈ A then a⇩2 else a⇩1)"

definition bot_finite_2 :: finite_2
  where "bot_finite_2 = a⇩1"

definition top_finite_2 :: finite_2
  where "top_finite_2 = a⇩2"

definition inf_finite_2 :: "finite_2 ⇒ finite_2 ⇒ finite_2"
  where "inf_finite_2 x y = min x y"

definition sup_finite_2 :: "finite_2 ⇒ finite_2 ⇒ finite_2"
  where "sup_finite_2 x y = max x y"

instance sorry

end

instance finite_2 :: complete_linorder ..

instance finite_2 :: complete_distrib_lattice ..

instantiation finite_2 :: "{field, idom_abs_sgn, idom_modulo}"
begin

definition zero_finite_2 :: finite_2
  where "zero_finite_2 = a⇩1"

definition one_finite_2 :: finite_2
  where "one_finite_2 = a⇩2"

definition plus_finite_2 :: "finite_2 ⇒ finite_2 ⇒ finite_2"
  where "plus_finite_2 x y = (if x = y then a⇩1 else a⇩2)"

definition minus_finite_2 :: "finite_2 ⇒ finite_2 ⇒ finite_2"
  where "minus_finite_2 x y = (if x = y then a⇩1 else a⇩2)"

definition uminus_finite_2 :: "finite_2 ⇒ finite_2"
  where "uminus_finite_2 x = x"

definition times_finite_2 :: "finite_2 ⇒ finite_2 ⇒ finite_2"
  where "times_finite_2 x y = (if x = a⇩2 then y else a⇩1)"

definition inverse_finite_2 :: "finite_2 ⇒ finite_2"
  where "inverse_finite_2 x = x"

definition divide_finite_2 :: "finite_2 ⇒ finite_2 ⇒ finite_2"
  where "divide_finite_2 x y = (if x = a⇩2 then y else a⇩1)"

definition modulo_finite_2 :: "finite_2 ⇒ finite_2 ⇒ finite_2"
  where "modulo_finite_2 x y = (if y = a⇩1 then x else a⇩1)"

definition abs_finite_2 :: "finite_2 ⇒ finite_2"
  where "abs_finite_2 x = x"

definition sgn_finite_2 :: "finite_2 ⇒ finite_2"
  where "sgn_finite_2 x = x"

instance sorry

end

instantiation finite_2 :: "{normalization_semidom, unique_euclidean_semiring}"
begin

definition normalize_finite_2 :: "finite_2 ⇒ finite_2"
  where "normalize_finite_2 x = x"

definition unit_factor_finite_2 :: "finite_2 ⇒ finite_2"
  where "unit_factor_finite_2 x = x"

definition euclidean_size_finite_2 :: "finite_2 ⇒ nat"
  where "euclidean_size_finite_2 x = (if x = a⇩1 then 0 else 1)"

definition division_segment_finite_2 :: "finite_2 ⇒ finite_2"
  where "division_segment_finite_2 x = a⇩2"

instance sorry

end

hide_const (open) a⇩1 a⇩2

subsection ‹Three values: a linear order, and the field of integers modulo 3›

datatype finite_3 = a⇩1 | a⇩2 | a⇩3

instantiation finite_3 :: equal
begin

definition equal_finite_3 :: "finite_3 ⇒ finite_3 ⇒ bool"
  where "equal_finite_3 x y ⟷ x = y"

instance sorry

end

instantiation finite_3 :: enum
begin

definition enum_finite_3 :: "finite_3 list"
  where "enum_finite_3 = [a⇩1, a⇩2, a⇩3]"

definition enum_all_finite_3 :: "(finite_3 ⇒ bool) ⇒ bool"
  where "enum_all_finite_3 P ⟷ P a⇩1 ∧ P a⇩2 ∧ P a⇩3"

definition enum_ex_finite_3 :: "(finite_3 ⇒ bool) ⇒ bool"
  where "enum_ex_finite_3 P ⟷ P a⇩1 ∨ P a⇩2 ∨ P a⇩3"

instance sorry

end

instantiation finite_3 :: linorder
begin

definition less_eq_finite_3 :: "finite_3 ⇒ finite_3 ⇒ bool"
  where "less_eq_finite_3 x y ⟷ (case x of a⇩1 ⇒ True | a⇩2 ⇒ y ≠ a⇩1 | a⇩3 ⇒ y = a⇩3)"

definition less_finite_3 :: "finite_3 ⇒ finite_3 ⇒ bool"
  where "less_finite_3 x y ⟷ (case x of a⇩1 ⇒ y ≠ a⇩1 | a⇩2 ⇒ y = a⇩3 | a⇩3 ⇒ False)"

instance sorry

end

instance finite_3 :: wellorder sorry

instantiation finite_3 :: finite_lattice
begin

definition Inf_finite_3 :: "finite_3 set ⇒ finite_3"
  where "Inf_finite_3 A = (if a⇩1 ∈ A then a⇩1 else if a⇩2 ∈ A then a⇩2 else a⇩3)"

definition Sup_finite_3 :: "finite_3 set ⇒ finite_3"
  where "Sup_finite_3 A = (if a⇩3 ∈ A then a⇩3 else if a⇩2 ∈ A then a⇩2 else a⇩1)"

definition bot_finite_3 :: finite_3
  where "bot_finite_3 = a⇩1"

definition top_finite_3 :: finite_3
  where "top_finite_3 = a⇩3"

definition inf_finite_3 :: "finite_3 ⇒ finite_3 ⇒ finite_3"
  where "inf_finite_3 x y = min x y"

definition sup_finite_3 :: "finite_3 ⇒ finite_3 ⇒ finite_3"
  where "sup_finite_3 x y = max x y"

instance sorry

end

instance finite_3 :: finite_distrib_lattice sorry

instance finite_3 :: complete_linorder ..

instantiation finite_3 :: "{field, idom_abs_sgn, idom_modulo}"
begin

definition zero_finite_3 :: finite_3
  where "zero_finite_3 = a⇩1"

definition one_finite_3 :: finite_3
  where "one_finite_3 = a⇩2"

definition uminus_finite_3 :: "finite_3 ⇒ finite_3"
  where "uminus_finite_3 x = (case x of a⇩1 ⇒ a⇩1 | a⇩2 ⇒ a⇩3 | a⇩3 ⇒ a⇩2)"

definition plus_finite_3 :: "finite_3 ⇒ finite_3 ⇒ finite_3"
  where "plus_finite_3 x y =
    (case x of
      a⇩1 ⇒ y
    | a⇩2 ⇒ (case y of a⇩1 ⇒ a⇩2 | a⇩2 ⇒ a⇩3 | a⇩3 ⇒ a⇩1)
    | a⇩3 ⇒ (case y of a⇩1 ⇒ a⇩3 | a⇩2 ⇒ a⇩1 | a⇩3 ⇒ a⇩2))"

definition minus_finite_3 :: "finite_3 ⇒ finite_3 ⇒ finite_3"
  where "minus_finite_3 x y = plus_finite_3 x (uminus_finite_3 y)"

definition times_finite_3 :: "finite_3 ⇒ finite_3 ⇒ finite_3"
  where "times_finite_3 x y = (case x of a⇩1 ⇒ a⇩1 | a⇩2 ⇒ y | a⇩3 ⇒ uminus_finite_3 y)"

definition inverse_finite_3 :: "finite_3 ⇒ finite_3"
  where "inverse_finite_3 x = x"

definition divide_finite_3 :: "finite_3 ⇒ finite_3 ⇒ finite_3"
  where "divide_finite_3 x y = times_finite_3 x y"

definition modulo_finite_3 :: "finite_3 ⇒ finite_3 ⇒ finite_3"
  where "modulo_finite_3 x y = (if y = a⇩1 then x else a⇩1)"

definition abs_finite_3 :: "finite_3 ⇒ finite_3"
  where "abs_finite_3 x = (if x = a⇩1 then a⇩1 else a⇩2)"

definition sgn_finite_3 :: "finite_3 ⇒ finite_3"
  where "sgn_finite_3 x = x"

instance sorry

end

instantiation finite_3 :: "{normalization_semidom, unique_euclidean_semiring}"
begin

definition normalize_finite_3 :: "finite_3 ⇒ finite_3"
  where "normalize_finite_3 x = (if x = a⇩1 then a⇩1 else a⇩2)"

definition unit_factor_finite_3 :: "finite_3 ⇒ finite_3"
  where "unit_factor_finite_3 x = x"

definition euclidean_size_finite_3 :: "finite_3 ⇒ nat"
  where "euclidean_size_finite_3 x = (if x = a⇩1 then 0 else 1)"

definition division_segment_finite_3 :: "finite_3 ⇒ finite_3"
  where "division_segment_finite_3 x = a⇩2"

instance sorry

end

hide_const (open) a⇩1 a⇩2 a⇩3

subsection ‹Four values: the Boolean algebra with two atoms›

datatype finite_4 = a⇩1 | a⇩2 | a⇩3 | a⇩4

instantiation finite_4 :: equal
begin

definition equal_finite_4 :: "finite_4 ⇒ finite_4 ⇒ bool"
  where "equal_finite_4 x y ⟷ x = y"

instance sorry

end

instantiation finite_4 :: enum
begin

definition enum_finite_4 :: "finite_4 list"
  where "enum_finite_4 = [a⇩1, a⇩2, a⇩3, a⇩4]"

definition enum_all_finite_4 :: "(finite_4 ⇒ bool) ⇒ bool"
  where "enum_all_finite_4 P ⟷ P a⇩1 ∧ P a⇩2 ∧ P a⇩3 ∧ P a⇩4"

definition enum_ex_finite_4 :: "(finite_4 ⇒ bool) ⇒ bool"
  where "enum_ex_finite_4 P ⟷ P a⇩1 ∨ P a⇩2 ∨ P a⇩3 ∨ P a⇩4"

instance sorry

end

instantiation finite_4 :: finite_distrib_lattice
begin

definition less_eq_finite_4 :: "finite_4 ⇒ finite_4 ⇒ bool"
  where "less_eq_finite_4 x y ⟷ x = y ∨ x = a⇩1 ∨ y = a⇩4"

definition less_finite_4 :: "finite_4 ⇒ finite_4 ⇒ bool"
  where "less_finite_4 x y ⟷ x ≠ y ∧ (x = a⇩1 ∨ y = a⇩4)"

definition Inf_finite_4 :: "finite_4 set ⇒ finite_4"
  where "Inf_finite_4 A =
    (if a⇩1 ∈ A ∨ a⇩2 ∈ A ∧ a⇩3 ∈ A then a⇩1
     else if a⇩2 ∈ A then a⇩2 else if a⇩3 ∈ A then a⇩3 else a⇩4)"

definition Sup_finite_4 :: "finite_4 set ⇒ finite_4"
  where "Sup_finite_4 A =
    (if a⇩4 ∈ A ∨ a⇩2 ∈ A ∧ a⇩3 ∈ A then a⇩4
     else if a⇩2 ∈ A then a⇩2 else if a⇩3 ∈ A then a⇩3 else a⇩1)"

definition bot_finite_4 :: finite_4
  where "bot_finite_4 = a⇩1"

definition top_finite_4 :: finite_4
  where "top_finite_4 = a⇩4"

definition inf_finite_4 :: "finite_4 ⇒ finite_4 ⇒ finite_4"
  where "inf_finite_4 x y =
    (if less_eq_finite_4 x y then x else if less_eq_finite_4 y x then y else a⇩1)"

definition sup_finite_4 :: "finite_4 ⇒ finite_4 ⇒ finite_4"
  where "sup_finite_4 x y =
    (if less_eq_finite_4 x y then y else if less_eq_finite_4 y x then x else a⇩4)"

instance sorry

end

instantiation finite_4 :: complete_boolean_algebra
begin

definition uminus_finite_4 :: "finite_4 ⇒ finite_4"
  where "uminus_finite_4 x = (case x of a⇩1 ⇒ a⇩4 | a⇩2 ⇒ a⇩3 | a⇩3 ⇒ a⇩2 | a⇩4 ⇒ a⇩1)"

definition minus_finite_4 :: "finite_4 ⇒ finite_4 ⇒ finite_4"
  where "minus_finite_4 x y = inf x (uminus_finite_4 y)"

instance sorry

end

hide_const (open) a⇩1 a⇩2 a⇩3 a⇩4

subsection ‹Five values: a lattice that is not distributive›

text ‹‹a⇩1› below everything, ‹a⇩5› above, ‹a⇩2› below ‹a⇩3›, ‹a⇩4› beside both.›

datatype finite_5 = a⇩1 | a⇩2 | a⇩3 | a⇩4 | a⇩5

instantiation finite_5 :: equal
begin

definition equal_finite_5 :: "finite_5 ⇒ finite_5 ⇒ bool"
  where "equal_finite_5 x y ⟷ x = y"

instance sorry

end

instantiation finite_5 :: enum
begin

definition enum_finite_5 :: "finite_5 list"
  where "enum_finite_5 = [a⇩1, a⇩2, a⇩3, a⇩4, a⇩5]"

definition enum_all_finite_5 :: "(finite_5 ⇒ bool) ⇒ bool"
  where "enum_all_finite_5 P ⟷ P a⇩1 ∧ P a⇩2 ∧ P a⇩3 ∧ P a⇩4 ∧ P a⇩5"

definition enum_ex_finite_5 :: "(finite_5 ⇒ bool) ⇒ bool"
  where "enum_ex_finite_5 P ⟷ P a⇩1 ∨ P a⇩2 ∨ P a⇩3 ∨ P a⇩4 ∨ P a⇩5"

instance sorry

end

instantiation finite_5 :: finite_lattice
begin

definition less_eq_finite_5 :: "finite_5 ⇒ finite_5 ⇒ bool"
  where "less_eq_finite_5 x y ⟷ x = y ∨ x = a⇩1 ∨ y = a⇩5 ∨ x = a⇩2 ∧ y = a⇩3"

definition less_finite_5 :: "finite_5 ⇒ finite_5 ⇒ bool"
  where "less_finite_5 x y ⟷ x ≠ y ∧ (x = a⇩1 ∨ y = a⇩5 ∨ x = a⇩2 ∧ y = a⇩3)"

definition Inf_finite_5 :: "finite_5 set ⇒ finite_5"
  where "Inf_finite_5 A =
    (if a⇩1 ∈ A ∨ a⇩4 ∈ A ∧ (a⇩2 ∈ A ∨ a⇩3 ∈ A) then a⇩1
     else if a⇩2 ∈ A then a⇩2 else if a⇩3 ∈ A then a⇩3 else if a⇩4 ∈ A then a⇩4 else a⇩5)"

definition Sup_finite_5 :: "finite_5 set ⇒ finite_5"
  where "Sup_finite_5 A =
    (if a⇩5 ∈ A ∨ a⇩4 ∈ A ∧ (a⇩2 ∈ A ∨ a⇩3 ∈ A) then a⇩5
     else if a⇩3 ∈ A then a⇩3 else if a⇩2 ∈ A then a⇩2 else if a⇩4 ∈ A then a⇩4 else a⇩1)"

definition bot_finite_5 :: finite_5
  where "bot_finite_5 = a⇩1"

definition top_finite_5 :: finite_5
  where "top_finite_5 = a⇩5"

definition inf_finite_5 :: "finite_5 ⇒ finite_5 ⇒ finite_5"
  where "inf_finite_5 x y =
    (if less_eq_finite_5 x y then x else if less_eq_finite_5 y x then y else a⇩1)"

definition sup_finite_5 :: "finite_5 ⇒ finite_5 ⇒ finite_5"
  where "sup_finite_5 x y =
    (if less_eq_finite_5 x y then y else if less_eq_finite_5 y x then x else a⇩5)"

instance sorry

end

hide_const (open) a⇩1 a⇩2 a⇩3 a⇩4 a⇩5

hide_type (open) finite_1 finite_2 finite_3 finite_4 finite_5

hide_const (open) enum enum_all enum_ex

end
