section ‹A loop›

theory While_Combinator
  imports Main
begin

text ‹The first state in which the test fails; nothing if it never fails.›

definition while_option :: "('a ⇒ bool) ⇒ ('a ⇒ 'a) ⇒ 'a ⇒ 'a option"
  where "while_option b c s =
    (if ∃k. ¬ b ((c ^^ k) s) then Some ((c ^^ (LEAST k. ¬ b ((c ^^ k) s))) s) else None)"

lemma while_option_unfold [code]:
  "while_option b c s = (if b s then while_option b c (c s) else Some s)"
  sorry

definition while :: "('a ⇒ bool) ⇒ ('a ⇒ 'a) ⇒ 'a ⇒ 'a"
  where "while b c s = the (while_option b c s)"

lemma while_unfold [code]: "while b c s = (if b s then while b c (c s) else s)"
  sorry

definition while_Some :: "('s ⇒ 's option) ⇒ 's ⇒ 's option"
  where "while_Some f s = while_option (λs. f s ≠ None) (λs. the (f s)) s"

definition while_saturate :: "('a set ⇒ 'a set) ⇒ 'a set ⇒ 'a set option"
  where "while_saturate f M = while_option (λM. ¬ f M ⊆ M) (λM. M ∪ f M) M"

text ‹
  Reachability by a work list: stops at the first element that fails the test.
  The result is the remaining work list with the set of elements met.
›

definition rtrancl_while ::
    "('a ⇒ bool) ⇒ ('a ⇒ 'a list) ⇒ 'a ⇒ ('a list × 'a set) option"
  where "rtrancl_while p f x =
    while_option
      (λ(ws, Z). ws ≠ [] ∧ p (hd ws))
      (λ(ws, Z).
        let new = remdups (filter (λy. y ∉ Z) (f (hd ws)))
        in (new @ tl ws, set new ∪ Z))
      ([x], {x})"

end
