section ‹Prolog programs›

theory Code_Prolog
  imports Main
  keywords "values_prolog" :: diag
begin

text ‹Its commands belong to the program or are passed over; this theory adds no constants.›

end
