section ‹Equations from case expressions›

theory Simps_Case_Conv
  imports Case_Converter
begin

text ‹Its commands belong to the program or are passed over; this theory adds no constants.›

end
