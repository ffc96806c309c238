section ‹Quotients of lists›

theory Quotient_List
  imports Quotient_Set Quotient_Product Quotient_Option
begin

text ‹This theory adds no constants; it is here because other theories import it by name.›

end
