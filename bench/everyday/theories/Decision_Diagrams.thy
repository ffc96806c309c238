theory Decision_Diagrams
  imports Main
begin

text \<open>Binary decision trees over numbered variables.\<close>

datatype bdd = Leaf bool | Node nat bdd bdd

fun sem :: "bdd \<Rightarrow> (nat \<Rightarrow> bool) \<Rightarrow> bool" where
  "sem (Leaf b) v = b"
| "sem (Node i l r) v = (if v i then sem r v else sem l v)"

fun vars :: "bdd \<Rightarrow> nat set" where
  "vars (Leaf b) = {}"
| "vars (Node i l r) = {i} \<union> vars l \<union> vars r"

fun ordered :: "bdd \<Rightarrow> bool" where
  "ordered (Leaf b) = True"
| "ordered (Node i l r) = ((\<forall>j \<in> vars l \<union> vars r. i < j) \<and> ordered l \<and> ordered r)"

fun reduced :: "bdd \<Rightarrow> bool" where
  "reduced (Leaf b) = True"
| "reduced (Node i l r) = (l \<noteq> r \<and> reduced l \<and> reduced r)"

fun mk :: "nat \<Rightarrow> bdd \<Rightarrow> bdd \<Rightarrow> bdd" where
  "mk i l r = (if l = r then l else Node i l r)"

fun reduce :: "bdd \<Rightarrow> bdd" where
  "reduce (Leaf b) = Leaf b"
| "reduce (Node i l r) = mk i (reduce l) (reduce r)"

fun neg :: "bdd \<Rightarrow> bdd" where
  "neg (Leaf b) = Leaf (\<not> b)"
| "neg (Node i l r) = Node i (neg l) (neg r)"

fun conj :: "bdd \<Rightarrow> bdd \<Rightarrow> bdd" where
  "conj (Leaf b) t = (if b then t else Leaf False)"
| "conj t (Leaf b) = (if b then t else Leaf False)"
| "conj (Node i l r) (Node j l' r') =
    (if i = j then Node i (conj l l') (conj r r')
     else if i < j then Node i (conj l (Node j l' r')) (conj r (Node j l' r'))
     else Node j (conj (Node i l r) l') (conj (Node i l r) r'))"

fun restrict :: "nat \<Rightarrow> bool \<Rightarrow> bdd \<Rightarrow> bdd" where
  "restrict i b (Leaf c) = Leaf c"
| "restrict i b (Node j l r) = (if i = j then (if b then r else l) else Node j (restrict i b l) (restrict i b r))"

lemma sem_reduce: "sem (reduce t) v = sem t v"
  sorry

lemma sem_neg: "sem (neg t) v = (\<not> sem t v)"
  sorry

lemma sem_conj: "sem (conj s t) v = (sem s v \<and> sem t v)"
  sorry

lemma reduced_reduce: "reduced (reduce t)"
  sorry

lemma reduced_conj: "reduced s \<Longrightarrow> reduced t \<Longrightarrow> reduced (conj s t)"
  oops (* x and not x, with the same variable *)

lemma ordered_reduce: "ordered t \<Longrightarrow> ordered (reduce t)"
  sorry

lemma ordered_conj: "ordered s \<Longrightarrow> ordered t \<Longrightarrow> ordered (conj s t)"
  sorry

lemma ordered_mk: "ordered l \<Longrightarrow> ordered r \<Longrightarrow> ordered (mk i l r)"
  oops (* i = 0, l with variable 0 *)

lemma canonical: "reduced s \<Longrightarrow> reduced t \<Longrightarrow> (\<forall>v. sem s v = sem t v) \<Longrightarrow> s = t"
  oops (* the same variable tested twice *)

lemma canonical_ordered: "reduced s \<Longrightarrow> ordered s \<Longrightarrow> reduced t \<Longrightarrow> ordered t \<Longrightarrow> (\<forall>v. sem s v = sem t v) \<Longrightarrow> s = t"
  sorry

lemma neg_neg: "neg (neg t) = t"
  sorry

lemma neg_vars: "vars (neg t) = vars t"
  sorry

lemma conj_vars: "vars (conj s t) = vars s \<union> vars t"
  oops (* conj (Leaf False) (Node ..) *)

lemma conj_commute: "conj s t = conj t s"
  sorry

lemma sem_restrict: "sem (restrict i b t) v = sem t (v(i := b))"
  oops (* the variable is tested again below *)

lemma sem_restrict_ordered: "ordered t \<Longrightarrow> sem (restrict i b t) v = sem t (v(i := b))"
  sorry

lemma restrict_vars: "i \<notin> vars (restrict i b t)"
  oops (* the variable is tested twice *)

lemma reduced_restrict: "reduced t \<Longrightarrow> reduced (restrict i b t)"
  oops (* Node 0 (Node 1 (Leaf False) (Leaf True)) (Leaf False), 1, False *)

lemma constant_true: "(\<forall>v. sem t v) \<Longrightarrow> reduce t = Leaf True"
  oops (* Node 0 (Leaf True) (Node 0 (Leaf False) (Leaf True)) *)

lemma depends_only: "(\<forall>i \<in> vars t. v i = w i) \<Longrightarrow> sem t v = sem t w"
  sorry

end
