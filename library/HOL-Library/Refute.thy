section ‹The command refute›

theory Refute
  imports Main
begin

text ‹Its commands belong to the program or are passed over; this theory adds no constants.›

end
