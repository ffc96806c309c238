theory Endless_Lists
  imports Main
begin

text \<open>Streams, as people first write them.\<close>

codatatype 'a stream = SCons (shd: 'a) (stl: "'a stream")

primcorec smap :: "('a \<Rightarrow> 'b) \<Rightarrow> 'a stream \<Rightarrow> 'b stream" where
  "shd (smap f s) = f (shd s)"
| "stl (smap f s) = smap f (stl s)"

primcorec repeat :: "'a \<Rightarrow> 'a stream" where
  "shd (repeat x) = x"
| "stl (repeat x) = repeat x"

primcorec weave :: "'a stream \<Rightarrow> 'a stream \<Rightarrow> 'a stream" where
  "shd (weave s t) = shd s"
| "stl (weave s t) = weave t (stl s)"

primcorec evens :: "'a stream \<Rightarrow> 'a stream" where
  "shd (evens s) = shd s"
| "stl (evens s) = evens (stl (stl s))"

primcorec zip_with :: "('a \<Rightarrow> 'b \<Rightarrow> 'c) \<Rightarrow> 'a stream \<Rightarrow> 'b stream \<Rightarrow> 'c stream" where
  "shd (zip_with f s t) = f (shd s) (shd t)"
| "stl (zip_with f s t) = zip_with f (stl s) (stl t)"

fun stake :: "nat \<Rightarrow> 'a stream \<Rightarrow> 'a list" where
  "stake 0 s = []"
| "stake (Suc n) s = shd s # stake n (stl s)"

fun sdrop :: "nat \<Rightarrow> 'a stream \<Rightarrow> 'a stream" where
  "sdrop 0 s = s"
| "sdrop (Suc n) s = sdrop n (stl s)"

lemma smap_repeat: "smap f (repeat x) = repeat (f x)"
  sorry

lemma smap_id: "smap (\<lambda>x. x) s = s"
  sorry

lemma smap_const: "smap (\<lambda>_. shd s) s = s"
  oops (* a stream of two different elements *)

lemma repeat_tail: "stl s = s \<Longrightarrow> s = repeat (shd s)"
  sorry

lemma repeat_tail_tail: "stl (stl s) = s \<Longrightarrow> s = repeat (shd s)"
  oops (* a, b, a, b, … *)

lemma weave_commute: "weave s t = weave t s"
  oops (* repeat a, repeat b *)

lemma weave_evens: "weave (evens s) (evens (stl s)) = s"
  sorry

lemma weave_evens_swapped: "weave (evens (stl s)) (evens s) = s"
  oops (* a, b, a, b, … *)

lemma evens_weave: "evens (weave s t) = s"
  sorry

lemma evens_smap: "evens (smap f s) = smap f (evens s)"
  sorry

lemma evens_idem: "evens (evens s) = evens s"
  oops (* a, _, b, _, a, … *)

lemma evens_stl: "evens (stl s) = stl (evens s)"
  oops (* a, b, c, … *)

lemma zip_commute: "zip_with f s t = zip_with (\<lambda>x y. f y x) t s"
  sorry

lemma zip_same: "zip_with f s s = s"
  oops (* f constant *)

lemma stake_length: "length (stake n s) = n"
  sorry

lemma stake_smap: "stake n (smap f s) = map f (stake n s)"
  sorry

lemma stake_sdrop: "stake m s @ stake n (sdrop m s) = stake (m + n) s"
  sorry

lemma stake_sdrop_swapped: "stake m s @ stake n (sdrop n s) = stake (m + n) s"
  oops (* m = 0, n = 1 *)

lemma stake_equal: "stake 2 s = stake 2 t \<Longrightarrow> s = t"
  oops (* they differ at the third place *)

lemma sdrop_weave: "sdrop 2 (weave s t) = weave (stl s) (stl t)"
  sorry

lemma sdrop_one_weave: "sdrop 1 (weave s t) = weave (stl s) t"
  oops (* repeat a, repeat b *)

end
