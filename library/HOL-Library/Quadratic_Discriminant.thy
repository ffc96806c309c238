section ‹Quadratic equations›

theory Quadratic_Discriminant
  imports Complex_Main
begin

text ‹This theory adds no constants; it is here because other theories import it by name.›

end
