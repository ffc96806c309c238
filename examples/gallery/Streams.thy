theory Streams
  imports Main
begin

text ‹Infinite lists: a counterexample leads back to itself.›

codatatype 'a stream = SCons (hd: 'a) (tl: "'a stream")

codatatype 'a seq = End | Next 'a "'a seq"

lemma all_equal: "hd s = hd (tl s)"
  oops

lemma second: "tl s = tl (tl s) ⟹ s = tl s"
  nitpick
  oops

lemma seq_ends: "s ≠ Next x s"
  nitpick
  oops

end
