section ‹Partial maps›

theory Map
  imports List
begin

type_synonym ('a, 'b) "map" = "'a ⇒ 'b option"  (infixr ‹⇀› 0)

abbreviation (input) empty :: "'a ⇀ 'b"
  where "empty ≡ λ_. None"

subsection ‹Combining maps›

definition map_comp :: "('b ⇀ 'c) ⇒ ('a ⇀ 'b) ⇒ 'a ⇀ 'c"  (infixl ‹∘⇩m› 55)
  where "f ∘⇩m g = (λx. case g x of None ⇒ None | Some y ⇒ f y)"

text ‹Where both are defined, the right one counts.›

definition map_add :: "('a ⇀ 'b) ⇒ ('a ⇀ 'b) ⇒ 'a ⇀ 'b"  (infixl ‹++› 100)
  where "f ++ g = (λx. case g x of None ⇒ f x | Some y ⇒ Some y)"

definition restrict_map :: "('a ⇀ 'b) ⇒ 'a set ⇒ 'a ⇀ 'b"  (infixl ‹|`› 110)
  where "f |` A = (λx. if x ∈ A then f x else None)"

subsection ‹Domain, range, graph, inclusion›

definition dom :: "('a ⇀ 'b) ⇒ 'a set"
  where "dom f = {x. f x ≠ None}"

definition ran :: "('a ⇀ 'b) ⇒ 'b set"
  where "ran f = {y. ∃x. f x = Some y}"

lemma ran_code [code]: "ran f = (λx. the (f x)) ` dom f"
  sorry

definition graph :: "('a ⇀ 'b) ⇒ ('a × 'b) set"
  where "graph f = {(x, y). f x = Some y}"

lemma graph_code [code]: "graph f = (λx. (x, the (f x))) ` dom f"
  sorry

definition map_le :: "('a ⇀ 'b) ⇒ ('a ⇀ 'b) ⇒ bool"  (infix ‹⊆⇩m› 50)
  where "f ⊆⇩m g ⟷ (∀x∈dom f. f x = g x)"

subsection ‹Maps from lists›

text ‹The first pair with a key counts.›

primrec map_of :: "('a × 'b) list ⇒ 'a ⇀ 'b"
  where
    "map_of [] = empty"
  | "map_of (p # ps) = (map_of ps)(fst p ↦ snd p)"

lemma map_of_code [code]:
  "map_of [] k = None"
  "map_of ((l, v) # ps) k = (if l = k then Some v else map_of ps k)"
  sorry

lemma dom_map_of_code [code_unfold]: "dom (map_of ps) = fst ` set ps"
  sorry

text ‹Later pairs count.›

definition map_upds :: "('a ⇀ 'b) ⇒ 'a list ⇒ 'b list ⇒ 'a ⇀ 'b"
  where "map_upds f xs ys = f ++ map_of (rev (zip xs ys))"

hide_const (open) Map.empty Map.graph

end
