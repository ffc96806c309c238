section ‹More about lists›

theory More_List
  imports Main
begin

text ‹Removes the longest tail whose elements all satisfy the predicate.›

definition strip_while :: "('a ⇒ bool) ⇒ 'a list ⇒ 'a list"
  where "strip_while P xs = rev (dropWhile P (rev xs))"

definition no_leading :: "('a ⇒ bool) ⇒ 'a list ⇒ bool"
  where "no_leading P xs ⟷ (xs ≠ [] ⟶ ¬ P (hd xs))"

abbreviation no_trailing :: "('a ⇒ bool) ⇒ 'a list ⇒ bool"
  where "no_trailing P xs ≡ no_leading P (rev xs)"

definition nth_default :: "'a ⇒ 'a list ⇒ nat ⇒ 'a"
  where "nth_default d xs n = (if n < length xs then xs ! n else d)"

end
