section ‹Functions, pairs and sums as containers›

theory Basic_BNFs
  imports BNF_Def
begin

definition pred_fun :: "('a ⇒ bool) ⇒ ('b ⇒ bool) ⇒ ('a ⇒ 'b) ⇒ bool"
  where "pred_fun P Q f ⟷ (∀x. P x ⟶ Q (f x))"

alias fsts = Product_Type.fsts
alias snds = Product_Type.snds
alias setl = Sum_Type.setl
alias setr = Sum_Type.setr

hide_const (open) fsts snds setl setr

end
