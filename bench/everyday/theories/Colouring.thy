theory Colouring
  imports Main
begin

text \<open>Graphs as lists of edges between numbers; colourings, paths, greedy algorithms.\<close>

type_synonym graph = "(nat \<times> nat) list"

definition adj :: "graph \<Rightarrow> nat \<Rightarrow> nat \<Rightarrow> bool" where
  "adj g a b \<longleftrightarrow> (a, b) \<in> set g \<or> (b, a) \<in> set g"

definition nodes :: "graph \<Rightarrow> nat list" where
  "nodes g = remdups (concat (map (\<lambda>(a, b). [a, b]) g))"

definition simple :: "graph \<Rightarrow> bool" where
  "simple g \<longleftrightarrow> (\<forall>(a, b) \<in> set g. a \<noteq> b)"

definition degree :: "graph \<Rightarrow> nat \<Rightarrow> nat" where
  "degree g a = length (filter (adj g a) (nodes g))"

definition proper :: "graph \<Rightarrow> (nat \<Rightarrow> nat) \<Rightarrow> bool" where
  "proper g c \<longleftrightarrow> (\<forall>(a, b) \<in> set g. c a \<noteq> c b)"

definition uses :: "graph \<Rightarrow> (nat \<Rightarrow> nat) \<Rightarrow> nat" where
  "uses g c = card (c ` set (nodes g))"

fun least_free :: "nat \<Rightarrow> nat list \<Rightarrow> nat \<Rightarrow> nat" where
  "least_free 0 cs k = k"
| "least_free (Suc n) cs k = (if k \<in> set cs then least_free n cs (Suc k) else k)"

fun greedy :: "graph \<Rightarrow> nat list \<Rightarrow> (nat \<times> nat) list \<Rightarrow> (nat \<times> nat) list" where
  "greedy g [] cs = cs"
| "greedy g (a # as) cs = greedy g as ((a, least_free (length cs) (map snd (filter (\<lambda>(b, _). adj g a b) cs)) 0) # cs)"

fun colour_of :: "(nat \<times> nat) list \<Rightarrow> nat \<Rightarrow> nat" where
  "colour_of [] a = 0"
| "colour_of ((b, k) # cs) a = (if a = b then k else colour_of cs a)"

definition colour :: "graph \<Rightarrow> nat \<Rightarrow> nat" where
  "colour g = colour_of (greedy g (nodes g) [])"

fun walk :: "graph \<Rightarrow> nat list \<Rightarrow> bool" where
  "walk g [] = True"
| "walk g [a] = True"
| "walk g (a # b # as) = (adj g a b \<and> walk g (b # as))"

definition bipartite :: "graph \<Rightarrow> bool" where
  "bipartite g \<longleftrightarrow> (\<exists>c :: nat \<Rightarrow> bool. \<forall>(a, b) \<in> set g. c a \<noteq> c b)"

definition triangle :: "graph \<Rightarrow> bool" where
  "triangle g \<longleftrightarrow> (\<exists>a \<in> set (nodes g). \<exists>b \<in> set (nodes g). \<exists>c \<in> set (nodes g). adj g a b \<and> adj g b c \<and> adj g c a)"

lemma adj_sym: "adj g a b = adj g b a"
  sorry

lemma greedy_proper: "simple g \<Longrightarrow> proper g (colour g)"
  sorry

lemma greedy_proper_loops: "proper g (colour g)"
  oops (* a loop *)

lemma greedy_two: "simple g \<Longrightarrow> bipartite g \<Longrightarrow> a \<in> set (nodes g) \<Longrightarrow> colour g a < 2"
  oops (* a path of four nodes, ends first *)

lemma greedy_degree: "simple g \<Longrightarrow> colour g a \<le> degree g a"
  sorry

lemma greedy_degree_less: "simple g \<Longrightarrow> a \<in> set (nodes g) \<Longrightarrow> colour g a < degree g a"
  oops (* one edge *)

lemma greedy_rev: "simple g \<Longrightarrow> uses g (colour g) = uses (rev g) (colour (rev g))"
  oops (* an order that needs three *)

lemma triangle_three: "simple g \<Longrightarrow> triangle g \<Longrightarrow> proper g c \<Longrightarrow> uses g c \<ge> 3"
  sorry

lemma no_triangle_two: "simple g \<Longrightarrow> \<not> triangle g \<Longrightarrow> bipartite g"
  oops (* a cycle of five *)

lemma bipartite_no_triangle: "bipartite g \<Longrightarrow> \<not> triangle g"
  sorry

lemma bipartite_append: "bipartite g \<Longrightarrow> bipartite h \<Longrightarrow> bipartite (g @ h)"
  oops (* triangle in two parts *)

lemma proper_append: "proper (g @ h) c \<longleftrightarrow> proper g c \<and> proper h c"
  sorry

lemma proper_suc: "proper g c \<Longrightarrow> proper g (\<lambda>a. Suc (c a))"
  sorry

lemma proper_comp: "proper g c \<Longrightarrow> proper g (\<lambda>a. f (c a))"
  oops (* f constant *)

lemma proper_mod: "proper g c \<Longrightarrow> proper g (\<lambda>a. c a mod 3)"
  oops (* colours 0 and 3 *)

lemma degree_sum: "simple g \<Longrightarrow> sum_list (map (degree g) (nodes g)) = 2 * length g"
  oops (* an edge twice *)

lemma degree_edges: "simple g \<Longrightarrow> degree g a \<le> length g"
  sorry

lemma degree_even: "simple g \<Longrightarrow> even (sum_list (map (degree g) (nodes g)))"
  sorry

lemma degree_loop: "even (sum_list (map (degree g) (nodes g)))"
  oops (* a loop *)

lemma degree_cons: "degree ((a, b) # g) c \<le> degree g c + 1"
  sorry

lemma walk_rev: "walk g as \<Longrightarrow> walk g (rev as)"
  sorry

lemma walk_append: "walk g as \<Longrightarrow> walk g bs \<Longrightarrow> walk g (as @ bs)"
  oops

lemma walk_glue: "walk g (as @ [a]) \<Longrightarrow> walk g (a # bs) \<Longrightarrow> walk g (as @ a # bs)"
  sorry

lemma walk_nodes: "walk g as \<Longrightarrow> set as \<subseteq> set (nodes g)"
  oops (* one node *)

lemma walk_nodes_long: "walk g as \<Longrightarrow> length as \<ge> 2 \<Longrightarrow> set as \<subseteq> set (nodes g)"
  sorry

lemma walk_distinct: "walk g as \<Longrightarrow> distinct as \<Longrightarrow> length as \<le> Suc (length g)"
  sorry

lemma walk_distinct_tight: "walk g as \<Longrightarrow> distinct as \<Longrightarrow> length as \<le> length g"
  oops

lemma odd_walk: "simple g \<Longrightarrow> walk g (a # as @ [a]) \<Longrightarrow> even (length as) \<Longrightarrow> triangle g"
  oops (* a cycle of five *)

lemma two_colours_paths: "proper g c \<Longrightarrow> (\<forall>a. c a < 2) \<Longrightarrow> walk g (a # as @ [b]) \<Longrightarrow> even (length as) \<Longrightarrow> c a \<noteq> c b"
  sorry

lemma least_free_bound: "least_free n cs k \<le> k + n"
  sorry

lemma least_free_free: "least_free n cs k \<notin> set cs"
  oops (* n too small *)

lemma nodes_append: "nodes (g @ h) = remdups (nodes g @ nodes h)"
  sorry

end
