section ‹Multisets as association lists of counts›

theory DAList_Multiset
  imports Multiset DAList
begin

definition count_of :: "('a × nat) list ⇒ 'a ⇒ nat"
  where "count_of ps x = (case map_of ps x of None ⇒ 0 | Some n ⇒ n)"

definition Bag :: "('a, nat) alist ⇒ 'a multiset"
  where "Bag a = mset (concat (map (λp. replicate (snd p) (fst p)) (DAList.impl_of a)))"

lemma count_Bag: "count (Bag a) = count_of (DAList.impl_of a)"
  sorry

end
