theory Small imports Main begin
(* a comment (* inside *) *)
lemma foo [simp]: "x \<le> (y::nat)" \<comment> \<open>marked\<close>
  quickcheck[size = 3, expect = counterexample]
  oops
text ‹cartouche›
ML \<open>val x = "y"\<close>
end
