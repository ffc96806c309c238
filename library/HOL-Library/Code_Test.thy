section ‹Tests of generated code›

theory Code_Test
  imports Main
  keywords "test_code" :: diag
begin

text ‹Settings for generated code have no effect on what a theory means; this theory adds no constants.›

end
