section ‹Semirings with crosswise cancellation›

theory Semiring_Normalization
  imports Int
begin

class comm_semiring_1_cancel_crossproduct = comm_semiring_1_cancel +
  assumes crossproduct_eq: "u * x + v * y = u * y + v * x ⟷ u = v ∨ x = y"

context idom
begin

subclass comm_semiring_1_cancel_crossproduct sorry

end

instance nat :: comm_semiring_1_cancel_crossproduct sorry

end
