theory Unification
  imports Main
begin

text \<open>First-order terms, substitutions, matching and unification with fuel.\<close>

datatype tm = V nat | F nat "tm list"

type_synonym subst = "(nat \<times> tm) list"

fun look :: "subst \<Rightarrow> nat \<Rightarrow> tm" where
  "look [] x = V x"
| "look ((y, t) # s) x = (if x = y then t else look s x)"

fun app :: "subst \<Rightarrow> tm \<Rightarrow> tm" where
  "app s (V x) = look s x"
| "app s (F f ts) = F f (map (app s) ts)"

fun vars :: "tm \<Rightarrow> nat set" where
  "vars (V x) = {x}"
| "vars (F f ts) = (\<Union>t \<in> set ts. vars t)"

fun occurs :: "nat \<Rightarrow> tm \<Rightarrow> bool" where
  "occurs x (V y) = (x = y)"
| "occurs x (F f ts) = (\<exists>t \<in> set ts. occurs x t)"

fun depth :: "tm \<Rightarrow> nat" where
  "depth (V x) = 0"
| "depth (F f ts) = Suc (fold max (map depth ts) 0)"

fun symbols :: "tm \<Rightarrow> nat" where
  "symbols (V x) = 1"
| "symbols (F f ts) = Suc (sum_list (map symbols ts))"

definition comp :: "subst \<Rightarrow> subst \<Rightarrow> subst" where
  "comp s r = map (\<lambda>(x, t). (x, app r t)) s @ r"

definition ground :: "tm \<Rightarrow> bool" where "ground t \<longleftrightarrow> vars t = {}"

fun unify :: "nat \<Rightarrow> (tm \<times> tm) list \<Rightarrow> subst \<Rightarrow> subst option" where
  "unify 0 _ _ = None"
| "unify (Suc n) [] s = Some s"
| "unify (Suc n) ((t, u) # es) s = (case (t, u) of
     (V x, V y) \<Rightarrow> if x = y then unify n es s else unify n (map (map_prod (app [(x, u)]) (app [(x, u)])) es) (comp s [(x, u)])
   | (V x, _) \<Rightarrow> if occurs x u then None else unify n (map (map_prod (app [(x, u)]) (app [(x, u)])) es) (comp s [(x, u)])
   | (_, V y) \<Rightarrow> unify n ((u, t) # es) s
   | (F f ts, F g us) \<Rightarrow> if f = g \<and> length ts = length us then unify n (zip ts us @ es) s else None)"

lemma app_nil: "app [] t = t"
  sorry

lemma app_comp: "app (comp s r) t = app r (app s t)"
  sorry

lemma comp_commutes: "app (comp s r) t = app (comp r s) t"
  oops (* s = [(0, V 1)], r = [(1, V 0)] or so *)

lemma app_idempotent: "app s (app s t) = app s t"
  oops (* s = [(0, V 1), (1, V 0)] *)

lemma app_append: "app (s @ r) t = app r (app s t)"
  oops (* s = [(0, V 1)], r = [(1, F 0 [])], t = V 0 *)

lemma app_ground: "ground t \<Longrightarrow> app s t = t"
  sorry

lemma ground_app: "ground (app s t) \<Longrightarrow> ground t"
  oops (* t = V 0 *)

lemma occurs_vars: "occurs x t \<longleftrightarrow> x \<in> vars t"
  sorry

lemma vars_app: "vars (app s t) \<subseteq> vars t"
  oops (* V 0 by V 1 *)

lemma vars_app_union: "vars (app s t) = (\<Union>x \<in> vars t. vars (look s x))"
  sorry

lemma app_occurs: "\<not> occurs x t \<Longrightarrow> app [(x, u)] t = t"
  sorry

lemma app_removes: "\<not> occurs x (app [(x, u)] t)"
  oops (* u = V x *)

lemma app_removes_clean: "\<not> occurs x u \<Longrightarrow> \<not> occurs x (app [(x, u)] t)"
  sorry

lemma subst_commutes: "x \<noteq> y \<Longrightarrow> app [(x, u)] (app [(y, v)] t) = app [(y, v)] (app [(x, u)] t)"
  oops (* u = V y *)

lemma subst_commutes_almost: "x \<noteq> y \<Longrightarrow> \<not> occurs y u \<Longrightarrow> app [(x, u)] (app [(y, v)] t) = app [(y, v)] (app [(x, u)] t)"
  oops (* v = V x *)

lemma subst_lemma: "x \<noteq> y \<Longrightarrow> \<not> occurs x v \<Longrightarrow> app [(y, v)] (app [(x, u)] t) = app [(x, app [(y, v)] u)] (app [(y, v)] t)"
  sorry

lemma app_inj: "app s t = app s u \<Longrightarrow> t = u"
  oops (* s identifies *)

lemma depth_app: "depth (app s t) = depth t"
  oops (* V 0 by F *)

lemma depth_symbols: "depth t < symbols t"
  oops (* a constant: both are one *)

lemma depth_app_ge: "depth t \<le> depth (app s t)"
  sorry

lemma symbols_app: "symbols (app s t) \<ge> symbols t"
  sorry

lemma symbols_double: "app s t = t \<Longrightarrow> s = []"
  oops (* no variable *)

lemma unify_sound: "unify n [(t, u)] [] = Some s \<Longrightarrow> app s t = app s u"
  sorry

lemma unify_same_vars: "unify n [(t, u)] [] = Some s \<Longrightarrow> vars (app s t) \<subseteq> vars t"
  oops (* t = V 0, u = V 1 *)

lemma unify_symmetric: "unify n [(t, u)] [] = Some s \<Longrightarrow> unify n [(u, t)] [] = Some s"
  oops (* V 0, V 1 *)

lemma unify_idempotent: "unify n [(t, u)] [] = Some s \<Longrightarrow> app s (app s v) = app s v"
  sorry

lemma unify_matching: "unify n [(t, u)] [] = Some s \<Longrightarrow> app s t = u"
  oops (* u = V 0, t = F 0 [] *)

lemma unify_fuel: "unify n es s = None \<Longrightarrow> unify (Suc n) es s = None"
  oops (* n = 0, es = [] *)

lemma unify_complete: "app r t = app r u \<Longrightarrow> unify 4 [(t, u)] [] \<noteq> None"
  oops (* fuel too small: F 0 of four variables *)

lemma most_general: "unify n [(t, u)] [] = Some s \<Longrightarrow> app r t = app r u \<Longrightarrow> app r v = app r (app s v)"
  sorry

lemma more_general_wrong: "unify n [(t, u)] [] = Some s \<Longrightarrow> app r t = app r u \<Longrightarrow> app r v = app s (app r v)"
  oops (* s moves what r leaves *)

end
