section ‹Association lists›

theory AList
  imports Main
begin

text ‹
  Lists of pairs read as finite maps, where the first pair with a key counts.
  The names are used with their qualifier: ‹AList.update›.
›

context
begin

text ‹Changes the first pair with this key, or adds one at the end.›

qualified primrec update :: "'key ⇒ 'val ⇒ ('key × 'val) list ⇒ ('key × 'val) list"
  where
    "update k v [] = [(k, v)]"
  | "update k v (p # ps) = (if fst p = k then (k, v) # ps else p # update k v ps)"

qualified definition updates ::
    "'key list ⇒ 'val list ⇒ ('key × 'val) list ⇒ ('key × 'val) list"
  where "updates ks vs ps = fold (λ(k, v). AList.update k v) (zip ks vs) ps"

qualified definition delete :: "'key ⇒ ('key × 'val) list ⇒ ('key × 'val) list"
  where "delete k ps = filter (λp. fst p ≠ k) ps"

qualified primrec update_with_aux ::
    "'val ⇒ 'key ⇒ ('val ⇒ 'val) ⇒ ('key × 'val) list ⇒ ('key × 'val) list"
  where
    "update_with_aux v k f [] = [(k, f v)]"
  | "update_with_aux v k f (p # ps) =
      (if fst p = k then (k, f (snd p)) # ps else p # update_with_aux v k f ps)"

text ‹Removes only the first pair with this key.›

qualified primrec delete_aux :: "'key ⇒ ('key × 'val) list ⇒ ('key × 'val) list"
  where
    "delete_aux k [] = []"
  | "delete_aux k (p # ps) = (if k = fst p then ps else p # delete_aux k ps)"

qualified definition restrict :: "'key set ⇒ ('key × 'val) list ⇒ ('key × 'val) list"
  where "restrict A ps = filter (λp. fst p ∈ A) ps"

text ‹Drops every pair that an earlier one shadows.›

qualified fun clearjunk :: "('key × 'val) list ⇒ ('key × 'val) list"
  where
    "clearjunk [] = []"
  | "clearjunk (p # ps) = p # clearjunk (filter (λq. fst q ≠ fst p) ps)"

qualified definition merge ::
    "('key × 'val) list ⇒ ('key × 'val) list ⇒ ('key × 'val) list"
  where "merge qs ps = foldr (λ(k, v). AList.update k v) ps qs"

qualified fun compose :: "('key × 'a) list ⇒ ('a × 'b) list ⇒ ('key × 'b) list"
  where
    "compose [] ys = []"
  | "compose (x # xs) ys =
      (case map_of ys (snd x) of
         None ⇒ compose (filter (λq. fst q ≠ fst x) xs) ys
       | Some v ⇒ (fst x, v) # compose xs ys)"

qualified primrec map_entry ::
    "'key ⇒ ('val ⇒ 'val) ⇒ ('key × 'val) list ⇒ ('key × 'val) list"
  where
    "map_entry k f [] = []"
  | "map_entry k f (p # ps) =
      (if fst p = k then (k, f (snd p)) # ps else p # map_entry k f ps)"

end

primrec map_default ::
    "'key ⇒ 'val ⇒ ('val ⇒ 'val) ⇒ ('key × 'val) list ⇒ ('key × 'val) list"
  where
    "map_default k v f [] = [(k, v)]"
  | "map_default k v f (p # ps) =
      (if fst p = k then (k, f (snd p)) # ps else p # map_default k v f ps)"

definition map_ran :: "('key ⇒ 'val1 ⇒ 'val2) ⇒ ('key × 'val1) list ⇒ ('key × 'val2) list"
  where "map_ran f ps = map (λ(k, v). (k, f k v)) ps"

end
