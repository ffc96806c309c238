section ‹Sums and products over lists›

theory Groups_List
  imports List
begin

locale monoid_list = monoid
begin

definition F :: "'a list ⇒ 'a"
  where "F xs = foldr f xs ❙1"

end

locale comm_monoid_list = comm_monoid + monoid_list

context monoid_add
begin

definition sum_list :: "'a list ⇒ 'a"
  where "sum_list xs = foldr plus xs 0"

end

context monoid_mult
begin

definition prod_list :: "'a list ⇒ 'a"
  where "prod_list xs = foldr times xs 1"

end

context comm_semiring_0
begin

text ‹The value of the digits ‹f x› in base ‹a›, lowest digit first.›

definition horner_sum :: "('b ⇒ 'a) ⇒ 'a ⇒ 'b list ⇒ 'a"
  where "horner_sum f a xs = foldr (λx s. f x + a * s) xs 0"

end

end
