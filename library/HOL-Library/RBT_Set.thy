section ‹Sets given by red-black trees›

theory RBT_Set
  imports RBT
begin

text ‹Sets keep their own representations at run time; these constants only convert.›

definition Set :: "('a::linorder, unit) rbt ⇒ 'a set"
  where "Set t = {x. RBT.lookup t x = Some ()}"

definition Coset :: "('a::linorder, unit) rbt ⇒ 'a set"
  where "Coset t = - Set t"

definition fold_keys :: "('a::linorder ⇒ 'b ⇒ 'b) ⇒ ('a, 'c) rbt ⇒ 'b ⇒ 'b"
  where "fold_keys f t s = RBT.fold (λk v. f k) t s"

lemma [code]: "Set t = set (RBT.keys t)"
  sorry

hide_const (open) Set Coset

end
