section ‹Characters in generated code›

theory Code_Char
  imports Main Char_ord
begin

text ‹Settings for generated code have no effect on what a theory means; this theory adds no constants.›

end
