section ‹Least and greatest fixed points›

theory Inductive
  imports Complete_Lattices
begin

text ‹
  ‹inductive› gives least, ‹coinductive› greatest fixed points. The program reads both commands by
  itself; the constants stand here for theories that name them.
›

context complete_lattice
begin

definition lfp :: "('a ⇒ 'a) ⇒ 'a"
  where "lfp f = Inf {x. f x ≤ x}"

definition gfp :: "('a ⇒ 'a) ⇒ 'a"
  where "gfp f = Sup {x. x ≤ f x}"

end

end
