section ‹The command refute›

theory Refute
  imports Main
  keywords "refute" :: diag
    and "refute_params" :: thy_decl
begin

text ‹Its commands belong to the program or are passed over; this theory adds no constants.›

end
