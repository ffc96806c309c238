section ‹Arrays that do not change›

theory IArray
  imports Main
begin

text ‹The names are used with their qualifier: ‹IArray.length›.›

datatype 'a iarray = IArray "'a list"

context
begin

qualified primrec list_of :: "'a iarray ⇒ 'a list"
  where "list_of (IArray xs) = xs"

qualified definition of_fun :: "(nat ⇒ 'a) ⇒ nat ⇒ 'a iarray"
  where "of_fun f n = IArray (map f [0..<n])"

qualified definition sub :: "'a iarray ⇒ nat ⇒ 'a"  (infixl ‹!!› 100)
  where "sub a n = IArray.list_of a ! n"

qualified definition length :: "'a iarray ⇒ nat"
  where "length a = List.length (IArray.list_of a)"

qualified definition all :: "('a ⇒ bool) ⇒ 'a iarray ⇒ bool"
  where "all P a ⟷ list_all P (IArray.list_of a)"

qualified definition exists :: "('a ⇒ bool) ⇒ 'a iarray ⇒ bool"
  where "exists P a ⟷ list_ex P (IArray.list_of a)"

end

end
