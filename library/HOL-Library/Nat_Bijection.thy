section ‹Bijections between natural numbers and other types›

theory Nat_Bijection
  imports Main
begin

definition triangle :: "nat ⇒ nat"
  where "triangle n = n * (n + 1) div 2"

definition prod_encode :: "nat × nat ⇒ nat"
  where "prod_encode p = triangle (fst p + snd p) + fst p"

fun prod_decode_aux :: "nat ⇒ nat ⇒ nat × nat"
  where "prod_decode_aux k m =
    (if m ≤ k then (m, k - m) else prod_decode_aux (Suc k) (m - Suc k))"

definition prod_decode :: "nat ⇒ nat × nat"
  where "prod_decode n = prod_decode_aux 0 n"

definition sum_encode :: "nat + nat ⇒ nat"
  where "sum_encode s = (case s of Inl a ⇒ 2 * a | Inr b ⇒ 2 * b + 1)"

definition sum_decode :: "nat ⇒ nat + nat"
  where "sum_decode n = (if even n then Inl (n div 2) else Inr (n div 2))"

definition int_encode :: "int ⇒ nat"
  where "int_encode i = (if i < 0 then nat (- 2 * i - 1) else nat (2 * i))"

definition int_decode :: "nat ⇒ int"
  where "int_decode n = (if even n then int (n div 2) else - int (n div 2) - 1)"

fun list_encode :: "nat list ⇒ nat"
  where
    "list_encode [] = 0"
  | "list_encode (x # xs) = Suc (prod_encode (x, list_encode xs))"

fun list_decode :: "nat ⇒ nat list"
  where
    "list_decode 0 = []"
  | "list_decode (Suc n) = (case prod_decode n of (x, y) ⇒ x # list_decode y)"

definition set_encode :: "nat set ⇒ nat"
  where "set_encode A = (∑n∈A. 2 ^ n)"

definition set_decode :: "nat ⇒ nat set"
  where "set_decode x = {n. odd (x div 2 ^ n)}"

lemma [code]: "set_decode x = set (filter (λn. odd (x div 2 ^ n)) [0..<x])"
  sorry

end
