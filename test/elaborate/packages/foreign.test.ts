import { describe, expect, it } from "vitest";
import { claims, errors, statements, theory } from "../theory-text.ts";

const order = `class below = fixes below :: "'a ⇒ 'a ⇒ bool"
class cpo = below + assumes "below x x"
class "domain" = cpo
instance nat :: cpo sorry
instance nat :: "domain" sorry
default_sort cpo
definition "cfun = {f :: 'a ⇒ 'b. ∀x y. below x y ⟶ below (f x) (f y)}"
cpodef ('a, 'b) cfun ("(_ →/ _)" [1, 0] 0) = "cfun :: ('a ⇒ 'b) set" sorry
notation Rep_cfun ("(_⋅/_)" [999, 1000] 999)
syntax "_Lambda" :: "[cargs, logic] ⇒ logic" ("(3Λ _./ _)" [1000, 10] 10)
`;

/** The package words, as the theories that bring them declare them. */
function foreign(text: string): ReturnType<typeof theory> {
  return theory(
    text,
    `Main keywords "cpodef" "corecursive" "nominal_primrec" :: thy_goal_defn and "domain" "fixrec" "corec" "atom_decl" "nominal_datatype" :: thy_decl and "lazy"`,
  );
}

describe("definitions by packages that are not carried out", () => {
  it("declare domains, their constructors as continuous functions, and functions on them", () => {
    const loaded = foreign(`${order}
domain 'a seq = Nil | Cons (lazy hd :: 'a) "'a seq" (infixr ":#" 65)
fixrec len :: "'a seq → nat" where "len⋅Nil = 0" | (unchecked) "len⋅(Cons⋅x⋅xs) = Suc (len⋅xs)"
lemma "len⋅(Cons⋅x⋅(s :: nat seq)) = n" oops
lemma "(Λ x y. x)⋅a⋅b = (a :: 'b)" oops`);
    expect(errors(loaded)).toEqual([]);
    expect(statements(loaded).map((s) => s.doubt !== null)).toEqual([true, true]);
    expect(claims(loaded)[1]).toContain("'b::cpo");
  });

  it("declare atoms, their classes, and terms with binders", () => {
    const loaded = foreign(`atom_decl name
nominal_datatype lam = Var "name" | App "lam" "lam" | Lam "«name»lam" ("Lam [_]._" [100, 100] 100)
nominal_primrec depth :: "lam ⇒ nat" where "depth (Var x) = 1" | "depth (Lam [x].t) = Suc (depth t)" sorry
lemma "depth (Lam [x].t) = depth (t :: lam)" oops
lemma "(x :: 'c :: fs_name) = x ∧ (y :: lam list × name) = y" oops
definition size_of :: "'a itself ⇒ nat" where "size_of TYPE('a) = card (UNIV :: 'a set)"
lemma "size_of TYPE(bool) = 3" oops`);
    expect(errors(loaded)).toEqual([]);
    expect(statements(loaded)[0]?.doubt).toContain("is not known");
    expect(statements(loaded)[2]?.doubt).toBe(null);
  });

  it("take the types of corecursive functions from their equations", () => {
    const loaded = foreign(`codatatype 'a stream = SCons (shd: 'a) (stl: "'a stream")
corec (friend) plus where "plus s t = SCons (shd s + shd t :: nat) (plus (stl s) (stl t))"
lemma "plus s t = s" oops`);
    expect(errors(loaded)).toEqual([]);
    expect(statements(loaded)[0]?.doubt).toContain('"corec"');
  });

  it("stand in the theory under their own words where they fail", () => {
    const loaded = foreign(`nominal_datatype t = A "nosuch" | B "t"\nlemma "B (x :: t) = x" oops`);
    expect(errors(loaded).map((e) => e.slice(0, 7))).toEqual(["E0201 2", "E0213 3"]);
  });
});
