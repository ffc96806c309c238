section ‹Types as values›

theory Typerep
  imports String
begin

datatype typerep = Typerep String.literal "typerep list"

class typerep =
  fixes typerep :: "'a itself ⇒ typerep"

hide_const (open) typerep Typerep

end
