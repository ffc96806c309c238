section ‹Functions›

theory Fun
  imports Set
begin

subsection ‹Identity and composition›

definition id :: "'a ⇒ 'a"
  where "id x = x"

definition comp :: "('b ⇒ 'c) ⇒ ('a ⇒ 'b) ⇒ 'a ⇒ 'c"  (infixl ‹∘› 55)
  where "(f ∘ g) x = f (g x)"

notation (ASCII)
  comp  (infixl ‹o› 55)

definition fcomp :: "('a ⇒ 'b) ⇒ ('b ⇒ 'c) ⇒ 'a ⇒ 'c"
  where "fcomp f g x = g (f x)"

definition map_fun :: "('c ⇒ 'a) ⇒ ('b ⇒ 'd) ⇒ ('a ⇒ 'b) ⇒ 'c ⇒ 'd"
  where "map_fun f g h x = g (h (f x))"

subsection ‹Injective, surjective, bijective›

definition inj_on :: "('a ⇒ 'b) ⇒ 'a set ⇒ bool"
  where "inj_on f A ⟷ (∀x∈A. ∀y∈A. f x = f y ⟶ x = y)"

definition bij_betw :: "('a ⇒ 'b) ⇒ 'a set ⇒ 'b set ⇒ bool"
  where "bij_betw f A B ⟷ inj_on f A ∧ f ` A = B"

abbreviation inj :: "('a ⇒ 'b) ⇒ bool"
  where "inj f ≡ inj_on f UNIV"

abbreviation surj :: "('a ⇒ 'b) ⇒ bool"
  where "surj f ≡ range f = UNIV"

abbreviation bij :: "('a ⇒ 'b) ⇒ bool"
  where "bij f ≡ bij_betw f UNIV UNIV"

subsection ‹Change at a point, change on a set, inverse›

definition fun_upd :: "('a ⇒ 'b) ⇒ 'a ⇒ 'b ⇒ 'a ⇒ 'b"
  where "fun_upd f a b = (λx. if x = a then b else f x)"

definition override_on :: "('a ⇒ 'b) ⇒ ('a ⇒ 'b) ⇒ 'a set ⇒ 'a ⇒ 'b"
  where "override_on f g A = (λx. if x ∈ A then g x else f x)"

text ‹Not specified at a value that is not taken, or is taken more than once.›

definition the_inv_into :: "'a set ⇒ ('a ⇒ 'b) ⇒ 'b ⇒ 'a"
  where "the_inv_into A f y = (THE x. x ∈ A ∧ f x = y)"

abbreviation the_inv :: "('a ⇒ 'b) ⇒ 'b ⇒ 'a"
  where "the_inv f ≡ the_inv_into UNIV f"

subsection ‹Monotone functions›

definition monotone_on :: "'a set ⇒ ('a ⇒ 'a ⇒ bool) ⇒ ('b ⇒ 'b ⇒ bool) ⇒ ('a ⇒ 'b) ⇒ bool"
  where "monotone_on A R S f ⟷ (∀x∈A. ∀y∈A. R x y ⟶ S (f x) (f y))"

abbreviation monotone :: "('a ⇒ 'a ⇒ bool) ⇒ ('b ⇒ 'b ⇒ bool) ⇒ ('a ⇒ 'b) ⇒ bool"
  where "monotone ≡ monotone_on UNIV"

context ord
begin

abbreviation mono_on :: "'a set ⇒ ('a ⇒ 'b::ord) ⇒ bool"
  where "mono_on A ≡ monotone_on A (≤) (≤)"

abbreviation strict_mono_on :: "'a set ⇒ ('a ⇒ 'b::ord) ⇒ bool"
  where "strict_mono_on A ≡ monotone_on A (<) (<)"

abbreviation antimono_on :: "'a set ⇒ ('a ⇒ 'b::ord) ⇒ bool"
  where "antimono_on A ≡ monotone_on A (≤) (λx y. y ≤ x)"

abbreviation strict_antimono_on :: "'a set ⇒ ('a ⇒ 'b::ord) ⇒ bool"
  where "strict_antimono_on A ≡ monotone_on A (<) (λx y. y < x)"

end

context order
begin

abbreviation mono :: "('a ⇒ 'b::order) ⇒ bool"
  where "mono ≡ monotone_on UNIV (≤) (≤)"

abbreviation strict_mono :: "('a ⇒ 'b::order) ⇒ bool"
  where "strict_mono ≡ monotone_on UNIV (<) (<)"

abbreviation antimono :: "('a ⇒ 'b::order) ⇒ bool"
  where "antimono ≡ monotone_on UNIV (≤) (λx y. y ≤ x)"

abbreviation strict_antimono :: "('a ⇒ 'b::preorder) ⇒ bool"
  where "strict_antimono ≡ monotone_on UNIV (<) (λx y. y < x)"

end

end
