section ‹Partial functions›

theory Partial_Function
  imports Complete_Partial_Order Option
begin

text ‹The program reads ‹partial_function› by itself; here are the constants that theories name.›

definition fun_ord :: "('b ⇒ 'c ⇒ bool) ⇒ ('a ⇒ 'b) ⇒ ('a ⇒ 'c) ⇒ bool"
  where "fun_ord R f g ⟷ (∀x. R (f x) (g x))"

definition fun_lub :: "('b set ⇒ 'c) ⇒ ('a ⇒ 'b) set ⇒ 'a ⇒ 'c"
  where "fun_lub L F = (λx. L {y. ∃f∈F. y = f x})"

definition img_ord :: "('a ⇒ 'b) ⇒ ('b ⇒ 'b ⇒ 'c) ⇒ 'a ⇒ 'a ⇒ 'c"
  where "img_ord f R = (λx y. R (f x) (f y))"

definition img_lub :: "('a ⇒ 'b) ⇒ ('c ⇒ 'd) ⇒ ('b set ⇒ 'c) ⇒ 'a set ⇒ 'd"
  where "img_lub f g L = (λA. g (L (f ` A)))"

definition mk_less :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool"
  where "mk_less R x y ⟷ R x y ∧ ¬ R y x"

definition flat_ord :: "'a ⇒ 'a ⇒ 'a ⇒ bool"
  where "flat_ord b x y ⟷ x = b ∨ x = y"

definition flat_lub :: "'a ⇒ 'a set ⇒ 'a"
  where "flat_lub b A = (if A ⊆ {b} then b else THE x. x ∈ A - {b})"

locale partial_function_definitions =
  fixes leq :: "'a ⇒ 'a ⇒ bool"
    and lub :: "'a set ⇒ 'a"
  assumes leq_refl: "leq x x"
    and leq_trans: "leq x y ⟹ leq y z ⟹ leq x z"
    and leq_antisym: "leq x y ⟹ leq y x ⟹ x = y"
    and lub_upper: "Complete_Partial_Order.chain leq C ⟹ x ∈ C ⟹ leq x (lub C)"
    and lub_least:
      "Complete_Partial_Order.chain leq C ⟹ (⋀x. x ∈ C ⟹ leq x z) ⟹ leq (lub C) z"

context partial_function_definitions
begin

abbreviation le_fun :: "('b ⇒ 'a) ⇒ ('b ⇒ 'a) ⇒ bool"
  where "le_fun ≡ fun_ord leq"

abbreviation lub_fun :: "('b ⇒ 'a) set ⇒ 'b ⇒ 'a"
  where "lub_fun ≡ fun_lub lub"

abbreviation fixp_fun :: "(('b ⇒ 'a) ⇒ 'b ⇒ 'a) ⇒ 'b ⇒ 'a"
  where "fixp_fun ≡ ccpo.fixp lub_fun le_fun"

abbreviation mono_body :: "(('b ⇒ 'a) ⇒ 'a) ⇒ bool"
  where "mono_body ≡ monotone le_fun leq"

abbreviation admissible :: "(('b ⇒ 'a) ⇒ bool) ⇒ bool"
  where "admissible ≡ ccpo.admissible lub_fun le_fun"

end

abbreviation tailrec_ord :: "'a ⇒ 'a ⇒ bool"
  where "tailrec_ord ≡ flat_ord undefined"

abbreviation mono_tailrec :: "(('a ⇒ 'b) ⇒ 'c) ⇒ bool"
  where "mono_tailrec ≡ monotone (fun_ord tailrec_ord) tailrec_ord"

abbreviation option_ord :: "'a option ⇒ 'a option ⇒ bool"
  where "option_ord ≡ flat_ord None"

abbreviation mono_option :: "(('a ⇒ 'b option) ⇒ 'c option) ⇒ bool"
  where "mono_option ≡ monotone (fun_ord option_ord) option_ord"

end
