section ‹Powers by squaring›

theory Power_By_Squaring
  imports Main
begin

fun efficient_funpow :: "('a ⇒ 'a ⇒ 'a) ⇒ 'a ⇒ 'a ⇒ nat ⇒ 'a"
  where "efficient_funpow f y x n =
    (if n = 0 then y
     else if n = 1 then f x y
     else if even n then efficient_funpow f y (f x x) (n div 2)
     else efficient_funpow f (f x y) (f x x) (n div 2))"

end
