theory Hotel
  imports Main
begin

text ‹
  Key cards of a hotel with one room. A card has two keys; the lock opens for its own key or takes over the second key of a card whose first
  key is its own. Who checks in gets the desk's last key and a new one. Is everybody in the room its guest? The first lists below are newest
  event first.
›

datatype guest = Ann | Bea

datatype event = Check_in guest nat nat | Enter guest nat nat

fun desk :: "event list ⇒ nat" where
  "desk [] = 0"
| "desk (Check_in g k k' # s) = k'"
| "desk (Enter g k k' # s) = desk s"

fun lock :: "event list ⇒ nat" where
  "lock [] = 0"
| "lock (Check_in g k k' # s) = lock s"
| "lock (Enter g k k' # s) = k'"

fun guest_of :: "event list ⇒ guest option" where
  "guest_of [] = None"
| "guest_of (Check_in g k k' # s) = Some g"
| "guest_of (Enter g k k' # s) = guest_of s"

inductive hotel :: "event list ⇒ bool" where
  "hotel []"
| "hotel s ⟹ hotel (Check_in g (desk s) (Suc (desk s)) # s)"
| "hotel s ⟹ Check_in g k k' ∈ set s ⟹ lock s = k ∨ lock s = k' ⟹ hotel (Enter g k k' # s)"

lemma safe: "hotel (Enter g k k' # s) ⟹ guest_of s = Some g"
  oops

end
