section ‹Reachability with a table of visited elements›

theory Transitive_Closure_Table
  imports Main
begin

inductive rtrancl_path :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a list ⇒ 'a ⇒ bool"
  for r :: "'a ⇒ 'a ⇒ bool"
  where
    base: "rtrancl_path r x [] x"
  | step: "r x y ⟹ rtrancl_path r y ys z ⟹ rtrancl_path r x (y # ys) z"

text ‹The list holds the elements through which the search must not pass again.›

inductive rtrancl_tab :: "('a ⇒ 'a ⇒ bool) ⇒ 'a list ⇒ 'a ⇒ 'a ⇒ bool"
  for r :: "'a ⇒ 'a ⇒ bool"
  where
    base: "rtrancl_tab r xs x x"
  | step: "x ∉ set xs ⟹ r x y ⟹ rtrancl_tab r (x # xs) y z ⟹ rtrancl_tab r xs x z"

lemma rtranclp_eq_rtrancl_tab_nil: "rtranclp r x y ⟷ rtrancl_tab r [] x y"
  sorry

end
