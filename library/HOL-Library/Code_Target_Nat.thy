section ‹Natural numbers of the target language›

theory Code_Target_Nat
  imports Code_Abstract_Nat
begin

text ‹Settings for generated code have no effect on what a theory means; this theory adds no constants.›

end
