section ‹Quotients of sums›

theory Quotient_Sum
  imports Quotient_Syntax
begin

text ‹This theory adds no constants; it is here because other theories import it by name.›

end
