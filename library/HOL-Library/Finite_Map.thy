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

typedef ('a, 'b) fmap = "{m :: 'a ⇀ 'b. finite (dom m)}"
  morphisms fmlookup Abs_fmap
  sorry

setup_lifting type_definition_fmap

definition fmap_of_list :: "('a × 'b) list ⇒ ('a, 'b) fmap"
  where "fmap_of_list ps = Abs_fmap (map_of ps)"

definition fmempty :: "('a, 'b) fmap"
  where "fmempty = Abs_fmap (λk. None)"

definition fmdom :: "('a, 'b) fmap ⇒ 'a fset"
  where "fmdom m = Abs_fset (dom (fmlookup m))"

definition fmdom' :: "('a, 'b) fmap ⇒ 'a set"
  where "fmdom' m = dom (fmlookup m)"

definition fmran :: "('a, 'b) fmap ⇒ 'b fset"
  where "fmran m = Abs_fset (ran (fmlookup m))"

definition fmran' :: "('a, 'b) fmap ⇒ 'b set"
  where "fmran' m = ran (fmlookup m)"

definition fmupd :: "'a ⇒ 'b ⇒ ('a, 'b) fmap ⇒ ('a, 'b) fmap"
  where "fmupd k v m = Abs_fmap (map_upd k v (fmlookup m))"

definition fmfilter :: "('a ⇒ bool) ⇒ ('a, 'b) fmap ⇒ ('a, 'b) fmap"
  where "fmfilter P m = Abs_fmap (map_filter P (fmlookup m))"

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

definition fmadd :: "('a, 'b) fmap ⇒ ('a, 'b) fmap ⇒ ('a, 'b) fmap"  (infixl ‹++⇩f› 100)
  where "fmadd m n = Abs_fmap (map_add (fmlookup m) (fmlookup n))"

definition fmpred :: "('a ⇒ 'b ⇒ bool) ⇒ ('a, 'b) fmap ⇒ bool"
  where "fmpred P m ⟷ map_pred P (fmlookup m)"

definition fmsubset :: "('a, 'b) fmap ⇒ ('a, 'b) fmap ⇒ bool"  (infix ‹⊆⇩f› 50)
  where "fmsubset m n ⟷ map_le (fmlookup m) (fmlookup n)"

definition fset_of_fmap :: "('a, 'b) fmap ⇒ ('a × 'b) fset"
  where "fset_of_fmap m = Abs_fset {(k, v). fmlookup m k = Some v}"

definition fmimage :: "('a, 'b) fmap ⇒ 'a fset ⇒ 'b fset"
  where "fmimage m A = Abs_fset {v. ∃k∈fset A. fmlookup m k = Some v}"

definition fmcomp :: "('b, 'c) fmap ⇒ ('a, 'b) fmap ⇒ ('a, 'c) fmap"  (infixl ‹∘⇩f› 55)
  where "fmcomp m n = Abs_fmap (map_comp (fmlookup m) (fmlookup n))"

definition fmmap :: "('b ⇒ 'c) ⇒ ('a, 'b) fmap ⇒ ('a, 'c) fmap"
  where "fmmap f m = Abs_fmap (λk. map_option f (fmlookup m k))"

definition fmmap_keys :: "('a ⇒ 'b ⇒ 'c) ⇒ ('a, 'b) fmap ⇒ ('a, 'c) fmap"
  where "fmmap_keys f m = Abs_fmap (λk. map_option (f k) (fmlookup m k))"

definition fmrel :: "('b ⇒ 'c ⇒ bool) ⇒ ('a, 'b) fmap ⇒ ('a, 'c) fmap ⇒ bool"
  where "fmrel R m n ⟷ (∀k. rel_option R (fmlookup m k) (fmlookup n k))"

definition fmrel_on_fset ::
    "'a fset ⇒ ('b ⇒ 'c ⇒ bool) ⇒ ('a, 'b) fmap ⇒ ('a, 'c) fmap ⇒ bool"
  where "fmrel_on_fset A R m n ⟷ (∀k∈fset A. rel_option R (fmlookup m k) (fmlookup n k))"

definition sorted_list_of_fmap :: "('a::linorder, 'b) fmap ⇒ ('a × 'b) list"
  where "sorted_list_of_fmap m =
    map (λk. (k, the (fmlookup m k))) (sorted_list_of_fset (fmdom m))"

instantiation fmap :: (type, type) size
begin
definition size_fmap :: "('a, 'b) fmap ⇒ nat"
  where "size_fmap m = card (dom (fmlookup m))"
instance sorry
end

bnf "('a, 'b) fmap"
  map: fmmap
  sets: fmran'
  bd: natLeq
  wits: fmempty
  rel: fmrel
  sorry

subsection ‹How finite maps are run: by association lists›

code_datatype fmap_of_list

quickcheck_generator fmap constructors: fmap_of_list

lemma [code]: "fmlookup (fmap_of_list ps) = map_of ps"
  sorry

lemma [code]: "fmempty = fmap_of_list []"
  sorry

lemma [code]: "fmdom (fmap_of_list ps) = fset_of_list (map fst ps)"
  sorry

lemma [code]: "fmdom' (fmap_of_list ps) = fst ` set ps"
  sorry

lemma [code]: "fmran (fmap_of_list ps) = fset_of_list (map snd (AList.clearjunk ps))"
  sorry

lemma [code]: "fmran' (fmap_of_list ps) = snd ` set (AList.clearjunk ps)"
  sorry

lemma [code]: "fmupd k v (fmap_of_list ps) = fmap_of_list (AList.update k v ps)"
  sorry

lemma [code]: "fmfilter P (fmap_of_list ps) = fmap_of_list (filter (λp. P (fst p)) ps)"
  sorry

lemma [code]: "fmap_of_list ps ++⇩f fmap_of_list qs = fmap_of_list (qs @ ps)"
  sorry

lemma [code]: "fmpred P (fmap_of_list ps) ⟷ list_all (λ(k, v). P k v) (AList.clearjunk ps)"
  sorry

lemma [code]: "fmap_of_list ps ⊆⇩f n ⟷
    list_all (λ(k, v). fmlookup n k = Some v) (AList.clearjunk ps)"
  sorry

lemma [code]: "fset_of_fmap (fmap_of_list ps) = fset_of_list (AList.clearjunk ps)"
  sorry

lemma [code]: "fmimage (fmap_of_list ps) A =
    fset_of_list (map snd (filter (λp. fst p |∈| A) (AList.clearjunk ps)))"
  sorry

lemma [code]: "fmcomp (fmap_of_list ps) (fmap_of_list qs) = fmap_of_list (AList.compose qs ps)"
  sorry

lemma [code]: "fmmap f (fmap_of_list ps) = fmap_of_list (map (λp. (fst p, f (snd p))) ps)"
  sorry

lemma [code]: "fmmap_keys f (fmap_of_list ps) =
    fmap_of_list (map (λp. (fst p, f (fst p) (snd p))) ps)"
  sorry

lemma [code]: "fmrel R m n ⟷ fmdom m = fmdom n ∧
    (∀k∈fset (fmdom m). R (the (fmlookup m k)) (the (fmlookup n k)))"
  sorry

lemma [code]: "size (fmap_of_list ps) = length (remdups (map fst ps))"
  sorry

instantiation fmap :: (type, equal) equal
begin
definition equal_fmap :: "('a, 'b) fmap ⇒ ('a, 'b) fmap ⇒ bool"
  where "equal_fmap m n ⟷ fmrel HOL.equal m n"
instance sorry
end

instance fmap :: (finite, finite) finite sorry

instance fmap :: (countable, countable) countable sorry

end
