section ‹Mappings given by red-black trees›

theory RBT_Mapping
  imports RBT Mapping
begin

definition Mapping :: "('a::linorder, 'b) rbt ⇒ ('a, 'b) mapping"
  where "Mapping t = Mapping.of_alist (RBT.entries t)"

end
