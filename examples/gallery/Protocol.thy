theory Protocol
  imports Main
begin

text ‹
  Two parties share a secret number: the first sends it encrypted for the second, who answers with the number encrypted for whoever seems to
  have sent it. The spy can send again what was sent. Lists of events are newest first.
›

datatype agent = Alice | Bob | Spy

datatype message = Enc agent nat

datatype event = Says agent agent message

fun number :: "event ⇒ nat" where
  "number (Says A B (Enc C n)) = n"

inductive run :: "event list ⇒ bool" where
  "run []"
| "run s ⟹ A ≠ Spy ⟹ n ∉ number ` set s ⟹ run (Says A B (Enc B n) # s)"
| "run s ⟹ B ≠ Spy ⟹ Says A B (Enc B n) ∈ set s ⟹ run (Says B A (Enc A n) # s)"
| "run s ⟹ Says A B m ∈ set s ⟹ run (Says Spy C m # s)"

lemma secret: "run s ⟹ Says Alice Bob (Enc Bob n) ∈ set s ⟹ Says Bob Spy (Enc Spy n) ∉ set s"
  oops

end
