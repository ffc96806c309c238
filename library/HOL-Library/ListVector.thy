section ‹Lists as vectors›

theory ListVector
  imports Main
begin

abbreviation scale :: "'a::times ⇒ 'a list ⇒ 'a list"  (infix ‹*⇩s› 70)
  where "scale x xs ≡ map (λy. x * y) xs"

text ‹The shorter list is filled up with zeros.›

fun zipwith0 :: "('a::zero ⇒ 'b::zero ⇒ 'c) ⇒ 'a list ⇒ 'b list ⇒ 'c list"
  where
    "zipwith0 f [] [] = []"
  | "zipwith0 f (x # xs) [] = f x 0 # zipwith0 f xs []"
  | "zipwith0 f [] (y # ys) = f 0 y # zipwith0 f [] ys"
  | "zipwith0 f (x # xs) (y # ys) = f x y # zipwith0 f xs ys"

instantiation list :: ("{zero, plus}") plus
begin
definition plus_list :: "'a list ⇒ 'a list ⇒ 'a list"
  where "plus_list xs ys = zipwith0 (+) xs ys"
instance sorry
end

instantiation list :: ("{zero, uminus}") uminus
begin
definition uminus_list :: "'a list ⇒ 'a list"
  where "uminus_list xs = map uminus xs"
instance sorry
end

instantiation list :: ("{zero, minus}") minus
begin
definition minus_list :: "'a list ⇒ 'a list ⇒ 'a list"
  where "minus_list xs ys = zipwith0 (-) xs ys"
instance sorry
end

definition iprod :: "'a::ring list ⇒ 'a list ⇒ 'a"  (‹⟨_,_⟩›)
  where "iprod xs ys = sum_list (map (λp. fst p * snd p) (zip xs ys))"

end
