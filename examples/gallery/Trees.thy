theory Trees
  imports Main
begin

text ‹Search trees whose deletion has a bug: what stands at the right is lost.›

datatype tree = Leaf | Node tree nat tree

fun insert :: "nat ⇒ tree ⇒ tree" where
  "insert x Leaf = Node Leaf x Leaf"
| "insert x (Node l y r) =
    (if x < y then Node (insert x l) y r else if x > y then Node l y (insert x r) else Node l y r)"

fun elems :: "tree ⇒ nat set" where
  "elems Leaf = {}"
| "elems (Node l x r) = elems l ∪ {x} ∪ elems r"

fun delete :: "nat ⇒ tree ⇒ tree" where
  "delete x Leaf = Leaf"
| "delete x (Node l y r) =
    (if x < y then Node (delete x l) y r else if x > y then Node l y (delete x r) else l)"

fun ordered :: "tree ⇒ bool" where
  "ordered Leaf = True"
| "ordered (Node l x r) = ((∀y ∈ elems l. y < x) ∧ (∀y ∈ elems r. x < y) ∧ ordered l ∧ ordered r)"

lemma elems_insert: "elems (insert x t) = elems t ∪ {x}"
  sorry

lemma ordered_insert: "ordered t ⟹ ordered (insert x t)"
  sorry

lemma elems_delete: "ordered t ⟹ elems (delete x t) = elems t - {x}"
  oops

fun mirror :: "tree ⇒ tree" where
  "mirror Leaf = Leaf"
| "mirror (Node l x r) = Node (mirror r) x (mirror l)"

lemma mirror_ordered: "ordered t ⟹ ordered (mirror t)"
  oops

end
