section ‹Equations from case expressions›

theory Simps_Case_Conv
  imports Case_Converter
  keywords "simps_of_case" "case_of_simps" :: thy_decl
begin

text ‹Its commands belong to the program or are passed over; this theory adds no constants.›

end
