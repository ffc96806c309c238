theory Closure_Operators
  imports Main
begin

text \<open>Orders, lattices, closure operators and Galois connections.\<close>

definition closure_op :: "('a::order \<Rightarrow> 'a) \<Rightarrow> bool" where
  "closure_op c \<longleftrightarrow> mono c \<and> (\<forall>x. x \<le> c x) \<and> (\<forall>x. c (c x) = c x)"

definition galois :: "('a::order \<Rightarrow> 'b::order) \<Rightarrow> ('b \<Rightarrow> 'a) \<Rightarrow> bool" where
  "galois f g \<longleftrightarrow> (\<forall>x y. f x \<le> y \<longleftrightarrow> x \<le> g y)"

definition chain :: "'a::order set \<Rightarrow> bool" where
  "chain S \<longleftrightarrow> (\<forall>x \<in> S. \<forall>y \<in> S. x \<le> y \<or> y \<le> x)"

definition minimal_in :: "'a::order set \<Rightarrow> 'a \<Rightarrow> bool" where
  "minimal_in S x \<longleftrightarrow> x \<in> S \<and> (\<forall>y \<in> S. y \<le> x \<longrightarrow> y = x)"

definition least_in :: "'a::order set \<Rightarrow> 'a \<Rightarrow> bool" where
  "least_in S x \<longleftrightarrow> x \<in> S \<and> (\<forall>y \<in> S. x \<le> y)"

lemma closure_fixed: "closure_op c \<Longrightarrow> c x = x \<longleftrightarrow> c x \<le> x"
  sorry

lemma closure_compose: "closure_op c \<Longrightarrow> closure_op d \<Longrightarrow> closure_op (c \<circ> d)"
  oops (* the composition need not be idempotent *)

lemma closure_inf: "closure_op c \<Longrightarrow> c (inf x y) = inf (c x) (c (y :: 'a :: lattice))"
  oops (* four elements: the closure of both atoms is the top *)

lemma closure_inf_le: "closure_op c \<Longrightarrow> c (inf x y) \<le> inf (c x) (c (y :: 'a :: lattice))"
  sorry

lemma closure_sup: "closure_op c \<Longrightarrow> c (sup x y) = c (sup (c x) (c (y :: 'a :: lattice)))"
  sorry

lemma closure_sup_plain: "closure_op c \<Longrightarrow> c (sup x y) = sup (c x) (c (y :: 'a :: lattice))"
  oops (* the union of two closed sets need not be closed *)

lemma idempotent_mono: "mono (c :: 'a::order \<Rightarrow> 'a) \<Longrightarrow> (\<forall>x. c (c x) = c x) \<Longrightarrow> closure_op c"
  oops (* a constant function *)

lemma galois_mono: "galois f g \<Longrightarrow> mono f"
  sorry

lemma galois_closure: "galois f g \<Longrightarrow> closure_op (\<lambda>x. g (f x))"
  sorry

lemma galois_kernel: "galois f g \<Longrightarrow> closure_op (\<lambda>y. f (g y))"
  oops (* f (g y) is below y *)

lemma galois_swap: "galois f g \<Longrightarrow> galois g f"
  oops (* a constant below an identity *)

lemma galois_unique: "galois f g \<Longrightarrow> galois f h \<Longrightarrow> g = h"
  sorry

lemma galois_inj: "galois f g \<Longrightarrow> inj f"
  oops (* everything to one point *)

lemma least_minimal: "least_in S x \<Longrightarrow> minimal_in S x"
  sorry

lemma minimal_least: "minimal_in S x \<Longrightarrow> least_in S x"
  oops (* two elements that cannot be compared *)

lemma minimal_least_chain: "chain S \<Longrightarrow> minimal_in S x \<Longrightarrow> least_in S x"
  sorry

lemma minimal_unique: "minimal_in S x \<Longrightarrow> minimal_in S y \<Longrightarrow> x = y"
  oops (* two elements that cannot be compared *)

lemma chain_union: "chain S \<Longrightarrow> chain T \<Longrightarrow> chain (S \<union> T)"
  oops (* two singletons *)

lemma chain_image: "mono f \<Longrightarrow> chain S \<Longrightarrow> chain (f ` S)"
  sorry

lemma chain_vimage: "mono f \<Longrightarrow> chain S \<Longrightarrow> chain (f -` S)"
  oops (* a constant function *)

lemma absorb: "inf x (sup x y) = (x :: 'a :: lattice)"
  sorry

lemma distributive: "inf x (sup y z) = sup (inf x y) (inf x (z :: 'a :: lattice))"
  oops (* the diamond or the pentagon *)

lemma modular: "x \<le> z \<Longrightarrow> sup x (inf y z) = inf (sup x y) (z :: 'a :: lattice)"
  oops (* the pentagon *)

lemma modular_le: "x \<le> z \<Longrightarrow> sup x (inf y z) \<le> inf (sup x y) (z :: 'a :: lattice)"
  sorry

end
