section ‹Names for patterns›

theory Pattern_Aliases
  imports Main
begin

text ‹The notation ‹p =: x› in patterns names the value that ‹p› matches.›

end
