section ‹Abstract characters in generated code›

theory Code_Abstract_Char
  imports Main Char_ord
begin

text ‹Settings for generated code have no effect on what a theory means; this theory adds no constants.›

end
