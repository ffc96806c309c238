section ‹Names for patterns›

theory Pattern_Aliases
  imports Main
begin

text ‹
  With the bundle switched on, ‹p =: x› in a pattern matches what ‹p› matches and calls it ‹x›.
  The reader replaces it by ‹p› and binds ‹x› on the right-hand side.
›

definition "as" :: "'a ⇒ 'a ⇒ 'a"
  where "as p x = p"

bundle pattern_aliases
begin
notation Pattern_Aliases.as  (infixr ‹=:› 1)
end

hide_const (open) "as"

end
