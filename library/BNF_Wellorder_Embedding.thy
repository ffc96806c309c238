section ‹Embeddings of well-orders›

theory BNF_Wellorder_Embedding
  imports BNF_Wellorder_Relation
begin

text ‹Orders may be on different types. Not executable.›

definition embed :: "'a rel ⇒ 'b rel ⇒ ('a ⇒ 'b) ⇒ bool"
  where "embed r s f ⟷ (∀x∈Field r. bij_betw f (under r x) (under s (f x)))"

definition embedS :: "'a rel ⇒ 'b rel ⇒ ('a ⇒ 'b) ⇒ bool"
  where "embedS r s f ⟷ embed r s f ∧ ¬ bij_betw f (Field r) (Field s)"

definition iso :: "'a rel ⇒ 'b rel ⇒ ('a ⇒ 'b) ⇒ bool"
  where "iso r s f ⟷ embed r s f ∧ bij_betw f (Field r) (Field s)"

definition compat :: "'a rel ⇒ 'b rel ⇒ ('a ⇒ 'b) ⇒ bool"
  where "compat r s f ⟷ (∀(x, y)∈r. (f x, f y) ∈ s)"

end
