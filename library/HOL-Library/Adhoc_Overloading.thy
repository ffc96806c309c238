section ‹Overloading resolved by types›

theory Adhoc_Overloading
  imports Main
begin

text ‹The command ‹adhoc_overloading› belongs to the program; this theory adds no constants.›

end
