section ‹Notation for lattices›

theory Lattice_Syntax
  imports Main
begin

text ‹Older theories import this name to get the signs of lattice theory.›

unbundle lattice_syntax

end
