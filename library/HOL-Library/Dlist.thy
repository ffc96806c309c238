section ‹Lists without repetition as a type›

theory Dlist
  imports Main
begin

text ‹The names are used with their qualifier: ‹Dlist.insert›.›

typedef 'a dlist = "{xs :: 'a list. distinct xs}"
  morphisms list_of_dlist Abs_dlist
  sorry

setup_lifting type_definition_dlist

text ‹Of equal elements the last one is kept, as ‹remdups› does.›

definition Dlist :: "'a list ⇒ 'a dlist"
  where "Dlist xs = Abs_dlist (remdups xs)"

lemma list_of_dlist_Dlist: "list_of_dlist (Dlist xs) = remdups xs"
  sorry

context
begin

qualified definition empty :: "'a dlist"
  where "empty = Dlist []"

qualified definition insert :: "'a ⇒ 'a dlist ⇒ 'a dlist"
  where "insert x d = Dlist (List.insert x (list_of_dlist d))"

qualified definition remove :: "'a ⇒ 'a dlist ⇒ 'a dlist"
  where "remove x d = Dlist (remove1 x (list_of_dlist d))"

qualified definition map :: "('a ⇒ 'b) ⇒ 'a dlist ⇒ 'b dlist"
  where "map f d = Dlist (List.map f (list_of_dlist d))"

qualified definition filter :: "('a ⇒ bool) ⇒ 'a dlist ⇒ 'a dlist"
  where "filter P d = Dlist (List.filter P (list_of_dlist d))"

qualified definition rotate :: "nat ⇒ 'a dlist ⇒ 'a dlist"
  where "rotate n d = Dlist (List.rotate n (list_of_dlist d))"

qualified definition null :: "'a dlist ⇒ bool"
  where "null d ⟷ list_of_dlist d = []"

qualified definition member :: "'a dlist ⇒ 'a ⇒ bool"
  where "member d x ⟷ x ∈ set (list_of_dlist d)"

qualified definition length :: "'a dlist ⇒ nat"
  where "length d = List.length (list_of_dlist d)"

qualified definition fold :: "('a ⇒ 'b ⇒ 'b) ⇒ 'a dlist ⇒ 'b ⇒ 'b"
  where "fold f d s = List.fold f (list_of_dlist d) s"

qualified definition foldr :: "('a ⇒ 'b ⇒ 'b) ⇒ 'a dlist ⇒ 'b ⇒ 'b"
  where "foldr f d s = List.foldr f (list_of_dlist d) s"

end

definition dlist_of_list :: "'a list ⇒ 'a dlist"
  where "dlist_of_list xs = Dlist xs"

instantiation dlist :: (equal) equal
begin
definition equal_dlist :: "'a dlist ⇒ 'a dlist ⇒ bool"
  where "equal_dlist d e ⟷ list_of_dlist d = list_of_dlist e"
instance sorry
end

quickcheck_generator dlist constructors: Dlist.empty, Dlist.insert

end
