theory Matrices
  imports Main
begin

text \<open>Matrices of integers as lists of rows.\<close>

type_synonym mat = "int list list"

definition is_mat :: "nat \<Rightarrow> nat \<Rightarrow> mat \<Rightarrow> bool" where
  "is_mat r c m \<longleftrightarrow> length m = r \<and> (\<forall>row \<in> set m. length row = c)"

definition madd :: "mat \<Rightarrow> mat \<Rightarrow> mat" where
  "madd = map2 (map2 (+))"

fun tr :: "mat \<Rightarrow> mat" where
  "tr [] = []"
| "tr ([] # rows) = []"
| "tr ((x # xs) # rows) = (x # map hd rows) # tr (xs # map tl rows)"

definition dot :: "int list \<Rightarrow> int list \<Rightarrow> int" where
  "dot xs ys = sum_list (map2 (*) xs ys)"

definition mmul :: "mat \<Rightarrow> mat \<Rightarrow> mat" where
  "mmul a b = map (\<lambda>row. map (dot row) (tr b)) a"

definition smul :: "int \<Rightarrow> mat \<Rightarrow> mat" where
  "smul k = map (map ((*) k))"

definition unit :: "nat \<Rightarrow> mat" where
  "unit n = map (\<lambda>i. map (\<lambda>j. if i = j then 1 else 0) [0..<n]) [0..<n]"

definition trace :: "mat \<Rightarrow> int" where
  "trace m = sum_list (map (\<lambda>i. m ! i ! i) [0..<length m])"

fun det2 :: "mat \<Rightarrow> int" where
  "det2 [[a, b], [c, d]] = a * d - b * c"
| "det2 _ = 0"

definition symmetric :: "mat \<Rightarrow> bool" where "symmetric m \<longleftrightarrow> tr m = m"

lemma dot_commutes: "dot xs ys = dot ys xs"
  sorry

lemma dot_zero: "dot xs ys = 0 \<Longrightarrow> (\<forall>x \<in> set xs. x = 0) \<or> (\<forall>y \<in> set ys. y = 0)"
  oops (* orthogonal *)

lemma dot_self: "dot xs xs = 0 \<Longrightarrow> \<forall>x \<in> set xs. x = 0"
  sorry

lemma dot_append: "dot (xs @ us) (ys @ vs) = dot xs ys + dot us vs"
  oops (* lengths differ *)

lemma dot_append_same: "length xs = length ys \<Longrightarrow> dot (xs @ us) (ys @ vs) = dot xs ys + dot us vs"
  sorry

lemma dot_cancel: "length xs = length ys \<Longrightarrow> dot xs ys = dot xs zs \<Longrightarrow> ys = zs"
  oops

lemma tr_tr: "tr (tr m) = m"
  oops (* [[]] or ragged *)

lemma tr_tr_mat: "is_mat r c m \<Longrightarrow> tr (tr m) = m"
  oops (* c = 0 *)

lemma tr_tr_pos: "is_mat r c m \<Longrightarrow> 0 < c \<Longrightarrow> tr (tr m) = m"
  sorry

lemma tr_mat: "is_mat r c m \<Longrightarrow> is_mat c r (tr m)"
  oops (* r = 0 *)

lemma tr_append: "is_mat r c a \<Longrightarrow> is_mat s c b \<Longrightarrow> tr (a @ b) = map2 (@) (tr a) (tr b)"
  oops (* a = [] *)

lemma tr_append_pos: "is_mat r c a \<Longrightarrow> is_mat s c b \<Longrightarrow> 0 < r \<Longrightarrow> 0 < s \<Longrightarrow> tr (a @ b) = map2 (@) (tr a) (tr b)"
  sorry

lemma madd_commutes: "madd a b = madd b a"
  sorry

lemma madd_zero: "is_mat r c a \<Longrightarrow> madd a (replicate r (replicate c 0)) = a"
  sorry

lemma tr_madd: "is_mat r c a \<Longrightarrow> is_mat r c b \<Longrightarrow> tr (madd a b) = madd (tr a) (tr b)"
  sorry

lemma tr_madd_any: "tr (madd a b) = madd (tr a) (tr b)"
  oops (* lengths differ *)

lemma mmul_commutes: "is_mat 2 2 a \<Longrightarrow> is_mat 2 2 b \<Longrightarrow> mmul a b = mmul b a"
  oops

lemma mmul_assoc: "is_mat 2 2 a \<Longrightarrow> is_mat 2 2 b \<Longrightarrow> is_mat 2 2 c \<Longrightarrow> mmul (mmul a b) c = mmul a (mmul b c)"
  sorry

lemma mmul_unit: "is_mat n n a \<Longrightarrow> mmul a (unit n) = a"
  sorry

lemma mmul_zero: "is_mat 2 2 a \<Longrightarrow> is_mat 2 2 b \<Longrightarrow> mmul a b = [[0, 0], [0, 0]] \<Longrightarrow> a = [[0, 0], [0, 0]] \<or> b = [[0, 0], [0, 0]]"
  oops

lemma square_zero: "is_mat 2 2 a \<Longrightarrow> mmul a a = [[0, 0], [0, 0]] \<Longrightarrow> a = [[0, 0], [0, 0]]"
  oops (* [[0, 1], [0, 0]] *)

lemma tr_mmul: "is_mat 2 2 a \<Longrightarrow> is_mat 2 2 b \<Longrightarrow> tr (mmul a b) = mmul (tr a) (tr b)"
  oops

lemma tr_mmul_right: "is_mat 2 2 a \<Longrightarrow> is_mat 2 2 b \<Longrightarrow> tr (mmul a b) = mmul (tr b) (tr a)"
  sorry

lemma trace_mmul: "is_mat 2 2 a \<Longrightarrow> is_mat 2 2 b \<Longrightarrow> trace (mmul a b) = trace a * trace b"
  oops

lemma trace_cyclic: "is_mat 2 2 a \<Longrightarrow> is_mat 2 2 b \<Longrightarrow> trace (mmul a b) = trace (mmul b a)"
  sorry

lemma trace_three: "is_mat 2 2 a \<Longrightarrow> is_mat 2 2 b \<Longrightarrow> is_mat 2 2 c \<Longrightarrow> trace (mmul a (mmul b c)) = trace (mmul a (mmul c b))"
  oops

lemma det_mmul: "is_mat 2 2 a \<Longrightarrow> is_mat 2 2 b \<Longrightarrow> det2 (mmul a b) = det2 a * det2 b"
  sorry

lemma det_madd: "is_mat 2 2 a \<Longrightarrow> is_mat 2 2 b \<Longrightarrow> det2 (madd a b) = det2 a + det2 b"
  oops

lemma det_smul: "is_mat 2 2 a \<Longrightarrow> det2 (smul k a) = k * det2 a"
  oops (* k = 2 *)

lemma det_zero: "is_mat 2 2 a \<Longrightarrow> det2 a = 0 \<Longrightarrow> \<exists>k. a ! 0 = map ((*) k) (a ! 1)"
  oops (* second row 0 *)

lemma symmetric_mmul: "symmetric a \<Longrightarrow> symmetric b \<Longrightarrow> is_mat 2 2 a \<Longrightarrow> is_mat 2 2 b \<Longrightarrow> symmetric (mmul a b)"
  oops

lemma symmetric_square: "is_mat 2 2 a \<Longrightarrow> symmetric (mmul a a) \<Longrightarrow> symmetric a"
  oops

lemma symmetric_gram: "is_mat 2 2 a \<Longrightarrow> symmetric (mmul (tr a) a)"
  sorry

lemma trace_smul: "is_mat n n a \<Longrightarrow> trace (smul k a) = k * trace a"
  sorry

end
