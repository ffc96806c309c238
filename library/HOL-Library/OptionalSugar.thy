section ‹More notation for documents›

theory OptionalSugar
  imports Complex_Main LaTeXsugar
begin

text ‹This theory adds no constants; it is here because other theories import it by name.›

end
