section ‹Trees and logarithms›

theory Tree_Real
  imports Complex_Main Tree
begin

text ‹This theory adds no constants.›

end
