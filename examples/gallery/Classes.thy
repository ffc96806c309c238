theory Classes
  imports Main
begin

text ‹A statement about a class is tested on small types with operations that satisfy its axioms.›

class magma =
  fixes op :: "'a ⇒ 'a ⇒ 'a"  (infixl "⊙" 70)

class semi = magma +
  assumes assoc: "(x ⊙ y) ⊙ z = x ⊙ (y ⊙ z)"

class band = semi +
  assumes idem: "x ⊙ x = x"

lemma magma_assoc: "(x ⊙ y) ⊙ z = x ⊙ (y ⊙ (z :: 'a :: magma))"
  nitpick
  oops

lemma band_commutes: "x ⊙ y = y ⊙ (x :: 'a :: band)"
  nitpick
  oops

lemma band_absorbs: "x ⊙ y ⊙ x ⊙ y = x ⊙ (y :: 'a :: band)"
  by (metis assoc idem)

text ‹In orders that are not linear, two elements may be incomparable.›

lemma linear: "x ≤ y ∨ y ≤ (x :: 'a :: order)"
  nitpick
  oops

end
