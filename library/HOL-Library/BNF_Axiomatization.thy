section ‹Declaring bounded natural functors›

theory BNF_Axiomatization
  imports Main
  keywords "bnf_axiomatization" :: thy_decl
begin

text ‹Its commands belong to the program or are passed over; this theory adds no constants.›

end
