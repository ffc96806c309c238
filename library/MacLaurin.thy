section ‹Taylor expansions›

theory MacLaurin
  imports Transcendental
begin

text ‹This theory adds no constants; it is here because other theories import it by name.›

end
