theory Rle_Grid
  imports Main
begin

text \<open>Bit sets as numbers, Gray codes, and grids of cells as lists of rows.\<close>

type_synonym 'a grid = "'a list list"

definition rect :: "nat \<Rightarrow> nat \<Rightarrow> 'a grid \<Rightarrow> bool" where
  "rect h w g \<longleftrightarrow> length g = h \<and> (\<forall>r \<in> set g. length r = w)"

fun tposs :: "'a grid \<Rightarrow> 'a grid" where
  "tposs [] = []"
| "tposs ([] # rs) = tposs rs"
| "tposs ((x # xs) # rs) = (x # map hd (filter (\<lambda>r. r \<noteq> []) rs)) # tposs (xs # map tl (filter (\<lambda>r. r \<noteq> []) rs))"

definition mirror :: "'a grid \<Rightarrow> 'a grid" where
  "mirror g = map rev g"

definition flipv :: "'a grid \<Rightarrow> 'a grid" where
  "flipv g = rev g"

definition rot :: "'a grid \<Rightarrow> 'a grid" where
  "rot g = mirror (tposs g)"

definition gray :: "nat \<Rightarrow> nat" where
  "gray n = (if n div 2 mod 2 = n mod 2 then n div 2 else n div 2 + 1)"

fun bits :: "nat \<Rightarrow> nat \<Rightarrow> bool list" where
  "bits 0 n = []"
| "bits (Suc k) n = odd n # bits k (n div 2)"

fun unbits :: "bool list \<Rightarrow> nat" where
  "unbits [] = 0"
| "unbits (b # bs) = (if b then 1 else 0) + 2 * unbits bs"

fun hamming :: "bool list \<Rightarrow> bool list \<Rightarrow> nat" where
  "hamming (a # as) (b # bs) = (if a = b then 0 else 1) + hamming as bs"
| "hamming _ _ = 0"

fun gray_bits :: "bool list \<Rightarrow> bool list" where
  "gray_bits (a # b # bs) = (a \<noteq> b) # gray_bits (b # bs)"
| "gray_bits bs = bs"

fun ungray :: "bool list \<Rightarrow> bool list" where
  "ungray [] = []"
| "ungray (b # bs) = (b \<noteq> (case ungray bs of [] \<Rightarrow> False | c # _ \<Rightarrow> c)) # ungray bs"

lemma mirror_mirror: "mirror (mirror g) = g"
  sorry

lemma mirror_flip: "mirror (flipv g) = flipv (mirror g)"
  sorry

lemma tposs_tposs: "tposs (tposs g) = g"
  oops (* ragged *)

lemma tposs_rect: "rect h w g \<Longrightarrow> tposs (tposs g) = g"
  oops (* w = 0, h > 0 *)

lemma tposs_rect_pos: "rect h w g \<Longrightarrow> 0 < w \<Longrightarrow> tposs (tposs g) = g"
  sorry

lemma rect_tposs: "rect h w g \<Longrightarrow> rect w h (tposs g)"
  oops (* h = 0 *)

lemma rect_tposs_pos: "rect h w g \<Longrightarrow> 0 < h \<Longrightarrow> rect w h (tposs g)"
  sorry

lemma rot4: "rect h w g \<Longrightarrow> 0 < w \<Longrightarrow> 0 < h \<Longrightarrow> rot (rot (rot (rot g))) = g"
  sorry

lemma rot2: "rect h w g \<Longrightarrow> 0 < w \<Longrightarrow> 0 < h \<Longrightarrow> rot (rot g) = g"
  oops (* h = 2, w = 1, g = [[a1], [a2]] *)

lemma rot2_flip: "rect h w g \<Longrightarrow> 0 < w \<Longrightarrow> 0 < h \<Longrightarrow> rot (rot g) = mirror (flipv g)"
  sorry

lemma rot_mirror: "rect h w g \<Longrightarrow> rot (mirror g) = mirror (rot g)"
  oops (* h = 2, w = 1, g = [[a1], [a2]] *)

lemma rot_count: "length (concat (rot g)) = length (concat g)"
  sorry

lemma rot_sym: "rect 2 2 g \<Longrightarrow> rot g = g \<Longrightarrow> g = replicate 2 (replicate 2 x)"
  oops (* x is free *)

lemma rot_sym_3: "rect 3 3 g \<Longrightarrow> rot g = g \<Longrightarrow> mirror g = g"
  sorry

lemma rot_sym_4: "rect 4 4 g \<Longrightarrow> rot g = g \<Longrightarrow> mirror g = g"
  oops (* 4x4 pinwheel *)

lemma unbits_bits: "unbits (bits k n) = n"
  oops (* k = 0, n = 1 *)

lemma unbits_bits_mod: "unbits (bits k n) = n mod 2 ^ k"
  sorry

lemma bits_unbits: "bits (length bs) (unbits bs) = bs"
  sorry

lemma unbits_inj: "unbits as = unbits bs \<Longrightarrow> as = bs"
  oops (* as = [], bs = [False] *)

lemma unbits_lt: "unbits bs < 2 ^ length bs"
  sorry

lemma unbits_append: "unbits (as @ bs) = unbits as + 2 ^ length bs * unbits bs"
  oops (* length as *)

lemma hamming_sym: "hamming a b = hamming b a"
  sorry

lemma hamming_tri: "hamming a c \<le> hamming a b + hamming b c"
  oops (* b = [] *)

lemma hamming_tri_len: "length a = length b \<Longrightarrow> length b = length c \<Longrightarrow> hamming a c \<le> hamming a b + hamming b c"
  sorry

lemma hamming_zero: "hamming a b = 0 \<Longrightarrow> a = b"
  oops (* a = [], b = [False] *)

lemma hamming_parity: "length a = length b \<Longrightarrow> length b = length c \<Longrightarrow> even (hamming a b + hamming b c + hamming a c)"
  sorry

lemma gray_step: "hamming (gray_bits (bits k n)) (gray_bits (bits k (Suc n))) = 1"
  oops (* k = 0 *)

lemma gray_step_k: "0 < k \<Longrightarrow> hamming (gray_bits (bits k n)) (gray_bits (bits k (Suc n))) = 1"
  sorry

lemma gray_ungray: "gray_bits (ungray bs) = bs"
  sorry

lemma ungray_gray: "ungray (gray_bits bs) = bs"
  sorry

lemma gray_unbits: "unbits (gray_bits (bits k n)) = gray n"
  oops (* k = 0, n = 1 *)

lemma gray_inj: "gray m = gray n \<Longrightarrow> m = n"
  oops (* m = 1, n = 3 *)

lemma gray_le: "unbits (gray_bits bs) \<le> unbits bs"
  oops (* 2 \<mapsto> 3 *)

lemma gray_hamming: "hamming (gray_bits a) (gray_bits b) = hamming a b"
  oops (* a = [False], b = [False, True] *)

lemma gray_fix: "gray_bits bs = bs \<Longrightarrow> bs = [] \<or> \<not> (last bs)"
  oops (* [True] ; [b] is fixed *)

lemma gray_twice: "gray_bits (gray_bits bs) = bs"
  oops (* bs = [False, False, True] *)

lemma gray_four: "length bs \<le> 4 \<Longrightarrow> (gray_bits ^^ 4) bs = bs"
  sorry

lemma gray_four_5: "length bs \<le> 5 \<Longrightarrow> (gray_bits ^^ 4) bs = bs"
  oops (* bs = [False, False, False, False, True] *)

end
