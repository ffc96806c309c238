section ‹Predicates as a type of their own›

theory Predicate
  imports Typerep
begin

datatype (dead 'a) pred = Pred (eval: "'a ⇒ bool")

instantiation pred :: (type) complete_boolean_algebra
begin

definition less_eq_pred :: "'a pred ⇒ 'a pred ⇒ bool"
  where "less_eq_pred P Q ⟷ eval P ≤ eval Q"

definition less_pred :: "'a pred ⇒ 'a pred ⇒ bool"
  where "less_pred P Q ⟷ eval P < eval Q"

definition bot_pred :: "'a pred"
  where "bot_pred = Pred bot"

definition top_pred :: "'a pred"
  where "top_pred = Pred top"

definition inf_pred :: "'a pred ⇒ 'a pred ⇒ 'a pred"
  where "inf_pred P Q = Pred (λx. eval P x ∧ eval Q x)"

definition sup_pred :: "'a pred ⇒ 'a pred ⇒ 'a pred"
  where "sup_pred P Q = Pred (λx. eval P x ∨ eval Q x)"

definition Inf_pred :: "'a pred set ⇒ 'a pred"
  where "Inf_pred A = Pred (λx. ∀P∈A. eval P x)"

definition Sup_pred :: "'a pred set ⇒ 'a pred"
  where "Sup_pred A = Pred (λx. ∃P∈A. eval P x)"

definition uminus_pred :: "'a pred ⇒ 'a pred"
  where "uminus_pred P = Pred (λx. ¬ eval P x)"

definition minus_pred :: "'a pred ⇒ 'a pred ⇒ 'a pred"
  where "minus_pred P Q = Pred (λx. eval P x ∧ ¬ eval Q x)"

instance sorry

end

definition single :: "'a ⇒ 'a pred"
  where "single x = Pred (λy. x = y)"

definition bind :: "'a pred ⇒ ('a ⇒ 'b pred) ⇒ 'b pred"
  where "bind P f = Pred (λy. ∃x. eval P x ∧ eval (f x) y)"

definition is_empty :: "'a pred ⇒ bool"
  where "is_empty P ⟷ P = bot"

definition singleton :: "(unit ⇒ 'a) ⇒ 'a pred ⇒ 'a"
  where "singleton d P = (if ∃!x. eval P x then THE x. eval P x else d ())"

definition if_pred :: "bool ⇒ unit pred"
  where "if_pred b = (if b then single () else bot)"

definition holds :: "unit pred ⇒ bool"
  where "holds P ⟷ eval P ()"

definition not_pred :: "unit pred ⇒ unit pred"
  where "not_pred P = (if eval P () then bot else single ())"

definition map :: "('a ⇒ 'b) ⇒ 'a pred ⇒ 'b pred"
  where "map f P = Pred (λy. ∃x. eval P x ∧ y = f x)"

definition the :: "'a pred ⇒ 'a"
  where "the P = (THE x. eval P x)"

definition pred_of_set :: "'a set ⇒ 'a pred"
  where "pred_of_set A = Pred (λx. x ∈ A)"

definition set_of_pred :: "'a pred ⇒ 'a set"
  where "set_of_pred P = {x. eval P x}"

hide_type (open) pred

hide_const (open) Pred eval single bind is_empty singleton if_pred holds not_pred map the

end
