section ‹Cardinalities in generated code›

theory Code_Cardinality
  imports Cardinality
begin

text ‹Settings for generated code have no effect on what a theory means; this theory adds no constants.›

end
