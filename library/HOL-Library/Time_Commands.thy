section ‹Counting steps›

theory Time_Commands
  imports Main
  keywords "time_fun" "time_function" "time_definition" "time_partial_function" :: thy_decl
    and "equations"
    and "time_fun_0" :: thy_decl
begin

text ‹Its commands belong to the program or are passed over; this theory adds no constants.›

end
