section ‹Quickcheck with smart generators›

theory Predicate_Compile_Quickcheck
  imports Predicate_Compile_Alternative_Defs
begin

text ‹Importing this theory makes the tester for premises by smart generators active.›

end
