section ‹Sums of squares›

theory Sum_of_Squares
  imports Complex_Main
begin

text ‹This theory adds no constants; it is here because other theories import it by name.›

end
