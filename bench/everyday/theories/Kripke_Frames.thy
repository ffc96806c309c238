theory Kripke_Frames
  imports Main
begin

text \<open>Modal logic: a deep embedding over relations, and correspondence claims.\<close>

datatype form = Atom nat | Bot | Imp form form | Box form

abbreviation "Not' f \<equiv> Imp f Bot"
abbreviation "Dia f \<equiv> Not' (Box (Not' f))"

fun holds :: "('w \<times> 'w) set \<Rightarrow> (nat \<Rightarrow> 'w set) \<Rightarrow> 'w \<Rightarrow> form \<Rightarrow> bool" where
  "holds R v w (Atom p) = (w \<in> v p)"
| "holds R v w Bot = False"
| "holds R v w (Imp f g) = (holds R v w f \<longrightarrow> holds R v w g)"
| "holds R v w (Box f) = (\<forall>u. (w, u) \<in> R \<longrightarrow> holds R v u f)"

definition valid :: "('w \<times> 'w) set \<Rightarrow> form \<Rightarrow> bool" where
  "valid R f \<longleftrightarrow> (\<forall>v w. holds R v w f)"

type_synonym 'w pred = "'w \<Rightarrow> bool"
definition box :: "('w \<Rightarrow> 'w \<Rightarrow> bool) \<Rightarrow> 'w pred \<Rightarrow> 'w pred" where "box R p w \<longleftrightarrow> (\<forall>u. R w u \<longrightarrow> p u)"
definition dia :: "('w \<Rightarrow> 'w \<Rightarrow> bool) \<Rightarrow> 'w pred \<Rightarrow> 'w pred" where "dia R p w \<longleftrightarrow> (\<exists>u. R w u \<and> p u)"

lemma K: "holds R v w (Imp (Box (Imp f g)) (Imp (Box f) (Box g)))"
  sorry

lemma K_back: "holds R v w (Imp (Imp (Box f) (Box g)) (Box (Imp f g)))"
  oops

lemma T: "refl R \<Longrightarrow> holds R v w (Imp (Box f) f)"
  sorry

lemma T_any: "holds R v w (Imp (Box f) f)"
  oops (* no successor *)

lemma D: "holds R v w (Imp (Box f) (Dia f))"
  oops (* no successor *)

lemma D_serial: "\<forall>w. \<exists>u. (w, u) \<in> R \<Longrightarrow> holds R v w (Imp (Box f) (Dia f))"
  sorry

lemma four: "trans R \<Longrightarrow> holds R v w (Imp (Box f) (Box (Box f)))"
  sorry

lemma four_sym: "sym R \<Longrightarrow> holds R v w (Imp (Box f) (Box (Box f)))"
  oops

lemma B: "sym R \<Longrightarrow> holds R v w (Imp f (Box (Dia f)))"
  sorry

lemma B_trans: "trans R \<Longrightarrow> holds R v w (Imp f (Box (Dia f)))"
  oops

lemma five: "sym R \<Longrightarrow> trans R \<Longrightarrow> holds R v w (Imp (Dia f) (Box (Dia f)))"
  sorry

lemma five_refl_trans: "refl R \<Longrightarrow> trans R \<Longrightarrow> holds R v w (Imp (Dia f) (Box (Dia f)))"
  oops

lemma loeb: "trans R \<Longrightarrow> holds R v w (Imp (Box (Imp (Box f) f)) (Box f))"
  oops (* a loop *)

lemma grz: "refl R \<Longrightarrow> trans R \<Longrightarrow> holds R v w (Imp (Box (Imp (Box (Imp f (Box f))) f)) f)"
  oops (* a cycle of two *)

lemma mckinsey: "refl R \<Longrightarrow> trans R \<Longrightarrow> holds R v w (Imp (Box (Dia f)) (Dia (Box f)))"
  oops (* a cluster of two *)

lemma box_or: "box R (\<lambda>w. p w \<or> q w) w \<Longrightarrow> box R p w \<or> box R q w"
  oops

lemma box_and: "box R (\<lambda>w. p w \<and> q w) w \<longleftrightarrow> box R p w \<and> box R q w"
  sorry

lemma dia_and: "dia R p w \<Longrightarrow> dia R q w \<Longrightarrow> dia R (\<lambda>w. p w \<and> q w) w"
  oops

lemma dia_box_mix: "dia R p w \<Longrightarrow> box R q w \<Longrightarrow> dia R (\<lambda>w. p w \<and> q w) w"
  sorry

lemma dia_box: "dia R (box R p) w \<Longrightarrow> box R (dia R p) w"
  oops

lemma confluent: "\<forall>x y z. R x y \<longrightarrow> R x z \<longrightarrow> (\<exists>u. R y u \<and> R z u) \<Longrightarrow> dia R (box R p) w \<Longrightarrow> box R (dia R p) w"
  sorry

lemma density: "\<forall>x y. R x y \<longrightarrow> (\<exists>z. R x z \<and> R z y) \<Longrightarrow> box R (box R p) w \<Longrightarrow> box R p w"
  sorry

lemma density_wrong: "box R (box R p) w \<Longrightarrow> box R p w"
  oops

lemma functional: "\<forall>x y z. R x y \<longrightarrow> R x z \<longrightarrow> y = z \<Longrightarrow> dia R p w \<Longrightarrow> box R p w"
  sorry

lemma functional_back: "\<forall>x y z. R x y \<longrightarrow> R x z \<longrightarrow> y = z \<Longrightarrow> box R p w \<Longrightarrow> dia R p w"
  oops

lemma euclid_trans: "\<forall>x y z. R x y \<longrightarrow> R x z \<longrightarrow> R y z \<Longrightarrow> transp R"
  oops

lemma euclid_refl_sym: "\<forall>x y z. R x y \<longrightarrow> R x z \<longrightarrow> R y z \<Longrightarrow> reflp R \<Longrightarrow> symp R"
  sorry

lemma valid_T: "valid R (Imp (Box (Atom 0)) (Atom 0)) \<Longrightarrow> refl R"
  sorry

lemma valid_four: "valid R (Imp (Box (Atom 0)) (Box (Box (Atom 0)))) \<Longrightarrow> sym R"
  oops

lemma sub_frame: "R \<subseteq> S \<Longrightarrow> holds R v w (Box f) \<Longrightarrow> holds S v w (Box f)"
  oops

lemma sub_frame_atom: "R \<subseteq> S \<Longrightarrow> holds S v w (Box (Atom p)) \<Longrightarrow> holds R v w (Box (Atom p))"
  sorry

lemma sub_frame_wrong: "R \<subseteq> S \<Longrightarrow> holds S v w (Box f) \<Longrightarrow> holds R v w (Box f)"
  oops (* f with a diamond *)

end
