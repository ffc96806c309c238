theory File_Tree
  imports Main
begin

text \<open>Folders and files, paths, and operations on them.\<close>

datatype node = File nat | Dir "(nat \<times> node) list"

fun get :: "nat list \<Rightarrow> node \<Rightarrow> node option" where
  "get [] n = Some n"
| "get (k # ks) (File _) = None"
| "get (k # ks) (Dir es) = (case map_of es k of None \<Rightarrow> None | Some n \<Rightarrow> get ks n)"

fun upd :: "nat \<Rightarrow> node \<Rightarrow> (nat \<times> node) list \<Rightarrow> (nat \<times> node) list" where
  "upd k n [] = [(k, n)]"
| "upd k n ((j, m) # es) = (if j = k then (k, n) # es else (j, m) # upd k n es)"

fun put :: "nat list \<Rightarrow> node \<Rightarrow> node \<Rightarrow> node" where
  "put [] n m = n"
| "put (k # ks) n (File x) = File x"
| "put (k # ks) n (Dir es) = (case map_of es k of
     None \<Rightarrow> (if ks = [] then Dir (upd k n es) else Dir es)
   | Some m \<Rightarrow> Dir (upd k (put ks n m) es))"

fun rm :: "nat list \<Rightarrow> node \<Rightarrow> node" where
  "rm [] n = n"
| "rm (k # ks) (File x) = File x"
| "rm [k] (Dir es) = Dir (filter (\<lambda>(j, _). j \<noteq> k) es)"
| "rm (k # ks) (Dir es) = (case map_of es k of None \<Rightarrow> Dir es | Some m \<Rightarrow> Dir (upd k (rm ks m) es))"

fun size_of :: "node \<Rightarrow> nat" where
  "size_of (File n) = n"
| "size_of (Dir es) = sum_list (map (\<lambda>(_, n). size_of n) es)"

fun files :: "node \<Rightarrow> nat list" where
  "files (File n) = [n]"
| "files (Dir es) = concat (map (\<lambda>(_, n). files n) es)"

fun wf_node :: "node \<Rightarrow> bool" where
  "wf_node (File _) = True"
| "wf_node (Dir es) = (distinct (map fst es) \<and> (\<forall>(_, n) \<in> set es. wf_node n))"

definition mv :: "nat list \<Rightarrow> nat list \<Rightarrow> node \<Rightarrow> node" where
  "mv p q n = (case get p n of None \<Rightarrow> n | Some m \<Rightarrow> put q m (rm p n))"

definition cp :: "nat list \<Rightarrow> nat list \<Rightarrow> node \<Rightarrow> node" where
  "cp p q n = (case get p n of None \<Rightarrow> n | Some m \<Rightarrow> put q m n)"

lemma get_append: "get (p @ q) n = (case get p n of None \<Rightarrow> None | Some m \<Rightarrow> get q m)"
  sorry

lemma get_put: "get p (put p m n) = Some m"
  oops (* no such folder *)

lemma get_put_there: "get p n \<noteq> None \<Longrightarrow> get p (put p m n) = Some m"
  sorry

lemma get_put_other: "p \<noteq> q \<Longrightarrow> get q (put p m n) = get q n"
  oops (* one inside the other *)

lemma put_get: "get p n = Some m \<Longrightarrow> put p m n = n"
  sorry

lemma put_put: "put p a (put p b n) = put p a n"
  sorry

lemma put_commute: "p \<noteq> q \<Longrightarrow> put p a (put q b n) = put q b (put p a n)"
  oops

lemma put_commute_keys: "j \<noteq> k \<Longrightarrow> put [j] a (put [k] b n) = put [k] b (put [j] a n)"
  oops (* order of new entries *)

lemma put_wf: "wf_node n \<Longrightarrow> wf_node m \<Longrightarrow> wf_node (put p m n)"
  sorry

lemma rm_wf: "wf_node n \<Longrightarrow> wf_node (rm p n)"
  sorry

lemma get_rm: "p \<noteq> [] \<Longrightarrow> get p (rm p n) = None"
  sorry

lemma rm_rm: "rm p (rm p n) = rm p n"
  sorry

lemma rm_put: "get p n = None \<Longrightarrow> p \<noteq> [] \<Longrightarrow> rm p (put p m n) = n"
  sorry

lemma rm_put_any: "p \<noteq> [] \<Longrightarrow> rm p (put p m n) = n"
  oops (* it was there *)

lemma rm_size: "size_of (rm p n) \<le> size_of n"
  sorry

lemma rm_size_less: "wf_node n \<Longrightarrow> p \<noteq> [] \<Longrightarrow> get p n \<noteq> None \<Longrightarrow> size_of (rm p n) < size_of n"
  oops (* empty file *)

lemma rm_files: "length (files (rm p n)) < length (files n) \<Longrightarrow> get p n \<noteq> None"
  sorry

lemma put_size: "size_of (put p m n) = size_of n + size_of m"
  oops

lemma size_files: "size_of n = sum_list (files n)"
  sorry

lemma put_files: "wf_node n \<Longrightarrow> m \<in> set (files k) \<Longrightarrow> m \<in> set (files (put p k n))"
  oops (* no such folder *)

lemma mv_get: "get p n = Some m \<Longrightarrow> get q (mv p q n) = Some m"
  oops (* into itself *)

lemma mv_back: "wf_node n \<Longrightarrow> get q n = None \<Longrightarrow> mv q p (mv p q n) = n"
  oops (* order of entries, or into itself *)

lemma mv_files: "wf_node n \<Longrightarrow> get q n = None \<Longrightarrow> length (files (mv p q n)) = length (files n)"
  oops (* into itself: lost *)

lemma mv_same: "mv p p n = n"
  oops (* order of entries *)

lemma mv_wf: "wf_node n \<Longrightarrow> wf_node (mv p q n)"
  sorry

lemma cp_get: "get q n \<noteq> None \<Longrightarrow> get p n = Some m \<Longrightarrow> get q (cp p q n) = Some m"
  sorry

lemma cp_keeps: "get p n = Some m \<Longrightarrow> get p (cp p q n) = Some m"
  oops (* q inside p *)

lemma cp_size: "wf_node n \<Longrightarrow> size_of n \<le> size_of (cp p q n)"
  oops (* replaces a larger one *)

lemma cp_cp: "cp p q (cp p q n) = cp p q n"
  oops (* q inside p *)

lemma get_prefix: "get (p @ q) n \<noteq> None \<Longrightarrow> get p n \<noteq> None"
  sorry

lemma get_longer: "get p n \<noteq> None \<Longrightarrow> get (p @ q) n \<noteq> None"
  oops

end
