section ‹Fields without infinite elements; floor and ceiling›

theory Archimedean_Field
  imports Main
begin

text ‹Every element lies below some integer.›

class archimedean_field = linordered_field +
  assumes ex_le_of_int: "∃z. x ≤ of_int z"

text ‹Floor is a class parameter, pinned down by its two bounds.›

class floor_ceiling = archimedean_field +
  fixes floor :: "'a ⇒ int"  (‹⌊_⌋›)
  assumes floor_correct: "of_int ⌊x⌋ ≤ x ∧ x < of_int (⌊x⌋ + 1)"

definition ceiling :: "'a::floor_ceiling ⇒ int"  (‹⌈_⌉›)
  where "ceiling x = - floor (- x)"

definition frac :: "'a::floor_ceiling ⇒ 'a"
  where "frac x = x - of_int (floor x)"

text ‹Halves are rounded upwards.›

definition round :: "'a::floor_ceiling ⇒ int"
  where "round x = floor (x + 1 / 2)"

bundle floor_ceiling_syntax
begin
notation floor  (‹⌊_⌋›)
  and ceiling  (‹⌈_⌉›)
end

end
