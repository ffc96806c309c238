section ‹The old command recdef›

theory Old_Recdef
  imports Main
begin

text ‹Its commands belong to the program or are passed over; this theory adds no constants.›

end
