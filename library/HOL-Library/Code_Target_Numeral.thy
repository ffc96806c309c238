section ‹Numbers of the target language›

theory Code_Target_Numeral
  imports Code_Target_Nat Code_Target_Int
begin

text ‹Settings for generated code have no effect on what a theory means; this theory adds no constants.›

end
