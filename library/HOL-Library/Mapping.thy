section ‹An abstract type of maps›

theory Mapping
  imports Main AList
begin

text ‹The names are used with their qualifier: ‹Mapping.lookup›.›

typedef ('a, 'b) mapping = "UNIV :: ('a ⇀ 'b) set"
  morphisms rep Mapping
  sorry

setup_lifting type_definition_mapping

definition empty :: "('a, 'b) mapping"
  where "empty = Mapping (λ_. None)"

definition lookup :: "('a, 'b) mapping ⇒ 'a ⇒ 'b option"
  where "lookup m = rep m"

definition lookup_default :: "'b ⇒ ('a, 'b) mapping ⇒ 'a ⇒ 'b"
  where "lookup_default d m k = (case lookup m k of None ⇒ d | Some v ⇒ v)"

definition update :: "'a ⇒ 'b ⇒ ('a, 'b) mapping ⇒ ('a, 'b) mapping"
  where "update k v m = Mapping ((lookup m)(k := Some v))"

definition delete :: "'a ⇒ ('a, 'b) mapping ⇒ ('a, 'b) mapping"
  where "delete k m = Mapping ((lookup m)(k := None))"

definition filter :: "('a ⇒ 'b ⇒ bool) ⇒ ('a, 'b) mapping ⇒ ('a, 'b) mapping"
  where "filter P m =
    Mapping (λk. case lookup m k of None ⇒ None | Some v ⇒ if P k v then Some v else None)"

definition keys :: "('a, 'b) mapping ⇒ 'a set"
  where "keys m = dom (lookup m)"

definition entries :: "('a, 'b) mapping ⇒ ('a × 'b) set"
  where "entries m = {(k, v). lookup m k = Some v}"

definition tabulate :: "'a list ⇒ ('a ⇒ 'b) ⇒ ('a, 'b) mapping"
  where "tabulate ks f = Mapping (λk. if k ∈ set ks then Some (f k) else None)"

definition bulkload :: "'a list ⇒ (nat, 'a) mapping"
  where "bulkload xs = Mapping (λk. if k < length xs then Some (xs ! k) else None)"

definition map :: "('c ⇒ 'a) ⇒ ('b ⇒ 'd) ⇒ ('a, 'b) mapping ⇒ ('c, 'd) mapping"
  where "map f g m = Mapping (λk. map_option g (lookup m (f k)))"

definition map_values :: "('c ⇒ 'a ⇒ 'b) ⇒ ('c, 'a) mapping ⇒ ('c, 'b) mapping"
  where "map_values f m = Mapping (λk. map_option (f k) (lookup m k))"

definition combine_with_key ::
    "('a ⇒ 'b ⇒ 'b ⇒ 'b) ⇒ ('a, 'b) mapping ⇒ ('a, 'b) mapping ⇒ ('a, 'b) mapping"
  where "combine_with_key f m n =
    Mapping (λk. combine_options (f k) (lookup m k) (lookup n k))"

definition combine ::
    "('b ⇒ 'b ⇒ 'b) ⇒ ('a, 'b) mapping ⇒ ('a, 'b) mapping ⇒ ('a, 'b) mapping"
  where "combine f m n = combine_with_key (λk. f) m n"

definition All_mapping :: "('a, 'b) mapping ⇒ ('a ⇒ 'b ⇒ bool) ⇒ bool"
  where "All_mapping m P ⟷ (∀k v. lookup m k = Some v ⟶ P k v)"

text ‹In the order of the keys; nothing if there are infinitely many.›

definition ordered_keys :: "('a::linorder, 'b) mapping ⇒ 'a list"
  where "ordered_keys m = (if finite (keys m) then sorted_list_of_set (keys m) else [])"

definition ordered_entries :: "('a::linorder, 'b) mapping ⇒ ('a × 'b) list"
  where "ordered_entries m = List.map (λk. (k, the (lookup m k))) (ordered_keys m)"

definition fold :: "('a::linorder ⇒ 'b ⇒ 'c ⇒ 'c) ⇒ ('a, 'b) mapping ⇒ 'c ⇒ 'c"
  where "fold f m a = List.fold (λ(k, v). f k v) (ordered_entries m) a"

definition is_empty :: "('a, 'b) mapping ⇒ bool"
  where "is_empty m ⟷ keys m = {}"

definition size :: "('a, 'b) mapping ⇒ nat"
  where "size m = card (keys m)"

definition replace :: "'a ⇒ 'b ⇒ ('a, 'b) mapping ⇒ ('a, 'b) mapping"
  where "replace k v m = (if k ∈ keys m then update k v m else m)"

definition default :: "'a ⇒ 'b ⇒ ('a, 'b) mapping ⇒ ('a, 'b) mapping"
  where "default k v m = (if k ∈ keys m then m else update k v m)"

definition map_entry :: "'a ⇒ ('b ⇒ 'b) ⇒ ('a, 'b) mapping ⇒ ('a, 'b) mapping"
  where "map_entry k f m = (case lookup m k of None ⇒ m | Some v ⇒ update k (f v) m)"

definition map_default :: "'a ⇒ 'b ⇒ ('b ⇒ 'b) ⇒ ('a, 'b) mapping ⇒ ('a, 'b) mapping"
  where "map_default k v f m = map_entry k f (default k v m)"

definition of_alist :: "('k × 'v) list ⇒ ('k, 'v) mapping"
  where "of_alist ps = Mapping (map_of ps)"

subsection ‹How mappings are run: by association lists›

text ‹Only mappings with finitely many keys have a value at run time.›

code_datatype of_alist

quickcheck_generator mapping constructors: of_alist

instantiation mapping :: (type, type) equal
begin
definition equal_mapping :: "('a, 'b) mapping ⇒ ('a, 'b) mapping ⇒ bool"
  where "equal_mapping m n ⟷ (∀k. lookup m k = lookup n k)"
instance sorry
end

lemma [code]: "HOL.equal (of_alist ps) (of_alist qs) ⟷
    list_all (λk. map_of ps k = map_of qs k) (List.map fst ps @ List.map fst qs)"
  sorry

lemma [code]: "lookup (of_alist ps) k = map_of ps k"
  sorry

lemma [code]: "empty = of_alist []"
  sorry

lemma [code]: "update k v (of_alist ps) = of_alist (AList.update k v ps)"
  sorry

lemma [code]: "delete k (of_alist ps) = of_alist (AList.delete k ps)"
  sorry

lemma [code]: "keys (of_alist ps) = fst ` set ps"
  sorry

lemma [code]: "entries (of_alist ps) = set (AList.clearjunk ps)"
  sorry

lemma [code]: "is_empty (of_alist ps) ⟷ ps = []"
  sorry

lemma [code]: "size (of_alist ps) = length (remdups (List.map fst ps))"
  sorry

lemma [code]: "filter P (of_alist ps) =
    of_alist (List.filter (λ(k, v). P k v) (AList.clearjunk ps))"
  sorry

lemma [code]: "tabulate ks f = of_alist (List.map (λk. (k, f k)) ks)"
  sorry

lemma [code]: "bulkload xs = of_alist (zip [0..<length xs] xs)"
  sorry

lemma [code]: "map_values f (of_alist ps) = of_alist (map_ran f ps)"
  sorry

lemma [code]: "combine_with_key f (of_alist ps) (of_alist qs) =
    of_alist (List.map
      (λk. (k, the (combine_options (f k) (map_of ps k) (map_of qs k))))
      (remdups (List.map fst ps @ List.map fst qs)))"
  sorry

lemma [code]: "ordered_keys (of_alist ps) = sort (remdups (List.map fst ps))"
  sorry

lemma [code]: "All_mapping (of_alist ps) P ⟷ list_all (λ(k, v). P k v) (AList.clearjunk ps)"
  sorry

hide_const (open) empty is_empty rep lookup lookup_default filter update delete ordered_keys
  keys size replace default map_entry map_default tabulate bulkload map map_values combine
  combine_with_key of_alist entries ordered_entries fold

end
