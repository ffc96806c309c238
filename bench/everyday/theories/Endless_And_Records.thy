theory Endless_And_Records
  imports Main "HOL-Library.Stream"
begin

codatatype 'a lazy = Done | Cell (hd': 'a) (tl': "'a lazy")

primcorec repeat :: "'a \<Rightarrow> 'a lazy" where
  "repeat x = Cell x (repeat x)"

primcorec walk :: "('a \<Rightarrow> 'a) \<Rightarrow> 'a \<Rightarrow> 'a lazy" where
  "walk f x = Cell x (walk f (f x))"

primcorec lmap' :: "('a \<Rightarrow> 'b) \<Rightarrow> 'a lazy \<Rightarrow> 'b lazy" where
  "lmap' f xs = (case xs of Done \<Rightarrow> Done | Cell x ys \<Rightarrow> Cell (f x) (lmap' f ys))"

primcorec weave :: "'a lazy \<Rightarrow> 'a lazy \<Rightarrow> 'a lazy" where
  "weave xs ys = (case xs of Done \<Rightarrow> ys | Cell x zs \<Rightarrow> Cell x (weave ys zs))"

primcorec joined :: "'a lazy \<Rightarrow> 'a lazy \<Rightarrow> 'a lazy" where
  "joined xs ys = (case xs of Done \<Rightarrow> ys | Cell x zs \<Rightarrow> Cell x (joined zs ys))"

fun ltake' :: "nat \<Rightarrow> 'a lazy \<Rightarrow> 'a list" where
  "ltake' 0 xs = []"
| "ltake' (Suc n) xs = (case xs of Done \<Rightarrow> [] | Cell x ys \<Rightarrow> x # ltake' n ys)"

coinductive alternates :: "bool lazy \<Rightarrow> bool" where
  "alternates Done"
| "alternates (Cell b Done)"
| "alternates (Cell (\<not> b) xs) \<Longrightarrow> alternates (Cell b (Cell (\<not> b) xs))"

inductive member :: "'a \<Rightarrow> 'a lazy \<Rightarrow> bool" where
  "member x (Cell x xs)"
| "member x xs \<Longrightarrow> member x (Cell y xs)"

inductive finite_lazy :: "'a lazy \<Rightarrow> bool" where
  "finite_lazy Done"
| "finite_lazy xs \<Longrightarrow> finite_lazy (Cell x xs)"

record item =
  name :: string
  price :: nat
  tag :: "string option"

record stocked = item +
  count :: nat
  reserved :: nat

definition value_of :: "stocked \<Rightarrow> nat" where
  "value_of s = price s * (count s - reserved s)"

definition sell :: "nat \<Rightarrow> stocked \<Rightarrow> stocked option" where
  "sell n s = (if n + reserved s \<le> count s then Some (s\<lparr>count := count s - n\<rparr>) else None)"

definition reserve :: "nat \<Rightarrow> stocked \<Rightarrow> stocked" where
  "reserve n s = s\<lparr>reserved := min (count s) (reserved s + n)\<rparr>"

definition release :: "nat \<Rightarrow> stocked \<Rightarrow> stocked" where
  "release n s = s\<lparr>reserved := reserved s - n\<rparr>"

definition retag :: "string option \<Rightarrow> 'a item_scheme \<Rightarrow> 'a item_scheme" where
  "retag t i = i\<lparr>tag := (case t of None \<Rightarrow> tag i | Some x \<Rightarrow> Some x)\<rparr>"

definition ok :: "stocked \<Rightarrow> bool" where
  "ok s \<longleftrightarrow> reserved s \<le> count s"

definition total :: "stocked list \<Rightarrow> nat" where
  "total ss = sum_list (map value_of ss)"

lemma repeat_walk: "walk id x = repeat x"
  sorry

lemma walk_map: "walk f (f x) = lmap' f (walk f x)"
  sorry

lemma walk_comm: "walk (f \<circ> g) x = lmap' f (walk g x)"
  oops (* start *)

lemma walk_const: "walk f x = repeat x"
  oops (* f moves x *)

lemma lmap_comp: "lmap' f (lmap' g xs) = lmap' (f \<circ> g) xs"
  sorry

lemma lmap_inj: "lmap' f xs = lmap' f ys \<Longrightarrow> xs = ys"
  oops (* f constant *)

lemma lmap_fix: "lmap' f xs = xs \<Longrightarrow> f = id"
  oops (* Done *)

lemma weave_done: "weave xs Done = xs"
  sorry

lemma weave_comm: "weave xs ys = weave ys xs"
  oops (* two cells *)

lemma weave_repeat: "weave (repeat x) (repeat x) = repeat x"
  sorry

lemma weave_same: "weave xs xs = xs"
  oops (* [a] *)

lemma weave_map: "lmap' f (weave xs ys) = weave (lmap' f xs) (lmap' f ys)"
  sorry

lemma joined_assoc: "joined (joined xs ys) zs = joined xs (joined ys zs)"
  sorry

lemma joined_comm: "joined xs ys = joined ys xs"
  oops (* two cells *)

lemma joined_cancel: "joined xs ys = joined xs zs \<Longrightarrow> ys = zs"
  oops (* xs endless *)

lemma joined_cancel_right: "joined xs zs = joined ys zs \<Longrightarrow> xs = ys"
  oops (* zs endless *)

lemma joined_idem: "joined xs xs = xs \<Longrightarrow> xs = Done"
  oops (* xs endless *)

lemma joined_repeat: "joined (repeat x) ys = repeat x"
  sorry

lemma joined_member: "member x ys \<Longrightarrow> member x (joined xs ys)"
  oops (* xs endless *)

lemma joined_member_left: "member x xs \<Longrightarrow> member x (joined xs ys)"
  sorry

lemma ltake_len: "length (ltake' n xs) = n"
  oops (* Done *)

lemma ltake_le: "length (ltake' n xs) \<le> n"
  sorry

lemma ltake_map: "ltake' n (lmap' f xs) = map f (ltake' n xs)"
  sorry

lemma ltake_joined: "ltake' n (joined xs ys) = ltake' n xs @ ltake' n ys"
  oops (* longer than n *)

lemma ltake_weave: "ltake' (2 * n) (weave xs ys) = ltake' n xs @ ltake' n ys"
  oops (* order *)

lemma ltake_eq: "ltake' n xs = ltake' n ys \<Longrightarrow> xs = ys"
  oops (* n = 0 *)

lemma alternates_tl: "alternates (Cell b xs) \<Longrightarrow> alternates xs"
  sorry

lemma alternates_same: "alternates xs \<Longrightarrow> alternates ys \<Longrightarrow> hd' xs = hd' ys \<Longrightarrow> xs = ys"
  oops (* different lengths *)

lemma alternates_repeat: "alternates (repeat b)"
  oops (* the same twice *)

lemma alternates_joined: "alternates xs \<Longrightarrow> alternates ys \<Longrightarrow> alternates (joined xs ys)"
  oops (* [True], [True] *)

lemma alternates_not: "alternates xs \<Longrightarrow> alternates (lmap' Not xs)"
  sorry

lemma member_map: "member x xs \<Longrightarrow> member (f x) (lmap' f xs)"
  sorry

lemma member_map_conv: "member (f x) (lmap' f xs) \<Longrightarrow> member x xs"
  oops (* f constant *)

lemma member_weave: "member x (weave xs ys) \<longleftrightarrow> member x xs \<or> member x ys"
  sorry

lemma finite_joined: "finite_lazy (joined xs ys) \<longleftrightarrow> finite_lazy xs \<and> finite_lazy ys"
  sorry

lemma finite_weave: "finite_lazy (weave xs ys) \<Longrightarrow> xs = Done \<or> ys = Done"
  oops (* [a], [b] *)

lemma finite_all: "finite_lazy xs"
  oops (* endless *)

lemma finite_member: "finite_lazy xs \<Longrightarrow> \<exists>x. member x xs"
  oops (* Done *)

lemma stream_smap: "smap f s = s \<Longrightarrow> f (shd s) = shd s"
  sorry

lemma stream_tl: "stl s = s \<Longrightarrow> s = sconst (shd s)"
  sorry

lemma stream_tl_tl: "stl (stl s) = s \<Longrightarrow> stl s = s"
  oops (* ab ab *)

lemma stream_sdrop: "sdrop n s = s \<Longrightarrow> n = 0"
  oops (* constant stream *)

lemma stream_stake: "stake n s = stake n t \<Longrightarrow> stake (Suc n) s = stake (Suc n) t"
  oops (* n = 0 *)

lemma stream_snth: "smap f s !! n = f (s !! n)"
  sorry

lemma stream_cycle: "cycle [x, y] = cycle [y, x]"
  oops (* x, y *)

lemma sell_value: "sell n s = Some t \<Longrightarrow> value_of t = value_of s - n * price s"
  sorry

lemma sell_value_wrong: "sell n s = Some t \<Longrightarrow> value_of t < value_of s"
  oops (* n = 0 *)

lemma sell_ok: "sell n s = Some t \<Longrightarrow> ok t"
  sorry

lemma sell_none: "sell n s = None \<Longrightarrow> n > count s"
  oops (* reserved *)

lemma sell_two: "sell m s = Some t \<Longrightarrow> sell n t = sell (m + n) s"
  sorry

lemma sell_two_wrong: "sell m s = Some t \<Longrightarrow> sell n s = Some u \<Longrightarrow> sell (m + n) s \<noteq> None"
  oops (* count 1 *)

lemma reserve_ok: "ok (reserve n s)"
  sorry

lemma reserve_release: "release n (reserve n s) = s"
  oops (* full *)

lemma release_reserve: "n \<le> reserved s \<Longrightarrow> reserve n (release n s) = s"
  oops (* not ok *)

lemma release_reserve_ok: "ok s \<Longrightarrow> n \<le> reserved s \<Longrightarrow> reserve n (release n s) = s"
  sorry

lemma reserve_reserve: "reserve m (reserve n s) = reserve (m + n) s"
  sorry

lemma reserve_sell: "sell n (reserve m s) = map_option (reserve m) (sell n s)"
  oops (* too few left *)

lemma retag_idem: "retag t (retag t i) = retag t i"
  sorry

lemma retag_last: "retag u (retag t i) = retag u i"
  oops (* u = None *)

lemma retag_comm: "retag t (retag u i) = retag u (retag t i)"
  oops (* two tags *)

lemma retag_value: "value_of (retag t s) = value_of s"
  sorry

lemma more_eq: "name r = name s \<Longrightarrow> price r = price s \<Longrightarrow> tag r = tag s \<Longrightarrow> r = (s :: stocked)"
  oops (* count *)

lemma trunc_eq: "item.truncate r = item.truncate s \<Longrightarrow> value_of r = value_of s"
  oops (* count *)

lemma total_append: "total (xs @ ys) = total xs + total ys"
  sorry

lemma total_release: "total (map (release n) xs) \<ge> total xs"
  sorry

lemma total_release_strict: "xs \<noteq> [] \<Longrightarrow> n > 0 \<Longrightarrow> total (map (release n) xs) > total xs"
  oops (* nothing reserved *)

lemma total_sold: "those (map (sell 1) xs) = Some ys \<Longrightarrow> total ys + length xs \<le> total xs"
  oops (* price 0 *)

end
