section ‹Shifts in generated code›

theory Code_Bit_Shifts_for_Arithmetic
  imports Main
begin

text ‹Settings for generated code have no effect on what a theory means; this theory adds no constants.›

end
