section ‹Rewriting at a place›

theory Rewrite
  imports Main
begin

text ‹Its commands belong to the program or are passed over; this theory adds no constants.›

end
