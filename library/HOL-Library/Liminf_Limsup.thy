section ‹Limits inferior and superior›

theory Liminf_Limsup
  imports Complex_Main
begin

definition Liminf :: "'a filter ⇒ ('a ⇒ 'b::complete_lattice) ⇒ 'b"
  where "Liminf F f = (SUP P∈{P. eventually P F}. INF x∈{x. P x}. f x)"

definition Limsup :: "'a filter ⇒ ('a ⇒ 'b::complete_lattice) ⇒ 'b"
  where "Limsup F f = (INF P∈{P. eventually P F}. SUP x∈{x. P x}. f x)"

abbreviation liminf :: "(nat ⇒ 'b::complete_lattice) ⇒ 'b"
  where "liminf ≡ Liminf sequentially"

abbreviation limsup :: "(nat ⇒ 'b::complete_lattice) ⇒ 'b"
  where "limsup ≡ Limsup sequentially"

end
