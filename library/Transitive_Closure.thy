section ‹Closures of relations›

theory Transitive_Closure
  imports Finite_Set
begin

subsection ‹Reflexive, transitive and symmetric closure›

inductive_set rtrancl :: "('a × 'a) set ⇒ ('a × 'a) set"  (‹_⇧*› [1000] 999)
  for r :: "('a × 'a) set"
  where
    rtrancl_refl: "(x, x) ∈ r⇧*"
  | rtrancl_into_rtrancl: "(x, y) ∈ r⇧* ⟹ (y, z) ∈ r ⟹ (x, z) ∈ r⇧*"

inductive_set trancl :: "('a × 'a) set ⇒ ('a × 'a) set"  (‹_⇧+› [1000] 999)
  for r :: "('a × 'a) set"
  where
    r_into_trancl: "(x, y) ∈ r ⟹ (x, y) ∈ r⇧+"
  | trancl_into_trancl: "(x, y) ∈ r⇧+ ⟹ (y, z) ∈ r ⟹ (x, z) ∈ r⇧+"

notation
  rtranclp  (‹_⇧*⇧*› [1000] 1000) and
  tranclp  (‹_⇧+⇧+› [1000] 1000)

abbreviation reflcl :: "('a × 'a) set ⇒ ('a × 'a) set"  (‹_⇧=› [1000] 999)
  where "r⇧= ≡ r ∪ Id"

abbreviation reflclp :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool"  (‹_⇧=⇧=› [1000] 1000)
  where "R⇧=⇧= ≡ sup R (=)"

notation (ASCII)
  rtrancl  (‹_^*› [1000] 999) and
  trancl  (‹_^+› [1000] 999) and
  reflcl  (‹_^=› [1000] 999) and
  rtranclp  (‹_^**› [1000] 1000) and
  tranclp  (‹_^++› [1000] 1000) and
  reflclp  (‹_^==› [1000] 1000)

bundle rtrancl_syntax
begin
notation
  rtrancl  (‹_⇧*› [1000] 999) and
  rtranclp  (‹_⇧*⇧*› [1000] 1000)
notation (ASCII)
  rtrancl  (‹_^*› [1000] 999) and
  rtranclp  (‹_^**› [1000] 1000)
end

bundle trancl_syntax
begin
notation
  trancl  (‹_⇧+› [1000] 999) and
  tranclp  (‹_⇧+⇧+› [1000] 1000)
notation (ASCII)
  trancl  (‹_^+› [1000] 999) and
  tranclp  (‹_^++› [1000] 1000)
end

bundle reflcl_syntax
begin
notation
  reflcl  (‹_⇧=› [1000] 999) and
  reflclp  (‹_⇧=⇧=› [1000] 1000)
notation (ASCII)
  reflcl  (‹_^=› [1000] 999) and
  reflclp  (‹_^==› [1000] 1000)
end

definition symclp :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool"
  where "symclp R x y ⟷ R x y ∨ R y x"

subsection ‹Computing closures›

text ‹All pairs that a path of ‹r› continues from a pair in ‹s›, by saturation.›

context
begin

qualified definition extended :: "('a × 'a) set ⇒ ('a × 'a) set ⇒ ('a × 'a) set"
  where "extended r s = s O r⇧*"

end

lemma extended_code [code]:
  "Transitive_Closure.extended r s =
    (let t = s O r in if t ⊆ s then s else Transitive_Closure.extended r (s ∪ t))"
  sorry

lemma trancl_code [code]: "r⇧+ = Transitive_Closure.extended r r"
  sorry

lemma rtrancl_code [code]: "r⇧* = r⇧+ ∪ Id"
  sorry

lemma rtrancl_Image_code [code_unfold]: "r⇧* `` A = A ∪ r⇧+ `` A"
  sorry

lemma rtrancl_converse_Image_code [code_unfold]: "(r⇧*)¯ `` A = A ∪ (r⇧+)¯ `` A"
  sorry

lemma tranclp_code [code]: "R⇧+⇧+ x y ⟷ (x, y) ∈ {(u, v). R u v}⇧+"
  sorry

lemma rtranclp_code [code]: "R⇧*⇧* x y ⟷ x = y ∨ R⇧+⇧+ x y"
  sorry

subsection ‹Powers of a relation›

overloading
  relpow ≡ "compow :: nat ⇒ ('a × 'a) set ⇒ ('a × 'a) set"
  relpowp ≡ "compow :: nat ⇒ ('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool"
begin

primrec relpow :: "nat ⇒ ('a × 'a) set ⇒ ('a × 'a) set"
  where
    "relpow 0 r = Id"
  | "relpow (Suc n) r = (if n = 0 then r else relpow n r O r)"

primrec relpowp :: "nat ⇒ ('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool"
  where
    "relpowp 0 R = (=)"
  | "relpowp (Suc n) R = (if n = 0 then R else relpowp n R OO R)"

end

hide_const (open) relpow relpowp

text ‹The powers from the first to the (n+1)st.›

definition ntrancl :: "nat ⇒ ('a × 'a) set ⇒ ('a × 'a) set"
  where "ntrancl n r = (⋃i∈{i. 0 < i ∧ i ≤ Suc n}. r ^^ i)"

lemma ntrancl_code [code]:
  "ntrancl 0 r = r"
  "ntrancl (Suc n) r = (let s = ntrancl n r in s ∪ s O r)"
  sorry

hide_const (open) ntrancl

subsection ‹Relations without cycles›

definition acyclic :: "('a × 'a) set ⇒ bool"
  where "acyclic r ⟷ (∀x. (x, x) ∉ r⇧+)"

lemma acyclic_code [code]: "acyclic r ⟷ irrefl (r⇧+)"
  sorry

abbreviation acyclicP :: "('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "acyclicP R ≡ acyclic {(x, y). R x y}"

end
