section ‹Floating point numbers of the target language›

theory Code_Target_Numeral_Float
  imports Code_Target_Numeral Complex_Main
begin

text ‹Settings for generated code have no effect on what a theory means; this theory adds no constants.›

end
