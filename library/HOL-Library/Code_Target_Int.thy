section ‹Integers of the target language›

theory Code_Target_Int
  imports Main
begin

text ‹Settings for generated code have no effect on what a theory means; this theory adds no constants.›

end
