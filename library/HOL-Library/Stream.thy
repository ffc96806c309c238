section ‹Infinite streams›

theory Stream
  imports Nat_Bijection
begin

codatatype (sset: 'a) stream =
    SCons (shd: 'a) (stl: "'a stream")  (infixr ‹##› 65)
  for
    map: smap
    rel: stream_all2

context
begin

qualified definition smember :: "'a ⇒ 'a stream ⇒ bool"
  where "smember x s ⟷ x ∈ sset s"

end

subsection ‹Lists in front, positions›

primrec shift :: "'a list ⇒ 'a stream ⇒ 'a stream"  (infixr ‹@-› 65)
  where
    "shift [] s = s"
  | "shift (x # xs) s = SCons x (shift xs s)"

primrec snth :: "'a stream ⇒ nat ⇒ 'a"  (infixl ‹!!› 100)
  where
    "snth s 0 = shd s"
  | "snth s (Suc n) = snth (stl s) n"

primrec stake :: "nat ⇒ 'a stream ⇒ 'a list"
  where
    "stake 0 s = []"
  | "stake (Suc n) s = shd s # stake n (stl s)"

primrec sdrop :: "nat ⇒ 'a stream ⇒ 'a stream"
  where
    "sdrop 0 s = s"
  | "sdrop (Suc n) s = sdrop n (stl s)"

coinductive_set streams :: "'a set ⇒ 'a stream set"
  for A :: "'a set"
  where "a ∈ A ⟹ s ∈ streams A ⟹ SCons a s ∈ streams A"

definition stream_all :: "('a ⇒ bool) ⇒ 'a stream ⇒ bool"
  where "stream_all P s ⟷ (∀n. P (snth s n))"

subsection ‹Making streams›

primcorec siterate :: "('a ⇒ 'a) ⇒ 'a ⇒ 'a stream"
  where
    "shd (siterate f x) = x"
  | "stl (siterate f x) = siterate f (f x)"

abbreviation sconst :: "'a ⇒ 'a stream"
  where "sconst ≡ siterate id"

abbreviation fromN :: "nat ⇒ nat stream"
  where "fromN ≡ siterate Suc"

abbreviation nats :: "nat stream"
  where "nats ≡ fromN 0"

text ‹Repeats a nonempty list for ever.›

primcorec cycle :: "'a list ⇒ 'a stream"
  where
    "shd (cycle xs) = hd xs"
  | "stl (cycle xs) = cycle (tl xs @ [hd xs])"

subsection ‹Changing streams›

partial_function (tailrec) sdrop_while :: "('a ⇒ bool) ⇒ 'a stream ⇒ 'a stream"
  where "sdrop_while P s = (if P (shd s) then sdrop_while P (stl s) else s)"

primcorec sfilter :: "('a ⇒ bool) ⇒ 'a stream ⇒ 'a stream"
  where
    "shd (sfilter P s) = shd (sdrop_while (λx. ¬ P x) s)"
  | "stl (sfilter P s) = sfilter P (stl (sdrop_while (λx. ¬ P x) s))"

primcorec flat :: "'a list stream ⇒ 'a stream"
  where
    "shd (flat ws) = hd (shd ws)"
  | "stl (flat ws) =
      flat (if tl (shd ws) = [] then stl ws else SCons (tl (shd ws)) (stl ws))"

definition smerge :: "'a stream stream ⇒ 'a stream"
  where "smerge ss =
    flat (smap (λn. map (λs. snth s n) (stake (Suc n) ss) @ stake n (snth ss n)) nats)"

definition sproduct :: "'a stream ⇒ 'b stream ⇒ ('a × 'b) stream"
  where "sproduct s t = smerge (smap (λx. smap (λy. (x, y)) t) s)"

primcorec sinterleave :: "'a stream ⇒ 'a stream ⇒ 'a stream"
  where
    "shd (sinterleave s t) = shd s"
  | "stl (sinterleave s t) = sinterleave t (stl s)"

primcorec szip :: "'a stream ⇒ 'b stream ⇒ ('a × 'b) stream"
  where
    "shd (szip s t) = (shd s, shd t)"
  | "stl (szip s t) = szip (stl s) (stl t)"

primcorec smap2 :: "('a ⇒ 'b ⇒ 'c) ⇒ 'a stream ⇒ 'b stream ⇒ 'c stream"
  where
    "shd (smap2 f s t) = f (shd s) (shd t)"
  | "stl (smap2 f s t) = smap2 f (stl s) (stl t)"

end
