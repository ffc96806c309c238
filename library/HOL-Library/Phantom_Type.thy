section ‹Values tagged with a type›

theory Phantom_Type
  imports Main
begin

datatype ('a, 'b) phantom = phantom (of_phantom: 'b)

syntax "_Phantom" :: "type ⇒ logic"  (‹(1Phantom/(1'(_')))›)
translations
  "Phantom('t)" ⇀ "CONST phantom :: _ ⇒ ('t, _) phantom"

end
