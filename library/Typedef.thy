section ‹Types carved out of a set›

theory Typedef
  imports Set
begin

text ‹What each ‹typedef› promises of its two morphisms.›

locale type_definition =
  fixes Rep :: "'t ⇒ 'r"
    and Abs :: "'r ⇒ 't"
    and A :: "'r set"
  assumes Rep: "Rep x ∈ A"
    and Rep_inverse: "Abs (Rep x) = x"
    and Abs_inverse: "y ∈ A ⟹ Rep (Abs y) = y"

end
