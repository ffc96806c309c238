section ‹Parametricity with conditions›

theory Conditional_Parametricity
  imports Main
  keywords "parametric_constant" :: thy_decl
begin

text ‹Its commands belong to the program or are passed over; this theory adds no constants.›

end
