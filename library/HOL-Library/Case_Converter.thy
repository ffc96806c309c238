section ‹Patterns turned into cases›

theory Case_Converter
  imports Main
begin

text ‹Its commands belong to the program or are passed over; this theory adds no constants.›

end
