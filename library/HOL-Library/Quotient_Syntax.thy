section ‹Notation for quotients›

theory Quotient_Syntax
  imports Main
begin

text ‹Older theories import this name to get the arrows of the lifting package.›

unbundle lifting_syntax

end
