theory First_Steps
  imports Main
begin

text ‹Every lemma is tested while you type. Change a statement and watch its answer below it.›

lemma minus_plus: "(m - n) + n = (m :: nat)"
  oops

text ‹With the premise that was forgotten there is nothing to be found. That is no proof.›

lemma minus_plus_le: "n ≤ m ⟹ (m - n) + n = (m :: nat)"
  by simp

lemma times_distinct: "m * n = m * k ⟹ n = (k :: nat)"
  oops

lemma max_min: "max x (min x y) = (x :: int)"
  by simp

text ‹Terms are evaluated.›

value "fold (+) [1, 2, 3, 4] (0 :: nat)"

end
