section ‹Infinite words as functions›

theory Omega_Words_Fun
  imports Infinite_Set
begin

type_synonym 'a word = "nat ⇒ 'a"

definition conc :: "'a list ⇒ 'a word ⇒ 'a word"  (infixr ‹⌢› 65)
  where "conc w x n = (if n < length w then w ! n else x (n - length w))"

definition iter :: "'a list ⇒ 'a word"  (‹(_⇧ω)› [1000])
  where "iter w = (if w = [] then undefined else (λn. w ! (n mod length w)))"

definition suffix :: "nat ⇒ 'a word ⇒ 'a word"
  where "suffix k x n = x (k + n)"

definition subsequence :: "'a word ⇒ nat ⇒ nat ⇒ 'a list"  (‹_ [_ → _]› 900)
  where "subsequence w i j = map w [i..<j]"

abbreviation prefix :: "nat ⇒ 'a word ⇒ 'a list"
  where "prefix n w ≡ subsequence w 0 n"

primrec build :: "'a ⇒ 'a word ⇒ 'a word"  (infixr ‹##› 65)
  where
    "build a w 0 = a"
  | "build a w (Suc i) = w i"

definition limit :: "'a word ⇒ 'a set"
  where "limit x = {a. infinite {n. x n = a}}"

definition idx_sequence :: "nat word ⇒ bool"
  where "idx_sequence idx ⟷ idx 0 = 0 ∧ (∀n. idx n < idx (Suc n))"

definition merge :: "'a word word ⇒ nat word ⇒ 'a word"
  where "merge ws idx n = (let i = THE i. n ∈ {idx i..<idx (Suc i)} in ws i n)"

end
