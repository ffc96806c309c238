section ‹Binary natural numbers in generated code›

theory Code_Binary_Nat
  imports Code_Abstract_Nat
begin

text ‹Settings for generated code have no effect on what a theory means; this theory adds no constants.›

end
