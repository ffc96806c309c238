theory Reachability
  imports Main
begin

text \<open>Directed graphs as relations: paths, cycles, components.\<close>

type_synonym 'a graph = "('a \<times> 'a) set"

fun path :: "'a graph \<Rightarrow> 'a \<Rightarrow> 'a list \<Rightarrow> 'a \<Rightarrow> bool" where
  "path E u [] v = (u = v)"
| "path E u (w # ws) v = ((u, w) \<in> E \<and> path E w ws v)"

definition acyclic_graph :: "'a graph \<Rightarrow> bool" where
  "acyclic_graph E \<longleftrightarrow> (\<forall>v. (v, v) \<notin> E\<^sup>+)"

definition strongly_connected :: "'a graph \<Rightarrow> 'a \<Rightarrow> 'a \<Rightarrow> bool" where
  "strongly_connected E u v \<longleftrightarrow> (u, v) \<in> E\<^sup>* \<and> (v, u) \<in> E\<^sup>*"

definition independent :: "'a graph \<Rightarrow> 'a set \<Rightarrow> bool" where
  "independent E S \<longleftrightarrow> (\<forall>u \<in> S. \<forall>v \<in> S. (u, v) \<notin> E)"

definition dominating :: "'a graph \<Rightarrow> 'a set \<Rightarrow> bool" where
  "dominating E S \<longleftrightarrow> (\<forall>v. v \<in> S \<or> (\<exists>u \<in> S. (u, v) \<in> E))"

definition source :: "'a graph \<Rightarrow> 'a \<Rightarrow> bool" where
  "source E v \<longleftrightarrow> (\<forall>u. (u, v) \<notin> E)"

definition bipartite :: "'a graph \<Rightarrow> bool" where
  "bipartite E \<longleftrightarrow> (\<exists>S. \<forall>(u, v) \<in> E. u \<in> S \<longleftrightarrow> v \<notin> S)"

lemma path_append: "path E u (ws @ xs) v = (\<exists>w. path E u ws w \<and> path E w xs v)"
  sorry

lemma path_rtrancl: "path E u ws v \<Longrightarrow> (u, v) \<in> E\<^sup>*"
  sorry

lemma path_trancl: "path E u ws v \<Longrightarrow> (u, v) \<in> E\<^sup>+"
  oops (* the empty path *)

lemma path_reverse: "path E u ws v \<Longrightarrow> path (E\<inverse>) v (rev ws) u"
  oops (* the list has the end, not the start *)

lemma acyclic_irrefl: "acyclic_graph E \<Longrightarrow> irrefl E"
  sorry

lemma irrefl_acyclic: "irrefl E \<Longrightarrow> acyclic_graph E"
  oops (* a cycle of two *)

lemma acyclic_subset: "acyclic_graph E \<Longrightarrow> F \<subseteq> E \<Longrightarrow> acyclic_graph F"
  sorry

lemma acyclic_union: "acyclic_graph E \<Longrightarrow> acyclic_graph F \<Longrightarrow> acyclic_graph (E \<union> F)"
  oops (* u to v and v to u *)

lemma acyclic_antisym: "acyclic_graph E \<Longrightarrow> antisym E"
  sorry

lemma antisym_acyclic: "irrefl E \<Longrightarrow> antisym E \<Longrightarrow> acyclic_graph E"
  oops (* a cycle of three *)

lemma short_cycles: "\<forall>v. (v, v) \<notin> E \<union> E O E \<union> E O E O E \<Longrightarrow> acyclic_graph E"
  oops (* a cycle of four *)

lemma strongly_trans: "strongly_connected E u v \<Longrightarrow> strongly_connected E v w \<Longrightarrow> strongly_connected E u w"
  sorry

lemma strongly_edge: "strongly_connected E u v \<Longrightarrow> u \<noteq> v \<Longrightarrow> (u, v) \<in> E"
  oops (* a cycle of three *)

lemma connected_either: "(u, w) \<in> E\<^sup>* \<Longrightarrow> (v, w) \<in> E\<^sup>* \<Longrightarrow> (u, v) \<in> E\<^sup>* \<or> (v, u) \<in> E\<^sup>*"
  oops (* two sources *)

lemma connected_either_single: "single_valued E \<Longrightarrow> (w, u) \<in> E\<^sup>* \<Longrightarrow> (w, v) \<in> E\<^sup>* \<Longrightarrow> (u, v) \<in> E\<^sup>* \<or> (v, u) \<in> E\<^sup>*"
  sorry

lemma independent_subset: "independent E S \<Longrightarrow> T \<subseteq> S \<Longrightarrow> independent E T"
  sorry

lemma independent_union: "independent E S \<Longrightarrow> independent E T \<Longrightarrow> independent E (S \<union> T)"
  oops (* one edge between two vertices *)

lemma dominating_superset: "dominating E S \<Longrightarrow> S \<subseteq> T \<Longrightarrow> dominating E T"
  sorry

lemma dominating_independent: "dominating E S \<Longrightarrow> independent E (- S)"
  oops (* three vertices *)

lemma dominating_inter: "dominating E S \<Longrightarrow> dominating E T \<Longrightarrow> dominating E (S \<inter> T)"
  oops (* two vertices with edges both ways *)

lemma source_dominating: "dominating E S \<Longrightarrow> source E v \<Longrightarrow> v \<in> S"
  sorry

lemma source_exists: "\<exists>v. source E v"
  oops (* a loop *)

lemma bipartite_irrefl: "bipartite E \<Longrightarrow> irrefl E"
  sorry

lemma bipartite_union: "bipartite E \<Longrightarrow> bipartite F \<Longrightarrow> bipartite (E \<union> F)"
  oops (* a triangle in two parts *)

lemma odd_cycle: "(v, v) \<in> E ^^ 3 \<Longrightarrow> \<not> bipartite E"
  sorry

lemma even_only: "bipartite E \<Longrightarrow> (u, v) \<in> E ^^ 2 \<Longrightarrow> u = v"
  oops (* a path of two edges *)

end
