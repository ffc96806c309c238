section ‹Definitions suited to smart generators›

theory Predicate_Compile_Alternative_Defs
  imports Main
begin

subsection ‹Arithmetic as relations›

definition plus_eq_nat :: "nat ⇒ nat ⇒ nat ⇒ bool"
  where "plus_eq_nat x y z ⟷ z = x + y"

definition minus_eq_nat :: "nat ⇒ nat ⇒ nat ⇒ bool"
  where "minus_eq_nat x y z ⟷ z = x - y"

definition plus_eq_int :: "int ⇒ int ⇒ int ⇒ bool"
  where "plus_eq_int x y z ⟷ z = x + y"

definition minus_eq_int :: "int ⇒ int ⇒ int ⇒ bool"
  where "minus_eq_int x y z ⟷ z = x - y"

definition subtract :: "'a::minus ⇒ 'a ⇒ 'a"
  where "subtract x y = y - x"

inductive less_nat :: "nat ⇒ nat ⇒ bool"
  where
    "less_nat 0 (Suc n)"
  | "less_nat m n ⟹ less_nat (Suc m) (Suc n)"

inductive less_eq_nat :: "nat ⇒ nat ⇒ bool"
  where
    "less_eq_nat 0 n"
  | "less_eq_nat m n ⟹ less_eq_nat (Suc m) (Suc n)"

lemma less_nat_inline [code_pred_inline]: "m < n ⟷ less_nat m n"
  sorry

lemma less_eq_nat_inline [code_pred_inline]: "m ≤ n ⟷ less_eq_nat m n"
  sorry

subsection ‹Lists›

definition size_list' :: "'a list ⇒ nat"
  where "size_list' xs = length xs"

lemma size_list'_simps [code_pred_def]:
  "size_list' [] = 0"
  "size_list' (x # xs) = Suc (size_list' xs)"
  sorry

lemma list_all2_NilI [code_pred_intro]: "list_all2 P [] []"
  sorry

lemma list_all2_ConsI [code_pred_intro]:
  "P x y ⟹ list_all2 P xs ys ⟹ list_all2 P (x # xs) (y # ys)"
  sorry

lemma in_set_member [code_pred_inline]: "x ∈ set xs ⟷ List.member xs x"
  sorry

lemma member_intros [code_pred_intro]:
  "List.member (x # xs) x"
  "List.member xs x ⟹ List.member (y # xs) x"
  sorry

end
