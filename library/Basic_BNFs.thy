section ‹Functions, pairs and sums as containers›

theory Basic_BNFs
  imports BNF_Def
begin

definition pred_fun :: "('a ⇒ bool) ⇒ ('b ⇒ bool) ⇒ ('a ⇒ 'b) ⇒ bool"
  where "pred_fun P Q f ⟷ (∀x. P x ⟶ Q (f x))"

text ‹The members of a pair or a sum, under the names by which they are known.›

alias Basic_BNFs.fsts = Product_Type.fsts
alias Basic_BNFs.snds = Product_Type.snds
alias Basic_BNFs.setl = Sum_Type.setl
alias Basic_BNFs.setr = Sum_Type.setr

hide_const (open) fsts snds setl setr

end
