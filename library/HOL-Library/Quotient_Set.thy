section ‹Quotients of sets›

theory Quotient_Set
  imports Quotient_Syntax
begin

text ‹This theory adds no constants; it is here because other theories import it by name.›

end
