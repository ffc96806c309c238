section ‹Finite maps›

theory Finite_Map
  imports FSet AList
begin

subsection ‹Some operations on ordinary maps›

definition map_upd :: "'a ⇒ 'b ⇒ ('a ⇀ 'b) ⇒ ('a ⇀ 'b)"
  where "map_upd k v m = m(k := Some v)"

definition map_filter :: "('a ⇒ bool) ⇒ ('a ⇀ 'b) ⇒ ('a ⇀ 'b)"
  where "map_filter P m = (λk. if P k then m k else None)"

definition map_drop :: "'a ⇒ ('a ⇀ 'b) ⇒ ('a ⇀ 'b)"
  where "map_drop a m = map_filter (λk. k ≠ a) m"

definition map_drop_set :: "'a set ⇒ ('a ⇀ 'b) ⇒ ('a ⇀ 'b)"
  where "map_drop_set A m = map_filter (λk. k ∉ A) m"

definition map_restrict_set :: "'a set ⇒ ('a ⇀ 'b) ⇒ ('a ⇀ 'b)"
  where "map_restrict_set A m = map_filter (λk. k ∈ A) m"

definition map_pred :: "('a ⇒ 'b ⇒ bool) ⇒ ('a ⇀ 'b) ⇒ bool"
  where "map_pred P m ⟷ (∀k v. m k = Some v ⟶ P k v)"

subsection ‹The type›

text ‹A finite map is an association list of which only the lookups matter.›

definition same_lookups :: "('a × 'b) list ⇒ ('a × 'b) list ⇒ bool"
  where "same_lookups ps qs ⟷
    (∀k∈set (map fst ps @ map fst qs). map_of ps k = map_of qs k)"

quotient_type ('a, 'b) fmap = "('a × 'b) list" / same_lookups
  morphisms some_alist fmap_of_list
  sorry

hide_const (open) same_lookups some_alist

quickcheck_generator fmap constructors: fmap_of_list

lift_definition fmlookup :: "('a, 'b) fmap ⇒ 'a ⇒ 'b option"
  is map_of sorry

text ‹The finite map with these lookups, of which only finitely many may succeed.›

definition Abs_fmap :: "('a ⇀ 'b) ⇒ ('a, 'b) fmap"
  where "Abs_fmap f = (THE m. fmlookup m = f)"

lift_definition fmempty :: "('a, 'b) fmap"
  is "[]" sorry

lift_definition fmdom :: "('a, 'b) fmap ⇒ 'a fset"
  is "λps. fst ` set ps" sorry

lift_definition fmdom' :: "('a, 'b) fmap ⇒ 'a set"
  is "λps. fst ` set ps" sorry

lift_definition fmran :: "('a, 'b) fmap ⇒ 'b fset"
  is "λps. snd ` set (AList.clearjunk ps)" sorry

lift_definition fmran' :: "('a, 'b) fmap ⇒ 'b set"
  is "λps. snd ` set (AList.clearjunk ps)" sorry

lift_definition fmupd :: "'a ⇒ 'b ⇒ ('a, 'b) fmap ⇒ ('a, 'b) fmap"
  is AList.update sorry

lift_definition fmfilter :: "('a ⇒ bool) ⇒ ('a, 'b) fmap ⇒ ('a, 'b) fmap"
  is "λP ps. filter (λp. P (fst p)) ps" sorry

definition fmdrop :: "'a ⇒ ('a, 'b) fmap ⇒ ('a, 'b) fmap"
  where "fmdrop a m = fmfilter (λk. k ≠ a) m"

definition fmdrop_set :: "'a set ⇒ ('a, 'b) fmap ⇒ ('a, 'b) fmap"
  where "fmdrop_set A m = fmfilter (λk. k ∉ A) m"

definition fmdrop_fset :: "'a fset ⇒ ('a, 'b) fmap ⇒ ('a, 'b) fmap"
  where "fmdrop_fset A m = fmfilter (λk. k |∉| A) m"

definition fmrestrict_set :: "'a set ⇒ ('a, 'b) fmap ⇒ ('a, 'b) fmap"
  where "fmrestrict_set A m = fmfilter (λk. k ∈ A) m"

definition fmrestrict_fset :: "'a fset ⇒ ('a, 'b) fmap ⇒ ('a, 'b) fmap"
  where "fmrestrict_fset A m = fmfilter (λk. k |∈| A) m"

lift_definition fmadd :: "('a, 'b) fmap ⇒ ('a, 'b) fmap ⇒ ('a, 'b) fmap"  (infixl ‹++⇩f› 100)
  is "λps qs. qs @ ps" sorry

lift_definition fmpred :: "('a ⇒ 'b ⇒ bool) ⇒ ('a, 'b) fmap ⇒ bool"
  is "λP ps. ∀p∈set (AList.clearjunk ps). P (fst p) (snd p)" sorry

lift_definition fmsubset :: "('a, 'b) fmap ⇒ ('a, 'b) fmap ⇒ bool"  (infix ‹⊆⇩f› 50)
  is "λps qs. ∀p∈set (AList.clearjunk ps). map_of qs (fst p) = Some (snd p)" sorry

lift_definition fset_of_fmap :: "('a, 'b) fmap ⇒ ('a × 'b) fset"
  is "λps. set (AList.clearjunk ps)" sorry

lift_definition fmimage :: "('a, 'b) fmap ⇒ 'a fset ⇒ 'b fset"
  is "λps A. snd ` {p ∈ set (AList.clearjunk ps). fst p ∈ A}" sorry

lift_definition fmcomp :: "('b, 'c) fmap ⇒ ('a, 'b) fmap ⇒ ('a, 'c) fmap"  (infixl ‹∘⇩f› 55)
  is "λps qs. AList.compose qs ps" sorry

lift_definition fmmap :: "('b ⇒ 'c) ⇒ ('a, 'b) fmap ⇒ ('a, 'c) fmap"
  is "λf ps. map (λp. (fst p, f (snd p))) ps" sorry

lift_definition fmmap_keys :: "('a ⇒ 'b ⇒ 'c) ⇒ ('a, 'b) fmap ⇒ ('a, 'c) fmap"
  is "λf ps. map (λp. (fst p, f (fst p) (snd p))) ps" sorry

lift_definition fmrel :: "('b ⇒ 'c ⇒ bool) ⇒ ('a, 'b) fmap ⇒ ('a, 'c) fmap ⇒ bool"
  is "λR ps qs. ∀k∈set (map fst ps @ map fst qs). rel_option R (map_of ps k) (map_of qs k)" sorry

definition fmrel_on_fset ::
    "'a fset ⇒ ('b ⇒ 'c ⇒ bool) ⇒ ('a, 'b) fmap ⇒ ('a, 'c) fmap ⇒ bool"
  where "fmrel_on_fset A R m n ⟷ (∀k∈fset A. rel_option R (fmlookup m k) (fmlookup n k))"

definition sorted_list_of_fmap :: "('a::linorder, 'b) fmap ⇒ ('a × 'b) list"
  where "sorted_list_of_fmap m =
    map (λk. (k, the (fmlookup m k))) (sorted_list_of_fset (fmdom m))"

instantiation fmap :: (type, type) size
begin
lift_definition size_fmap :: "('a, 'b) fmap ⇒ nat"
  is "λps. length (remdups (map fst ps))" sorry
instance sorry
end

bnf "('a, 'b) fmap"
  map: fmmap
  sets: fmran'
  bd: natLeq
  wits: fmempty
  rel: fmrel
  sorry

instance fmap :: (finite, finite) finite sorry

instance fmap :: (countable, countable) countable sorry

end
