section ‹Association lists with distinct keys›

theory DAList
  imports AList
begin

typedef ('key, 'value) alist = "{ps :: ('key × 'value) list. distinct (map fst ps)}"
  morphisms impl_of Alist
  sorry

setup_lifting type_definition_alist

lift_definition lookup :: "('key, 'value) alist ⇒ 'key ⇒ 'value option"
  is map_of sorry

lift_definition empty :: "('key, 'value) alist"
  is "[]" sorry

lift_definition update :: "'key ⇒ 'value ⇒ ('key, 'value) alist ⇒ ('key, 'value) alist"
  is AList.update sorry

lift_definition delete :: "'key ⇒ ('key, 'value) alist ⇒ ('key, 'value) alist"
  is AList.delete sorry

lift_definition map_entry ::
    "'key ⇒ ('value ⇒ 'value) ⇒ ('key, 'value) alist ⇒ ('key, 'value) alist"
  is AList.map_entry sorry

lift_definition filter :: "('key × 'value ⇒ bool) ⇒ ('key, 'value) alist ⇒ ('key, 'value) alist"
  is List.filter sorry

lift_definition map_default ::
    "'key ⇒ 'value ⇒ ('value ⇒ 'value) ⇒ ('key, 'value) alist ⇒ ('key, 'value) alist"
  is AList.map_default sorry

instantiation alist :: (equal, equal) equal
begin
definition equal_alist :: "('a, 'b) alist ⇒ ('a, 'b) alist ⇒ bool"
  where "equal_alist a b ⟷ impl_of a = impl_of b"
instance sorry
end

instantiation alist :: (type, type) size
begin
definition size_alist :: "('a, 'b) alist ⇒ nat"
  where "size_alist a = length (impl_of a)"
instance sorry
end

quickcheck_generator alist constructors: empty, update

hide_const (open) impl_of lookup empty update delete map_entry filter map_default

end
