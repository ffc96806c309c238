section ‹The theory that everything imports›

theory Main
  imports
    Predicate
    Filter
    Conditionally_Complete_Lattices
    Binomial
    GCD
begin

subsection ‹Lattice notation on request›

bundle lattice_syntax
begin
notation
  bot  (‹⊥›) and
  top  (‹⊤›) and
  inf  (infixl ‹⊓› 70) and
  sup  (infixl ‹⊔› 65) and
  Inf  (‹⨅ _› [900] 900) and
  Sup  (‹⨆ _› [900] 900)
end

unbundle no lattice_syntax

end
