section ‹Notation for documents›

theory LaTeXsugar
  imports Main
begin

text ‹This theory adds no constants; it is here because other theories import it by name.›

end
