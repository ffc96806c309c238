section ‹Natural numbers in generated code (old name)›

theory Efficient_Nat
  imports Code_Target_Nat
begin

text ‹Settings for generated code have no effect on what a theory means; this theory adds no constants.›

end
