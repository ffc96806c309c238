section ‹The multiset of a tree's labels›

theory Tree_Multiset
  imports Multiset Tree
begin

fun mset_tree :: "'a tree ⇒ 'a multiset"
  where
    "mset_tree Leaf = {#}"
  | "mset_tree (Node l a r) = add_mset a (mset_tree l + mset_tree r)"

fun subtrees_mset :: "'a tree ⇒ 'a tree multiset"
  where
    "subtrees_mset Leaf = {#Leaf#}"
  | "subtrees_mset (Node l a r) = add_mset (Node l a r) (subtrees_mset l + subtrees_mset r)"

end
