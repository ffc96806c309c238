section ‹Binary trees›

theory Tree
  imports Main
begin

datatype 'a tree =
    Leaf  (‹⟨⟩›)
  | Node "'a tree" ("value": 'a) "'a tree"  (‹(1⟨_,/ _,/ _⟩)›)

text ‹The subtrees of the empty tree are empty.›

primrec left :: "'a tree ⇒ 'a tree"
  where
    "left Leaf = Leaf"
  | "left (Node l a r) = l"

primrec right :: "'a tree ⇒ 'a tree"
  where
    "right Leaf = Leaf"
  | "right (Node l a r) = r"

subsection ‹Size and height›

text ‹The number of leaves, one more than the number of nodes.›

fun size1 :: "'a tree ⇒ nat"
  where
    "size1 Leaf = 1"
  | "size1 (Node l a r) = size1 l + size1 r"

fun subtrees :: "'a tree ⇒ 'a tree set"
  where
    "subtrees Leaf = {Leaf}"
  | "subtrees (Node l a r) = insert (Node l a r) (subtrees l ∪ subtrees r)"

fun mirror :: "'a tree ⇒ 'a tree"
  where
    "mirror Leaf = Leaf"
  | "mirror (Node l a r) = Node (mirror r) a (mirror l)"

class height =
  fixes height :: "'a ⇒ nat"

instantiation tree :: (type) height
begin

fun height_tree :: "'a tree ⇒ nat"
  where
    "height_tree Leaf = 0"
  | "height_tree (Node l a r) = Suc (max (height_tree l) (height_tree r))"

instance sorry

end

fun min_height :: "'a tree ⇒ nat"
  where
    "min_height Leaf = 0"
  | "min_height (Node l a r) = Suc (min (min_height l) (min_height r))"

subsection ‹Balance›

fun complete :: "'a tree ⇒ bool"
  where
    "complete Leaf ⟷ True"
  | "complete (Node l a r) ⟷ complete l ∧ complete r ∧ height l = height r"

definition acomplete :: "'a tree ⇒ bool"
  where "acomplete t ⟷ height t - min_height t ≤ 1"

fun wbalanced :: "'a tree ⇒ bool"
  where
    "wbalanced Leaf ⟷ True"
  | "wbalanced (Node l a r) ⟷
      wbalanced l ∧ wbalanced r ∧ ¦int (size l) - int (size r)¦ ≤ 1"

text ‹Internal path length: the sum of the depths of all nodes.›

fun ipl :: "'a tree ⇒ nat"
  where
    "ipl Leaf = 0"
  | "ipl (Node l a r) = ipl l + ipl r + size l + size r"

subsection ‹Traversals›

fun preorder :: "'a tree ⇒ 'a list"
  where
    "preorder Leaf = []"
  | "preorder (Node l a r) = a # (preorder l @ preorder r)"

fun inorder :: "'a tree ⇒ 'a list"
  where
    "inorder Leaf = []"
  | "inorder (Node l a r) = inorder l @ a # inorder r"

fun inorder2 :: "'a tree ⇒ 'a list ⇒ 'a list"
  where
    "inorder2 Leaf xs = xs"
  | "inorder2 (Node l a r) xs = inorder2 l (a # inorder2 r xs)"

fun postorder :: "'a tree ⇒ 'a list"
  where
    "postorder Leaf = []"
  | "postorder (Node l a r) = postorder l @ (postorder r @ [a])"

subsection ‹Search trees and heaps›

fun bst_wrt :: "('a ⇒ 'a ⇒ bool) ⇒ 'a tree ⇒ bool"
  where
    "bst_wrt P Leaf ⟷ True"
  | "bst_wrt P (Node l a r) ⟷
      bst_wrt P l ∧ bst_wrt P r ∧ (∀x∈set_tree l. P x a) ∧ (∀x∈set_tree r. P a x)"

abbreviation bst :: "'a::linorder tree ⇒ bool"
  where "bst ≡ bst_wrt (<)"

fun (in linorder) heap :: "'a tree ⇒ bool"
  where
    "heap Leaf ⟷ True"
  | "heap (Node l a r) ⟷ heap l ∧ heap r ∧ (∀x∈set_tree l ∪ set_tree r. a ≤ x)"

end
