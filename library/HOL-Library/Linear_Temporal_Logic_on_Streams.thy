section ‹Temporal logic on streams›

theory Linear_Temporal_Logic_on_Streams
  imports Stream Sublist Extended_Nat Infinite_Set
begin

abbreviation (input) IMPL  (infix ‹impl› 60)
  where "IMPL P Q ≡ λs. P s ⟶ Q s"

abbreviation (input) OR  (infix ‹or› 60)
  where "OR P Q ≡ λs. P s ∨ Q s"

abbreviation (input) AND  (infix ‹aand› 60)
  where "AND P Q ≡ λs. P s ∧ Q s"

abbreviation (input) not :: "('a ⇒ bool) ⇒ 'a ⇒ bool"
  where "not P ≡ λs. ¬ P s"

abbreviation (input) true :: "'a ⇒ bool"
  where "true ≡ λs. True"

abbreviation (input) false :: "'a ⇒ bool"
  where "false ≡ λs. False"

fun holds :: "('a ⇒ bool) ⇒ 'a stream ⇒ bool"
  where "holds P s ⟷ P (shd s)"

fun nxt :: "('a stream ⇒ 'b) ⇒ 'a stream ⇒ 'b"
  where "nxt P s = P (stl s)"

definition HLD :: "'a set ⇒ 'a stream ⇒ bool"
  where "HLD A s ⟷ shd s ∈ A"

abbreviation HLD_nxt :: "'a set ⇒ ('a stream ⇒ bool) ⇒ 'a stream ⇒ bool"  (infixr ‹⋅› 65)
  where "HLD_nxt A P ≡ λs. HLD A s ∧ nxt P s"

inductive ev :: "('a stream ⇒ bool) ⇒ 'a stream ⇒ bool"
  for P :: "'a stream ⇒ bool"
  where
    base: "P s ⟹ ev P s"
  | step: "ev P (stl s) ⟹ ev P s"

coinductive alw :: "('a stream ⇒ bool) ⇒ 'a stream ⇒ bool"
  for P :: "'a stream ⇒ bool"
  where alw: "P s ⟹ alw P (stl s) ⟹ alw P s"

text ‹The first until is weak: the second predicate need never hold.›

coinductive UNTIL ::
    "('a stream ⇒ bool) ⇒ ('a stream ⇒ bool) ⇒ 'a stream ⇒ bool"  (infix ‹until› 60)
  for P :: "'a stream ⇒ bool" and Q :: "'a stream ⇒ bool"
  where
    base: "Q s ⟹ UNTIL P Q s"
  | step: "P s ⟹ UNTIL P Q (stl s) ⟹ UNTIL P Q s"

inductive suntil ::
    "('a stream ⇒ bool) ⇒ ('a stream ⇒ bool) ⇒ 'a stream ⇒ bool"  (infix ‹suntil› 60)
  for P :: "'a stream ⇒ bool" and Q :: "'a stream ⇒ bool"
  where
    base: "Q s ⟹ (P suntil Q) s"
  | step: "P s ⟹ (P suntil Q) (stl s) ⟹ (P suntil Q) s"

definition wait :: "('a stream ⇒ bool) ⇒ 'a stream ⇒ nat"
  where "wait P s = (LEAST n. P (sdrop n s))"

inductive ev_at :: "('a stream ⇒ bool) ⇒ nat ⇒ 'a stream ⇒ bool"
  for P :: "'a stream ⇒ bool"
  where
    base: "P s ⟹ ev_at P 0 s"
  | step: "¬ P s ⟹ ev_at P n (stl s) ⟹ ev_at P (Suc n) s"

end
