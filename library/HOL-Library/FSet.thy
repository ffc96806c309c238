section ‹The type of finite sets›

theory FSet
  imports Main Countable
begin

text ‹
  The brackets ‹{|a, b|}› and the binders ‹∀x|∈|A. P› belong to the program and are switched
  on by importing this theory.
›

typedef 'a fset = "{A :: 'a set. finite A}"
  morphisms fset Abs_fset
  sorry

setup_lifting type_definition_fset

instance fset :: (finite) finite sorry

subsection ‹Lattice operations›

instantiation fset :: (type) "{bounded_lattice_bot, distrib_lattice, minus}"
begin

definition bot_fset :: "'a fset"
  where "bot_fset = Abs_fset {}"

definition less_eq_fset :: "'a fset ⇒ 'a fset ⇒ bool"
  where "less_eq_fset A B ⟷ fset A ⊆ fset B"

definition less_fset :: "'a fset ⇒ 'a fset ⇒ bool"
  where "less_fset A B ⟷ fset A ⊂ fset B"

definition sup_fset :: "'a fset ⇒ 'a fset ⇒ 'a fset"
  where "sup_fset A B = Abs_fset (fset A ∪ fset B)"

definition inf_fset :: "'a fset ⇒ 'a fset ⇒ 'a fset"
  where "inf_fset A B = Abs_fset (fset A ∩ fset B)"

definition minus_fset :: "'a fset ⇒ 'a fset ⇒ 'a fset"
  where "minus_fset A B = Abs_fset (fset A - fset B)"

instance sorry

end

abbreviation fempty :: "'a fset"  (‹{||}›)
  where "fempty ≡ bot"

abbreviation fsubset_eq :: "'a fset ⇒ 'a fset ⇒ bool"  (infix ‹|⊆|› 50)
  where "fsubset_eq A B ≡ A ≤ B"

abbreviation fsubset :: "'a fset ⇒ 'a fset ⇒ bool"  (infix ‹|⊂|› 50)
  where "fsubset A B ≡ A < B"

abbreviation funion :: "'a fset ⇒ 'a fset ⇒ 'a fset"  (infixl ‹|∪|› 65)
  where "funion A B ≡ sup A B"

abbreviation finter :: "'a fset ⇒ 'a fset ⇒ 'a fset"  (infixl ‹|∩|› 65)
  where "finter A B ≡ inf A B"

abbreviation fminus :: "'a fset ⇒ 'a fset ⇒ 'a fset"  (infixl ‹|-|› 65)
  where "fminus A B ≡ A - B"

instantiation fset :: (type) conditionally_complete_lattice
begin

definition Inf_fset :: "'a fset set ⇒ 'a fset"
  where "Inf_fset S =
    (let I = (⋂A∈S. fset A) in if finite I then Abs_fset I else fempty)"

definition Sup_fset :: "'a fset set ⇒ 'a fset"
  where "Sup_fset S =
    (let U = (⋃A∈S. fset A) in if finite U then Abs_fset U else fempty)"

instance sorry

end

instantiation fset :: (finite) complete_lattice
begin
definition top_fset :: "'a fset"
  where "top_fset = Abs_fset UNIV"
instance sorry
end

instantiation fset :: (finite) complete_boolean_algebra
begin
definition uminus_fset :: "'a fset ⇒ 'a fset"
  where "uminus_fset A = Abs_fset (- fset A)"
instance sorry
end

abbreviation fUNIV :: "'a::finite fset"
  where "fUNIV ≡ top"

abbreviation fuminus :: "'a::finite fset ⇒ 'a fset"  (‹|-| _› [81] 80)
  where "fuminus A ≡ - A"

subsection ‹Elements›

definition finsert :: "'a ⇒ 'a fset ⇒ 'a fset"
  where "finsert a A = Abs_fset (insert a (fset A))"

abbreviation fmember :: "'a ⇒ 'a fset ⇒ bool"  (infix ‹|∈|› 50)
  where "fmember x A ≡ x ∈ fset A"

abbreviation not_fmember :: "'a ⇒ 'a fset ⇒ bool"  (infix ‹|∉|› 50)
  where "not_fmember x A ≡ x ∉ fset A"

abbreviation fBall :: "'a fset ⇒ ('a ⇒ bool) ⇒ bool"
  where "fBall A P ≡ Set.Ball (fset A) P"

abbreviation fBex :: "'a fset ⇒ ('a ⇒ bool) ⇒ bool"
  where "fBex A P ≡ Set.Bex (fset A) P"

context
begin

qualified abbreviation Ball :: "'a fset ⇒ ('a ⇒ bool) ⇒ bool"
  where "Ball A P ≡ Set.Ball (fset A) P"

qualified abbreviation Bex :: "'a fset ⇒ ('a ⇒ bool) ⇒ bool"
  where "Bex A P ≡ Set.Bex (fset A) P"

end

subsection ‹Other operations›

definition fset_of_list :: "'a list ⇒ 'a fset"
  where "fset_of_list xs = Abs_fset (set xs)"

definition ffilter :: "('a ⇒ bool) ⇒ 'a fset ⇒ 'a fset"
  where "ffilter P A = Abs_fset {x ∈ fset A. P x}"

definition fimage :: "('a ⇒ 'b) ⇒ 'a fset ⇒ 'b fset"  (infixr ‹|`|› 90)
  where "fimage f A = Abs_fset (f ` fset A)"

definition fPow :: "'a fset ⇒ 'a fset fset"
  where "fPow A = Abs_fset (Abs_fset ` Pow (fset A))"

definition fcard :: "'a fset ⇒ nat"
  where "fcard A = card (fset A)"

definition fthe_elem :: "'a fset ⇒ 'a"
  where "fthe_elem A = the_elem (fset A)"

definition fbind :: "'a fset ⇒ ('a ⇒ 'b fset) ⇒ 'b fset"
  where "fbind A f = Abs_fset (⋃x∈fset A. fset (f x))"

definition ffUnion :: "'a fset fset ⇒ 'a fset"  (‹|⋃|›)
  where "ffUnion S = Abs_fset (⋃A∈fset S. fset A)"

definition ffold :: "('a ⇒ 'b ⇒ 'b) ⇒ 'b ⇒ 'a fset ⇒ 'b"
  where "ffold f z A = Finite_Set.fold f z (fset A)"

definition sorted_list_of_fset :: "'a::linorder fset ⇒ 'a list"
  where "sorted_list_of_fset A = sorted_list_of_set (fset A)"

definition (in comm_monoid_add) fsum :: "('b ⇒ 'a) ⇒ 'b fset ⇒ 'a"
  where "fsum f A = sum f (fset A)"

definition (in linorder) fMin :: "'a fset ⇒ 'a"
  where "fMin A = Min (fset A)"

definition (in linorder) fMax :: "'a fset ⇒ 'a"
  where "fMax A = Max (fset A)"

instantiation fset :: (type) size
begin
definition size_fset :: "'a fset ⇒ nat"
  where "size_fset A = card (fset A)"
instance sorry
end

instance fset :: (countable) countable sorry

subsection ‹Relators›

definition rel_fset :: "('a ⇒ 'b ⇒ bool) ⇒ 'a fset ⇒ 'b fset ⇒ bool"
  where "rel_fset R A B ⟷ rel_set R (fset A) (fset B)"

definition pred_fset :: "('a ⇒ bool) ⇒ 'a fset ⇒ bool"
  where "pred_fset P A ⟷ (∀x∈fset A. P x)"

bnf "'a fset"
  map: fimage
  sets: fset
  bd: natLeq
  wits: "{||}"
  rel: rel_fset
  pred: pred_fset
  sorry

subsection ‹Running›

text ‹At run time a finite set is the set itself.›

instantiation fset :: (equal) equal
begin
definition equal_fset :: "'a fset ⇒ 'a fset ⇒ bool"
  where "equal_fset A B ⟷ A = B"
instance sorry
end

lemma finsert_of_list: "fset_of_list (x # xs) = finsert x (fset_of_list xs)"
  sorry

lemma funion_of_list: "fset_of_list xs |∪| fset_of_list ys = fset_of_list (xs @ ys)"
  sorry

lemma fimage_of_list: "f |`| fset_of_list xs = fset_of_list (map f xs)"
  sorry

lemma fcard_of_list: "fcard (fset_of_list xs) = length (remdups xs)"
  sorry

lemma fmember_of_list: "x |∈| fset_of_list xs ⟷ x ∈ set xs"
  sorry

end
