section ‹Natural numbers without constructors in generated code›

theory Code_Abstract_Nat
  imports Main
begin

text ‹Settings for generated code have no effect on what a theory means; this theory adds no constants.›

end
