section ‹Counting steps›

theory Time_Commands
  imports Main
  keywords "time_fun" "time_function" "time_definition" "time_partial_function" :: thy_decl
    and "equations"
    and "time_fun_0" :: thy_decl
begin

text ‹Operations that take no time; constructors take none either. All other functions take what ‹time_fun› finds.›

time_fun_0 "min"
time_fun_0 "max"
time_fun_0 "(+)"
time_fun_0 "(-)"
time_fun_0 "(*)"
time_fun_0 "(/)"
time_fun_0 "(div)"
time_fun_0 "(<)"
time_fun_0 "(≤)"
time_fun_0 "Not"
time_fun_0 "(∧)"
time_fun_0 "(∨)"
time_fun_0 "numeral"
time_fun_0 "(=)"

end
