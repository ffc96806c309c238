section ‹Tests of generated code›

theory Code_Test
  imports Main
begin

text ‹Settings for generated code have no effect on what a theory means; this theory adds no constants.›

end
