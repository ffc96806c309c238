section ‹Fixed points by iteration›

theory Bourbaki_Witt_Fixpoint
  imports While_Combinator
begin

text ‹This theory adds no constants; it is here because other theories import it by name.›

end
