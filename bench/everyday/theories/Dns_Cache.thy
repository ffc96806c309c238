theory Dns_Cache
  imports Main
begin

record entry =
  address :: nat
  expires :: nat

type_synonym 'n cache = "('n \<times> entry) list"

fun lookup :: "nat \<Rightarrow> 'n \<Rightarrow> 'n cache \<Rightarrow> nat option" where
  "lookup now n [] = None"
| "lookup now n ((m, e) # es) = (if n = m \<and> now < expires e then Some (address e) else lookup now n es)"

definition store :: "nat \<Rightarrow> nat \<Rightarrow> 'n \<Rightarrow> nat \<Rightarrow> 'n cache \<Rightarrow> 'n cache" where
  "store now ttl n a c = (n, \<lparr>address = a, expires = now + ttl\<rparr>) # c"

definition purge :: "nat \<Rightarrow> 'n cache \<Rightarrow> 'n cache" where
  "purge now c = filter (\<lambda>(_, e). now < expires e) c"

fun dedup :: "'n cache \<Rightarrow> 'n cache" where
  "dedup [] = []"
| "dedup ((n, e) # es) = (n, e) # dedup (filter (\<lambda>(m, _). m \<noteq> n) es)"

definition names :: "'n cache \<Rightarrow> 'n set" where
  "names c = fst ` set c"

datatype answer = Hit nat | Miss

fun resolve :: "('n \<Rightarrow> nat) \<Rightarrow> nat \<Rightarrow> nat \<Rightarrow> 'n \<Rightarrow> 'n cache \<Rightarrow> nat \<times> 'n cache" where
  "resolve auth now ttl n c = (case lookup now n c of Some a \<Rightarrow> (a, c) | None \<Rightarrow> (auth n, store now ttl n (auth n) c))"

lemma lookup_store: "lookup now n (store now ttl n a c) = Some a"
  oops (* ttl = 0 *)

lemma lookup_store_pos: "ttl > 0 \<Longrightarrow> lookup now n (store now ttl n a c) = Some a"
  sorry

lemma lookup_store_later: "now' < now + ttl \<Longrightarrow> lookup now' n (store now ttl n a c) = Some a"
  sorry

lemma lookup_store_other: "m \<noteq> n \<Longrightarrow> lookup now m (store t ttl n a c) = lookup now m c"
  sorry

lemma lookup_purge: "lookup now n (purge now c) = lookup now n c"
  sorry

lemma lookup_purge_earlier: "lookup now n (purge now' c) = lookup now n c"
  oops (* now < now', expires between *)

lemma lookup_purge_mono: "now' \<le> now \<Longrightarrow> lookup now n (purge now' c) = lookup now n c"
  sorry

lemma purge_idem: "purge t (purge t c) = purge t c"
  sorry

lemma purge_commute: "purge t (purge u c) = purge u (purge t c)"
  sorry

lemma purge_purge: "purge t (purge u c) = purge (t + u) c"
  oops (* t = 1, u = 1, c = [(a1, ⦇address = 0, expires = 2⦈)] *)

lemma purge_max: "purge t (purge u c) = purge (max t u) c"
  sorry

lemma purge_length: "length (purge t c) < length c \<or> c = []"
  oops (* t = 0, c = [(a1, ⦇address = 0, expires = 1⦈)] *)

lemma names_purge: "names (purge t c) = names c"
  oops (* t = 0, c = [(a1, ⦇address = 0, expires = 0⦈)] *)

lemma names_store: "names (store now ttl n a c) = insert n (names c)"
  sorry

lemma names_dedup: "names (dedup c) = names c"
  sorry

lemma lookup_dedup: "lookup now n (dedup c) = lookup now n c"
  oops (* an expired entry hides one that is alive *)

lemma lookup_dedup_purged: "lookup now n (dedup (purge now c)) = lookup now n c"
  sorry

lemma purge_dedup: "purge t (dedup c) = dedup (purge t c)"
  oops (* as above *)

lemma dedup_distinct: "distinct (map fst (dedup c))"
  sorry

lemma dedup_idem: "dedup (dedup c) = dedup c"
  sorry

lemma dedup_length: "length (dedup c) = card (names c)"
  sorry

lemma dedup_rev: "dedup (rev c) = rev (dedup c)"
  oops (* c = [(a1, ⦇address = 0, expires = 1⦈), (a1, ⦇address = 0, expires = 0⦈)] *)

lemma resolve_consistent: "lookup now n c = Some a \<Longrightarrow> a = auth n \<Longrightarrow> fst (resolve auth now ttl n c) = auth n"
  sorry

lemma resolve_correct: "fst (resolve auth now ttl n c) = auth n"
  oops (* stale cache *)

lemma resolve_twice: "resolve auth now ttl n (snd (resolve auth now ttl n c)) = resolve auth now ttl n c"
  oops (* ttl = 0: stored twice *)

lemma resolve_twice_pos: "0 < ttl \<Longrightarrow> resolve auth now ttl n (snd (resolve auth now ttl n c)) = resolve auth now ttl n c"
  sorry

lemma resolve_commute: "snd (resolve auth now ttl m (snd (resolve auth now ttl n c))) = snd (resolve auth now ttl n (snd (resolve auth now ttl m c)))"
  oops (* order *)

lemma lookup_stale: "lookup now n c = None \<Longrightarrow> lookup (Suc now) n c = None"
  sorry

lemma lookup_lives: "lookup now n c = Some a \<Longrightarrow> lookup (Suc now) n c \<noteq> None"
  oops (* now = 0, n = a1, c = [(a1, ⦇address = 0, expires = 1⦈)], a = 0 *)

lemma lookup_changes: "lookup now n c = Some a \<Longrightarrow> lookup (Suc now) n c = Some b \<Longrightarrow> a = b"
  oops (* a second entry lives longer *)

lemma lookup_append: "lookup now n (c @ d) = (case lookup now n c of None \<Rightarrow> lookup now n d | Some a \<Rightarrow> Some a)"
  sorry

lemma lookup_append_comm: "lookup now n (c @ d) = lookup now n (d @ c)"
  oops (* now = 0, n = a1, c = [(a1, ⦇address = 0, expires = 1⦈)], d = [(a1, ⦇address = 1, expires = 1⦈)] *)

end
