section ‹Lazy types in generated code›

theory Code_Lazy
  imports Case_Converter
begin

text ‹Settings for generated code have no effect on what a theory means; this theory adds no constants.›

end
