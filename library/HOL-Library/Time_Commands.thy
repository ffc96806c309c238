section ‹Counting steps›

theory Time_Commands
  imports Main
begin

text ‹Its commands belong to the program or are passed over; this theory adds no constants.›

end
