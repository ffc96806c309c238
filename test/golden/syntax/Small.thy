theory Small
  imports Nat
begin

datatype 'a tree = Leaf | Node (left: "'a tree") 'a (right: "'a tree")

fun mirror :: "'a tree ⇒ 'a tree" where
  "mirror Leaf = Leaf"
| "mirror (Node l x r) = Node (mirror r) x (mirror l)"

definition twice :: "('a ⇒ 'a) ⇒ 'a ⇒ 'a"  (infixr "⟳" 75) where
  "f ⟳ x = f (f x)"

inductive even :: "nat ⇒ bool" where
  "even 0"
| "even n ⟹ even (Suc (Suc n))"

lemma mirror_mirror: "mirror (mirror t) = t"
  by (induct t) auto

lemma
  assumes "even n" and "n ≠ 0"
  shows "∃m<n. even m ∧ Suc ⟳ m = n"
  oops

end
