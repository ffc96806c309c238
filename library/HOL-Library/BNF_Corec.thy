section ‹Corecursion up to friends›

theory BNF_Corec
  imports Main
begin

text ‹Its commands belong to the program or are passed over; this theory adds no constants.›

end
