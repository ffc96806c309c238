section ‹Mappings given by association lists›

theory AList_Mapping
  imports AList Mapping
begin

definition Mapping :: "('a × 'b) list ⇒ ('a, 'b) mapping"
  where "Mapping ps = Mapping.of_alist ps"

end
