section ‹Functions divided point by point›

theory Function_Division
  imports Function_Algebras
begin

instantiation "fun" :: (type, inverse) inverse
begin

definition inverse_fun :: "('a ⇒ 'b) ⇒ 'a ⇒ 'b"
  where "inverse_fun f x = inverse (f x)"

definition divide_fun :: "('a ⇒ 'b) ⇒ ('a ⇒ 'b) ⇒ 'a ⇒ 'b"
  where "divide_fun f g x = f x / g x"

instance sorry

end

abbreviation zero_free :: "('b ⇒ 'a::field) ⇒ bool"
  where "zero_free f ≡ ∀x. f x ≠ 0"

end
